import { findSegments } from '../bindings/segments.js';
import type { PlaceNames } from '../checks/evidence.js';
import { isPlaceName } from '../checks/words/word-match.js';
import { isOfClass } from '../lexicon/lexicon.js';
import { findPropertyTokens } from '../properties/read-properties.js';
import type { Quantity } from '../quantities/quantity.js';
import type { Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';
import { findSame, isNounLike } from './counted-things.js';
import type { KnownQuantity } from './known-quantity.js';
import { findMeasuredThing } from './measured-things.js';

/** Returns whether a sentence also names what the number belongs to in the fact, so that a mismatch is not certain. */
export function sharesNoun(reading: Reading, { quantity, reading: fact }: KnownQuantity, names: PlaceNames): boolean {
  const { label, segments } = findSegments(fact);
  const isShared = (word: Token) =>
    isNounLike(word) &&
    !isPlaceName(word, names) &&
    word.isVerb !== true &&
    !word.concepts.some((concept) => isOfClass(concept, 'm')) &&
    findSame(word, fact, reading) !== undefined;
  const own = segments.find(({ quantities }) => quantities.includes(quantity));
  const isLength = ({ dimension }: Quantity) => dimension === 'length';
  const isOfOther = segments.some(
    (other) => other !== own && other.quantities.some(isLength) && other.words.some(isShared),
  );
  return own?.quantities.filter(isLength).length === 1 && !isOfOther && [...label, ...own.words].some(isShared);
}

/**
 * Returns whether a length is a cited elevation: "sits at 7,200 feet" for "elevation: 2,200 m". Not for named things.
 */
export function isElevation(quantity: Quantity, reading: Reading, { reading: fact }: KnownQuantity): boolean {
  const { main } = findMeasuredThing(quantity, reading);
  return (
    main?.isCapital !== true &&
    [...findPropertyTokens(fact).values()].some((properties) => properties.includes('m-elevation')) &&
    /(?<!\p{L})(?:at|auf|à|a|em|en) (?:\p{L}+ ){0,2}$/u.test(
      reading.text.slice(0, reading.tokens[quantity.first]!.start),
    )
  );
}
