import type { Finding } from './finding.ts';

/**
 * Tokens between services are valid for a minute and locks for seconds. NTP keeps clocks within milliseconds of each
 * other.
 */
const MAX_SKEW_MS = 2000;

export interface TimedReading {
  /** Time of the other clock, in ms since 1970. */
  theirs: number;
  /** Local time halfway between request and response, in ms since 1970. */
  ours: number;
}

/** Reads another clock. */
export async function readClock(ask: () => Promise<number>): Promise<TimedReading> {
  const before = Date.now();
  const theirs = await ask();
  return { theirs, ours: (before + Date.now()) / 2 };
}

/** @param precisionMs what the other clock rounds down to, such as 1000 for a header with whole seconds */
export function judgeClock(check: string, { theirs, ours }: TimedReading, precisionMs = 0): Finding[] {
  const skew = theirs - ours;
  if (Math.abs(skew) <= MAX_SKEW_MS + precisionMs) return [];
  const seconds = Math.abs(skew / 1000).toFixed(1);
  return [
    {
      check,
      problem: `its clock is ${seconds} s ${skew > 0 ? 'ahead of' : 'behind'} this machine's`,
      remedy: 'let NTP set both clocks',
    },
  ];
}
