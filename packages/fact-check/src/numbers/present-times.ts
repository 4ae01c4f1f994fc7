import type { FactEvidence } from '../checks/evidence.js';
import { isEqualQuantity } from '../quantities/equal-quantities.js';
import type { Quantity } from '../quantities/quantity.js';
import type { Reading } from '../text/read-text.js';
import type { Finding } from '../verdicts.js';

/** What stands today, as opposed to what stood there before. */
const PRESENT =
  /(?<!\p{L})(?:present|current|existing|today(?:['’]s)?|stands? now|heutig\p{L}*|jetzig\p{L}*|gegenwärtig\p{L}*|actuel\p{L}*|d['’]aujourd['’]hui|actual(?:es)?|attual[ei]|odiern\p{L}*|atua(?:l|is))(?!\p{L})/iu;
/** What stood there before, whose time may be stated as well. */
const FORMER =
  /(?<!\p{L})(?:replac|succe|predecess|earlier|former|previous|site|original|first|once|remains|older|goes back|vorgänger|ersetz|erst|früher|älter|ursprüng|remplac|premi|ancien|précéd|anterior|primer|reemplaz|antigu|precedent|prim[oa]|sostitu|antic|substitu)/iu;
const PART_END = /[,;.]|(?<!\p{L})(?:and|but|und|aber|et|mais|y|pero|e|ma|mas)(?!\p{L})/iu;
const MIN_YEAR = 1000;

const isTime = ({ dimension, value }: Quantity): boolean =>
  dimension === 'century' || (dimension === 'bare' && value >= MIN_YEAR);

/** Checks that the time of an earlier building is not stated as that of the present one. */
export function checkPresentTimes(reading: Reading, cited: readonly FactEvidence[]): Finding | null {
  const times = reading.quantities.filter(isTime);
  if (times.length !== 1 || !PRESENT.test(reading.text) || FORMER.test(reading.text)) return null;
  const [stated] = times;
  const isOfFormer = cited.some(({ readings }) =>
    readings.some((fact) => {
      const known = fact.quantities.filter(isTime);
      const isEqual = (other: Quantity) => isEqualQuantity(stated!, other);
      const ofPresent = known.filter((other) => PRESENT.test(findPart(fact, other)));
      return ofPresent.length > 0 && !ofPresent.some(isEqual) && known.some(isEqual);
    }),
  );
  const { tokens, text } = reading;
  return isOfFormer
    ? {
        reason: 'number-of-something-else',
        detail: text.slice(tokens[stated!.first]!.start, tokens[stated!.last]!.end),
      }
    : null;
}

/** Returns the part of a text between punctuation and conjunctions that has a number. */
function findPart({ text, tokens }: Reading, { first, last }: Quantity): string {
  const before = text.slice(0, tokens[first]!.start).split(PART_END).at(-1)!;
  return before + text.slice(tokens[first]!.start).split(PART_END)[0]! + tokens[last]!.text;
}
