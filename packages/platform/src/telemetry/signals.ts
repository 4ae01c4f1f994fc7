import { performance } from 'node:perf_hooks';

/** Upper bounds of the latency buckets in milliseconds. One more bucket counts everything slower. */
export const LATENCY_BOUNDS_MS = [5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000] as const;

/** Work of a process within one minute, and its highest load. */
export interface Sample {
  requests: number;
  /** Responses with a status from 500 on, except 503. */
  errors: number;
  /** Responses with 429 or 503: limits and missing capacity. */
  limited: number;
  /** Number of requests by {@link LATENCY_BOUNDS_MS}. */
  latencies: number[];
  jobsDone: number;
  jobsFailed: number;
  /** Highest measured load, by name. */
  gauges: Record<string, number>;
}

const createSample = (): Sample => ({
  requests: 0,
  errors: 0,
  limited: 0,
  latencies: new Array(LATENCY_BOUNDS_MS.length + 1).fill(0),
  jobsDone: 0,
  jobsFailed: 0,
  gauges: {},
});

let sample = createSample();
let utilization = performance.eventLoopUtilization();
let sampledMinute: number | null = null;

type ReadGauges = () => Record<string, number> | Promise<Record<string, number>>;
const gaugeReaders = new Set<ReadGauges>();

/** Adds measurements of load, which are taken whenever signals are stored. */
export const addGauges = (read: ReadGauges): void => void gaugeReaders.add(read);

/** Counts a response. @param ms null for event streams, which have no latency */
export function recordResponse(status: number, ms: number | null): void {
  sample.requests++;
  if (status === 429 || status === 503) sample.limited++;
  else if (status >= 500) sample.errors++;
  if (ms === null) return;
  const index = LATENCY_BOUNDS_MS.findIndex((bound) => ms <= bound);
  const bucket = index === -1 ? LATENCY_BOUNDS_MS.length : index;
  sample.latencies[bucket] = (sample.latencies[bucket] ?? 0) + 1;
}

/** Counts a job that ended. */
export function recordJobEnd(isDone: boolean): void {
  if (isDone) sample.jobsDone++;
  else sample.jobsFailed++;
}

/**
 * Measures the load and returns the sample of a minute, which the process updates until the next minute begins.
 * @param minute number of minutes since 1970
 */
export async function takeSample(minute: number): Promise<Sample> {
  // Counts from before the first sample belong to it.
  if (sampledMinute !== null && minute !== sampledMinute) sample = createSample();
  sampledMinute = minute;
  const current = sample;
  const readings = await Promise.allSettled([...gaugeReaders].map(async (read) => read()));
  const { gauges } = current;
  const raise = (name: string, value: number) => {
    gauges[name] = Math.max(gauges[name] ?? 0, value);
  };
  for (const reading of readings) {
    if (reading.status === 'fulfilled') for (const [name, value] of Object.entries(reading.value)) raise(name, value);
  }
  const now = performance.eventLoopUtilization();
  raise('busy', performance.eventLoopUtilization(now, utilization).utilization || 0);
  utilization = now;
  raise('memoryBytes', process.memoryUsage.rss());
  return current;
}
