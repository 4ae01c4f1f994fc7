/** What a queue remembers of the jobs that ended in one way. */
export interface EndedJobs {
  meta: {
    /** All there ever were. */
    count: number;
    /** When the first job of the latest minute with any ended, in ms since 1970; 0 when none ever did. */
    prevTS: number;
    /** All there were before that minute. */
    prevCount: number;
  };
  /** How many ended in each minute before that one, the latest first. */
  data: number[];
}

const MINUTE_MS = 60_000;
/** Minutes that are looked at. */
const WINDOW_MINUTES = 5;

/**
 * Jobs that ended a minute, on average over the last five whole minutes. The queue writes a minute down only when a job
 * ends in a later one, so what it wrote last may be long ago.
 * @param now ms since 1970
 */
export function averagePerMinute({ meta, data }: EndedJobs, now: number): number {
  if (meta.prevTS === 0) return 0;
  const latestMinute = Math.floor(meta.prevTS / MINUTE_MS);
  const currentMinute = Math.floor(now / MINUTE_MS);
  let sum = 0;
  for (let minute = currentMinute - WINDOW_MINUTES; minute < currentMinute; minute++) {
    if (minute === latestMinute) sum += meta.count - meta.prevCount;
    else sum += data[latestMinute - 1 - minute] ?? 0;
  }
  return sum / WINDOW_MINUTES;
}
