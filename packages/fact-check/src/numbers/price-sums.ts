import { isSameWord } from '../checks/words/word-match.js';
import { isPlain } from '../quantities/equal-quantities.js';
import type { Quantity } from '../quantities/quantity.js';
import type { Reading } from '../text/read-text.js';
import type { KnownQuantity } from './known-quantity.js';
import { findCountedWords } from './measured-things.js';
import { EACH } from './shares.js';

const MAX_GROUP = 20;
const EXACTNESS = 0.001;
const MAX_LEAD = 4;
const SAVING =
  /(?<!\p{L})(?:sav(?:es?|ing)|spar(?:t|en)|économis\p{L}*|ahorr\p{L}*|risparmi\p{L}*|poup\p{L}*)(?!\p{L})/iu;

const isNear = (a: number, b: number): boolean => Math.abs(a - b) < EXACTNESS;
const isPrice = ({ dimension }: Quantity): boolean => dimension === 'money';

/**
 * Returns whether a price, or the number of people who pay it, follows from cited prices: "two adults pay 13 euros" for
 * 6.50, "five euros each, split five ways" for 25, "save five" for 16 and 9, together 20.
 */
export function isPriceSum(stated: Quantity, reading: Reading, known: readonly KnownQuantity[]): boolean {
  const prices = known.filter(({ quantity }) => isPrice(quantity));
  if (prices.length === 0) return false;
  const groups = reading.quantities.filter((each) => isPlain(each) && each.value > 0 && each.value <= MAX_GROUP);
  const amounts = isPrice(stated) ? [stated] : groups.includes(stated) ? reading.quantities.filter(isPrice) : [];
  return (
    amounts.some(
      (amount) => isGroupPrice(amount, groups, reading, prices) || isSplit(amount, groups, reading, prices),
    ) ||
    (isPrice(stated) && SAVING.test(reading.text) && isSaving(stated, prices))
  );
}

/** Whether an amount is the sum of what the named people pay. */
function isGroupPrice(
  { value }: Quantity,
  groups: readonly Quantity[],
  reading: Reading,
  prices: readonly KnownQuantity[],
): boolean {
  const sums = groups.reduce<number[] | null>(
    (totals, group) => {
      const own = findPrices(group, reading, prices);
      if (totals === null || own.length === 0) return null;
      return totals.flatMap((total) => own.map((price) => total + price * group.value));
    },
    groups.length === 0 ? null : [0],
  );
  return sums?.some((sum) => isNear(sum, value)) ?? false;
}

/** Returns the prices beside the words that a number counts: those of adults. */
const findPrices = (group: Quantity, reading: Reading, prices: readonly KnownQuantity[]): number[] => {
  const counted = findCountedWords(group, reading).slice(0, 1);
  return prices
    .filter(({ quantity: { first }, reading: fact }) =>
      fact.tokens
        .slice(Math.max(0, first - MAX_LEAD), first)
        .some((token) => counted.some((word) => isSameWord(word, reading.language, token, fact.language))),
    )
    .map(({ quantity }) => quantity.value);
};

/** Whether an amount is the share of one of several people: "five euros each, split five ways". */
const isSplit = (
  { value }: Quantity,
  groups: readonly Quantity[],
  { text }: Reading,
  prices: readonly KnownQuantity[],
): boolean =>
  EACH.test(text) &&
  groups.some((group) => group.value > 1 && prices.some(({ quantity }) => isNear(group.value * value, quantity.value)));

/** Whether an amount is what a combined ticket saves. */
const isSaving = ({ value, currency }: Quantity, prices: readonly KnownQuantity[]): boolean => {
  const values = prices.filter(({ quantity }) => quantity.currency === currency).map(({ quantity }) => quantity.value);
  return values.some((first, index) =>
    values.some(
      (second, at) =>
        at > index && values.some((both) => both > first && both > second && isNear(first + second - both, value)),
    ),
  );
};
