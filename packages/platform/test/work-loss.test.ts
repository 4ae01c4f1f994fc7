import { randomUUID } from 'node:crypto';
import type { JobName } from '@placelore/contracts/jobs.js';
import { UnrecoverableError } from 'bullmq';
import { JobQueues, QUEUE_REDIS } from '../src/queues/job-queues.js';
import { Sweeper } from '../src/work/sweeper.js';
import { WorkRequests } from '../src/work/work-requests.js';
import { WorkRequestsRepository } from '../src/work/work-requests.repository.js';
import { eventually } from './eventually.js';
import { WorkOwner } from './work-owner.js';

let owner: WorkOwner;
let requests: WorkRequests;
beforeEach(async () => {
  owner = await WorkOwner.start();
  requests = owner.app.get(WorkRequests);
});
afterEach(() => owner.stop());

const ask = (job: JobName = 'visitor.claim') =>
  owner.dataSource.transaction((manager) =>
    requests.request(
      manager,
      job as 'visitor.claim',
      { userId: 1, username: 'ada', visitorId: randomUUID() },
      {
        requestedBy: 'user:1',
      },
    ),
  );
const state = (id: string) => owner.app.get(JobQueues).state('visitor.claim', id);
const queued = (id: string) => eventually(async () => (await state(id)) === 'waiting');
const emptyQueues = () => owner.app.get(QUEUE_REDIS).flushdb();
/** A job may be over before the relay has noted that it handed it on; only then a sweep looks at it. */
const relayed = () => eventually(async () => (await owner.dataSource.query(UNRELAYED)).length === 0);
const UNRELAYED = 'select 1 from work_requests where relayed_at is null and settled_at is null';
const sweep = async () => {
  await relayed();
  await owner.age();
  await owner.app.get(Sweeper).sweep();
};

it('losing all of Redis loses no work, and does none twice', async () => {
  const ids = await Promise.all(Array.from({ length: 5 }, () => ask()));
  await Promise.all(ids.map(queued));
  await emptyQueues();
  expect(await state(ids[0]!)).toBe('unknown');
  await sweep();
  await Promise.all(ids.map(queued));

  const worked: string[] = [];
  owner.work(async ({ workRequestId }) => {
    worked.push(workRequestId);
    await requests.settleAlone(workRequestId, { status: 'done' });
  });
  await Promise.all(ids.map((id) => eventually(async () => (await owner.row(id)).settledAt)));
  await sweep();
  expect(worked.sort()).toEqual([...ids].sort());
  for (const id of ids) expect(await owner.row(id)).toMatchObject({ relays: 2, outcome: { status: 'done' } });
});

it('happens by itself within seconds', async () => {
  const id = await ask();
  await queued(id);
  await emptyQueues();
  await eventually(async () => (await owner.row(id)).relays === 2);
  await queued(id);
});

it('a job that is alive is left alone', async () => {
  const id = await ask();
  await queued(id);
  await sweep();
  await sweep();
  expect(await owner.row(id)).toMatchObject({ relays: 1, settledAt: null });
});

it('a job that ended without settling is done again', async () => {
  const id = await ask();
  let times = 0;
  owner.work(async ({ workRequestId }) => {
    if (++times === 2) await requests.settleAlone(workRequestId, { status: 'done' });
  });
  await eventually(async () => (await state(id)) === 'completed');
  await sweep();
  await eventually(async () => (await owner.row(id)).settledAt);
  expect(times).toBe(2);
});

it('work that Redis loses again and again is queued again each time, and done in the end', async () => {
  const id = await ask();
  for (let relays = 1; relays <= 12; relays++) {
    await eventually(async () => (await owner.row(id)).relays === relays && (await state(id)) === 'waiting');
    await emptyQueues();
    await owner.age('1 hour');
    await owner.app.get(Sweeper).sweep();
  }
  await queued(id);
  owner.work(({ workRequestId }) => requests.settleAlone(workRequestId, { status: 'done' }));
  await eventually(async () => (await owner.row(id)).settledAt);
  expect((await owner.row(id)).outcome).toEqual({ status: 'done' });
});

it('work that was lost often is looked at less often, but within 15 minutes', async () => {
  const repository = owner.app.get(WorkRequestsRepository);
  const id = await ask();
  await queued(id);
  const isDue = async (relays: number, age: string) => {
    await owner.dataSource.query(
      'update work_requests set relays = $2, relayed_at = now() - $3::interval where id = $1',
      [id, relays, age],
    );
    return (await repository.unsettledSince(4_000, 10)).length === 1;
  };
  expect([await isDue(5, '3 seconds'), await isDue(5, '5 seconds')]).toEqual([false, true]);
  expect([await isDue(8, '30 seconds'), await isDue(8, '33 seconds')]).toEqual([false, true]);
  expect([await isDue(1_000, '14 minutes'), await isDue(1_000, '16 minutes')]).toEqual([false, true]);
});

it('a job that completes again and again without settling is given up, visibly', async () => {
  const failures: unknown[] = [];
  requests.onFailure('visitor.claim', async (_manager, _payload, failure) => {
    failures.push(failure);
  });
  const id = await ask();
  owner.work(async () => {});
  await eventually(async () => {
    if ((await state(id)) === 'completed') await sweep();
    return (await owner.row(id)).settledAt !== null;
  });
  const { outcome, relays } = await owner.row(id);
  expect([outcome, relays]).toEqual([expect.objectContaining({ status: 'failed', code: 'WORK_LOST' }), 6]);
  expect(failures).toEqual([outcome]);
});

it('a job that failed for good while its owner was away is settled as failed', async () => {
  owner.work(async () => {
    throw new UnrecoverableError('the photo is gone');
  });
  const id = await ask();
  await eventually(async () => (await state(id)) === 'failed');
  expect((await owner.row(id)).settledAt).toBeNull();
  await sweep();
  expect((await owner.row(id)).outcome).toMatchObject({ status: 'failed', message: 'the photo is gone' });
});

it('a job nobody knows (any more) fails visibly and holds nobody up', async () => {
  const insert = `insert into work_requests (id, job, payload, requested_by, request_id, created_at)
    values ($1, $2, '{}', 'user:1', 'r', now() - interval '1 hour')`;
  const [unknown, hostile] = [randomUUID(), randomUUID()];
  await owner.dataSource.query(insert, [unknown, 'photo.develop']);
  await owner.dataSource.query(insert, [hostile, 'toString']);
  const known = await ask();
  await queued(known);
  for (const id of [unknown, hostile]) {
    // The service's own sweep may have taken it from under this one, and not be done with it.
    await eventually(async () => {
      await sweep();
      return (await owner.row(id)).settledAt !== null;
    });
    expect((await owner.row(id)).outcome).toMatchObject({ status: 'failed', message: expect.stringMatching(/no job/) });
  }
  expect((await owner.row(known)).settledAt).toBeNull();
});
