import type { ProcessSample } from '@placelore/platform/telemetry/signal-store.js';
import { LATENCY_BOUNDS_MS } from '@placelore/platform/telemetry/signals.js';
import { combineSamples } from './product-signals.js';

const MINUTE_MS = 60_000;
const NOW = 1_000 * MINUTE_MS + 30_000;

/** Sample with all requests in one bucket of latencies. */
const buildSample = (changes: Partial<ProcessSample> = {}, bucket = 0): ProcessSample => ({
  service: 'gateway',
  instance: 'a',
  requests: 0,
  errors: 0,
  limited: 0,
  latencies: Array.from({ length: LATENCY_BOUNDS_MS.length + 1 }, (_, index) =>
    index === bucket ? (changes.requests ?? 0) : 0,
  ),
  jobsDone: 0,
  jobsFailed: 0,
  gauges: {},
  ...changes,
});

test('combineSamples: adds up replicas, takes the highest load, and counts visitors at the gateways only', () => {
  const samples = [
    buildSample({ requests: 30, errors: 1, gauges: { busy: 0.2, memoryBytes: 5 } }),
    buildSample({ instance: 'b', requests: 30, limited: 2, gauges: { busy: 0.9, memoryBytes: 7 } }, 4),
    buildSample({ service: 'content', requests: 500, errors: 9, gauges: { busy: 0.1, poolUsed: 3, poolSize: 8 } }),
    buildSample({ service: 'worker', jobsDone: 4, jobsFailed: 1, gauges: { queueWaiting: 2, queueOldestMs: 50 } }),
  ];
  const signals = combineSamples([{ at: NOW - 30_000, samples }], NOW);
  expect(signals.minutes).toEqual([
    {
      at: new Date(NOW - 30_000).toISOString(),
      seconds: 30,
      requests: 60,
      errors: 1,
      limited: 2,
      p50Ms: 5,
      p95Ms: 95,
      p99Ms: 99,
      jobsDone: 4,
      jobsFailed: 1,
      busiest: 0.9,
    },
  ]);
  expect(signals.services.map(({ service }) => service)).toEqual(['gateway', 'content', 'worker']);
  expect(signals.services[0]).toMatchObject({ processes: 2, requestsPerMinute: 60, memoryBytes: 7, poolUsed: null });
  expect(signals.services[1]).toMatchObject({ errors: 9, poolUsed: 3, poolSize: 8 });
  expect(signals.queues).toEqual({ waiting: 2, oldestMs: 50 });
});

test('combineSamples: leaves out minutes without a report, and the table covers five minutes', () => {
  const minute = (ago: number, samples: ProcessSample[]) => ({ at: NOW - 30_000 - ago * MINUTE_MS, samples });
  const { minutes, services, queues } = combineSamples(
    [minute(30, [buildSample({ requests: 900 })]), minute(20, []), minute(1, [buildSample({ requests: 3 })])],
    NOW,
  );
  expect(minutes.map(({ requests }) => requests)).toEqual([900, 3]);
  expect(services).toMatchObject([{ service: 'gateway', requestsPerMinute: 2 }]);
  expect(queues).toBeNull();
});

test('combineSamples: divides by the minutes since the first recent report, of which the oldest began under five ago', () => {
  const minute = (at: number, requests: number) => ({ at, samples: [buildSample({ requests })] });
  const [oldest, tooOld] = [NOW - 5 * MINUTE_MS + 1, NOW - 5 * MINUTE_MS];
  const { services } = combineSamples([minute(tooOld, 500), minute(oldest, 40), minute(NOW - 1_000, 10)], NOW);
  expect(services[0]?.requestsPerMinute).toBeCloseTo(10, 3);
  // A minute that has just begun counts as a whole one.
  expect(combineSamples([minute(NOW - 1_000, 10)], NOW).services[0]?.requestsPerMinute).toBe(10);
});

test('combineSamples: states the seconds of each minute, at least one and at most sixty', () => {
  const minute = (ago: number) => ({ at: NOW - ago, samples: [buildSample()] });
  const { minutes } = combineSamples([minute(90_000), minute(60_000), minute(1_600), minute(100)], NOW);
  expect(minutes.map(({ seconds }) => seconds)).toEqual([60, 60, 2, 1]);
});

test('combineSamples: shows the queues as the last minute reported them', () => {
  const minute = (ago: number, gauges: Record<string, number>) => ({
    at: NOW - ago * MINUTE_MS,
    samples: [buildSample({ service: 'worker', gauges }), buildSample({ gauges: { busy: 0.5 } })],
  });
  const signals = combineSamples(
    [minute(2, { queueWaiting: 90, queueOldestMs: 900 }), minute(1, { queueWaiting: 0, queueOldestMs: 0 })],
    NOW,
  );
  expect(signals.queues).toEqual({ waiting: 0, oldestMs: 0 });
});

test('combineSamples: is empty before the first report', () => {
  expect(combineSamples([], NOW)).toEqual({ minutes: [], services: [], queues: null });
});
