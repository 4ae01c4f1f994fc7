import { randomUUID } from 'node:crypto';
import { ApiError } from '@placelore/contracts/errors.js';
import type { EntityManager } from 'typeorm';
import { JobQueues } from '../src/queues/job-queues.js';
import { Settlements } from '../src/work/settlements.js';
import { WorkRequests } from '../src/work/work-requests.js';
import { eventually } from './eventually.js';
import { WorkOwner } from './work-owner.js';

let owner: WorkOwner;
let requests: WorkRequests;
let settlements: Settlements;
let queues: JobQueues;
beforeAll(async () => {
  owner = await WorkOwner.start();
  requests = owner.app.get(WorkRequests);
  settlements = owner.app.get(Settlements);
  queues = owner.app.get(JobQueues);
});
afterAll(() => owner.stop());

const payload = () => ({ userId: 1, username: 'ada', visitorId: randomUUID() });
const ask = (manager: EntityManager, dedupeKey?: string) =>
  requests.request(manager, 'visitor.claim', payload(), { requestedBy: 'user:1', ...(dedupeKey && { dedupeKey }) });
const askAlone = (dedupeKey?: string) => owner.dataSource.transaction((manager) => ask(manager, dedupeKey));
const state = (id: string) => queues.state('visitor.claim', id);
const things = () => owner.dataSource.query('select name from things');
const done = { status: 'done' } as const;

/** Ends the connection that LISTENs, as a failing network or an administrator would. */
const killListener = async () => {
  const [{ killed }] = await owner.dataSource.query(
    `select count(pg_terminate_backend(pid))::integer as killed from pg_stat_activity
      where datname = current_database() and application_name = 'auth listener'`,
  );
  expect(killed).toBe(1);
};

describe('a change and the work it asks for', () => {
  it('roll back together', async () => {
    const ids: string[] = [];
    const change = owner.dataSource.transaction(async (manager) => {
      await manager.query(`insert into things values ('rolled back')`);
      ids.push(await ask(manager));
      throw new Error('after all not');
    });
    await expect(change).rejects.toThrow('after all not');
    expect(await things()).toEqual([]);
    await expect(owner.row(ids[0]!)).rejects.toThrow();
    expect(await state(ids[0]!)).toBe('unknown');
  });

  it('commit together, and only then is the job queued', async () => {
    const id = await owner.dataSource.transaction(async (manager) => {
      await manager.query(`insert into things values ('committed')`);
      const asked = await ask(manager);
      // Another request passes the whole way meanwhile: the relay was at work, and could not see this one.
      const other = await askAlone();
      await eventually(async () => (await state(other)) === 'waiting');
      expect(await state(asked)).toBe('unknown');
      return asked;
    });
    await eventually(async () => (await state(id)) === 'waiting');
    expect(await things()).toEqual([{ name: 'committed' }]);
    expect(await owner.row(id)).toMatchObject({ relays: 1, settledAt: null, requestedBy: 'user:1' });
  });

  it('do not happen with a payload the job does not take', async () => {
    const wrong = { userId: 'x' } as never;
    const asking = owner.dataSource.transaction(async (manager) =>
      requests.request(manager, 'visitor.claim', wrong, { requestedBy: 'user:1' }),
    );
    await expect(asking).rejects.toThrow();
  });
});

describe('a dedupe key', () => {
  it('gives simultaneous equal requests one job, until it is settled', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => askAlone('same')));
    expect(new Set(ids).size).toBe(1);
    await requests.settleAlone(ids[0]!, done);
    const next = await askAlone('same');
    expect(next).not.toBe(ids[0]);
  });

  it('keeps different keys, and no key at all, apart', async () => {
    const ids = await Promise.all([askAlone('a'), askAlone('b'), askAlone(), askAlone()]);
    expect(new Set(ids).size).toBe(4);
  });
});

describe('settling', () => {
  it('happens once, however many try', async () => {
    const id = await askAlone();
    let handled = 0;
    requests.onFailure('visitor.claim', async () => {
      handled++;
    });
    const failed = { status: 'failed', code: 'INTERNAL', message: 'm' } as const;
    await Promise.all([failed, failed, failed, done].map((outcome) => requests.settleAlone(id, outcome)));
    const first = (await owner.row(id)).outcome;
    await requests.settleAlone(id, { status: 'failed', code: 'WORK_LOST', message: 'late' });
    expect((await owner.row(id)).outcome).toEqual(first);
    expect(handled).toBe(first?.status === 'failed' ? 1 : 0);
  });

  it('as failed runs the owner’s part in the same transaction: both, or neither', async () => {
    const id = await askAlone();
    const failed = { status: 'failed', code: 'TIMED_OUT', message: 'm' } as const;
    const seen: unknown[] = [];
    let broken = true;
    requests.onFailure('visitor.claim', async (manager, given, failure) => {
      await manager.query(`insert into things values ('failure noted')`);
      seen.push([given, failure]);
      if (broken) throw new Error('broken');
    });
    await expect(requests.settleAlone(id, failed)).rejects.toThrow('broken');
    expect((await owner.row(id)).settledAt).toBeNull();
    expect(await things()).not.toContainEqual({ name: 'failure noted' });

    broken = false;
    await requests.settleAlone(id, failed);
    expect((await owner.row(id)).outcome).toEqual(failed);
    expect(await things()).toContainEqual({ name: 'failure noted' });
    expect(seen[1]).toEqual([expect.objectContaining({ username: 'ada' }), failed]);
  });

  it('of what does not exist is no fault', async () => {
    await expect(requests.settleAlone(randomUUID(), done)).resolves.toBeUndefined();
  });
});

describe('waiting', () => {
  it('is ended by the notification, not by the poll', async () => {
    const started = performance.now();
    for (let round = 0; round < 24; round++) {
      const id = await askAlone();
      const waiting = settlements.wait(id, 5_000);
      await requests.settleAlone(id, done);
      expect(await waiting).toEqual(done);
    }
    // So many polls a second apart would take twice as long.
    expect(performance.now() - started).toBeLessThan(12_000);
  });

  it('sees what was settled before', async () => {
    const id = await askAlone();
    await requests.settleAlone(id, done);
    expect(await settlements.wait(id, 5_000)).toEqual(done);
  });

  it('is ended by the poll when no notification comes', async () => {
    const id = await askAlone();
    const waiting = settlements.wait(id, 5_000);
    const silently = `update work_requests set settled_at = now(), outcome = '{"status":"done"}' where id = $1`;
    await owner.dataSource.query(silently, [id]);
    expect(await waiting).toEqual(done);
  });

  it('survives the loss of the LISTEN connection, and notifications come again', async () => {
    const id = await askAlone();
    const waiting = settlements.wait(id, 5_000);
    await killListener();
    await requests.settleAlone(id, done);
    expect(await waiting).toEqual(done);
    await eventually(async () => {
      const [{ count }] = await owner.dataSource.query(
        `select count(*)::integer from pg_stat_activity
          where datname = current_database() and application_name = 'auth listener' and query like 'listen%'`,
      );
      return count === 1;
    });
    const next = await askAlone();
    await eventually(async () => (await state(next)) === 'waiting');
  });

  it('ends after its time, and when the caller is gone', async () => {
    const id = await askAlone();
    await expect(settlements.wait(id, 30)).rejects.toMatchObject({ code: 'TIMED_OUT' });
    const caller = new AbortController();
    const waiting = settlements.wait(id, 5_000, caller.signal);
    caller.abort();
    await expect(waiting).rejects.toBeInstanceOf(ApiError);
    await expect(settlements.wait(id, 5_000, caller.signal)).rejects.toBeInstanceOf(ApiError);
  });
});
