import { isInverseRelation } from '../../bindings/check-relations.js';
import { isSeenFromOther } from '../../bindings/distances.js';
import { hasHours, isDay } from '../../hours/check-hours.js';
import { type Language, toLanguage } from '../../lexicon/languages.js';
import { isOfClass } from '../../lexicon/lexicon.js';
import { isPartOfTime } from '../../numbers/century-parts.js';
import { findAttributePosition } from '../../numbers/measured-things.js';
import { toStem } from '../../text/normalize-word.js';
import type { Reading } from '../../text/read-text.js';
import { isLong } from '../../text/sentence-length.js';
import type { Token } from '../../text/tokenize.js';
import type { Finding } from '../../verdicts.js';
import { isAmbiguous, isPlaceNoun, isReferable, isSpecific, isStrict } from '../checkable.js';
import { type Evidence, type FactEvidence, isKindOfPlace, type PlaceNames } from '../evidence.js';
import { isName } from '../names.js';
import { isShortName } from '../own-names.js';
import { isHolidayOfDates, isSeasonOfDates, isWarOfDates } from './dated-words.js';
import { isForbidden } from './forbidden-words.js';
import { isImplied, isSeenAs } from './implied-words.js';
import { isShareOfPrice, isShareWord } from './share-words.js';
import { isCompound, isFree, isPlaceName, isSupportedBy } from './word-match.js';
import {
  hasSpecificPart,
  isInflected,
  isLooseCompound,
  isNatureReserve,
  isParticle,
  isPayer,
  isRoleOfName,
  isSaidOfPlace,
} from './word-readings.js';

/** Result of comparing the words of a sentence with the cited facts. */
export interface WordCheck {
  finding: Finding | null;
  /** Whether it is unclear if a word of a long sentence states hours, a price or a time. */
  isUnsure: boolean;
  /** Ordinary words that no cited fact supports. */
  unsupported: Token[];
  supported: number;
}

/** Checks that the cited facts support every specific word, and counts the ordinary words that they support. */
export function checkWords(reading: Reading, cited: readonly FactEvidence[], evidence: Evidence): WordCheck {
  const result: WordCheck = { finding: null, isUnsure: false, unsupported: [], supported: 0 };
  const isWithHours = hasHours(cited);
  const isLongText = isLong(reading);
  let place: Token | null = null;
  let thing: Token | null = null;
  const isTranslated = cited.every(({ fact }) => toLanguage(fact.language) !== reading.language);
  const isUnread = cited.every(({ fact }) => toLanguage(fact.language) === null);
  for (const [position, token] of reading.tokens.entries()) {
    if (token.kind !== 'word' || token.isFunction || reading.numberPositions.has(position)) continue;
    if (isFree(token) || isCheckedWithNumber(reading, position) || isParticle(reading, position)) continue;
    if (isMixedName(reading, position, cited)) return { ...result, finding: { reason: 'name', detail: token.text } };
    const isSupported = (part: Token) => cited.some((fact) => isSupportedBy(part, reading.language, fact));
    const accepts = (part: Token) => isSupported(part) || isPlaceName(part, evidence.names);
    if (
      isSupported(token) ||
      isSeasonOfDates(reading, position, cited, evidence.input.place.latitude < 0) ||
      isHolidayOfDates(reading, position, cited) ||
      isWarOfDates(reading, position, cited) ||
      isNearByFact(token, cited) ||
      isImplied(token, reading, cited) ||
      (isWithHours && (isDay(token) || isOpening(token) || isDoor(token))) ||
      isInverse(reading, position, cited, evidence) ||
      isForbidden(token, reading, cited) ||
      isPartOfCompound(token, reading.language, cited) ||
      isShareWord(token, cited) ||
      isCompound(token, reading.language, accepts)
    )
      result.supported++;
    else if (isPlaceName(token, evidence.names)) continue;
    else if (isFormOfOwnName(token, evidence) || isSeenAs(token, evidence.names)) continue;
    else if (isOfOwnCountry(reading, position, evidence.names) && !isLocalPayer(reading, position))
      result.unsupported.push(token);
    else if (isSubjectOfUnknownKind(reading, position, evidence)) continue;
    else if (isShortName(reading, position, evidence.names.ownWords)) result.unsupported.push(token);
    else if (isName(reading, position, isTranslated, isUnread))
      return { ...result, finding: { reason: 'name', detail: token.text } };
    else if (isLongText && (isMoment(reading, position) || isAmbiguous(token)) && !isPayer(reading, position)) {
      result.unsupported.push(token);
      result.isUnsure = true;
    } else if (isMoment(reading, position)) return { ...result, finding: { reason: 'word', detail: token.text } };
    else if (isReferable(token) && isInOtherFact(reading, position, evidence)) result.unsupported.push(token);
    else if (isNatureReserve(reading.tokens, position) || isSaidOfPlace(reading, position, isSupported))
      result.unsupported.push(token);
    else if (isSpecific(token) && isPlaceNoun(token)) {
      if (!isInflected(reading, position) && !isLooseCompound(token, reading.language)) place ??= token;
      result.unsupported.push(token);
    } else if (
      isSpecific(token) &&
      !isStrict(token) &&
      !isRoleOfName(reading, position) &&
      !isPayer(reading, position)
    ) {
      if (!isInflected(reading, position) && !isLooseCompound(token, reading.language)) thing ??= token;
      result.unsupported.push(token);
    } else if (
      (isSpecific(token) && !isInflected(reading, position) && !isLooseCompound(token, reading.language)) ||
      isPayer(reading, position) ||
      isShareOfPrice(token, cited) ||
      isRoleOfName(reading, position) ||
      (token.isCapital && hasSpecificPart(token, reading.language, accepts))
    )
      return { ...result, finding: { reason: 'word', detail: token.text } };
    else result.unsupported.push(token);
  }
  const isOtherPlace =
    place !== null &&
    result.supported < result.unsupported.length * MIN_SUPPORT &&
    result.supported + result.unsupported.length <= MAX_SHORT;
  if (thing !== null && !isWellSupported(reading, result))
    return { ...result, finding: { reason: 'word', detail: thing.text } };
  return isOtherPlace ? { ...result, finding: { reason: 'word', detail: place!.text } } : result;
}

/** Whether a sentence is long and largely supported, so that it may use another word for a thing. */
const isWellSupported = ({ tokens, quantities }: Reading, { supported, unsupported }: WordCheck): boolean =>
  tokens.filter(({ kind }) => kind === 'word').length >= MIN_LONG_WORDS &&
  supported + quantities.length >= MIN_SUPPORTED &&
  (supported + quantities.length) * 2 >= unsupported.length;
const MIN_LONG_WORDS = 12;
const MIN_SUPPORTED = 3;

/** Whether two names that the facts have only separately are combined: "Paul Laudot". */
function isMixedName({ tokens, language }: Reading, position: number, cited: readonly FactEvidence[]): boolean {
  const [token, next] = [tokens[position]!, tokens[position + 1]];
  const isPart = (part: Token | undefined): part is Token =>
    part?.kind === 'word' &&
    part.isCapital &&
    !part.isFunction &&
    !part.isOwnName &&
    part.concepts.every((concept) => concept.startsWith('n-'));
  if (language === 'de' || token.isFirst || !isPart(token) || !isPart(next)) return false;
  const readings = cited.flatMap((fact) => fact.readings);
  const has = (word: Token, { tokens: known }: Reading) => known.some((other) => other.word === word.word);
  return (
    readings.some((fact) => has(token, fact)) &&
    readings.some((fact) => has(next, fact)) &&
    !readings.some((fact) => has(token, fact) && has(next, fact))
  );
}

/** Words for opening are compared by `checkHours` instead. */
const isOpening = ({ concepts }: Token): boolean => concepts.includes('open') || concepts.includes('close');

/** What opens or closes: "the shops stay shut", "the gates open". */
const isDoor = ({ concepts }: Token): boolean =>
  concepts.some((concept) => concept === 'k-mall' || concept === 'door' || concept === 'gate');

const MIN_COMPOUND_PART = 3;

/** Whether a German word begins or ends a compound in the facts: "Salz" in "Salzabbau". */
const isPartOfCompound = ({ word, isCapital }: Token, language: Language, cited: readonly FactEvidence[]): boolean =>
  language === 'de' &&
  isCapital &&
  word.length >= MIN_COMPOUND_PART &&
  cited.some(({ words }) =>
    [...words].some((other) => other.length >= word.length + 3 && (other.startsWith(word) || other.endsWith(word))),
  );

/** An unknown kind of place counts as invented only in short sentences that are hardly supported. */
const MIN_SUPPORT = 2;
const MAX_SHORT = 4;

/** Tokens between a nationality and the person it describes. */
const MAX_PERSON_DISTANCE = 3;

/** Whether a word is the country's nationality and describes no person: "Dutch tulips" in the Netherlands. */
const isOfOwnCountry = ({ tokens }: Reading, position: number, { country }: PlaceNames): boolean =>
  tokens[position]!.concepts.some((concept) => country.has(concept)) &&
  !tokens
    .slice(Math.max(0, position - MAX_PERSON_DISTANCE), position + MAX_PERSON_DISTANCE + 1)
    .some(({ concepts, isCapital, isFirst }, offset) => {
      const isOther = Math.max(0, position - MAX_PERSON_DISTANCE) + offset !== position;
      const isUnknownName = isCapital && !isFirst && concepts.length === 0;
      return isOther && (isUnknownName || concepts.some((concept) => isOfClass(concept, 'r')));
    });

/** Whether a sentence states a price for the country's people: "what Sri Lankans are charged". */
const isLocalPayer = ({ tokens, quantities }: Reading, position: number): boolean => {
  const next = tokens[position + 1];
  const isNoun = next === undefined || next.kind !== 'word' || next.isFunction || next.isVerb === true;
  return isNoun && quantities.some(({ dimension }) => dimension === 'money');
};

const MOMENT_LEAD =
  /^(?:at|before|after|until|till|by|bei|vor|nach|bis|ab|zur|a|à|avant|après|jusqu|dès|al|antes|hasta|all|prima|até|ao)$/;

/** Whether a word is a fixed time ("at sunrise", "until dusk"); "in the morning" is only advice on when to come. */
const isMoment = ({ tokens }: Reading, position: number): boolean =>
  tokens[position]!.concepts.some((concept) => isOfClass(concept, 'h') && concept !== 'night') &&
  tokens.slice(Math.max(0, position - 2), position).some(({ text }) => MOMENT_LEAD.test(text.toLowerCase()));

/** Whether "the tower" may mean the place, if neither its name nor its facts say what kind of place it is. */
const isSubjectOfUnknownKind = ({ tokens }: Reading, position: number, { names }: Evidence): boolean =>
  names.isOfUnknownKind &&
  isKindWord(tokens[position]!) &&
  (DEICTIC.test(tokens[position - 1]?.text.toLowerCase() ?? '') || isLeadingKind(tokens, position));

const DEICTIC = /^(?:this|diese[rsmn]?|cet|cette|est[ea]|quest[oa])$/;

const isLeadingKind = (tokens: readonly Token[], position: number): boolean =>
  DEFINITE.test(tokens[position - 1]?.text.toLowerCase() ?? '') &&
  (startsClause(tokens, position) ||
    (!tokens.slice(0, position).some((token) => token.isCapital && !token.isFirst && !token.isOwnName) &&
      tokens.every((token) => !isKindWord(token) || isSameKind(token, tokens[position]!) || token.isCapital)));

/** Whether no content words but verbs stand before it in its clause. */
const startsClause = (tokens: readonly Token[], position: number): boolean =>
  !tokens
    .slice(tokens.findLastIndex(({ text }, at) => at < position && CLAUSE_LEAD.test(text)) + 1, position)
    .some(({ kind, isFunction, isVerb }) => kind === 'word' && !isFunction && isVerb !== true);

const CLAUSE_LEAD =
  /^(?:[,;:.]|before|after|when|until|while|since|that|because|as|bevor|nachdem|als|bis|während|dass|weil|quand|lorsque|que|cuando|hasta|mientras|quando|che|finché)$/;

const isKindWord = ({ concepts }: Token): boolean => concepts.some(isKindOfPlace);
const isSameKind = (a: Token, b: Token): boolean => a.concepts.some((concept) => b.concepts.includes(concept));

/** Whether a German word is an inflected form of the place's name: "der Schiefe Turm" for "Schiefer Turm von Pisa". */
const isFormOfOwnName = ({ stem, isCapital }: Token, { names, language }: Evidence): boolean =>
  language === 'de' && isCapital && [...names.ownWords].some((word) => toStem(word, language) === stem);

/** Whether a word is checked with its number: what a length measures, or "between" in "between 1887 and 1889". */
function isCheckedWithNumber(reading: Reading, position: number): boolean {
  const { concepts } = reading.tokens[position]!;
  if (/^(?:late|early|mid)$/.test(reading.tokens[position]!.word) && reading.numberPositions.has(position + 1))
    return true;
  const lengths = reading.quantities.filter(({ dimension }) => dimension === 'length');
  if (isPartOfTime(reading, position)) return true;
  if (concepts.includes('k-near') && lengths.some(({ value }) => value <= MAX_WALK)) return true;
  if (concepts.includes('rise') && lengths.length > 0) return true;
  if (concepts.includes('sea') && lengths.some(({ last }) => position - last > 0 && position - last < 5)) return true;
  if (lengths.some((quantity) => findAttributePosition(quantity, reading) === position)) return true;
  return concepts.includes('between') && reading.numberPositions.has(position + 1);
}

/** Whether a direction is that of a fact reversed: "from A it is 9 km north" for "A lies 9 km south of B". */
const isInverse = (reading: Reading, position: number, cited: readonly FactEvidence[], { names }: Evidence): boolean =>
  cited.some(({ readings }) =>
    readings.some(
      (fact) => isInverseRelation(position, reading, fact) || isSeenFromOther(position, reading, fact, names),
    ),
  );

/** Whether nearness follows from a cited distance or neighbor: "a few minutes' walk" for 250 m, "next to it". */
const isNearByFact = (token: Token, cited: readonly FactEvidence[]): boolean =>
  token.concepts.includes('k-near') &&
  cited.some(({ statement, concepts, readings }) => {
    const lengths = readings.flatMap(({ quantities }) => quantities.filter(({ dimension }) => dimension === 'length'));
    return (
      lengths.every(({ value }) => value <= MAX_WALK) &&
      (concepts.has('beside') || (lengths.length > 0 && DISTANCE.test(statement)))
    );
  });
const DISTANCE = /(?<!\p{L})(?:distan\p{L}*|entfern\p{L}*|dista)(?!\p{L})/iu;

/** A distance that may be called near, in meters. */
const MAX_WALK = 1000;

const DEFINITE =
  /^(?:the|this|that|these|those|his|her|its|their|der|die|das|den|dem|des|diese[rsmn]?|sein\p{L}*|ihr\p{L}*|le|la|les|l|ce|cette|ces|son|sa|ses|du|des|au|del|al|el|los|las|este|esta|su|sus|il|lo|i|gli|o|os|as)$/u;

/** Prepositions contracted with an article: "du roi". */
const CONTRACTED = /^(?:vom|zum|zur|du|des|au|del|al|dello|della|dal|dalla|do|da)$/;

/** Whether a definite word ("the emperor") refers to somebody or something in a fact that is not cited. */
function isInOtherFact({ tokens, language }: Reading, position: number, { facts }: Evidence): boolean {
  const before = tokens.slice(Math.max(0, position - 2), position).map(({ text }) => text.toLowerCase());
  const isPerson = tokens[position]!.concepts.some((concept) => isOfClass(concept, 'r'));
  if (!before.some((text) => DEFINITE.test(text) || (isPerson && CONTRACTED.test(text)))) return false;
  return [...facts.values()].some((fact) => isSupportedBy(tokens[position]!, language, fact));
}
