import { type Language, toLanguage } from '../lexicon/languages.js';
import { getClasses } from '../lexicon/lexicon.js';
import { hasSuperlative } from '../superlatives/find-superlatives.js';
import { hasAllOfOne, hasDeniedSuperlative, PART } from '../superlatives/parts.js';
import { isVerb, type Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';
import type { Finding, SentenceContext } from '../verdicts.js';
import { ADVICE, CONDITION, HEARSAY, INTENT, NEGATIONS, NOT_NEGATION } from './denial-patterns.js';
import type { Evidence, FactEvidence } from './evidence.js';
import { isImpliedDenial } from './implied-denials.js';
import { isFree, isPlaceName, isSameWord, isSupportedBy } from './words/word-match.js';

const QUALIFIERS = [HEARSAY, INTENT, CONDITION, PART];

/** Checks that a sentence neither denies what the cited facts state nor states what they deny. */
export function checkDenials(reading: Reading, cited: readonly FactEvidence[], evidence: Evidence): Finding | null {
  const hasDenial =
    cited.some((fact) => findMarks(fact).isDenied) || countNegations(reading.text, reading.language) > 0;
  const denial = hasDenial ? findForeignDenial(reading, cited, evidence, isMostlyKnown) : null;
  if (denial !== null) return { reason: 'negation', detail: denial };
  if (beginsAtEnd(reading, cited)) return { reason: 'negation', detail: reading.text };
  const superlative = findClaimedSuperlative(reading, cited, evidence) ?? findLostPart(reading, cited, evidence);
  return superlative === null ? null : { reason: 'superlative', detail: superlative };
}

/**
 * Returns whether a sentence states as certain what the cited facts report as a legend, a plan or a possibility.
 * @param context the sentences before it in the same text: "the story goes" also holds for those after it
 */
export function losesQualifier(
  reading: Reading,
  cited: readonly FactEvidence[],
  evidence: Evidence,
  context: SentenceContext,
): boolean {
  const marks = cited.map(findMarks);
  const patterns = QUALIFIERS.filter(
    (pattern, index) =>
      pattern !== PART &&
      marks.some(({ qualified }) => qualified[index]) &&
      !pattern.test(reading.text) &&
      !pattern.test(context.text),
  );
  return patterns.length > 0 && patterns.some(isInUsed(findUsedTexts(reading, cited, evidence)));
}

/** Returns a test of whether every clause that a sentence uses matches a pattern. */
const isInUsed = (used: readonly UsedText[]) => (pattern: RegExp) =>
  used.length > 0 && used.every(({ text, fact }) => pattern.test(text) || pattern.test(fact.slice(0, LEAD_LENGTH)));

/** Finds a superlative that lost "one of": "the most visited castle" for "one of the most visited castles". */
function findLostPart(reading: Reading, cited: readonly FactEvidence[], evidence: Evidence): string | null {
  const isStated = !hasSuperlative(reading) || PART.test(reading.text);
  if (isStated || !cited.some(({ fact }) => PART.test(fact.statement))) return null;
  if (cited.some(({ readings }) => readings.some((fact) => hasAllOfOne(reading, fact)))) return null;
  return isInUsed(findUsedTexts(reading, cited, evidence))(PART) ? reading.text : null;
}

/** "Not until 1900" states a beginning, "until 1900" an end. */
const beginsAtEnd = (reading: Reading, cited: readonly FactEvidence[]): boolean =>
  reading.quantities.some(
    ({ value, relation, first }) =>
      relation === 'until' &&
      /\bnot\b[^,;.]{0,40}\buntil $/i.test(reading.text.slice(0, reading.tokens[first]!.start)) &&
      cited.some(({ readings }) =>
        readings.some(
          ({ text, language, quantities }) =>
            countNegations(text, language) === 0 &&
            quantities.some((known) => known.relation === 'until' && known.value === value),
        ),
      ),
  ) && !isImpliedDenial(reading.tokens, cited);

/** "According to legend" at the beginning holds for the whole fact. */
const LEAD_LENGTH = 24;

interface FactMarks {
  isDenied: boolean;
  qualified: readonly boolean[];
}

const FACT_MARKS = new WeakMap<FactEvidence, FactMarks>();

/** Cached: several sentences may cite a fact. */
function findMarks(fact: FactEvidence): FactMarks {
  const known = FACT_MARKS.get(fact);
  if (known !== undefined) return known;
  const marks = {
    isDenied: fact.readings.some(({ text, language }) => countNegations(text, language) > 0),
    qualified: QUALIFIERS.map((pattern) => pattern.test(fact.fact.statement)),
  };
  FACT_MARKS.set(fact, marks);
  return marks;
}

/** Returns a clause that denies what the facts state or states what they deny, or null. */
function findForeignDenial(
  reading: Reading,
  cited: readonly FactEvidence[],
  evidence: Evidence,
  isKnown: (reading: Reading, positions: readonly number[], cited: readonly FactEvidence[]) => boolean,
): string | null {
  for (const { positions } of reading.clauses) {
    const text = toText(reading, positions);
    const isNegated = countNegations(text, reading.language) > 0;
    const used = findUsedTexts(reading, cited, evidence, positions);
    const isSame = (other: UsedText) => countNegations(other.text, other.language) > 0 === isNegated;
    if (used.length === 0 || used.some(isSame)) continue;
    if (isNegated) {
      const isKnownDenial = cited.some(({ fact }) => countNegations(fact.statement, reading.language) > 0);
      if (
        isImpliedDenial(
          positions.map((position) => reading.tokens[position]!),
          cited,
        )
      )
        continue;
      if (!isKnownDenial && isKnown(reading, positions, cited) && !isSuperlativeDenial(reading, text, cited))
        return text;
    } else if (used.every(({ sharesVerb }) => sharesVerb)) return text;
  }
  return null;
}

/** Returns whether a sentence denies what no cited fact denies. */
export const deniesMore = (reading: Reading, cited: readonly FactEvidence[], evidence: Evidence): boolean =>
  countNegations(reading.text, reading.language) > 0 &&
  findForeignDenial(reading, cited, evidence, () => true) !== null;

/** Whether the facts have enough words of a denial to contradict it. "Never" denies more, so fewer words suffice. */
function isMostlyKnown(
  { tokens, language, text }: Reading,
  positions: readonly number[],
  cited: readonly FactEvidence[],
): boolean {
  // A word that the lexicon does not know cannot be compared with facts in another language.
  const isTranslated = cited.every(({ fact }) => toLanguage(fact.language) !== language);
  const all = positions.map((position) => tokens[position]!).filter((token) => isCompared(token) && !isFree(token));
  const comparable = all.filter(({ concepts }) => !isTranslated || concepts.length > 0);
  const words = comparable.length < MIN_COMPARABLE ? all : comparable;
  const known = words.filter((word) => cited.some((fact) => isSupportedBy(word, language, fact)));
  return known.length > words.length * (NEVER.test(text) ? 1 / 3 : 2 / 3);
}
const MIN_COMPARABLE = 2;
const NEVER =
  /(?<!\p{L})(?:never|no longer|nowhere|nie|niemals|nicht mehr|nirgend\p{L}*|jamais|nunca|jamás|mai|ya no|já não|non più)(?!\p{L})/iu;

/** "No tower in the world is taller" means the same as "the tallest tower in the world". */
const isSuperlativeDenial = (reading: Reading, text: string, cited: readonly FactEvidence[]): boolean =>
  NO_OTHER.test(text) && cited.some(({ readings }) => readings.some((fact) => hasDeniedSuperlative(reading, fact)));

/** Denies that anything else of its kind exceeds it. */
const NO_OTHER =
  /(?<!\p{L})(?:than any(?: other|thing|where)|als (?:jede[rsnm]?|irgendein\p{L}*) ander\p{L}*|que (?:tou(?:te?|s) autres?|n['’]importe que\p{L}* autre|(?:cualquier|ningún|ninguna) otr[oa]|qualquer outr[oa])|(?:di|che) (?:qualsiasi|qualunque|ogni) altr[oa])(?!\p{L})|(?<!\p{L})(?:taller|higher|bigger|larger|longer|older|deeper|wider|greater|more \p{L}+|farther|further|höher|größer|länger|älter|tiefer|weiter|breiter) (?:than|als) .*(?<!\p{L})(?:nothing|none|nobody|nichts|niemand|kein\p{L}*)(?!\p{L})|(?<!\p{L})(?:no(?: other)?|none|nothing|nowhere|kein(?:e[mnrs]?)?|nul(?:le)?|aucune?|ning[uú]n[oa]?|nessun[oa]?|nenhuma?) .*(?<!\p{L})(?:taller|higher|bigger|larger|longer|older|deeper|wider|greater|smaller|more|world|country|anywhere|before|\p{L}{4,}er|Welt|plus|monde|más|mundo|più|mondo|mais|(?:as|so|aussi|tan|tanto|così|tão) \p{L}+)(?!\p{L})|(?<!\p{L})not (?:\p{L}+ ){1,3}(?:taller|higher|bigger|larger|longer|older|deeper|wider|greater)(?!\p{L})|(?<!\p{L})(?:before (?:it|that|then|this)|until|bis dahin|(?:zu|da)vor|avant (?:lui|elle|cela)|antes de (?:él|ella|est[ea])|prima|antes)(?!\p{L}).*(?<!\p{L})(?:no|none|nobody|kein\p{L}*|niemand|aucun\p{L}*|nul(?:le)?|ning\p{L}+|nadie|nessun\p{L}*|nenhum\p{L}*)(?!\p{L})/iu;

/** Returns a superlative that a denial claims without a fact ("no hike in the country drew bigger crowds"), or null. */
function findClaimedSuperlative(
  reading: Reading,
  cited: readonly FactEvidence[],
  { input: { place } }: Evidence,
): string | null {
  const match = NO_OTHER.exec(reading.text);
  if (match === null || cited.some(({ fact }) => toLanguage(fact.language) === null)) return null;
  const scopes = reading.tokens.filter(isScope);
  const isKnown = (token: Token) =>
    cited.some(
      (fact) =>
        isSupportedBy(token, reading.language, fact) ||
        (isCountry(token) && (namesCountry(fact) || fact.statement.includes(place.country))),
    );
  const isBroader = scopes.some((token) => !isKnown(token));
  const isWidest = scopes.some(({ concepts }) => WIDEST.test(concepts[0] ?? ''));
  const isOnlyOne = NO_SECOND.test(match[0]) && cited.some(({ concepts }) => concepts.has('only'));
  return isBroader || (isWidest && !isOnlyOne && !isSuperlativeDenial(reading, reading.text, cited)) ? match[0] : null;
}

/** Denies a second one, as "the only one" does. */
const NO_SECOND =
  /(?<!\p{L})(?:no (?:second|other)|kein(?:e[rns]?)? (?:zweite|andere)\p{L}*|aucune? (?:seconde?|autre)|ning[uú]n[oa]? (?:segund|otr)[oa]|nessun[oa]? (?:second|altr)[oa]|nenhuma? (?:segund|outr)[oa])(?!\p{L})/iu;
const isScope = ({ concepts, isCapital, isFirst, kind }: Token): boolean =>
  (kind === 'word' &&
    isCapital &&
    !isFirst &&
    concepts.length > 0 &&
    concepts.every((concept) => /^k?$/.test(getClasses(concept)))) ||
  concepts.some((concept) => SCOPES.test(concept) || PEOPLES.test(concept) || concept.startsWith('n-country'));
const isCountry = ({ concepts }: Token): boolean => concepts.includes('country');
const namesCountry = ({ concepts }: FactEvidence): boolean =>
  [...concepts].some((concept) => concept.startsWith('n-country') || PEOPLES.test(concept));
const WIDEST = /^(?:world|country)$/;
const PEOPLES = /^(?:american|german|french|italian|spanish|british|greek|egyptian|chinese|japanese|swedish|danish)$/;
const SCOPES = /^(?:world|country|europe|asia|africa)$/;

const countNegations = (text: string, language: Language): number =>
  text.replace(NOT_NEGATION, '').replace(ADVICE, '').match(NEGATIONS[language])?.length ?? 0;

/** Clause of a fact, with the number of its words that a sentence repeats. */
interface UsedText {
  shared: number;
  /** Whether one of the repeated words is a verb. */
  sharesVerb: boolean;
  text: string;
  /** The whole statement. */
  fact: string;
  language: Language;
}

/** Returns the clauses of the facts with which a sentence shares the most words; several if they are equally close. */
function findUsedTexts(
  reading: Reading,
  cited: readonly FactEvidence[],
  { names }: Evidence,
  positions: readonly number[] = [...reading.tokens.keys()],
): UsedText[] {
  const words = positions
    .map((position) => reading.tokens[position]!)
    .filter((token) => isCompared(token) && !isPlaceName(token, names) && !isFree(token));
  const clauses = cited.flatMap(({ readings }) =>
    readings.flatMap((fact) =>
      fact.clauses.map(({ positions }) => {
        const tokens = positions.map((position) => fact.tokens[position]!);
        const same = words.filter((word) =>
          tokens.some((token) => isCompared(token) && isSameWord(word, reading.language, token, fact.language)),
        );
        const sharesVerb = same.some((word) => isVerb(reading.tokens, reading.tokens.indexOf(word), reading.language));
        return {
          shared: same.length,
          sharesVerb,
          text: toUsedText(fact, positions, words, reading.language),
          fact: fact.text,
          language: fact.language,
        };
      }),
    ),
  );
  const most = Math.max(0, ...clauses.map(({ shared }) => shared));
  return most === 0 ? [] : clauses.filter(({ shared }) => shared === most);
}

/** Returns the text of a clause without the parts between commas that share no word with the sentence. */
function toUsedText(fact: Reading, positions: readonly number[], words: readonly Token[], language: Language): string {
  const parts: number[][] = [[]];
  for (const position of positions) {
    if (/^[,:]$/.test(fact.tokens[position]!.text)) parts.push([]);
    else parts.at(-1)!.push(position);
  }
  const isUsed = (part: readonly number[]) =>
    part.some((position) => {
      const token = fact.tokens[position]!;
      return isCompared(token) && words.some((word) => isSameWord(word, language, token, fact.language));
    });
  return parts
    .filter((part) => part.length > 0 && isUsed(part))
    .map((part) => toText(fact, part))
    .join(', ');
}

const isCompared = ({ kind, isFunction }: Token): boolean => kind !== 'sign' && !isFunction;

/** Returns the text from the first to the last token of a clause. */
function toText({ text, tokens }: Reading, positions: readonly number[]): string {
  const first = tokens[positions[0]!]!;
  const last = tokens[positions.at(-1)!]!;
  return text.slice(Math.min(first.start, last.start), last.end);
}

/** Returns whether all cited facts report a legend, plan or condition, but not the sentence or its context. */
export function losesMark(
  reading: Reading,
  cited: readonly FactEvidence[],
  { text: before }: SentenceContext,
): boolean {
  const marks = cited.map(findMarks);
  const isMarked = (pattern: RegExp) => pattern.test(reading.text) || pattern.test(before);
  return (
    QUALIFIERS.some((pattern, index) => pattern !== PART && marks.every(({ qualified }) => qualified[index])) &&
    !QUALIFIERS.some((pattern) => pattern !== PART && isMarked(pattern))
  );
}

/** Returns whether all cited facts deny something, but the sentence denies nothing. */
export const losesDenial = ({ text, language }: Reading, cited: readonly FactEvidence[]): boolean =>
  cited.every(({ readings }) =>
    readings.some((fact) => countNegations(fact.text.replace(OF_PHRASE, ''), fact.language) > 0),
  ) && countNegations(text, language) === 0;

/** "Without" rarely denies the main statement of a fact. */
const OF_PHRASE = /(?<!\p{L})(?:without|ohne|sans|sin|senza|sem)(?!\p{L})/giu;
