import type { ProductSignals } from '@placelore/contracts/system/signals.js';
import { openPage, type PageScenario } from './scenarios.ts';

/** Builds an hour with a rush in which a few requests failed. */
function buildSignals(now: number): ProductSignals {
  const minutes = Array.from({ length: 60 }, (_, index) => {
    const rush = Math.exp(-(((index - 38) / 6) ** 2));
    return {
      at: new Date(now - (59 - index) * 60_000).toISOString(),
      seconds: index === 59 ? 20 : 60,
      requests: Math.round((180 + 900 * rush + 20 * Math.sin(index)) * (index === 59 ? 1 / 3 : 1)),
      errors: index === 40 ? 14 : 0,
      limited: Math.round(25 * rush),
      p50Ms: 6 + 20 * rush,
      p95Ms: 40 + 300 * rush,
      p99Ms: 90 + 1_400 * rush,
      jobsDone: 4,
      jobsFailed: index === 40 ? 1 : 0,
      busiest: 0.12 + 0.8 * rush,
    };
  });
  const toService = (service: string, requestsPerMinute: number, busy: number, poolUsed: number | null) => ({
    service,
    processes: service === 'worker' ? 2 : 1,
    requestsPerMinute,
    errors: 0,
    p99Ms: requestsPerMinute > 0 ? 95 : null,
    busy,
    poolUsed,
    poolSize: poolUsed === null ? null : 8,
    memoryBytes: 90e6 + busy * 300e6,
  });
  const services = [
    toService('gateway', 186, 0.12, null),
    toService('auth', 4.5, 0.01, 1),
    toService('content', 122, 0.1, 3),
    toService('analysis', 12, 0.06, 2),
    toService('places', 31, 0.08, 1),
    toService('worker', 0, 0.03, null),
  ];
  return { minutes, services, queues: { waiting: 3, oldestMs: 1_900 } };
}

/** Scenarios of the signals in the console. */
export const SIGNALS_SCENARIOS: readonly PageScenario[] = [
  {
    name: 'admin-signals',
    about: 'Signals: an hour with a rush',
    role: 'admin',
    show: async (page) => {
      await page.route('**/api/admin/signals', (route) => route.fulfill({ json: buildSignals(Date.now()) }));
      await openPage(page, '/admin/signals');
      await page.getByRole('heading', { name: 'Saturation' }).waitFor();
    },
  },
];
