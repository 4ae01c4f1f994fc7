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

const MINUTE = 60_000;
/** Minutes that are looked at. */
const SPAN = 5;

/**
 * Jobs that ended a minute, on average over the last five whole minutes. The queue writes a minute down only when a job
 * ends in a later one, so what it wrote last may be long ago.
 * @param now ms since 1970
 */
export function endedPerMinute({ meta, data }: EndedJobs, now: number): number {
  if (meta.prevTS === 0) return 0;
  const latest = Math.floor(meta.prevTS / MINUTE);
  const running = Math.floor(now / MINUTE);
  let sum = 0;
  for (let minute = running - SPAN; minute < running; minute++) {
    if (minute === latest) sum += meta.count - meta.prevCount;
    else sum += data[latest - 1 - minute] ?? 0;
  }
  return sum / SPAN;
}
