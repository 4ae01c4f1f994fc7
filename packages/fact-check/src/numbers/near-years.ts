import type { Quantity } from '../quantities/quantity.js';
import type { Reading } from '../text/read-text.js';
import type { KnownQuantity } from './known-quantity.js';

/** Maximum distance in "shortly before" and "shortly after". */
const MAX_NEAR_YEARS = 5;
const SHORTLY =
  /(?<!\p{L})(?:shortly|just|soon|right|immediately|kurz|bald|gleich|unmittelbar|peu|juste|poco|justo|subito|pouco|logo)(?!\p{L})/iu;
const MIN_YEAR = 1000;
const CENTURY = 100;
const MID = /^(?:mid|middle|mitte|milieu|mediados|meta|meados)$/;
/** First and last year of the middle of a century. */
const MIDDLE = [30, 70] as const;
const MAX_LEAD = 4;

/**
 * Returns whether a year is close to a cited time: "shortly before 1900" for 1898, "around 1750" for the middle of the
 * 18th century, "before 1400" for the end of the 14th.
 */
export function isNearYear(quantity: Quantity, { tokens, text }: Reading, known: readonly KnownQuantity[]): boolean {
  const { value, relation, approximation, first } = quantity;
  if (value % CENTURY === 0 && known.some((other) => isAtEnd(quantity, other))) return true;
  if (value < MIN_YEAR) return false;
  if (approximation === 'about') return known.some((other) => isInMiddle(value, other));
  if (relation !== 'before' && relation !== 'after') return false;
  const lead = text.slice(tokens[Math.max(0, first - MAX_LEAD)]!.start, tokens[first]!.start);
  if (!SHORTLY.test(lead)) return false;
  return known.some(({ quantity: year }) => {
    const distance = relation === 'before' ? value - year.value : year.value - value;
    return year.dimension === 'bare' && distance > 0 && distance <= MAX_NEAR_YEARS;
  });
}

function isInMiddle(
  value: number,
  { quantity: { dimension, value: century, first }, reading }: KnownQuantity,
): boolean {
  const year = value - (century - 1) * CENTURY;
  return (
    dimension === 'century' &&
    year >= MIDDLE[0] &&
    year <= MIDDLE[1] &&
    reading.tokens.slice(Math.max(0, first - MAX_LEAD), first).some(({ word }) => MID.test(word))
  );
}

/** Words for the beginning and the end of a century. */
const EARLY =
  /^(?:early|beginning|start|anfang|beginn|fruhe[nmrs]?|debut|principios|comienzos|inicios?|inizio|inizi|comeco)$/;
const LATE = /^(?:late|end|ende|spate[nmrs]?|fin|finales|fines|fine|final|fim|tardo)$/;

/** Whether a full hundred is at the cited end or beginning of a century. */
function isAtEnd(
  { value, relation, approximation }: Quantity,
  { quantity: { dimension, value: century, first }, reading }: KnownQuantity,
): boolean {
  if (dimension !== 'century') return false;
  const lead = reading.tokens.slice(Math.max(0, first - MAX_LEAD), first);
  const isLate = value === century * CENTURY && lead.some(({ word }) => LATE.test(word));
  const isEarly = value === (century - 1) * CENTURY && lead.some(({ word }) => EARLY.test(word));
  if (relation === 'before' || relation === 'until') return isLate;
  if (relation === 'after' || relation === 'since') return isEarly;
  return approximation === 'about' && (isLate || isEarly);
}
