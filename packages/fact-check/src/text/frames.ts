import type { Language } from '../lexicon/languages.js';
import { isOfClass } from '../lexicon/lexicon.js';
import { findNameGroups } from './name-groups.js';
import { DETERMINERS, findPreposition, PREPOSITION_SLOTS, type Slot } from './prepositions.js';
import { isVerb, type Reading } from './read-text.js';
import type { Token } from './tokenize.js';

/** A name or person beside a verb, with the slots that it may fill. */
export interface Filler {
  tokens: readonly Token[];
  slots: readonly Slot[];
}

/** A verb with the names, years and days of its clause. */
export interface Frame {
  verb: Token;
  fillers: readonly Filler[];
  years: readonly number[];
  days: readonly string[];
  /** Whether a pronoun for a person stands before the verb. */
  hasUnnamed: boolean;
  isPassive: boolean;
  /** Whether the verb is too general to compare its fillers. */
  isLight: boolean;
}

const PRONOUNS: ReadonlySet<string> = new Set(
  'he she they him her them it who whom which that er sie es ihn ihm ihnen der die das il elle ils elles qui que lui él ella ellos lo la los quien egli ela ele'.split(
    ' ',
  ),
);
const PERSON_PRONOUNS: ReadonlySet<string> = new Set(
  'he she they er sie il elle ils elles él ella ellos egli ela ele'.split(' '),
);
const LIST_JOINTS: ReadonlySet<string> = new Set(', and & und et y e sowie with'.split(' '));
const PASSIVE: Partial<Record<Language, RegExp>> = {
  en: /^(?:is|are|was|were|be|been|being|got)$/,
  de: /^(?:wird|werden|wurde|wurden|worden)$/,
  fr: /^(?:est|sont|fut|furent|été|était|étaient|être)$/,
  es: /^(?:es|son|fue|fueron|sido|era|ser)$/,
  it: /^(?:è|sono|fu|furono|stato|stata)$/,
  pt: /^(?:é|são|foi|foram|sido)$/,
};
const MAX_AUXILIARY_DISTANCE = 4;

const READ = new WeakMap<Reading, readonly Frame[]>();

/** Returns the verbs of a text with the names beside them. */
export function findFrames(reading: Reading): readonly Frame[] {
  const known = READ.get(reading);
  if (known !== undefined) return known;
  const frames = readFrames(reading);
  READ.set(reading, frames);
  return frames;
}

function readFrames(reading: Reading): Frame[] {
  const groups = findNameGroups(reading);
  return reading.clauses.flatMap(({ positions }) => {
    const inClause = new Set(positions);
    const verbs = positions.filter((position) => isMainVerb(reading, position));
    const own = groups.filter(([first]) => inClause.has(first!));
    return verbs.map((verb) => toFrame(reading, verb, own, inClause));
  });
}

function toFrame(
  reading: Reading,
  verb: number,
  groups: readonly (readonly number[])[],
  inClause: ReadonlySet<number>,
): Frame {
  const { tokens, quantities, dates } = reading;
  const fillers: Filler[] = [];
  for (const [index, group] of groups.entries()) {
    const before = groups[index - 1];
    const isListed = before !== undefined && isJoined(reading, before.at(-1)!, group[0]!);
    const slots = isListed ? fillers.at(-1)!.slots : findSlots(reading, group, verb, inClause);
    fillers.push({ tokens: group.map((position) => tokens[position]!), slots });
  }
  return {
    verb: tokens[verb]!,
    fillers,
    years: quantities
      .filter(
        ({ first, dimension, value, relation }) =>
          inClause.has(first) &&
          relation !== 'before' &&
          relation !== 'after' &&
          !isDecadeYear(tokens, first) &&
          dimension === 'bare' &&
          Math.abs(value) >= MIN_YEAR &&
          value <= MAX_YEAR,
      )
      .map(({ value }) => value),
    days: dates
      .filter(({ day, position }) => day !== null && inClause.has(position))
      .map(({ day, month }) => `${month}-${day}`),
    isPassive: isPassiveVerb(reading, verb),
    isLight: tokens[verb]!.concepts.some((concept) => LIGHT_VERBS.has(concept)),
    hasUnnamed: [...inClause].some((position) => position < verb && isUnnamed(tokens[position]!)),
  };
}

/** Whether a number is a decade and no year: "in the 1540s". */
const isDecadeYear = (tokens: readonly Token[], position: number): boolean => {
  const next = tokens[position + 1];
  const isEnding = next !== undefined && next.start === tokens[position]!.end && /^(?:s|er)$/.test(next.word);
  return isEnding || /^(?:annees|anos|anni)$/.test(tokens[position - 1]?.word ?? '');
};

const MIN_YEAR = 100;
const MAX_YEAR = 2100;

const isUnnamed = ({ text }: Token): boolean => PERSON_PRONOUNS.has(text.toLowerCase());

function isMainVerb({ tokens, language, numberPositions }: Reading, position: number): boolean {
  const token = tokens[position]!;
  if (numberPositions.has(position) || token.isFunction || !isVerb(tokens, position, language)) return false;
  if (language === 'en' && ENGLISH_NOUN.test(token.word)) return false;
  if (isQuoted(tokens, position)) return false;
  if (
    tokens[position - 1]?.kind === 'number' ||
    (numberPositions.has(position - 1) && tokens[position - 1]?.isCapital === false)
  )
    return false;
  return !token.concepts.some((concept) => isOfClass(concept, 'f') || isOfClass(concept, 'g'));
}

/** Whether a word is in quotation marks, as translations of names are: “Houses of stone”. */
const isQuoted = (tokens: readonly Token[], position: number): boolean =>
  tokens.slice(0, position).some(({ text }) => /^[“„«"]$/.test(text)) &&
  tokens.slice(position + 1).some(({ text }) => /^[”“»"]$/.test(text));

/** Nouns derived from verbs: "burial", "climbers". */
const ENGLISH_NOUN =
  /(?:[^ev]al|als|tion|tions|sion|sions|ment|ments|[bdlmnrst]ers?|ings|ture|birth|death|quest|sts|fire|fires|^(?:houses?|homes?|designs?|plans?|assembly|names?))$/;

/** Concepts of verbs that are too general to be compared. */
const LIGHT_VERBS = new Set(['tell', 'carry', 'bring', 'go', 'show', 'stop', 'use', 'need', 'work', 'help', 'think']);

const isJoined = ({ tokens }: Reading, last: number, first: number): boolean => {
  const between = tokens.slice(last + 1, first);
  return (
    between.length > 0 &&
    between.every(({ text, word }) => LIST_JOINTS.has(text.toLowerCase()) || DETERMINERS.has(word)) &&
    between.some(({ text }) => LIST_JOINTS.has(text.toLowerCase()))
  );
};

/** Whether a name is the agent of a cleft sentence: "It was X who built it". */
const isCleft = (tokens: readonly Token[], first: number, last: number, verb: number): boolean =>
  tokens[verb - 1]?.word === 'who' &&
  /^it (?:was|is)$/.test(
    tokens
      .slice(Math.max(0, first - 2), first)
      .map(({ word }) => word)
      .join(' '),
  ) &&
  last < verb;

const isRelative = (tokens: readonly Token[], last: number, verb: number): boolean =>
  tokens.slice(last + 1, verb).some(({ word }) => /^(?:who|which|that|qui)$/.test(word));

function findSlots(
  reading: Reading,
  group: readonly number[],
  verb: number,
  inClause: ReadonlySet<number>,
): readonly Slot[] {
  const { tokens, language } = reading;
  const [first, last] = [group[0]!, group.at(-1)!];
  if (/['’]s$/.test(tokens[last]!.text) || /^['’]$/.test(tokens[last + 1]?.text ?? '')) return ['owner'];
  if (last < verb && isCleft(tokens, first, last, verb)) return ['agent'];
  const preposition = last < verb && isRelative(tokens, last, verb) ? null : findPreposition(reading, first);
  if (preposition !== null) {
    const slots = PREPOSITION_SLOTS[language][preposition] ?? ['other'];
    // In "he built it after sketches by X", X made the sketches.
    return !slots.includes('agent') || isPassiveVerb(reading, verb)
      ? slots
      : ['of', ...slots.filter((slot) => slot !== 'agent')];
  }
  if (language !== 'en' && language !== 'fr') return ['core'];
  if (tokens[verb]!.concepts.some((concept) => INTRANSITIVE.has(concept)))
    return first < verb && language === 'en' ? ['agent'] : ['core'];
  const isPassive = isPassiveVerb(reading, verb);
  const isBefore = first < verb;
  if (isBefore && isLooselyJoined(reading, last, verb)) return ['core'];
  if (isPassive) return isBefore ? ['patient'] : ['core'];
  // In "que relie le pont" the subject follows; in "she had it built" somebody else acted.
  if (!isBefore && /^qu[e'’]?$/.test(tokens[verb - 1]?.text.toLowerCase() ?? '')) return ['core'];
  if (isBefore && isCausative(tokens, last, verb)) return ['core'];
  if (isBefore) return hasOtherVerbBetween(reading, last, verb, inClause) ? ['core'] : ['agent'];
  return hasSubject(reading, verb, inClause) ? ['patient'] : ['core'];
}

/** Whether a name before a verb may be its subject or object: "the chessmen, carved of ivory", "X, who built it". */
const isLooselyJoined = ({ tokens, language }: Reading, last: number, verb: number): boolean =>
  tokens[verb - 1]?.text === ',' ||
  // In "it was stolen by X and recovered", the second verb shares the auxiliary.
  (/^(?:and|et)$/.test(tokens[verb - 1]?.text ?? '') &&
    tokens.slice(0, verb).some(({ text }) => PASSIVE[language]?.test(text))) ||
  tokens.slice(last + 1, verb).some(({ word }) => /^(?:which|that|whom|whose|where|que)$/.test(word));

const isCausative = (tokens: readonly Token[], last: number, verb: number): boolean =>
  tokens.slice(last + 1, verb - 1).some(({ word }) => word === 'had') && /(?:ed|t|n)$/.test(tokens[verb]!.word);

const INTRANSITIVE = new Set(['die', 'born', 'live', 'go', 'come', 'rise', 'fall']);

const hasOtherVerbBetween = (reading: Reading, last: number, verb: number, inClause: ReadonlySet<number>): boolean =>
  reading.tokens
    .slice(last + 1, verb)
    .some((_, offset) => inClause.has(last + 1 + offset) && isMainVerb(reading, last + 1 + offset));

function isPassiveVerb({ tokens, language }: Reading, verb: number): boolean {
  const auxiliary = PASSIVE[language];
  if (auxiliary === undefined) return false;
  if (language === 'en' && !/(?:ed|en|n|t|ung|ade|uilt|ought|ound|own|ut|d)$/.test(tokens[verb]!.word)) return false;
  if (language === 'en' && /ing$/.test(tokens[verb]!.word)) return false;
  for (let position = verb - 1; position >= Math.max(0, verb - MAX_AUXILIARY_DISTANCE); position--) {
    const token = tokens[position]!;
    if (auxiliary.test(token.text.toLowerCase())) return true;
    const isAdverb = token.isFunction
      ? !PRONOUNS.has(token.word) && !/^(?:where|that|to|what)$/.test(token.word)
      : /ly$/.test(token.word);
    if (!isAdverb && language !== 'de') break;
  }
  // A participle with "by": "the tower, designed by X".
  return tokens.slice(verb + 1, verb + 4).some(({ text }) => /^(?:by|par)$/.test(text));
}

/** Whether a clause has a subject before its verb: a pronoun, or a noun without a preposition. */
function hasSubject(reading: Reading, verb: number, inClause: ReadonlySet<number>): boolean {
  const { tokens, language } = reading;
  return tokens.slice(0, verb).some((token, position) => {
    if (!inClause.has(position) || token.kind !== 'word') return false;
    if (PRONOUNS.has(token.text.toLowerCase())) return true;
    return (
      !token.isFunction &&
      !isVerb(tokens, position, language) &&
      findPreposition(reading, position) === null &&
      !token.concepts.some((concept) => isOfClass(concept, 'd') || isOfClass(concept, 'h'))
    );
  });
}
