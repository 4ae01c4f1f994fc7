import type { FactKind } from '@placelore/contracts/places/facts.js';
import { isKnownDistance } from '../bindings/distances.js';
import { findSegments } from '../bindings/segments.js';
import { type Evidence, isKindOfPlace, type PlaceNames } from '../checks/evidence.js';
import { isPlaceName, isSameWord } from '../checks/words/word-match.js';
import { isOfClass } from '../lexicon/lexicon.js';
import { isPlain } from '../quantities/equal-quantities.js';
import type { Quantity } from '../quantities/quantity.js';
import { NAUTICAL_MILE_METERS } from '../quantities/units.js';
import { isVerb, type Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';
import type { SentenceContext } from '../verdicts.js';
import { compareCounts, findSame, isNounLike, isSameOrCompound } from './counted-things.js';
import { isElevation, sharesNoun } from './doubtful-things.js';
import { isWater, risesOtherwise } from './height-references.js';
import type { KnownQuantity, Sameness } from './known-quantity.js';
import { findMeasuredThing, getMeasureAttribute, isAttributeCompatible } from './measured-things.js';

/** Compares what two equal numbers count or measure. */
export function compareThings(
  quantity: Quantity,
  reading: Reading,
  known: KnownQuantity,
  evidence: Evidence,
  context: SentenceContext,
): Sameness {
  if (quantity.factor === NAUTICAL_MILE_METERS && known.quantity.factor === NAUTICAL_MILE_METERS) return 'same';
  if (isNumbered(quantity, reading, known)) return 'same';
  if (quantity.dimension === 'length') {
    const attributes = [
      getMeasureAttribute(quantity, reading),
      getMeasureAttribute(known.quantity, known.reading),
    ] as const;
    const isOfLabel =
      attributes[1] === null && known.evidence.label?.isTerse === true && isLabeled(quantity, reading, known);
    const isRun = attributes[0] === 'length' && attributes[1] === null && known.evidence.concepts.has('flow');
    const attribute = attributes[1] ?? getKindAttribute(known);
    const isSame = isRun || isOfLabel || isAttributeCompatible(attributes[0], attribute);
    if (!isSame && (attribute !== null || /^(?:diameter|radius)$/.test(attributes[0]!))) return 'contrary';
    if (risesOtherwise(quantity, reading, known) || isOfOtherLabel(quantity, reading, known, evidence))
      return 'contrary';
    if (attributes[0] === 'distant') return 'same';
    if (attributes[0] === null && isKnownDistance(quantity, reading, known.reading, evidence.names)) return 'same';
    const compared = compareMeasuredThings(quantity, reading, known, evidence, context);
    const isDoubtful =
      PARTITIVE.test(reading.tokens[quantity.last + 1]?.text ?? '') ||
      isElevation(quantity, reading, known) ||
      sharesNoun(reading, known, evidence.names);
    const thing = compared === 'other' && isDoubtful ? 'unsure' : compared;
    return thing === 'same' && !isSame ? 'unsure' : thing;
  }
  if (quantity.dimension !== 'count' || known.quantity.dimension === 'money') return 'same';
  return compareCounts(quantity, reading, known, evidence);
}

/** Whether a number is part of a name: "Pit 1", "Exit 4". */
function isNumbered({ first, written }: Quantity, { tokens }: Reading, { quantity, reading }: KnownQuantity): boolean {
  const [name, other] = [tokens[first - 1], reading.tokens[quantity.first - 1]];
  if (written === quantity.written && NUMBER_SIGN.test(name?.word ?? '')) return true;
  return (
    written === quantity.written &&
    isPlain(quantity) &&
    name?.isCapital === true &&
    (!name.isFirst || name.end === tokens[first]!.start) &&
    other?.isCapital === true &&
    (!name.isFunction || name.end === tokens[first]!.start) &&
    name.word === other.word &&
    !name.concepts.some((concept) => concept.startsWith('month-'))
  );
}

/** Words before a house number: "number 71" for "71 Wale Street". */
const NUMBER_SIGN = /^(?:number|no|nr|nummer|numero)$/;

/** Whether a stated height is another cited length, although a fact with the label "height" has a different one. */
function isOfOtherLabel(
  { first, value }: Quantity,
  { tokens }: Reading,
  known: KnownQuantity,
  { facts }: Evidence,
): boolean {
  const isHeight = tokens
    .slice(Math.max(0, first - 3), first)
    .some(({ concepts }) => concepts.includes('rise') || concepts.includes('fall'));
  if (!isHeight || known.evidence.label?.isTerse !== true || known.evidence.concepts.has('height')) return false;
  return [...facts.values()].some(
    ({ label, readings }) =>
      label?.isTerse === true &&
      readings[0]?.tokens[0]?.concepts.includes('height') === true &&
      readings[0].tokens[1]?.text === ':' &&
      readings[0].quantities.some((each) => each.dimension === 'length' && each.value !== value),
  );
}

const ATTRIBUTES_BY_KIND: Partial<Record<FactKind, string>> = {
  height: 'height',
  elevation: 'height',
  length: 'length',
};

const getKindAttribute = ({ evidence: { fact } }: KnownQuantity): string | null =>
  ATTRIBUTES_BY_KIND[fact.kind] ?? null;

/** Compares what two equal lengths belong to: the height of a lantern is not that of the gate that carries it. */
function compareMeasuredThings(
  quantity: Quantity,
  reading: Reading,
  known: KnownQuantity,
  { names }: Evidence,
  context: SentenceContext,
): Sameness {
  if (isSamePart(quantity, reading, known)) return 'same';
  if (isOfOtherOwner(reading, known, names)) return 'other';
  if (isLabeled(quantity, reading, known) || isOfPropertyOnly(quantity, reading, known, names)) return 'same';
  if (isOfNamedThing(known)) return 'other';
  const thing = findMeasuredThing(quantity, reading);
  const other = findMeasuredThing(known.quantity, known.reading);
  const isSame = (a: Token | null, b: Token | null) =>
    a !== null && b !== null && isSameOrCompound(a, reading.language, b, known.reading.language);
  const isPlace = (token: Token) =>
    (isPlaceName(token, names) && !isOfOtherName(token, known.reading)) ||
    token.concepts.some((concept) => GENERIC.has(concept));
  // Without a noun, the length is that of the place, to which a pronoun refers.
  const isStatedOfPlace = thing.main === null || isPlace(thing.main);
  const isKnownOfPlace = other.main === null || isPlace(other.main) || known.evidence.fact.kind === 'summary';
  if (isStatedOfPlace && isKnownOfPlace) return 'same';
  if (other.main !== null && !isPlace(other.main) && isOfUnnamed(other.main, reading, known.reading)) return 'other';
  if (thing.main === null && isMentionedBefore(known, other.main, context)) return 'same';
  if (isSame(thing.main, other.main) || isSame(thing.dependent, other.dependent)) return 'same';
  const same = thing.main === null || isStatedOfPlace ? undefined : findSame(thing.main, reading, known.reading);
  if (reading.language !== known.reading.language && thing.main?.concepts.length === 0 && !isStatedOfPlace)
    return 'same';
  // The two nouns of "mountain ridge" name one thing.
  const isOther = same !== undefined && !isAdjacent(same, other.main);
  const subject = findSubject(known.quantity, known.reading);
  if (thing.main !== null && subject !== null && !isKnownOfPlace && isSame(thing.main, subject)) return 'same';
  const isNamed = (token: Token | null) => token !== null && findSame(token, known.reading, reading) !== undefined;
  if (!isOther && (isNamed(other.main) || isNamed(other.dependent) || (isOnlyLength(known) && isNamed(subject))))
    return 'same';
  if (other.main === null && thing.main !== null && isForeignName(thing.main, reading, known.reading)) return 'other';
  if (thing.main !== null && thing.main === thing.dependent && same !== undefined) return 'unsure';
  const isOfLabel = known.evidence.label?.isTerse === true && reading.language === known.reading.language;
  if (isOfLabel || (thing.main !== null && known.reading !== known.evidence.readings[0])) return 'other';
  if (!isTelling(thing.main, reading) || !isTelling(other.main, known.reading)) return 'unsure';
  return isWater(thing.main!) && isWater(other.main!) ? 'unsure' : 'other';
}

/** Whether a noun can be compared at all: it is in the lexicon or is a name. An unknown noun may be a synonym. */
const isTelling = (token: Token | null, { language }: Reading): boolean =>
  token !== null && (token.concepts.length > 0 || (token.isCapital && language !== 'de'));

const isAdjacent = (token: Token, other: Token | null): boolean =>
  Math.abs(token.end - (other?.start ?? 0)) <= 1 || Math.abs(token.start - (other?.end ?? 0)) <= 1;

/** Whether a noun is a name that the fact, whose number is that of the place, does not have. */
const isForeignName = (token: Token, { language }: Reading, fact: Reading): boolean =>
  token.isCapital &&
  !token.isOwnName &&
  token.concepts.length === 0 &&
  language !== 'de' &&
  !fact.tokens.some((other) => isSameWord(token, language, other, fact.language));

/** Whether both lengths are followed by "of" and the same noun: "750 meters of trimmed cypress hedge". */
function isSamePart({ last }: Quantity, reading: Reading, { quantity, reading: fact }: KnownQuantity): boolean {
  const findPart = (tokens: readonly Token[], end: number) =>
    PARTITIVE.test(tokens[end + 1]?.text ?? '') ? tokens.slice(end + 2, end + 2 + MAX_PART).filter(isNounLike) : [];
  const known = findPart(fact.tokens, quantity.last);
  return findPart(reading.tokens, last).some((word) =>
    known.some((other) => isSameOrCompound(word, reading.language, other, fact.language)),
  );
}
const PARTITIVE = /^(?:of|de|d|di|von)$/;
const MAX_PART = 4;

/** Whether a fact has only one length, so that it cannot be confused with another. */
const isOnlyLength = ({ reading: { quantities } }: KnownQuantity): boolean =>
  quantities.filter(({ dimension }) => dimension === 'length').length === 1;

/** Whether the label of a fact names another owner: "height of the tower: 49 m" is not the height of the nave. */
function isOfOtherOwner(reading: Reading, { reading: fact, evidence }: KnownQuantity, names: PlaceNames): boolean {
  if (evidence.label?.isTerse !== true) return false;
  const { label } = findSegments(fact);
  const of = fact.tokens.findIndex(({ text }) => text === 'of');
  const owner = label.at(-1);
  if (of === -1 || owner === undefined || fact.tokens.indexOf(owner) < of || isPlaceName(owner, names)) return false;
  return (
    (owner.concepts.length > 0 || reading.language === fact.language) &&
    !label.some(
      (word) =>
        !word.concepts.some((concept) => isOfClass(concept, 'm')) && findSame(word, fact, reading) !== undefined,
    )
  );
}

/** Whether a sentence has a word of the label or value: "keep height: 46.4 m" supports "a keep of 46 metres". */
function isLabeled(quantity: Quantity, reading: Reading, { quantity: known, reading: fact }: KnownQuantity): boolean {
  const { label, segments } = findSegments(fact);
  if (label.length === 0) return false;
  const own = segments.find(({ quantities }) => quantities.includes(known));
  const isOnlyOne = reading.quantities.filter(({ dimension }) => dimension === quantity.dimension).length === 1;
  const clause = isOnlyOne
    ? [...reading.tokens.keys()]
    : (reading.clauses.find(({ positions }) => positions.includes(quantity.first))?.positions ?? []);
  return [...label, ...(own?.words ?? [])].some((word) =>
    clause.some((position) => {
      const token = reading.tokens[position]!;
      return isNounLike(token) && isSameOrCompound(token, reading.language, word, fact.language);
    }),
  );
}

/**
 * Whether a label such as "height" has no owner, so that its value belongs to the place. It supports "it drops sixty
 * meters", but no sentence about a part of the place.
 */
function isOfPropertyOnly(
  quantity: Quantity,
  reading: Reading,
  { quantity: known, reading: fact, evidence }: KnownQuantity,
  names: PlaceNames,
): boolean {
  if (evidence.label?.isTerse !== true) return false;
  const { label, segments } = findSegments(fact);
  const own = segments.find(({ quantities }) => quantities.includes(known));
  const isProperty = ({ concepts }: Token) =>
    concepts.some((concept) => isOfClass(concept, 'm') || PROPERTIES.has(concept)) || concepts.length === 0;
  if (!label.every(isProperty) || own === undefined) return false;
  const { main } = findMeasuredThing(quantity, reading);
  return (
    main === null ||
    isPlaceName(main, names) ||
    main.isOwnName ||
    main.concepts.length === 0 ||
    main.concepts.some((concept) => PROPERTIES.has(concept) || (names.isOfUnknownKind && isKindOfPlace(concept))) ||
    isOfClass(main.concepts[0]!, 'f')
  );
}

/** Whether a length in parentheses belongs to the name before it: "Mountain: Mount Kazbek (5,054 m)". */
const isOfNamedThing = ({ quantity: { first }, reading: { tokens }, evidence }: KnownQuantity): boolean =>
  evidence.label?.isTerse === true && tokens[first - 1]?.text === '(' && tokens[first - 2]?.isCapital === true;

const PROPERTIES = new Set([
  'sea',
  'storey',
  'part',
  'measure',
  'big',
  'k-near',
  'distant',
  'walk',
  'road',
  'tip',
  'summit',
]);

/** Whether the fact's noun is part of a name that the sentence does not contain. */
function isOfUnnamed(token: Token, { tokens, language }: Reading, known: Reading): boolean {
  if (!isOfOtherName(token, known)) return false;
  const name = known.tokens[known.tokens.indexOf(token) - 1]!;
  return !tokens.some((each) => isSameWord(each, language, name, known.language));
}

/** Whether earlier sentences cite the fact or name the thing, so that "it" may refer to the thing. */
const isMentionedBefore = (
  { evidence }: KnownQuantity,
  thing: Token | null,
  { text, facts }: SentenceContext,
): boolean => facts.has(evidence.fact.id) || (thing !== null && text.toLowerCase().includes(thing.text.toLowerCase()));

/** Whether a noun is part of another name: "Tokyo Tower" is not the tower that the texts are about. */
function isOfOtherName(token: Token, { tokens }: Reading): boolean {
  const at = tokens.indexOf(token);
  const before = tokens[at - 1];
  return (
    at > 0 &&
    token.isCapital &&
    !token.isOwnName &&
    before?.isCapital === true &&
    !before.isFirst &&
    before.kind === 'word'
  );
}

/** Returns the first noun before a number in its clause, or null. */
function findSubject({ first }: Quantity, { tokens, clauses, language }: Reading): Token | null {
  const clause = clauses.find(({ positions }) => positions.includes(first));
  const position = clause?.positions.find((each) => isNounLike(tokens[each]!) && !isVerb(tokens, each, language));
  return position === undefined || position > first ? null : tokens[position]!;
}

/** Words for a whole place that say nothing about its parts. */
const GENERIC = new Set(['figure', 'statue', 'monument', 'building', 'estate', 'citadel', 'ensemble', 'mountain']);
