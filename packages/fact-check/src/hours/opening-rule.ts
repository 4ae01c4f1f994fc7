import type { Token } from '../text/tokenize.js';

/** One part of opening hours such as "Sat–Thu 08:00–23:00, Fri 14:00–23:00; closed Mon". */
export interface OpeningRule {
  /** Bit 0 is Monday. */
  days: number;
  /** Bit 0 is January. */
  months: number;
  /** Minutes after midnight; null if not stated. So are the next two. */
  opens: number | null;
  closes: number | null;
  lastEntry: number | null;
  isClosed: boolean;
  /** Whether it is only about the single dates in `dates`. */
  isOneDate: boolean;
  dates: readonly string[];
  /** What it is about, if the fact says so: "house" in "daily 10:00–16:00; house from 11:30". */
  words: readonly Token[];
}
