import type { Reading } from '../text/read-text.js';
import type { Finding } from '../verdicts.js';
import type { FactEvidence } from './evidence.js';

type TimeWord = 'before' | 'after' | 'until' | 'since';

/** Words that state a time relation. */
const STATED: Record<TimeWord, RegExp> = {
  before: /\bbefore\b/i,
  after: /\bafter\b/i,
  until: /\b(?:until|till)\b/i,
  since: /\bsince\b/i,
};

/**
 * Checks "before", "after", "until" and "since" of events in English; those of years are checked with
 * their numbers.
 */
export function checkTimeWords(reading: Reading, cited: readonly FactEvidence[]): Finding | null {
  const facts = cited.flatMap(({ readings }) => readings);
  if (reading.language !== 'en' || facts.some(({ language }) => language !== 'en')) return null;
  for (const word of Object.keys(STATED) as TimeWord[]) {
    if (!STATED[word].test(reading.text)) continue;
    const opposite = OPPOSITES[word];
    const isReversed = facts.every(({ text }) => STATED[opposite].test(text) && !STATED[word].test(text));
    if (isReversed) return { reason: 'time-relation', detail: word };
  }
  return null;
}

const OPPOSITES: Record<TimeWord, TimeWord> = { before: 'after', after: 'before', until: 'since', since: 'until' };
