import { expect, test } from '@jest/globals';
import { addCollector, areMetricsEnabled, enableMetrics, metrics, readMetrics, registry } from './metrics.js';

/** Operators' dashboards and alerts use these names and labels. */
const SERIES = `
placelore_build_info gauge node,service,version
placelore_cache_requests_total counter cache,outcome
placelore_database_connections gauge state
placelore_database_connections_max gauge
placelore_database_query_duration_seconds histogram
placelore_database_wait_seconds histogram
placelore_database_waiting gauge
placelore_http_request_duration_seconds histogram method,route
placelore_http_requests_in_progress gauge
placelore_http_requests_total counter method,route,status
placelore_job_duration_seconds histogram job_name
placelore_job_wait_seconds histogram queue
placelore_jobs_total counter job_name,outcome
placelore_queue_jobs gauge queue,state
placelore_queue_oldest_waiting_seconds gauge queue
placelore_redis_connections gauge state
placelore_rejected_requests_total counter code
placelore_retries_total counter target
placelore_service_call_duration_seconds histogram service
placelore_service_calls_total counter outcome,service
placelore_vendor_call_duration_seconds histogram vendor
placelore_vendor_calls_total counter outcome,vendor
placelore_vendor_cost_usd_total counter purpose,vendor`.trim();
const CALL_BOUNDS = '0.005 0.01 0.025 0.05 0.1 0.25 0.5 1 2.5 5 10 30';
const QUERY_BOUNDS = '0.001 0.0025 0.005 0.01 0.025 0.05 0.1 0.25 1 5';
const JOB_BOUNDS = '0.05 0.1 0.25 0.5 1 2.5 5 10 30 60 300 900';

type Internals = { name: string; labelNames: string[]; upperBounds?: number[]; constructor: { name: string } };

test('metrics: have the names and labels that dashboards use', () => {
  const lines = Object.values(metrics as unknown as Record<string, Internals>).map((metric) =>
    [metric.name, metric.constructor.name.toLowerCase(), [...metric.labelNames].sort().join()].join(' ').trim(),
  );
  expect(lines.sort().join('\n')).toBe(SERIES);
});

test.each([
  ['requestSeconds', CALL_BOUNDS],
  ['serviceCallSeconds', CALL_BOUNDS],
  ['vendorCallSeconds', CALL_BOUNDS],
  ['poolWaitSeconds', QUERY_BOUNDS],
  ['querySeconds', QUERY_BOUNDS],
  ['jobSeconds', JOB_BOUNDS],
  ['jobWaitSeconds', JOB_BOUNDS],
] as const)('metrics: %s has buckets up to %s', (name, bounds) => {
  expect((metrics[name] as unknown as Internals).upperBounds?.join(' ')).toBe(bounds);
});

test('enableMetrics: measures the process, and reports its version once', async () => {
  expect(areMetricsEnabled()).toBe(false);
  enableMetrics('content', '1.2.3');
  enableMetrics('content', '9.9.9');
  expect(areMetricsEnabled()).toBe(true);
  addCollector(() => Promise.reject(new Error('down')));
  addCollector(() => metrics.poolSize.set(7));
  const text = await readMetrics();
  expect(text).toContain(`placelore_build_info{service="content",version="1.2.3",node="${process.version}"} 1`);
  expect(text).not.toContain('9.9.9');
  expect(text).toContain('placelore_database_connections_max 7');
  expect(text).toContain('process_cpu_user_seconds_total');
  registry.clear();
});
