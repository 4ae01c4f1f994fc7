import { isPlain } from '../quantities/equal-quantities.js';
import type { Quantity } from '../quantities/quantity.js';
import type { Reading } from '../text/read-text.js';
import type { KnownQuantity } from './known-quantity.js';

/** Words for half of a price. */
export const HALF_PRICE =
  /(?<!\p{L})(?:half(?:[- ]price| (?:the )?(?:price|fare|fee))?|halbe\p{L}* (?:Preis|Eintritt)|Hälfte|demi-tarif|moitié|mitad|metà|metade)(?!\p{L})/iu;

/** Words that multiply a number: "every twenty minutes". */
export const EACH =
  /(?<!\p{L})(?:each|every|per|jeweils|alle|je|toutes les|chacune?|chaque|cada|ciascun[oa]|ogni)(?!\p{L})/iu;
export const TIMES =
  /^(?:times|occasions|mal|male|fois|reprises|veces|ocasiones|volte|riprese|occasioni|vezes|ocasioes)$/;

/**
 * Returns whether a share is the ratio of cited numbers: "a fifth" for 5 of 24.34 km, "one in nine" for 180 of 1,646.
 */
export function isShare(
  { value, dimension, first, last }: Quantity,
  { tokens }: Reading,
  known: readonly KnownQuantity[],
): boolean {
  if (dimension === 'percent') return hasRatio(value / 100, known);
  const before = tokens.slice(Math.max(0, first - MAX_SHARE_TOKENS), first);
  const isOneIn = value > 1 && ONE_IN.test(before.map(({ word }) => word).join(' '));
  // "Un mois de septembre sur deux" for "every two years".
  if (isOneIn && known.some(({ quantity }) => quantity.dimension === 'duration' && quantity.written === value))
    return true;
  // "One stall in three" for "a third of the stalls".
  if (isOneIn && known.some(({ quantity }) => quantity.dimension === 'ordinal' && quantity.value === value))
    return true;
  const isEvery = dimension === 'ordinal' && EVERY.test(before.at(-1)?.word ?? '');
  // "Every fifth year" for "every five years".
  if (isEvery && known.some(({ quantity }) => quantity.dimension === 'duration' && quantity.written === value))
    return true;
  if (isOneIn || isEvery) return hasRatio(1 / value, known);
  const isLed = /^(?:an?|one|ein(?:em)?|une?|un[oa]|um|uma)$/.test(before.at(-1)?.word ?? '');
  if (
    dimension !== 'ordinal' ||
    !isLed ||
    !/^(?:of|der|des|de|du|di|del|da|do|part|partie|parte)$/.test(tokens[last + 1]?.word ?? '')
  )
    return false;
  return hasRatio(1 / value, known);
}

const MAX_SHARE_TOKENS = 5;
const ONE_IN =
  /\b(?:one|eine[rsm]?|une?|un[oa]|uma?)(?: [\p{L}-]+){0,4} (?:in|out of|von|sur|de cada|de entre|su|ogni|em cada)$/u;
const EVERY = /^(?:every|each|jede[rmns]?|chaque|cada|ogni)$/;

const RATIO_TOLERANCE = 0.06;

/** Returns whether two cited numbers of one kind have a ratio, or one minus it, within a tolerance. */
export const hasRatio = (ratio: number, known: readonly KnownQuantity[]): boolean =>
  known.some(({ quantity: part }) =>
    known.some(
      ({ quantity: whole }) =>
        part !== whole &&
        (part.dimension === whole.dimension || (isPlain(part) && isPlain(whole))) &&
        whole.value > 0 &&
        (Math.abs(part.value / whole.value / ratio - 1) <= RATIO_TOLERANCE ||
          // "Nine in ten have left" for 20 of 200.
          (part.value < whole.value && Math.abs((1 - part.value / whole.value) / ratio - 1) <= RATIO_TOLERANCE)),
    ),
  );

const MINUTES_PER_HOUR = 60;
const PER_HOUR =
  /^(?:\S+ ){0,3}(?:an hour|per hour|every hour|each hour|pro stunde|in der stunde|à l['’]heure|par heure|(?:a la|por) hora|all['’]ora|por hora)/iu;

/** Returns whether an hourly number follows from an interval: "three trains an hour" for one every twenty minutes. */
export const isPerHour = (
  { value, last }: Quantity,
  { text, tokens }: Reading,
  known: readonly KnownQuantity[],
): boolean =>
  PER_HOUR.test(text.slice(tokens[last]!.end).trimStart()) &&
  known.some(
    ({ quantity, reading }) =>
      quantity.dimension === 'duration' && quantity.value * value === MINUTES_PER_HOUR && EACH.test(reading.text),
  );

/** Returns whether a stated multiple is the ratio of cited numbers: "twelve times what others pay". */
export const isRatio = ({ value, last }: Quantity, { tokens }: Reading, known: readonly KnownQuantity[]): boolean =>
  TIMES.test(tokens[last + 1]?.word ?? '') &&
  tokens.slice(last + 2, last + 5).some(({ word }) => COMPARED.test(word)) &&
  hasRatio(value, known);
const COMPARED = /^(?:what|as|the|lo|que|ce|plus|so|mehr|was|o|quello|quanto)$/;
