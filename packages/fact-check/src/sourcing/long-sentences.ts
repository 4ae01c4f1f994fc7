import { mustBeCited } from '../checks/checkable.js';
import type { Reading } from '../text/read-text.js';
import { isLong, isMedium } from '../text/sentence-length.js';
import type { Finding, OmissionReason } from '../verdicts.js';

/** Reasons that concern how a statement is limited, and no specific. */
const LIMITS: ReadonlySet<OmissionReason> = new Set(['negation', 'qualifier']);
const PRICES: ReadonlySet<string> = new Set(['free-entry', 'cost', 'pay', 'k-ticket', 'k-price', 'money', 'ticket']);

/** Returns whether a finding concerns only how a long sentence limits a statement, which is not about a price. */
export const isOfLimit = ({ reason }: Finding, reading: Reading): boolean =>
  LIMITS.has(reason) && isLong(reading) && !(reason === 'qualifier' && isAboutPrices(reading));

/** Returns whether it is unclear in a sentence of medium length what a cited number belongs to. */
export const isOfUnclearNumber = ({ reason }: Finding, reading: Reading): boolean =>
  reason === 'number-of-something-else' && isMedium(reading);

const isAboutPrices = ({ tokens, quantities }: Reading): boolean =>
  quantities.some(({ dimension }) => dimension === 'money') ||
  tokens.some(({ concepts }) => concepts.some((concept) => PRICES.has(concept)));

/** Returns whether a fact that is not cited may support a word of a long sentence. */
export function isWordOfLong({ reason, detail }: Finding, reading: Reading): boolean {
  const token = reading.tokens.find(({ text }) => text === detail);
  return reason === 'word' && token !== undefined && isLong(reading) && !mustBeCited(token);
}
