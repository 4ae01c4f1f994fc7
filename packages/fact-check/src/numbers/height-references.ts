import { isSameWord } from '../checks/words/word-match.js';
import type { Quantity } from '../quantities/quantity.js';
import type { Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';
import type { KnownQuantity } from './known-quantity.js';

const DESCENT = /(?<!\p{L})(?:descend\p{L}*|slopes?|gradient|gefälle|pente|desnivel|pendenza|declive)(?!\p{L})/iu;
const RISE = /(?<!\p{L})(?:rises?|rose|tall|high|hoch|ragt|élève|haut|alza|alto|alta|eleva|ergue)(?!\p{L})/iu;

/**
 * Returns whether a cited height is measured from something else, or is a descent that the sentence states as a rise.
 */
export const risesOtherwise = (quantity: Quantity, reading: Reading, known: KnownQuantity): boolean =>
  (DESCENT.test(known.reading.text) && RISE.test(reading.text)) || isAboveOther(quantity, reading, known);

/** Whether two heights have different references: "863 m above sea level" is not "863 m above the plain". */
function isAboveOther(quantity: Quantity, reading: Reading, known: KnownQuantity): boolean {
  const [stated, other] = [findReference(quantity, reading), findReference(known.quantity, known.reading)];
  if (stated.length === 0 || other.length === 0) return false;
  if (stated.some(isWater) && other.some(isWater)) return false;
  return !stated.some((a) => other.some((b) => isSameWord(a, reading.language, b, known.reading.language)));
}

export const isWater = ({ concepts, word }: Token): boolean =>
  /^(?:waves|wellen|vagues|olas|onde|ondas)$/.test(word) ||
  concepts.some((concept) => /^(?:water|sea|lake|river|bay)$/.test(concept));

const MAX_REFERENCE_TOKENS = 5;

/** Returns the nouns that a height is measured from. */
function findReference({ last }: Quantity, { tokens, language }: Reading): Token[] {
  const above = tokens.findIndex(({ text }, at) => at > last && at <= last + 3 && ABOVE.test(text.toLowerCase()));
  if (above === -1) return [];
  const end = tokens.findIndex(
    ({ text, kind }, at) => at > above && (kind === 'sign' || /^(?:and|und|et|y|e)$/.test(text)),
  );
  return tokens
    .slice(above + 1, Math.min(end === -1 ? tokens.length : end, above + MAX_REFERENCE_TOKENS))
    .filter(
      ({ kind, isFunction, concepts }) => kind === 'word' && !isFunction && (concepts.length > 0 || language === 'en'),
    );
}

const ABOVE = /^(?:above|below|over|über|unter|oberhalb|unterhalb|sobre|sopra|acima)$/;
