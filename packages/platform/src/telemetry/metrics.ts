import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Metrics of this process. Label values come from closed sets, such as route patterns and names of jobs. */
export const registry = new Registry();

/** Buckets in seconds, from a cached read to the longest call that a client waits for. */
const CALL_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const QUERY_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];
const JOB_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 900];

const counter = <L extends string>(name: string, help: string, labelNames: readonly L[]) =>
  new Counter({ name, help, labelNames, registers: [registry] });
const histogram = <L extends string>(name: string, help: string, labelNames: readonly L[], buckets: number[]) =>
  new Histogram({ name, help, labelNames, buckets, registers: [registry] });
const gauge = <L extends string>(name: string, help: string, labelNames: readonly L[]) =>
  new Gauge({ name, help, labelNames, registers: [registry] });

/** All metrics of the product; docs/operations.md lists which process sets each one. */
export const metrics = {
  requests: counter('placelore_http_requests_total', 'Requests by route pattern and status', [
    'method',
    'route',
    'status',
  ]),
  requestSeconds: histogram(
    'placelore_http_request_duration_seconds',
    'Time from the head of a request to the end of its response, without event streams',
    ['method', 'route'],
    CALL_SECONDS,
  ),
  requestsInProgress: gauge('placelore_http_requests_in_progress', 'Requests without a complete response', []),
  rejections: counter('placelore_rejected_requests_total', 'Requests rejected by a limit or for lack of capacity', [
    'code',
  ]),
  poolConnections: gauge('placelore_database_connections', 'Connections of the pool to Postgres by state', ['state']),
  poolSize: gauge('placelore_database_connections_max', 'Size of the pool to Postgres', []),
  poolWaiting: gauge('placelore_database_waiting', 'Statements and transactions that wait for a connection', []),
  poolWaitSeconds: histogram(
    'placelore_database_wait_seconds',
    'Time until the pool has a connection',
    [],
    QUERY_SECONDS,
  ),
  querySeconds: histogram('placelore_database_query_duration_seconds', 'Duration of statements', [], QUERY_SECONDS),
  redisConnections: gauge('placelore_redis_connections', 'Connections to Redis by whether they are ready', ['state']),
  queueJobs: gauge('placelore_queue_jobs', 'Jobs in a queue by state', ['queue', 'state']),
  queueOldestSeconds: gauge('placelore_queue_oldest_waiting_seconds', 'Age of the oldest waiting job, 0 without one', [
    'queue',
  ]),
  // The label is not `job`, which Prometheus uses itself.
  jobs: counter('placelore_jobs_total', 'Attempts of jobs by outcome', ['job_name', 'outcome']),
  jobSeconds: histogram('placelore_job_duration_seconds', 'Duration of attempts of jobs', ['job_name'], JOB_SECONDS),
  jobWaitSeconds: histogram(
    'placelore_job_wait_seconds',
    'Time from the request for a job to its first attempt',
    ['queue'],
    JOB_SECONDS,
  ),
  serviceCalls: counter('placelore_service_calls_total', 'Calls to another service by outcome', ['service', 'outcome']),
  serviceCallSeconds: histogram(
    'placelore_service_call_duration_seconds',
    'Duration of calls to another service, to the end of the response or the head of a forwarded one',
    ['service'],
    CALL_SECONDS,
  ),
  retries: counter('placelore_retries_total', 'Repeated calls to services and vendors', ['target']),
  vendorCalls: counter('placelore_vendor_calls_total', 'Calls to vendors by outcome', ['vendor', 'outcome']),
  vendorCallSeconds: histogram(
    'placelore_vendor_call_duration_seconds',
    'Duration of calls to vendors',
    ['vendor'],
    CALL_SECONDS,
  ),
  vendorCost: counter('placelore_vendor_cost_usd_total', 'Cost of paid calls in USD, estimated where not reported', [
    'vendor',
    'purpose',
  ]),
  caches: counter('placelore_cache_requests_total', 'Reads of a cache by whether it had the value', [
    'cache',
    'outcome',
  ]),
  build: gauge('placelore_build_info', 'Version of the process; always 1', ['service', 'version', 'node']),
};

let isEnabled = false;

/** Returns whether this process exports metrics; frequent measurements are skipped otherwise. */
export const areMetricsEnabled = (): boolean => isEnabled;

/** Turns metrics on, including memory, processor time, event loop and garbage collection of the process. */
export function enableMetrics(service: string, version: string): void {
  if (isEnabled) return;
  isEnabled = true;
  collectDefaultMetrics({ register: registry });
  metrics.build.set({ service, version, node: process.version }, 1);
}

const collectors = new Set<() => void | Promise<void>>();
/** Calls `collect` to set gauges whenever the metrics are read. If it fails, they keep their values. */
export const addCollector = (collect: () => void | Promise<void>): void => void collectors.add(collect);

/** Returns all metrics in the text format of Prometheus. */
export async function readMetrics(): Promise<string> {
  await Promise.allSettled([...collectors].map(async (collect) => collect()));
  return registry.metrics();
}
