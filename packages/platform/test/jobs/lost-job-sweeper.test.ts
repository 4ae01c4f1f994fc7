import { randomUUID } from 'node:crypto';
import type { JobName } from '@placelore/contracts/core/jobs/jobs.js';
import { UnrecoverableError } from 'bullmq';
import { JobRequests } from '../../src/jobs/job-requests.js';
import { JobRequestsRepository } from '../../src/jobs/job-requests.repository.js';
import { LostJobSweeper } from '../../src/jobs/lost-job-sweeper.js';
import { JobQueues, QUEUE_REDIS } from '../../src/queues/job-queues.js';
import { eventually } from '../support/eventually.js';
import { JobTestService } from '../support/job-service.js';

let service: JobTestService;
let requests: JobRequests;
beforeEach(async () => {
  service = await JobTestService.start();
  requests = service.app.get(JobRequests);
});
afterEach(() => service.stop());

const enqueue = (job: JobName = 'visitor.claim') =>
  service.dataSource.transaction((manager) =>
    requests.enqueue(
      manager,
      job as 'visitor.claim',
      { userId: 1, username: 'ada', visitorId: randomUUID() },
      {
        requestedBy: 'user:1',
      },
    ),
  );
const getState = (id: string) => service.app.get(JobQueues).getState('visitor.claim', id);
const waitUntilQueued = (id: string) => eventually(async () => (await getState(id)) === 'waiting');
const emptyQueues = () => service.app.get(QUEUE_REDIS).flushdb();
/** Waits until a job is marked as relayed, which may be after it has ended; a sweep sees it only then. */
const waitUntilRelayed = () => eventually(async () => (await service.dataSource.query(UNRELAYED_SQL)).length === 0);
const UNRELAYED_SQL = 'select 1 from job_requests where enqueued_at is null and finished_at is null';
const sweep = async () => {
  await waitUntilRelayed();
  await service.backdate();
  await service.app.get(LostJobSweeper).sweep();
};

it('LostJobSweeper: recovers all jobs after Redis lost its data, each exactly once', async () => {
  const ids = await Promise.all(Array.from({ length: 5 }, () => enqueue()));
  await Promise.all(ids.map(waitUntilQueued));
  await emptyQueues();
  expect(await getState(ids[0]!)).toBe('unknown');
  await sweep();
  await Promise.all(ids.map(waitUntilQueued));

  const workedIds: string[] = [];
  service.startWorker(async ({ jobRequestId }) => {
    workedIds.push(jobRequestId);
    await requests.finishInOwnTransaction(jobRequestId, { status: 'done' });
  });
  await Promise.all(ids.map((id) => eventually(async () => (await service.findRow(id)).finishedAt)));
  await sweep();
  expect(workedIds.sort()).toEqual([...ids].sort());
  for (const id of ids) expect(await service.findRow(id)).toMatchObject({ relays: 2, outcome: { status: 'done' } });
});

it('LostJobSweeper: runs by itself within seconds', async () => {
  const id = await enqueue();
  await waitUntilQueued(id);
  await emptyQueues();
  await eventually(async () => (await service.findRow(id)).relays === 2);
  await waitUntilQueued(id);
});

it('LostJobSweeper: ignores jobs that are alive', async () => {
  const id = await enqueue();
  await waitUntilQueued(id);
  await sweep();
  await sweep();
  expect(await service.findRow(id)).toMatchObject({ relays: 1, finishedAt: null });
});

it('LostJobSweeper: repeats a job that ended without finishing its request', async () => {
  const id = await enqueue();
  let times = 0;
  service.startWorker(async ({ jobRequestId }) => {
    if (++times === 2) await requests.finishInOwnTransaction(jobRequestId, { status: 'done' });
  });
  await eventually(async () => (await getState(id)) === 'completed');
  await sweep();
  await eventually(async () => (await service.findRow(id)).finishedAt);
  expect(times).toBe(2);
});

it('LostJobSweeper: queues a job again every time Redis loses it, until it is done', async () => {
  const id = await enqueue();
  for (let relays = 1; relays <= 12; relays++) {
    await eventually(async () => (await service.findRow(id)).relays === relays && (await getState(id)) === 'waiting');
    await emptyQueues();
    await service.backdate('1 hour');
    await service.app.get(LostJobSweeper).sweep();
  }
  await waitUntilQueued(id);
  service.startWorker(({ jobRequestId }) => requests.finishInOwnTransaction(jobRequestId, { status: 'done' }));
  await eventually(async () => (await service.findRow(id)).finishedAt);
  expect((await service.findRow(id)).outcome).toEqual({ status: 'done' });
});

it('LostJobSweeper: checks often-lost jobs less often, but within 15 minutes', async () => {
  const repository = service.app.get(JobRequestsRepository);
  const id = await enqueue();
  await waitUntilQueued(id);
  const isUnfinishedFound = async (relays: number, age: string) => {
    await service.dataSource.query(
      'update job_requests set relays = $2, enqueued_at = now() - $3::interval where id = $1',
      [id, relays, age],
    );
    return (await repository.findUnfinished(4_000, 10)).length === 1;
  };
  expect([await isUnfinishedFound(5, '3 seconds'), await isUnfinishedFound(5, '5 seconds')]).toEqual([false, true]);
  expect([await isUnfinishedFound(8, '30 seconds'), await isUnfinishedFound(8, '33 seconds')]).toEqual([false, true]);
  expect([await isUnfinishedFound(1_000, '14 minutes'), await isUnfinishedFound(1_000, '16 minutes')]).toEqual([
    false,
    true,
  ]);
});

it('LostJobSweeper: fails a job that repeatedly completes without a result', async () => {
  const failures: unknown[] = [];
  requests.onFinalFailure('visitor.claim', async (_manager, _payload, failure) => {
    failures.push(failure);
  });
  const id = await enqueue();
  service.startWorker(async () => {});
  await eventually(async () => {
    if ((await getState(id)) === 'completed') await sweep();
    return (await service.findRow(id)).finishedAt !== null;
  });
  const { outcome, relays } = await service.findRow(id);
  expect([outcome, relays]).toEqual([expect.objectContaining({ status: 'failed', code: 'JOB_LOST' }), 6]);
  expect(failures).toEqual([outcome]);
});

it('LostJobSweeper: records a final failure that the service missed while it was down', async () => {
  service.startWorker(async () => {
    throw new UnrecoverableError('the photo is gone');
  });
  const id = await enqueue();
  await eventually(async () => (await getState(id)) === 'failed');
  expect((await service.findRow(id)).finishedAt).toBeNull();
  await sweep();
  expect((await service.findRow(id)).outcome).toMatchObject({ status: 'failed', message: 'the photo is gone' });
});

it('LostJobSweeper: fails an unknown job without blocking others', async () => {
  const insert = `insert into job_requests (id, job, payload, requested_by, request_id, created_at)
    values ($1, $2, '{}', 'user:1', 'r', now() - interval '1 hour')`;
  const [unknownId, hostile] = [randomUUID(), randomUUID()];
  await service.dataSource.query(insert, [unknownId, 'photo.develop']);
  await service.dataSource.query(insert, [hostile, 'toString']);
  const knownId = await enqueue();
  await waitUntilQueued(knownId);
  for (const id of [unknownId, hostile]) {
    // The service's own sweep may have locked the row first and still be running.
    await eventually(async () => {
      await sweep();
      return (await service.findRow(id)).finishedAt !== null;
    });
    expect((await service.findRow(id)).outcome).toMatchObject({
      status: 'failed',
      message: expect.stringMatching(/Unknown job/),
    });
  }
  expect((await service.findRow(knownId)).finishedAt).toBeNull();
});
