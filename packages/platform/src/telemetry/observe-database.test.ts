import type { DataSource } from 'typeorm';
import { getCurrentContext, withRequestId } from '../logging/request-context.js';
import { readMetrics } from './metrics.js';
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
