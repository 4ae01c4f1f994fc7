import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { bindContext, createWaitRecorder } from '../logging/request-context.js';
import { addCollector, areMetricsEnabled, metrics } from './metrics.js';
import { addGauges } from './signals.js';

type Callback = (...results: unknown[]) => void;
interface Client {
  query(...query: unknown[]): unknown;
}

/** Part of a pool of `pg` that is observed. */
export interface ObservedPool {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
  connect(callback?: Callback): unknown;
  on(event: 'connect', listener: (client: Client) => void): unknown;
}

/**
 * Measures every connection and statement of a data source, for metrics and for the waits of the current request.
 * @param size maximum number of connections
 */
export function observeDatabase(dataSource: DataSource, size: number): void {
  const { master, slaves = [] } = dataSource.driver as PostgresDriver & { slaves?: ObservedPool[] };
  const pools: ObservedPool[] = [master, ...slaves];
  for (const pool of pools) observePool(pool);
  const sum = (count: (pool: ObservedPool) => number) => pools.reduce((total, pool) => total + count(pool), 0);
  const read = () => ({
    used: sum((pool) => pool.totalCount - pool.idleCount),
    idle: sum((pool) => pool.idleCount),
    waiting: sum((pool) => pool.waitingCount),
  });
  addCollector(() => {
    const { used, idle, waiting } = read();
    metrics.poolConnections.set({ state: 'used' }, used);
    metrics.poolConnections.set({ state: 'idle' }, idle);
    metrics.poolSize.set(size * pools.length);
    metrics.poolWaiting.set(waiting);
  });
  addGauges(() => ({ poolUsed: read().used, poolWaiting: read().waiting, poolSize: size * pools.length }));
}

/** Measures one pool. Statements of queued callers stay bound to the request that caused them. */
export function observePool(pool: ObservedPool): void {
  const connect = pool.connect.bind(pool);
  pool.connect = (callback?: Callback) => {
    const finish = startMeasuring('database pool', (seconds) => metrics.poolWaitSeconds.observe(seconds));
    if (callback)
      return connect(
        bindContext((...results: unknown[]) => {
          finish();
          callback(...results);
        }),
      );
    const connection = connect() as Promise<unknown>;
    connection.then(finish, finish);
    return connection;
  };
  pool.on('connect', observeClient);
}

function observeClient(client: Client): void {
  const query = client.query.bind(client);
  client.query = (...parameters: unknown[]) => {
    const finish = startMeasuring('database', (seconds) => metrics.querySeconds.observe(seconds));
    const callback = parameters.at(-1);
    if (typeof callback === 'function') {
      parameters[parameters.length - 1] = (...results: unknown[]) => {
        finish();
        callback(...results);
      };
      return query(...parameters);
    }
    const result = query(...parameters);
    if (result instanceof Promise) result.then(finish, finish);
    return result;
  };
}

/** Starts to measure a wait of the current request. @param observe receives its seconds while metrics are on */
function startMeasuring(cause: string, observe: (seconds: number) => void): () => void {
  const startedAt = performance.now();
  const record = createWaitRecorder();
  return () => {
    const ms = performance.now() - startedAt;
    record(cause, ms);
    if (areMetricsEnabled()) observe(ms / 1_000);
  };
}
