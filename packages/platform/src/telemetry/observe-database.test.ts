import type { DataSource } from 'typeorm';
import { getCurrentContext, withRequestId } from '../logging/request-context.js';
import { enableMetrics, readMetrics, registry } from './metrics.js';
import { type ObservedPool, observeDatabase, observePool } from './observe-database.js';

type Callback = (...results: unknown[]) => void;

/** Pool with one connection, which `release` gives to the waiting caller. */
class FakePool implements ObservedPool {
  totalCount = 1;
  idleCount = 0;
  waitingCount = 0;
  readonly client = { query: (...query: unknown[]): unknown => (query.at(-1) as Callback)(null, 'rows') };
  private readonly waiting: Callback[] = [];
  connect(callback?: Callback): unknown {
    this.waiting.push(callback!);
    return undefined;
  }
  on(_event: 'connect', listener: (client: { query(...query: unknown[]): unknown }) => void): void {
    listener(this.client);
  }
  release(): void {
    this.waiting.shift()!(null, this.client);
  }
}

test('observePool: a request stays current after it waited for a connection, and has both waits', () => {
  const pool = new FakePool();
  observePool(pool);
  const ids: (string | undefined)[] = [];
  const waits: (readonly string[])[] = [];
  const work = () =>
    pool.connect((_error, client) => {
      ids.push(getCurrentContext()?.requestId);
      (client as FakePool['client']).query('select 1', () => {
        waits.push([...(getCurrentContext()?.waits.keys() ?? [])]);
      });
    });
  withRequestId('request-a', work);
  // The connection is released by another request, in whose context the pool calls back.
  withRequestId('request-b', () => pool.release());
  expect(ids).toEqual(['request-a']);
  expect(waits).toEqual([['database pool', 'database']]);
});

test('observeDatabase: adds up the connections of the primary and its replicas', async () => {
  const [master, replica] = [new FakePool(), new FakePool()];
  Object.assign(replica, { totalCount: 4, idleCount: 3, waitingCount: 2 });
  observeDatabase({ driver: { master, slaves: [replica] } } as unknown as DataSource, 10);
  const lines = (await readMetrics()).split('\n').filter((line) => line.startsWith('placelore_database_'));
  expect(lines).toEqual(
    expect.arrayContaining([
      'placelore_database_connections{state="used"} 2',
      'placelore_database_connections{state="idle"} 3',
      'placelore_database_connections_max 20',
      'placelore_database_waiting 2',
    ]),
  );
});

const readCounts = async () => {
  const text = await readMetrics();
  return ['wait', 'query_duration'].map((name) =>
    Number(new RegExp(`^placelore_database_${name}_seconds_count (.*)$`, 'm').exec(text)?.[1]),
  );
};

test('observePool: measures connections and statements for metrics, of callbacks and promises, once metrics are on', async () => {
  const pool = new FakePool();
  const statements = [() => Promise.resolve('rows'), () => Promise.reject(new Error('syntax')), () => 'no promise'];
  pool.client.query = (...query) =>
    typeof query.at(-1) === 'function' ? (query.at(-1) as Callback)(null) : statements[query[0] as number]!();
  observePool(pool);
  const work = () => {
    pool.connect(() => {});
    pool.release();
    pool.client.query('select 1', () => {});
  };
  work();
  expect(await readCounts()).toEqual([0, 0]);
  enableMetrics('content', '1.0.0');
  work();
  expect(await readCounts()).toEqual([1, 1]);
  expect(await pool.client.query(0)).toBe('rows');
  await expect(pool.client.query(1)).rejects.toThrow('syntax');
  expect(pool.client.query(2)).toBe('no promise');
  expect(await readCounts()).toEqual([1, 3]);
  pool.connect = () => Promise.resolve(pool.client);
  observePool(pool);
  expect(await pool.connect()).toBe(pool.client);
  expect(await readCounts()).toEqual([2, 3]);
  registry.clear();
});
