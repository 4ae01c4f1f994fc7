import { findSegments } from '../bindings/segments.js';
import type { Evidence, PlaceNames } from '../checks/evidence.js';
import { isCompoundEnd, isPlaceName, isSameWord, isSupportedBy } from '../checks/words/word-match.js';
import type { Language } from '../lexicon/languages.js';
import { getClasses, isOfClass } from '../lexicon/lexicon.js';
import type { Quantity } from '../quantities/quantity.js';
import type { Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';
import type { KnownQuantity, Sameness } from './known-quantity.js';
import { findCountedWords } from './measured-things.js';

/** Compares what two equal numbers count. A number without a noun may count anything. */
export function compareCounts(
  quantity: Quantity,
  reading: Reading,
  known: KnownQuantity,
  { names, facts }: Evidence,
): Sameness {
  const counted = findCountedWords(quantity, reading);
  const beside = findCountedWords(known.quantity, known.reading);
  const others = [
    ...beside,
    ...findPartitive(known),
    ...findOfTotal(known),
    ...(beside.length === 0 && !isLeading(known) ? [] : findSegments(known.reading).label),
  ];
  if (counted.length === 0 || others.length === 0) return 'same';
  if (isOfName(quantity, reading) && isOfName(known.quantity, known.reading)) return 'same';
  if (isOfOtherWhole(quantity, reading, known, names)) return 'contrary';
  if (findPartitive(known).length === 0 && isOfOtherNumber(counted, known, reading.language)) return 'other';
  const isSame = (token: Token, other: Token) => isSameCounted(token, reading.language, other, known.reading.language);
  if (counted.some((token) => others.some((other) => isSame(token, other)))) return 'same';
  // A word that the lexicon does not know cannot be compared with its translation.
  const isTranslated = reading.language !== known.reading.language;
  if (isTranslated && beside.every(isUnknown)) return 'same';
  const isUnsure =
    (isTranslated && (TIMES.test(counted[0]!.word) || (reading.language !== 'en' && counted.every(isUnknown)))) ||
    counted.some((token) => others.some((other) => areOtherwiseCalled(token, other))) ||
    (quantity.written >= MIN_TELLING &&
      !others.some(isPerson) &&
      !isCountedOtherwise(counted, quantity, reading, facts));
  return isUnsure ? 'unsure' : 'other';
}

/** Whether a number is part of a name, which may be translated: "Due Torri" for "the Two Towers". */
const isOfName = ({ first, last }: Quantity, { tokens, language }: Reading): boolean =>
  language !== 'de' &&
  tokens[first]!.kind === 'word' &&
  tokens[first]!.isCapital &&
  !tokens[first]!.isFirst &&
  tokens[last + 1]?.isCapital === true;

/** Smaller numbers are often equal by chance. */
const MIN_TELLING = 100;

const isNoun = ({ concepts }: Token): boolean => !concepts.some((concept) => /[acm]/.test(getClasses(concept)));

/** Persons are not counted under another noun. */
const isPerson = (token: Token): boolean => isRole(token) || isHuman(token) || token.concepts.includes('german');

/** Whether a fact counts the same thing with another number. */
const isCountedOtherwise = (
  counted: readonly Token[],
  { value }: Quantity,
  { language }: Reading,
  facts: Evidence['facts'],
): boolean =>
  [...facts.values()].some(({ readings }) =>
    readings.some((fact) =>
      fact.quantities.some(
        (other) =>
          other.value !== value &&
          other.dimension === 'count' &&
          findCountedWords(other, fact).some((word) =>
            counted.filter(isNoun).some((token) => isSameOrCompound(token, language, word, fact.language)),
          ),
      ),
    ),
  );

const TIMES = /^(?:times|mal|fois|veces|volte|vezes)$/;

/** Whether two words may name the same persons: "traders" and "vendors", "people" and "passengers". */
const areOtherwiseCalled = (a: Token, b: Token): boolean =>
  (isAgent(a) && isAgent(b) && (isUnknown(a) || isUnknown(b))) ||
  (isAnybody(a) && (isUnknown(b) || isAgent(b))) ||
  (isPilgrim(a) && b.concepts.includes('visitor')) ||
  (isAnybody(b) && isAgent(a));
/** Pilgrims are counted as visitors. */
const isPilgrim = ({ concepts }: Token): boolean => concepts.includes('pilgrim');
const isAgent = (token: Token): boolean =>
  /(?:ers|ors|ists|ants|dores|tores|eurs|eiros|eros|tori|istas|istes|isti|antes|anti|giri)$/.test(token.word) ||
  isRole(token);

const isUnknown = ({ concepts }: Token): boolean => concepts.length === 0;

/** Whether the fact counts the sentence's noun with another number: "120 shops" for "120 stalls and six shops". */
function isOfOtherNumber(counted: readonly Token[], { quantity, reading }: KnownQuantity, language: Language): boolean {
  const [noun] = counted;
  const isNoun = (other: Token) =>
    language === reading.language
      ? other.stem === noun!.stem
      : isUnknown(noun!) && isSameWord(noun!, language, other, reading.language);
  const counts = (other: Quantity) => findCountedWords(other, reading).slice(0, 1).some(isNoun);
  const own = findCountedWords(quantity, reading);
  const isOwn = counted.some((word) => own.some((other) => word.stem === other.stem));
  return (
    noun !== undefined &&
    own.length > 0 &&
    !isOwn &&
    reading.quantities.some((other) => other !== quantity && counts(other) && !isTotal(other, quantity, reading))
  );
}

/**
 * Whether a number is the total of a part, whose noun it shares: "105,000 worshippers: 25,000 inside, 80,000 outside".
 */
const isTotal = (total: Quantity, part: Quantity, { quantities }: Reading): boolean =>
  quantities.some((rest) => rest !== part && rest !== total && rest.value + part.value === total.value);

const findOfTotal = ({ quantity, reading }: KnownQuantity): Token[] =>
  reading.quantities
    .filter((other) => other !== quantity && isTotal(other, quantity, reading))
    .flatMap((other) => findCountedWords(other, reading));

const OF = /^(?:of|de|d|von|di|der)$/;

/** Whether two numbers count parts of different wholes: "300 species of cactus" for "300 species of plants". */
function isOfOtherWhole(
  { last }: Quantity,
  reading: Reading,
  { quantity, reading: fact, evidence }: KnownQuantity,
  names: PlaceNames,
): boolean {
  const findWhole = ({ tokens, numberPositions }: Reading, end: number) =>
    !numberPositions.has(end + 3) && OF.test(tokens[end + 2]?.word ?? '') && tokens[end + 3]?.kind === 'word'
      ? tokens.slice(end + 3, end + 5).find(({ kind, isFunction }) => kind === 'word' && !isFunction)
      : undefined;
  const stated = findWhole(reading, last);
  const known = findWhole(fact, quantity.last);
  return (
    stated !== undefined &&
    known !== undefined &&
    !stated.isCapital &&
    !isPlaceName(stated, names) &&
    !isSameWord(stated, reading.language, known, fact.language) &&
    !isSupportedBy(stated, reading.language, evidence)
  );
}

/**
 * Whether a number directly follows its label, which says what it counts: "steps: 618", not "entrance: adults RM 15".
 */
const isLeading = ({ quantity: { first }, reading: { tokens } }: KnownQuantity): boolean =>
  tokens[first - 1]?.text === ':';

/** Returns what the whole of a partitive counts: "paintings" for the 21 in "21 of an estimated 500 paintings". */
function findPartitive({ quantity: { last }, reading }: KnownQuantity): Token[] {
  if (!/^(?:of|von|der|de|des|di|dei|delle|dos|das)$/.test(reading.tokens[last + 1]?.word ?? '')) return [];
  const whole = reading.quantities.find(({ first }) => first > last && first <= last + MAX_PARTITIVE);
  return whole === undefined ? [] : findCountedWords(whole, reading);
}

const MAX_PARTITIVE = 4;

const isSameCounted = (a: Token, aLanguage: Language, b: Token, bLanguage: Language): boolean =>
  isSameOrCompound(a, aLanguage, b, bLanguage) ||
  isEnglishCompound(a, b) ||
  (isPiece(a) && isPiece(b)) ||
  (isKind(a) && isKind(b)) ||
  (isArch(a) && isArch(b)) ||
  (isHuman(a) && isHuman(b)) ||
  (isAnybody(a) && isRole(b));

/** Returns whether a word is a generic one for parts of a collection. */
export const isPiece = ({ word }: Token): boolean =>
  /^(?:pieces?|items?|objects?|exhibits?|artefacts?|artifacts?|specimens?|stucke?n?|objekte?n?|exponate?n?|gegenstande?n?|spots?|sites?|places?|statten?|orten?|lieux|sitios?|lugares|luoghi|siti|locais|pieces|objets?|articles?|piezas?|objetos?|pezzi|oggetti|pecas?|itens)$/.test(
    word,
  );

/** Words for kinds: "300 species" for "300 kinds of bird". */
const isKind = ({ word }: Token): boolean =>
  /^(?:species|kinds?|types?|sorts?|varieties|variety|arten?|sorten?|especes?|sortes?|varietes?|especies?|tipos?|variedades|specie|tipi|varieta)$/.test(
    word,
  );

/** Words for the spans of a bridge: "six arches" for "six-span bridge". */
const isArch = ({ word }: Token): boolean =>
  /^(?:spans?|arch(?:es)?|bogen|joche?n?|travees?|arcos?|ojos|vanos?|tramos?|arcat[ae]|archi|campat[ae]|arcadas?|vaos?)$/.test(
    word,
  );

/** Whether a word ends with another: "cannonballs" and "balls". */
const isEnglishCompound = (a: Token, b: Token): boolean =>
  a.word.length > 3 && b.word.length > a.word.length + 3 && b.word.endsWith(a.word);

/** Words for inhabitants, which "people" may be; visitors are not. */
const isHuman = ({ concepts, word }: Token): boolean =>
  /^(?:souls?|ames?|almas?|anime)$/.test(word) ||
  concepts.some((concept) => /^(?:people|inhabitant|live)$/.test(concept));

/** Words for any persons: "200 men" for "200 workmen". */
const isAnybody = ({ word }: Token): boolean =>
  /^(?:people|persons?|men|women|menschen|personen|leute|personnes|gens|hommes|personas|hombres|persone|uomini|pessoas|homens|guests?|sightseers?|tourists?|gaste\w*|neugierigen?|schaulustigen?|touristen|curieux|touristes|curiosos|turistas|curiosi|turisti)$/.test(
    word,
  );
const isRole = ({ word, concepts }: Token): boolean =>
  concepts.some((concept) => concept === 'visitor' || concept === 'people' || isOfClass(concept, 'r')) ||
  /(?:men|women|workers|arbeiter|ouvriers|obreros|operai|trabalhadores)$/.test(word);

/**
 * Returns whether two words, or the last part of a German compound and a word, are equivalent: "Schlossturm", "tower".
 */
export const isSameOrCompound = (a: Token, aLanguage: Language, b: Token, bLanguage: Language): boolean =>
  isSameWord(a, aLanguage, b, bLanguage) ||
  isCompoundEnd(a, aLanguage, (end) => isSameWord(end, aLanguage, b, bLanguage)) ||
  isCompoundEnd(b, bLanguage, (end) => isSameWord(a, aLanguage, end, bLanguage));

/** Returns whether a word may be a noun. */
export const isNounLike = ({ kind, isFunction, concepts }: Token): boolean =>
  kind === 'word' && !isFunction && !concepts.some((concept) => /[acdfh]/.test(getClasses(concept)));

/** Returns the word of a text that names the same thing, if any. */
export const findSame = (token: Token, from: Reading, { tokens, language }: Reading): Token | undefined =>
  tokens.find(
    (each) => each.kind === 'word' && !each.isFunction && isSameOrCompound(each, language, token, from.language),
  );
