import type { FactEvidence } from '../checks/evidence.js';
import { isSameWord } from '../checks/words/word-match.js';
import { isOfClass } from '../lexicon/lexicon.js';
import { isEqualQuantity, isPlain } from '../quantities/equal-quantities.js';
import type { Quantity } from '../quantities/quantity.js';
import { isVerb } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';
import type { Finding } from '../verdicts.js';
import { type Claim, findKnownClaims } from './claims.js';
import { findPropertyTokens, isLooselyCovered } from './read-properties.js';

const MIN_YEAR = 100;
const MAX_YEAR = 2100;

/** Returns the properties of a claim that fit the kind of a value. */
function selectProperties({ properties }: Claim, quantity: Quantity): string[] {
  const { dimension } = quantity;
  const isOfKind = (property: string) =>
    dimension === 'length'
      ? property.startsWith('m-')
      : isTime(quantity)
        ? !/^[mc]-/.test(property)
        : isPlain(quantity) && property.startsWith('c-');
  return [...properties].filter(isOfKind);
}

const isTime = ({ dimension, value }: Quantity): boolean =>
  dimension === 'century' || (dimension === 'bare' && Math.abs(value) >= MIN_YEAR && value <= MAX_YEAR);

const isAction = (property: string): boolean => !/^[mc]-/.test(property);

/**
 * Checks that each value has the same property as in the facts: the year of an opening is not that of a foundation, and
 * the person who ordered a palace did not design it.
 */
export function checkProperties(cited: readonly FactEvidence[], stated: readonly Claim[]): Finding | null {
  const comparable = stated.filter(({ quantities, names }) => quantities.length > 0 || names.length > 0);
  if (comparable.length === 0) return null;
  const known = cited.flatMap(findKnownClaims);
  for (const claim of comparable) {
    const finding = findForeignValue(claim, known) ?? findForeignAgent(claim, known);
    if (finding !== null) return finding;
  }
  return null;
}

/**
 * Returns whether a value from a fact with a label stands beside unsupported words that name none of its properties, so
 * that its property in the sentence is unknown.
 */
export function hasUnknownProperty(
  cited: readonly FactEvidence[],
  stated: readonly Claim[],
  unsupported: readonly Token[],
): boolean {
  const terse = cited.filter(({ label }) => label?.isTerse === true);
  if (terse.length === 0) return false;
  const known = terse.flatMap(findKnownClaims);
  return stated.some((claim) =>
    claim.quantities.some(
      (quantity) =>
        selectProperties(claim, quantity).length === 0 &&
        claim.words.some((word) => unsupported.includes(word)) &&
        known.some(
          (each) =>
            selectProperties(each, quantity).length > 0 &&
            each.quantities.some((other) => isEqualQuantity(quantity, other)),
        ),
    ),
  );
}

function findForeignValue(claim: Claim, known: readonly Claim[]): Finding | null {
  const lengths = claim.quantities.filter(({ dimension }) => dimension === 'length');
  for (const quantity of claim.quantities) {
    // "Climbs 350 metres in four kilometers": with two lengths, it is unclear which one has the property.
    if (quantity.dimension === 'length' && lengths.length > 1) continue;
    const isOwn = ({ quantities }: Claim) => quantities.some((other) => isEqualQuantity(quantity, other));
    const isOther = (each: Claim) =>
      !isOwn(each) && each.quantities.some((other) => selectProperties(each, other).length > 0);
    const ofOtherValues = known.filter((each) =>
      each.quantities.some((other) => isOtherStated(claim, quantity, other)),
    );
    const all = selectProperties(claim, quantity);
    // "He died in 1902 and never saw the end of the work in 1904": properties of the other value do not count.
    const rest = all.filter((property) => !ofOtherValues.some((each) => each.properties.has(property)));
    const properties = ofOtherValues.length > 0 ? rest : all;
    if (
      isForeign(
        properties,
        known.filter(isOwn),
        known.filter(isOther),
        (each) => selectProperties(each, quantity),
        claim.isShared,
      )
    )
      return { reason: 'number-of-something-else', detail: `${quantity.written}, ${properties.join(' ')}` };
    const subject =
      properties.length === 0
        ? null
        : (findForeignSubject(claim, known.filter(isOwn), known) ??
          findSubjectOfOther(claim, quantity, known.filter(isOwn), known.filter(isOther)));
    if (subject !== null) return { reason: 'number-of-something-else', detail: `${quantity.written}, ${subject.text}` };
  }
  return null;
}

/** Finds a noun of another fact that replaces the name to which the action and its time belong. */
function findForeignSubject(claim: Claim, own: readonly Claim[], known: readonly Claim[]): Token | null {
  const terms = findPropertyTokens(claim.reading);
  const isIn = (word: Token, { words, reading }: Claim) =>
    words.some((other) => isSameWord(word, claim.reading.language, other, reading.language));
  const nouns = claim.words.filter(
    (word) => !terms.has(word) && !word.isOwnName && word.isVerb !== true && !isMonth(word) && !isQuality(word),
  );
  const isOfOther =
    own.length > 0 && own.every((each) => each.agents.length > 0 && !nouns.some((word) => isIn(word, each)));
  if (!isOfOther || claim.names.length > 0) return null;
  const readings = new Set(own.map(({ reading }) => reading));
  return nouns.find((word) => known.some((each) => !readings.has(each.reading) && isIn(word, each))) ?? null;
}

/**
 * Finds a noun that has another value in the facts: "the house was built in 1852" for "the house was built in 1776; the
 * fort was built in 1852".
 */
function findSubjectOfOther(
  claim: Claim,
  quantity: Quantity,
  own: readonly Claim[],
  others: readonly Claim[],
): Token | null {
  if (!isTime(quantity) || own.length === 0) return null;
  const terms = findPropertyTokens(claim.reading);
  const { language } = claim.reading;
  const nouns = [...claim.words, ...claim.names.flat()].filter(
    (word) => !terms.has(word) && !word.isOwnName && word.isVerb !== true && !isMonth(word) && !isQuality(word),
  );
  const isNamed = (word: Token, { reading }: Claim) =>
    reading.tokens.some(
      (other, position) =>
        isSameWord(word, language, other, reading.language) && !isVerb(reading.tokens, position, reading.language),
    );
  const isOfSameAction = (each: Claim) =>
    selectProperties(claim, quantity).some((stated) =>
      [...each.properties].some((property) => property === stated || isLooselyCovered(stated, property)),
    );
  return own.some((each) => nouns.some((word) => isNamed(word, each)))
    ? null
    : (nouns.find((word) => others.some((each) => isOfSameAction(each) && isNamed(word, each))) ?? null);
}

const isQuality = ({ concepts }: Token): boolean =>
  concepts.some((concept) => isOfClass(concept, 'a') || isOfClass(concept, 'c'));

const isMonth = ({ concepts }: Token): boolean => concepts.some((concept) => concept.startsWith('month-'));

const isOtherStated = ({ quantities }: Claim, quantity: Quantity, known: Quantity): boolean =>
  quantities.some((each) => each !== quantity && isEqualQuantity(each, known));

function findForeignAgent(claim: Claim, known: readonly Claim[]): Finding | null {
  const select = (each: Claim) => [...each.properties].filter(isAction);
  const properties = claim.isShared ? [] : select(claim);
  // In "es gehörte X", X is no agent by position, but the owner.
  const isOwned = claim.agents.length === 0 && claim.names.length === 1 && properties.includes('own');
  for (const name of isOwned ? claim.names : claim.agents) {
    const isOwn = (each: Claim) => each.names.some((other) => sharesName(name, claim, other, each));
    const isOther = (each: Claim) => !isOwn(each) && each.agents.length > 0;
    if (isForeign(properties, known.filter(isOwn), known.filter(isOther), select))
      return { reason: 'role', detail: `${name.map(({ text }) => text).join(' ')}, ${properties.join(' ')}` };
  }
  return null;
}

const sharesName = (a: readonly Token[], { reading }: Claim, b: readonly Token[], other: Claim): boolean =>
  a.some((token) => b.some((each) => isSameWord(token, reading.language, each, other.reading.language)));

/** Beginning and completion exclude each other. */
const isEnd = (property: string): boolean => property === 'begin' || property === 'finish';

/**
 * Whether a value has none of the stated properties although its own are known. In addition, another value must have
 * them, or its facts must be labels with values and have no similar property.
 */
function isForeign(
  stated: readonly string[],
  own: readonly Claim[],
  others: readonly Claim[],
  select: (claim: Claim) => string[],
  isShared = false,
): boolean {
  if (stated.length === 0 || own.length === 0) return false;
  const known = own.map(select);
  const ends = stated.filter(isEnd);
  const isOtherEnd = (properties: readonly string[]) =>
    properties.some(isEnd) && !ends.some((end) => properties.includes(end));
  if (ends.length > 0 && known.every(isOtherEnd)) return true;
  const has = (properties: readonly string[]) => stated.some((property) => properties.includes(property));
  if (known.some((properties) => properties.length === 0 || has(properties))) return false;
  if (others.map(select).some(has)) return true;
  const isLoose = known.some((properties) =>
    properties.some((property) => stated.some((each) => isLooselyCovered(each, property))),
  );
  return !isShared && !isLoose && own.every(({ isTerse }) => isTerse);
}
