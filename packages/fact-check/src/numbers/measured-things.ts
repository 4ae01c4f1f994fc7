import { getClasses, isOfClass } from '../lexicon/lexicon.js';
import type { Quantity } from '../quantities/quantity.js';
import { isVerb, type Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';

const MAX_COUNTED_WORDS = 4;
/** A relative pronoun shows that nothing is counted: "the eighteen that the city had". */
const RELATIVE = /^(?:that|which|who|que|qui|che|die|der|das)$/;
const JOINT = /^(?:and|und|et|y|e|ed|و|or|oder|ou|,|;|:|with|mit|avec|con|com)$/;
const POSITIONS = new Set(['above', 'below', 'distant']);

/** Returns the words right after a number that say what it counts, up to a verb, a function word or punctuation. */
export function findCountedWords({ last }: Quantity, { tokens, numberPositions, language }: Reading): Token[] {
  const counted: Token[] = [];
  for (let position = last + 1; position < tokens.length && counted.length < MAX_COUNTED_WORDS; position++) {
    const token = tokens[position]!;
    if (token.text === '-') continue;
    if (counted.length === 0 && RELATIVE.test(token.text.toLowerCase())) break;
    if (numberPositions.has(position) || token.kind === 'sign') break;
    if (language === 'en' && /ly$/.test(token.word)) continue;
    if (token.isFunction && counted.length > 0 && !/^(?:de|of|di|d)$/.test(token.word)) break;
    if (counted.length === 0 && isInflectedVerb(tokens, position, language)) break;
    if (
      counted.length > 0 &&
      language === 'en' &&
      isVerb(tokens, position, language) &&
      !(/s$/.test(token.word) && token.concepts.some((concept) => !isOfClass(concept, 'v'))) &&
      tokens[position - 1]!.text !== '-'
    )
      break;
    if (!token.isFunction) counted.push(token);
  }
  return counted;
}

/** Whether a verb follows the number, so that it has no noun: "anyone under sixteen walks in", "nur vierzig heizen". */
const isInflectedVerb = (tokens: readonly Token[], position: number, language: Reading['language']): boolean =>
  (language === 'de' && !tokens[position]!.isCapital) ||
  (language === 'en' &&
    /^(?:walks|goes|go|gets|get|pays|pay|may|enters|enter|travels|visits)$/.test(tokens[position]!.word));

const getAttribute = (token: Token | undefined): string | null =>
  token?.concepts.find((concept) => isOfClass(concept, 'm') || POSITIONS.has(concept)) ?? null;

/** Returns the concept of what a length measures, such as "height"; null if it is not stated. */
export function getMeasureAttribute(quantity: Quantity, reading: Reading): string | null {
  if (leadsToDirection(reading.tokens, quantity.last) || isFromPlace(reading.tokens, quantity.last)) return 'distant';
  const position = findAttributePosition(quantity, reading);
  return position === null ? null : getAttribute(reading.tokens[position]);
}

/** Whether a length is a distance from a place: "77 m from the square", but not "from the ground". */
const isFromPlace = (tokens: readonly Token[], last: number): boolean =>
  tokens[last + 1]?.word === 'from' &&
  !tokens
    .slice(last + 2, last + 5)
    .some(({ word }) => /^(?:ground|floor|base|top|tip|sea|bottom|foot|end)$/.test(word));

/** Whether a direction follows a length: "2 km to the north", "9 km south of". */
const leadsToDirection = (tokens: readonly Token[], last: number): boolean =>
  tokens
    .slice(last + 1, last + 4)
    .some(
      ({ concepts }, offset, words) =>
        concepts.some((each) => isOfClass(each, 'd')) &&
        words.slice(0, offset).every(({ isFunction, kind }) => isFunction && kind === 'word'),
    );

/** Returns the position of the word that says what a length measures, or null. */
export function findAttributePosition(
  { first, last }: Quantity,
  { tokens, numberPositions, language }: Reading,
): number | null {
  if (language !== 'ja' && language !== 'ar') {
    for (let position = last + 1; position <= last + 3; position++) {
      const token = tokens[position];
      if (token === undefined || JOINT.test(token.text.toLowerCase()) || numberPositions.has(position)) break;
      // "Au large" means off the coast and no width.
      if (getAttribute(token) !== null && !(token.word === 'large' && tokens[position - 1]?.word === 'au'))
        return position;
    }
    if (leadsToDirection(tokens, last)) return null;
  }
  for (let position = first - 1; position >= 0; position--) {
    const isEnd = /^[,;:]$/.test(tokens[position]!.text) && !isLabelEnd(tokens, position);
    if (numberPositions.has(position) || isEnd) break;
    const attribute = getAttribute(tokens[position]);
    // "1.7 km wide, it drops 108 m": the attribute belongs to the number before it.
    if (attribute !== null && numberPositions.has(position - 1)) return null;
    if (attribute !== null && attribute !== 'above' && attribute !== 'below') return position;
  }
  return null;
}

const MAX_LABEL_TOKENS = 4;

/** Returns whether a token is the colon after a short label: "width: 25 m". */
export const isLabelEnd = (tokens: readonly Token[], position: number): boolean =>
  tokens[position]!.text === ':' &&
  position <= MAX_LABEL_TOKENS &&
  tokens.slice(0, position).every(({ kind }) => kind === 'word');

/**
 * Returns whether two lengths may measure the same. A cited length of an unknown kind may be a height or a distance.
 */
export function isAttributeCompatible(stated: string | null, known: string | null): boolean {
  // The distance along a path is its length.
  if (stated === null || stated === known || (stated === 'distant' && known === 'length')) return true;
  // A distance below the ground is a depth, and a circle is as wide as its diameter.
  if (stated === 'depth' && known === 'below') return true;
  if (stated === 'width' && known === 'diameter') return true;
  if (known === null) return stated === 'height' || stated === 'distant' || stated === 'above';
  return (stated === 'above' && known === 'height') || (stated === 'height' && known === 'above');
}

const PREPOSITION =
  /^(?:of|on|in|at|from|by|to|for|between|beside|under|over|above|below|von|an|auf|bei|zwischen|über|unter|de|du|des|sur|entre|en|del|della|di|su|da|do|sobre)$/;

/** Words that may name what a length measures. */
export interface MeasuredThing {
  /** What the length belongs to. */
  main: Token | null;
  /** The nearest noun if it depends on another by a preposition: "gates" in "the lane between the gates". */
  dependent: Token | null;
}

const NO_NOUN = new Set([
  'culminate',
  'current',
  'outside',
  'inside',
  'above',
  'below',
  'first',
  'second',
  'last',
  'main',
  'only',
  'all',
]);

/** Finds what a length measures: the nearest noun before it, or the first noun if the nearest follows a preposition. */
export function findMeasuredThing({ first, last }: Quantity, reading: Reading): MeasuredThing {
  const { tokens, numberPositions, language } = reading;
  const isNoun = (position: number) => {
    const token = tokens[position];
    if (token?.kind !== 'word' || token.isFunction || numberPositions.has(position)) return false;
    const isPart = isPartOfName(tokens, position, language);
    if (language === 'de' && !token.isCapital) return false;
    if (getAttribute(token) !== null || (!isPart && isVerb(tokens, position, language))) return false;
    const classes = isPart ? /[afcd]/ : /[vafcd]/;
    return !token.concepts.some((concept) => classes.test(getClasses(concept)) || NO_NOUN.has(concept));
  };
  const led = findLedNoun(reading, first, last, isNoun);
  if (led !== null) return { main: led, dependent: null };
  let position = skipParenthesis(tokens, first - 1, isNoun);
  while (position >= 0 && !isNoun(position) && tokens[position]!.text !== ';') position--;
  if (!isNoun(position)) return { main: null, dependent: null };
  const nearest = tokens[position]!;
  let before = position - 1;
  while (before >= 0 && !PREPOSITION.test(tokens[before]!.word) && !isEnd(tokens[before]!)) before--;
  // In "at its crest Horseshoe Falls is", the name does not belong to the preposition.
  const isName =
    nearest.isCapital &&
    tokens.slice(before + 1, position).some((each, at) => !each.isCapital && isNoun(before + 1 + at));
  const isDependent = before >= 0 && !isName && PREPOSITION.test(tokens[before]!.word) && position - before <= 4;
  if (!isDependent) return { main: nearest, dependent: null };
  const owner = /^(?:of|d|de|di|del|della|do|da|du)$/.test(tokens[before]!.word) ? before - 1 : -1;
  const isDirect = isDirectlyMeasured(tokens, position, first);
  if (isDirect || isApposition(reading, position, first))
    return { main: isNoun(owner) ? tokens[owner]! : nearest, dependent: nearest };
  const start = tokens.findIndex((_, index) => isNoun(index));
  const isLed = start > 0 && PREPOSITION.test(tokens[start - 1]!.word);
  return { main: isLed ? nearest : tokens[start]!, dependent: nearest };
}

/** Returns the position before a relative clause between commas: "the peak, where the stage ends, is 220 m high". */
function skipParenthesis(tokens: readonly Token[], start: number, isNoun: (position: number) => boolean): number {
  let end = start;
  while (end >= 0 && !isNoun(end) && tokens[end]!.kind !== 'sign') end--;
  if (tokens[end]?.text !== ',') return start;
  const open = tokens.slice(0, end).findLastIndex(({ text }) => text === ',');
  return open > 0 && RELATIVE_LEAD.test(tokens[open + 1]!.text) ? open - 1 : start;
}
const RELATIVE_LEAD = /^(?:where|which|who|whose|wo|où|qui|que|donde|che|dove|onde)$/;

/** Whether a capitalized word stands beside another, as in "Stirling Falls". */
const isPartOfName = (tokens: readonly Token[], position: number, language: Reading['language']): boolean =>
  language !== 'de' &&
  tokens[position]!.isCapital &&
  tokens.some(({ isCapital, kind }, at) => isCapital && kind === 'word' && Math.abs(at - position) === 1);

const ARTICLE =
  /^(?:the|a|an|this|its|der|die|das|den|dem|des|ein|eine|einen|einem|einer|le|la|l|un|une|el|los|las|una)$/;

const ABOUT = /^(?:about|around|some|roughly|over|nearly|almost|etwa|rund|circa|ca|gut|knapp|uber|fast)$/;

/** Returns the noun after a number that has an article before it: "the 165 m Iberdrola Tower". */
function findLedNoun(
  { tokens, language }: Reading,
  first: number,
  last: number,
  isNoun: (position: number) => boolean,
): Token | null {
  let before = first - 1;
  while (
    before >= 0 &&
    (tokens[before]!.text === ',' ||
      ABOUT.test(tokens[before]!.word) ||
      (tokens[before]!.kind === 'word' && !tokens[before]!.isFunction && first - before < 3))
  )
    before--;
  if (before < 0 || !ARTICLE.test(tokens[before]!.text.toLowerCase())) return null;
  let found: Token | null = null;
  for (let position = last + 1; position < tokens.length; position++) {
    const token = tokens[position]!;
    // "A 1.2-kilometre-long gorge".
    if (token.text === '-' && (position === last + 1 || tokens[position + 1]?.word === 'long')) continue;
    if (token.kind !== 'word' || token.isFunction || isVerb(tokens, position, language)) break;
    if (token.concepts.some((concept) => concept === 'above' || concept === 'below')) break;
    if (isNoun(position)) found = token;
  }
  return found;
}

/** Whether a comma and no verb stands between a noun and its number: "the walkways, 42 meters above the river". */
const isApposition = ({ tokens, language }: Reading, position: number, first: number): boolean =>
  tokens.slice(position + 1, first).some(({ text }) => text === ',') &&
  !tokens.slice(position + 1, first).some((_, offset) => isVerb(tokens, position + 1 + offset, language));

const isEnd = ({ text, kind }: Token): boolean => kind === 'sign' && /[,;:]/.test(text);

/** Whether only a preposition stands between a noun and its number: "on a base of eight meters". */
const isDirectlyMeasured = (tokens: readonly Token[], position: number, first: number): boolean =>
  tokens.slice(position + 1, first).every(({ word }) => /^(?:of|de|di|von|some|about|nearly|almost|d)$/.test(word));
