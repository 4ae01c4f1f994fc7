import { HALF_PRICE, hasRatio } from '../../numbers/shares.js';
import type { Token } from '../../text/tokenize.js';
import type { FactEvidence } from '../evidence.js';

const SHARES: readonly [RegExp, number][] = [
  [/^(?:half|halbe?[nrsm]?|halfte|moitie|mitad|meta|metade)$/, 1 / 2],
  [/^(?:quarter|viertel|quart|cuarta|quarto)$/, 1 / 4],
  [/^(?:third|drittel|tiers|tercio|terzo|terco)$/, 1 / 3],
  [/^(?:twice|double|doppelt\w*|doble|doppio|dobro)$/, 2],
];

/** Returns whether two cited numbers have the ratio that a word states: "half the price" for 92.50 and 185. */
export function isShareWord({ word }: Token, cited: readonly FactEvidence[]): boolean {
  const share = SHARES.find(([pattern]) => pattern.test(word))?.[1];
  if (share === undefined) return false;
  if (share === 1 / 2 && cited.some(({ statement }) => HALF_PRICE.test(statement))) return true;
  return hasRatio(
    share,
    cited.flatMap((evidence) =>
      evidence.readings.flatMap((reading) => reading.quantities.map((quantity) => ({ quantity, reading, evidence }))),
    ),
  );
}

/** Returns whether a word is a share, and the cited facts have a price: "a quarter of the price" needs evidence. */
export const isShareOfPrice = ({ word }: Token, cited: readonly FactEvidence[]): boolean =>
  SHARES.some(([pattern]) => pattern.test(word)) &&
  cited.some(({ readings }) =>
    readings.some(({ quantities }) => quantities.some(({ dimension }) => dimension === 'money')),
  );
