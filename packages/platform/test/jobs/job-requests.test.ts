import { randomUUID } from 'node:crypto';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { EntityManager } from 'typeorm';
import { JobRequests } from '../../src/jobs/job-requests.js';
import { JobResults } from '../../src/jobs/job-results.js';
import { JobQueues } from '../../src/queues/job-queues.js';
import { eventually } from '../support/eventually.js';
import { JobTestService } from '../support/job-service.js';

let service: JobTestService;
let requests: JobRequests;
let jobResults: JobResults;
let queues: JobQueues;
beforeAll(async () => {
  service = await JobTestService.start();
  requests = service.app.get(JobRequests);
  jobResults = service.app.get(JobResults);
  queues = service.app.get(JobQueues);
});
afterAll(() => service.stop());

const buildPayload = () => ({ userId: 1, username: 'ada', visitorId: randomUUID() });
const enqueue = (manager: EntityManager, dedupeKey?: string) =>
  requests.enqueue(manager, 'visitor.claim', buildPayload(), {
    requestedBy: 'user:1',
    ...(dedupeKey && { dedupeKey }),
  });
const enqueueAlone = (dedupeKey?: string) => service.dataSource.transaction((manager) => enqueue(manager, dedupeKey));
const getState = (id: string) => queues.getState('visitor.claim', id);
const listThings = () => service.dataSource.query('select name from things');
const DONE = { status: 'done' } as const;

/** Ends the LISTEN connection, as a network failure or an administrator would. */
const killListener = async () => {
  const [{ killed }] = await service.dataSource.query(
    `select count(pg_terminate_backend(pid))::integer as killed from pg_stat_activity
      where datname = current_database() and application_name = 'auth listener'`,
  );
  expect(killed).toBe(1);
};

describe('JobRequests.enqueue', () => {
  it('rolls back together with the change', async () => {
    const ids: string[] = [];
    const change = service.dataSource.transaction(async (manager) => {
      await manager.query(`insert into things values ('rolled back')`);
      ids.push(await enqueue(manager));
      throw new Error('after all not');
    });
    await expect(change).rejects.toThrow('after all not');
    expect(await listThings()).toEqual([]);
    await expect(service.findRow(ids[0]!)).rejects.toThrow();
    expect(await getState(ids[0]!)).toBe('unknown');
  });

  it('commits together with the change, and queues the job only then', async () => {
    const id = await service.dataSource.transaction(async (manager) => {
      await manager.query(`insert into things values ('committed')`);
      const enqueuedId = await enqueue(manager);
      // Another request completes first, which proves that the relay ran and could not see this one.
      const other = await enqueueAlone();
      await eventually(async () => (await getState(other)) === 'waiting');
      expect(await getState(enqueuedId)).toBe('unknown');
      return enqueuedId;
    });
    await eventually(async () => (await getState(id)) === 'waiting');
    expect(await listThings()).toEqual([{ name: 'committed' }]);
    expect(await service.findRow(id)).toMatchObject({ relays: 1, finishedAt: null, requestedBy: 'user:1' });
  });

  it('rejects both for an invalid payload', async () => {
    const wrong = { userId: 'x' } as never;
    const enqueueing = service.dataSource.transaction(async (manager) =>
      requests.enqueue(manager, 'visitor.claim', wrong, { requestedBy: 'user:1' }),
    );
    await expect(enqueueing).rejects.toThrow();
  });
});

describe('dedupe key', () => {
  it('gives simultaneous equal requests one job, until it is finished', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => enqueueAlone('same')));
    expect(new Set(ids).size).toBe(1);
    await requests.finishInOwnTransaction(ids[0]!, DONE);
    const next = await enqueueAlone('same');
    expect(next).not.toBe(ids[0]);
  });

  it('separates requests with different keys and without a key', async () => {
    const ids = await Promise.all([enqueueAlone('a'), enqueueAlone('b'), enqueueAlone(), enqueueAlone()]);
    expect(new Set(ids).size).toBe(4);
  });
});

describe('JobRequests.finish', () => {
  it('finishes a request together with the change that stores its result, once', async () => {
    const id = await enqueueAlone();
    const change = service.dataSource.transaction(async (manager) => {
      await requests.finish(manager, id, DONE);
      throw new Error('the change fails');
    });
    await expect(change).rejects.toThrow('the change fails');
    expect((await service.findRow(id)).finishedAt).toBeNull();
    const finish = () => service.dataSource.transaction((manager) => requests.finish(manager, id, DONE));
    expect([await finish(), await finish()]).toEqual([true, false]);
  });
});

describe('JobRequests.finishInOwnTransaction', () => {
  it('finishes a request once, however many callers try', async () => {
    const id = await enqueueAlone();
    let handled = 0;
    requests.onFinalFailure('visitor.claim', async () => {
      handled++;
    });
    const failed = { status: 'failed', code: 'INTERNAL', message: 'm' } as const;
    await Promise.all([failed, failed, failed, DONE].map((result) => requests.finishInOwnTransaction(id, result)));
    const first = (await service.findRow(id)).outcome;
    await requests.finishInOwnTransaction(id, { status: 'failed', code: 'JOB_LOST', message: 'late' });
    expect((await service.findRow(id)).outcome).toEqual(first);
    expect(handled).toBe(first?.status === 'failed' ? 1 : 0);
  });

  it("runs the service's failure handler in the same transaction: both, or neither", async () => {
    const id = await enqueueAlone();
    const failed = { status: 'failed', code: 'TIMED_OUT', message: 'm' } as const;
    const received: unknown[] = [];
    let broken = true;
    requests.onFinalFailure('visitor.claim', async (manager, payload, failure) => {
      await manager.query(`insert into things values ('failure noted')`);
      received.push([payload, failure]);
      if (broken) throw new Error('broken');
    });
    await expect(requests.finishInOwnTransaction(id, failed)).rejects.toThrow('broken');
    expect((await service.findRow(id)).finishedAt).toBeNull();
    expect(await listThings()).not.toContainEqual({ name: 'failure noted' });

    broken = false;
    await requests.finishInOwnTransaction(id, failed);
    expect((await service.findRow(id)).outcome).toEqual(failed);
    expect(await listThings()).toContainEqual({ name: 'failure noted' });
    expect(received[1]).toEqual([expect.objectContaining({ username: 'ada' }), failed]);
  });

  it('ignores unknown requests', async () => {
    await expect(requests.finishInOwnTransaction(randomUUID(), DONE)).resolves.toBeUndefined();
  });
});

describe('JobResults.waitUntilFinished', () => {
  it('resolves upon the notification, not at the next poll', async () => {
    const started = performance.now();
    for (let attempt = 0; attempt < 24; attempt++) {
      const id = await enqueueAlone();
      const waiting = jobResults.waitUntilFinished(id, 5_000);
      await requests.finishInOwnTransaction(id, DONE);
      expect(await waiting).toEqual(DONE);
    }
    // Polls one second apart would take twice as long for this number of jobs.
    expect(performance.now() - started).toBeLessThan(12_000);
  });

  it('returns earlier results', async () => {
    const id = await enqueueAlone();
    await requests.finishInOwnTransaction(id, DONE);
    expect(await jobResults.waitUntilFinished(id, 5_000)).toEqual(DONE);
  });

  it('resolves at the next poll when no notification arrives', async () => {
    const id = await enqueueAlone();
    const waiting = jobResults.waitUntilFinished(id, 5_000);
    const silently = `update job_requests set finished_at = now(), outcome = '{"status":"done"}' where id = $1`;
    await service.dataSource.query(silently, [id]);
    expect(await waiting).toEqual(DONE);
  });

  it('survives the loss of the LISTEN connection and receives later notifications', async () => {
    const id = await enqueueAlone();
    const waiting = jobResults.waitUntilFinished(id, 5_000);
    await killListener();
    await requests.finishInOwnTransaction(id, DONE);
    expect(await waiting).toEqual(DONE);
    await eventually(async () => {
      const [{ count }] = await service.dataSource.query(
        `select count(*)::integer from pg_stat_activity
          where datname = current_database() and application_name = 'auth listener' and query like 'listen%'`,
      );
      return count === 1;
    });
    const next = await enqueueAlone();
    await eventually(async () => (await getState(next)) === 'waiting');
  });

  it('ends after its timeout, and when the caller aborts', async () => {
    const id = await enqueueAlone();
    await expect(jobResults.waitUntilFinished(id, 30)).rejects.toMatchObject({ code: 'TIMED_OUT' });
    const caller = new AbortController();
    const waiting = jobResults.waitUntilFinished(id, 5_000, caller.signal);
    caller.abort();
    await expect(waiting).rejects.toBeInstanceOf(ApiError);
    await expect(jobResults.waitUntilFinished(id, 5_000, caller.signal)).rejects.toBeInstanceOf(ApiError);
  });
});
