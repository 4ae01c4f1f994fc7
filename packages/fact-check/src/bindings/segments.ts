import { isOfClass } from '../lexicon/lexicon.js';
import { isLabelEnd } from '../numbers/measured-things.js';
import type { Quantity } from '../quantities/quantity.js';
import { findNameGroups } from '../text/name-groups.js';
import { findPreposition } from '../text/prepositions.js';
import { isVerb, type Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';

/** Part of a sentence between commas or conjunctions, with its numbers and names. */
export interface Segment {
  /** Number of its sentence in the text. */
  sentence: number;
  words: readonly Token[];
  /** Words before the first verb. Later parts of the sentence may share them. */
  subject: ReadonlySet<Token>;
  quantities: readonly Quantity[];
  names: readonly (readonly Token[])[];
  /** Names without a preposition, or after "by": those who act. */
  agents: readonly (readonly Token[])[];
  /** Whether it shares the verb of the part before: "the nave was built in 1521, and the tower in 1534". */
  isElliptic: boolean;
}

/** A text split into segments. */
export interface SegmentedText {
  segments: readonly Segment[];
  /** Words before a colon at the beginning, which hold for all parts: "width: 25 m". */
  label: readonly Token[];
}

const SENTENCE_END = /^[.;!?]$/;
const PART_END = /^[,:()–—]$/;
const JOINT = /^(?:and|but|while|whereas|und|aber|während|et|mais|tandis|y|pero|mientras|e|ed|ma|mentre|mas|enquanto)$/;

/** "Y" is a conjunction in Spanish but a pronoun in French. */
const isJointWord = ({ text }: Token, language: Reading['language']): boolean =>
  JOINT.test(text.toLowerCase()) && (text !== 'y' || language === 'es');

/** Positions of the tokens of a segment. */
interface Part extends Pick<Segment, 'sentence' | 'isElliptic'> {
  positions: number[];
}

const READ = new WeakMap<Reading, SegmentedText>();

/** Splits a text at punctuation, and at conjunctions that have verbs, names or numbers on both sides. */
export function findSegments(reading: Reading): SegmentedText {
  const known = READ.get(reading);
  if (known !== undefined) return known;
  const { tokens } = reading;
  const colon = tokens.findIndex((_, position) => isLabelEnd(tokens, position));
  const groups = [...findNameGroups(reading), ...findPeoples(reading)]
    .sort(([a], [b]) => a! - b!)
    .map((group) => group.filter((position) => tokens[position]!.isCapital && !tokens[position]!.isOwnName))
    .filter((group) => group.length > 0);
  const anchors = [...reading.quantities.map(({ first }) => first), ...groups.map(([first]) => first!)];
  const parts: Part[] = [{ sentence: 0, positions: [], isElliptic: false }];
  for (let position = colon + 1; position < tokens.length; position++) {
    const { sentence, positions } = parts.at(-1)!;
    // A period after a single letter ends an abbreviation.
    const isPoint = tokens[position]!.text === '.' && (tokens[position - 1]?.text.length ?? 0) <= 1;
    const isSentenceEnd = SENTENCE_END.test(tokens[position]!.text) && !isPoint;
    const isInNumber = reading.numberPositions.has(position);
    const isInDate = tokens[position - 1]?.kind === 'number' && /^\d{4}$/.test(tokens[position + 1]?.text ?? '');
    const isJoined = isInDate || isInRange(reading, position) || isInList(reading, position, groups);
    // "Length: 138 m; width: 5 m": later labels stay with their values.
    const isLabel = tokens[position]!.text === ':' && reading.quantities.some(({ first }) => first === position + 1);
    const isOfLabel = isLabel && colon !== -1 && tokens[(positions[0] ?? 0) - 1]?.text === ';';
    const isLead = tokens[position]!.text === ',' && isTimeOnly(reading, positions);
    const isEnd = isSentenceEnd || (PART_END.test(tokens[position]!.text) && !isJoined && !isOfLabel && !isLead);
    const isElliptic = startsEllipsis(reading, position, positions);
    const isJoint =
      isJointWord(tokens[position]!, reading.language) &&
      (isVerb(tokens, position + 1, reading.language) ||
        isElliptic ||
        (anchors.some((anchor) => positions.includes(anchor)) && startsPart(reading, position + 1, anchors)));
    if (!isInNumber && (isEnd || isJoint))
      parts.push({ sentence: sentence + (isSentenceEnd ? 1 : 0), positions: [], isElliptic });
    else positions.push(position);
  }
  const segments = parts
    .filter(({ positions }) => positions.length > 0)
    .map((part, index, all) => toSegment(reading, part, part.isElliptic ? (all[index - 1] ?? null) : null, groups));
  const text = { segments, label: tokens.slice(0, Math.max(0, colon)).filter(isContent) };
  READ.set(reading, text);
  return text;
}

/** "In 1930, the lift …": a time at the beginning belongs to what follows. */
const isTimeOnly = ({ tokens, numberPositions, quantities }: Reading, positions: readonly number[]): boolean =>
  positions[0] === 0 &&
  quantities.some((quantity) => isYear(quantity) && positions.includes(quantity.first)) &&
  positions.every((position) => numberPositions.has(position) || !isContent(tokens[position]!));

/** Whether a comma joins names in a list: "Skidmore, Owings & Merrill". */
function isInList({ tokens }: Reading, position: number, groups: readonly number[][]): boolean {
  const next = groups.find(([first]) => first === position + 1);
  const after = next === undefined ? undefined : tokens[next.at(-1)! + 1];
  return groups.some((group) => group.at(-1) === position - 1) && after !== undefined && LIST_JOINT.test(after.text);
}

/** Whether a dash joins the years of a range ("1521–22"), which belong together. */
const isInRange = ({ quantities }: Reading, position: number): boolean =>
  quantities.some(({ last, relation }) => last === position - 1 && relation === 'start') &&
  quantities.some(({ first, relation }) => first === position + 1 && relation === 'end');

const MAX_ELLIPSIS_TOKENS = 4;

/** Whether an elliptic part starts here: "and the tower in 1534", after a part with a verb and a year. */
function startsEllipsis(reading: Reading, joint: number, before: readonly number[]): boolean {
  const { tokens, quantities, language } = reading;
  if (!isJointWord(tokens[joint]!, language) || !DETERMINER.test(tokens[joint + 1]?.text.toLowerCase() ?? ''))
    return false;
  const year = quantities.find(({ first }) => first > joint);
  if (year === undefined || !isYear(year) || year.first - joint > MAX_ELLIPSIS_TOKENS) return false;
  const words = tokens.slice(joint + 1, year.first);
  const end = quantities.find(({ first, relation }) => first === year.last + 2 && relation === 'end') ?? year;
  return (
    words.some(isContent) &&
    !words.some((_, index) => isVerb(tokens, joint + 1 + index, language)) &&
    PART_OR_SENTENCE_END.test(tokens[end.last + 1]?.text ?? '.') &&
    before.some((position) => isVerb(tokens, position, language)) &&
    quantities.some((each) => isYear(each) && before.includes(each.first))
  );
}

const PART_OR_SENTENCE_END = /^[.;!?,:()–—]$/;
const MIN_YEAR = 100;
const isYear = ({ dimension, value }: Quantity): boolean =>
  dimension === 'century' || (dimension === 'bare' && Math.abs(value) >= MIN_YEAR);

const LIST_JOINT = /^(?:,|&|and|und|et|y|e)$/;
const MAX_TITLES = 3;
const DETERMINER =
  /^(?:the|an?|der|die|das|den|ein|eine[nr]?|le|la|les|l|un|une|el|los|las|una|il|lo|i|gli|o|os|as|uma?|['’])$/;

/** Whether a new part starts here with a name or number that is not in a list: "and 16 on the terrace". */
function startsPart({ tokens }: Reading, start: number, anchors: readonly number[]): boolean {
  let first = start;
  while (
    first < start + MAX_TITLES &&
    (DETERMINER.test(tokens[first]?.text.toLowerCase() ?? '') ||
      tokens[first]?.concepts.some((each) => isOfClass(each, 'r')))
  )
    first++;
  const anchor = anchors.find((position) => position === first);
  if (anchor === undefined) return false;
  const end = tokens.findIndex(({ text }, at) => at > first && (SENTENCE_END.test(text) || PART_END.test(text)));
  const isAfterNumber = tokens[start - 2]?.kind === 'number' && tokens[anchor]!.kind === 'word';
  const isList =
    (anchors.includes(start - 2) && !isAfterNumber) ||
    anchors.some((position) => isNameUpTo(tokens, position, start - 2));
  return (
    !isList &&
    tokens.slice(first + 1, end === -1 ? tokens.length : end).some((token) => isContent(token) && !token.isCapital)
  );
}

/** Whether only a name stands before the conjunction: "Jacques Herzog and …". */
const isNameUpTo = (tokens: readonly Token[], position: number, last: number): boolean =>
  position <= last && tokens.slice(position, last + 1).every(({ isCapital, isFunction }) => isCapital || isFunction);

const PEOPLES = new Set(
  'german french italian spanish british american roman greek egyptian chinese japanese inca soviet swedish danish dutch portuguese swiss russian turkish arab'.split(
    ' ',
  ),
);

/** Finds nationalities used as nouns: "les Hollandais", "the Dutch". */
const findPeoples = ({ tokens, language }: Reading): number[][] =>
  [...tokens.keys()]
    .filter((position) => {
      const { isCapital, concepts } = tokens[position]!;
      const next = tokens[position + 1];
      const isNoun = language !== 'de' && (language !== 'en' || next === undefined || !isContent(next));
      return isCapital && isNoun && concepts.some((concept) => PEOPLES.has(concept));
    })
    .map((position) => [position]);

const isContent = ({ kind, isFunction }: Token): boolean => kind === 'word' && !isFunction;

const NO_VERB = Number.POSITIVE_INFINITY;
const AGENT_PREPOSITION = /^(?:by|von|vom|durch|par|por|pelo|pela|da|dal|under|unter|sous|bajo|sotto|sob)$/;

/** Relative pronouns, whose subject is in the part before. */
const RELATIVE =
  /^(?:who|whom|which|that|where|der|die|das|dem|den|deren|dessen|qui|que|dont|où|quien|donde|cuyo|che|cui|quem)$/;

/** Returns the first name without a preposition, the names listed with it, and those after "by". */
function findAgents(
  reading: Reading,
  positions: readonly number[],
  own: readonly number[][],
  groups: readonly number[][],
  verb: number,
): readonly number[][] {
  const { tokens, language } = reading;
  const isFree = (group: readonly number[]) =>
    findPreposition(reading, group[0]!) === null && !isOwner(reading, group) && !isAttribute(reading, group);
  if (RELATIVE.test(tokens[positions[0]!]!.text.toLowerCase())) return [];
  const isListed = (group: readonly number[]) => LIST_JOINT.test(tokens[group[0]! - 1]?.text.toLowerCase() ?? '');
  const subject = own.find(
    (group) =>
      isFree(group) &&
      !(isListed(group) && tokens[group[0]! - 2]?.isCapital === true) &&
      (group[0]! < verb || (language !== 'en' && language !== 'fr')),
  );
  return own.filter((group) => {
    const before = isListed(group) ? groups.find((other) => other.at(-1) === group[0]! - 2) : undefined;
    const first = before ?? group;
    return first === subject || AGENT_PREPOSITION.test(findPreposition(reading, first[0]!) ?? '');
  });
}

const isOwner = ({ tokens }: Reading, group: readonly number[]): boolean => {
  const last = group.at(-1)!;
  return /['’]s$/.test(tokens[last]!.text) || /^['’]$/.test(tokens[last + 1]?.text ?? '');
};

/** In "the Roman vineyard", "Roman" is an attribute and not who acts. */
const isAttribute = ({ tokens, language }: Reading, group: readonly number[]): boolean => {
  const next = tokens[group.at(-1)! + 1];
  return language === 'en' && tokens[group[0]!]!.concepts.length > 0 && next !== undefined && isContent(next);
};

/** @param leading the part whose verb an elliptic part shares */
function toSegment(
  reading: Reading,
  { sentence, positions, isElliptic }: Part,
  leading: Part | null,
  groups: readonly number[][],
): Segment {
  const { tokens, quantities, language, numberPositions } = reading;
  const own = groups.filter(([first]) => positions.includes(first!));
  const toTokens = (group: readonly number[]) => group.map((position) => tokens[position]!);
  const verb = positions.find((position) => isVerb(tokens, position, language)) ?? NO_VERB;
  const verbs = leading?.positions.filter((position) => isVerb(tokens, position, language)) ?? [];
  const content = [...verbs, ...positions].filter(
    (position) => isContent(tokens[position]!) && !numberPositions.has(position),
  );
  return {
    sentence,
    words: content.map((position) => tokens[position]!),
    subject: new Set(
      content.filter((position) => position < verb && verb !== NO_VERB).map((position) => tokens[position]!),
    ),
    quantities: quantities.filter(({ first }) => positions.includes(first)),
    names: own.map(toTokens),
    agents: findAgents(reading, positions, own, groups, verb).map(toTokens),
    isElliptic,
  };
}
