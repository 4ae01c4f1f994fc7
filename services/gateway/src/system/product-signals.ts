import type { MinuteSignals, ProductSignals, ServiceSignals } from '@placelore/contracts/system/signals.js';
import {
  estimateQuantile,
  type MinuteSamples,
  type ProcessSample,
} from '@placelore/platform/telemetry/signal-store.js';

const MINUTE_MS = 60_000;
/** Minutes that the table of services covers. */
const RECENT_MINUTES = 5;
/** Services in the order of the table. */
const SERVICES = ['gateway', 'auth', 'content', 'analysis', 'places', 'worker'] as const;

/** Combines the samples of all processes. @param now ms since 1970 */
export function combineSamples(minutes: readonly MinuteSamples[], now: number): ProductSignals {
  const reported = minutes.filter(({ samples }) => samples.length > 0);
  const recent = reported.filter(({ at }) => at > now - RECENT_MINUTES * MINUTE_MS);
  const samples = recent.flatMap((minute) => minute.samples);
  const elapsedMinutes = Math.max(1, (now - (recent[0]?.at ?? now)) / MINUTE_MS);
  const queues = recent.at(-1)?.samples.filter(({ gauges }) => gauges.queueWaiting !== undefined) ?? [];
  return {
    minutes: reported.map((minute) => toMinuteSignals(minute, now)),
    services: SERVICES.flatMap((service) => {
      const own = samples.filter((sample) => sample.service === service);
      return own.length === 0 ? [] : [toServiceSignals(service, own, elapsedMinutes)];
    }),
    queues:
      queues.length === 0 ? null : { waiting: max(queues, 'queueWaiting'), oldestMs: max(queues, 'queueOldestMs') },
  };
}

function toMinuteSignals({ at, samples }: MinuteSamples, now: number): MinuteSignals {
  const gateways = samples.filter(({ service }) => service === 'gateway');
  const latencies = sumLatencies(gateways);
  return {
    at: new Date(at).toISOString(),
    seconds: Math.min(60, Math.max(1, Math.round((now - at) / 1_000))),
    requests: sum(gateways, 'requests'),
    errors: sum(gateways, 'errors'),
    limited: sum(gateways, 'limited'),
    p50Ms: estimateQuantile(latencies, 0.5),
    p95Ms: estimateQuantile(latencies, 0.95),
    p99Ms: estimateQuantile(latencies, 0.99),
    jobsDone: sum(samples, 'jobsDone'),
    jobsFailed: sum(samples, 'jobsFailed'),
    busiest: max(samples, 'busy'),
  };
}

function toServiceSignals(service: string, samples: readonly ProcessSample[], elapsedMinutes: number): ServiceSignals {
  const hasPool = samples.some(({ gauges }) => gauges.poolSize !== undefined);
  return {
    service,
    processes: new Set(samples.map(({ instance }) => instance)).size,
    requestsPerMinute: sum(samples, 'requests') / elapsedMinutes,
    errors: sum(samples, 'errors'),
    p99Ms: estimateQuantile(sumLatencies(samples), 0.99),
    busy: max(samples, 'busy'),
    poolUsed: hasPool ? max(samples, 'poolUsed') : null,
    poolSize: hasPool ? max(samples, 'poolSize') : null,
    memoryBytes: max(samples, 'memoryBytes'),
  };
}

type Count = 'requests' | 'errors' | 'limited' | 'jobsDone' | 'jobsFailed';
const sum = (samples: readonly ProcessSample[], count: Count): number =>
  samples.reduce((total, sample) => total + sample[count], 0);

const max = (samples: readonly ProcessSample[], gauge: string): number =>
  Math.max(0, ...samples.map(({ gauges }) => gauges[gauge] ?? 0));

function sumLatencies(samples: readonly ProcessSample[]): number[] {
  const [first, ...others] = samples.map(({ latencies }) => latencies);
  return others.reduce((total, counts) => total.map((count, index) => count + (counts[index] ?? 0)), first ?? []);
}
