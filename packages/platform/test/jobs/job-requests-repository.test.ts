import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { createEmptyTestDatabase, type TestDatabase } from '../../../../infra/test/test-database.ts';
import { dataSourceOptions, migrate } from '../../src/database/database.module.js';
import { JobRequest } from '../../src/jobs/job-request.entity.js';
import { JobRequestsRepository, type OpenJobRequest } from '../../src/jobs/job-requests.repository.js';
import { CreateJobTables1700000000000 } from '../support/create-job-tables.js';

/** Uses a database without a service, so that nothing else relays or sweeps. */
let database: TestDatabase;
let dataSource: DataSource;
let repository: JobRequestsRepository;
beforeAll(async () => {
  database = await createEmptyTestDatabase();
  const options = dataSourceOptions(
    { DATABASE_URL: database.urls.auth, DATABASE_POOL_SIZE: 2 },
    [JobRequest],
    [CreateJobTables1700000000000],
  );
  dataSource = await new DataSource(options).initialize();
  await migrate(dataSource);
  repository = new JobRequestsRepository(dataSource);
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});
beforeEach(() => dataSource.query('delete from job_requests'));

interface Row {
  job?: string;
  payload?: object;
  dedupeKey?: string;
  requestedBy?: string;
  /** Seconds since each time; absent for null. */
  created?: number;
  enqueued?: number;
  finished?: number;
  outcome?: object;
  relays?: number;
}
async function insert(row: Row = {}): Promise<string> {
  const id = randomUUID();
  await dataSource.query(
    `insert into job_requests (id, job, payload, dedupe_key, requested_by, requester, request_id, relays, outcome,
                               created_at, enqueued_at, finished_at)
     values ($1, $2, $3, $4, $5, '{"id":"user:1","role":"member","network":null}', 'r', $6, $7,
             now() - make_interval(secs => $8), now() - make_interval(secs => $9), now() - make_interval(secs => $10))`,
    [
      ...[id, row.job ?? 'visitor.claim', row.payload ?? {}, row.dedupeKey ?? null, row.requestedBy ?? 'user:1'],
      ...[row.relays ?? 0, row.outcome ?? null, row.created ?? 0, row.enqueued ?? null, row.finished ?? null],
    ],
  );
  return id;
}
const findRow = (id: string) => dataSource.manager.findOneByOrFail(JobRequest, { id });
const listIds = (rows: { id: string }[]) => rows.map(({ id }) => id);
const build = (changes: object = {}) => ({
  ...{ id: randomUUID(), job: 'visitor.claim' as const, payload: { userId: 1 }, dedupeKey: null, round: 7 },
  ...{ requestedBy: 'user:1', requestId: 'request-1', requester: null, traceparent: 'trace-1' },
  ...changes,
});

describe('JobRequestsRepository', () => {
  it('inserts requests, and returns the open one of the same job and key', async () => {
    const requester = { id: 'user:1', role: 'member' as const, network: null };
    const request = build({ dedupeKey: 'k', requester });
    expect(await repository.insert(dataSource.manager, request)).toBe(request.id);
    expect(await findRow(request.id)).toMatchObject({
      ...request,
      requester,
      relays: 0,
      enqueuedAt: null,
      outcome: null,
    });
    expect(await repository.insert(dataSource.manager, build({ dedupeKey: 'k' }))).toBe(request.id);
    const ofOtherJob = build({ dedupeKey: 'k', job: 'account.deleted' });
    expect(await repository.insert(dataSource.manager, ofOtherJob)).toBe(ofOtherJob.id);
  });

  it('finds out whether a request of a job with a key is open', async () => {
    await insert({ dedupeKey: 'open' });
    await insert({ dedupeKey: 'finished', finished: 1 });
    const isOpen = (job: 'visitor.claim' | 'account.deleted', key: string) => repository.isOpen(job, key);
    expect(await isOpen('visitor.claim', 'open')).toBe(true);
    expect(await isOpen('account.deleted', 'open')).toBe(false);
    expect(await isOpen('visitor.claim', 'finished')).toBe(false);
    expect(await isOpen('visitor.claim', 'other')).toBe(false);
  });

  it('inserts a scheduled job once per interval, and none while one is open', async () => {
    const countRuns = async () =>
      (await dataSource.query(`select 1 from job_requests where job = 'places.purge'`)).length;
    await insert({ job: 'visitor.claim' });
    await repository.insertScheduled('places.purge', 6);
    await repository.insertScheduled('places.purge', 6);
    expect(await countRuns()).toBe(1);
    await dataSource.query(`update job_requests set created_at = now() - interval '6 hours 1 minute'`);
    await repository.insertScheduled('places.purge', 6);
    expect(await countRuns()).toBe(1);
    await dataSource.query('update job_requests set finished_at = now()');
    await repository.insertScheduled('places.purge', 7);
    expect(await countRuns()).toBe(1);
    await repository.insertScheduled('places.purge', 6);
    expect(await countRuns()).toBe(2);
  });

  it('relays the oldest requests that are neither relayed nor finished', async () => {
    const [second, first, third] = [
      await insert({ created: 20 }),
      await insert({ created: 30 }),
      await insert({ created: 10 }),
    ];
    await insert({ created: 90, enqueued: 5 });
    await insert({ created: 90, finished: 5 });
    const relayed: OpenJobRequest[] = [];
    const relay = (max: number) => repository.relayPending(max, async (request) => void relayed.push(request));
    expect(await relay(2)).toBe(2);
    expect(listIds(relayed)).toEqual([first, second]);
    expect(relayed[0]).toEqual({
      ...{ id: first, job: 'visitor.claim', payload: {}, requestId: 'r', traceparent: null, round: 0, relays: 0 },
      requester: { id: 'user:1', role: 'member', network: null },
    });
    expect([(await findRow(first)).relays, (await findRow(third)).enqueuedAt]).toEqual([1, null]);
    expect([await relay(9), await relay(9)]).toEqual([1, 0]);
    expect(listIds(relayed)).toEqual([first, second, third]);
  });

  it('finds unfinished requests that were relayed some time ago, the oldest first', async () => {
    const [second, first] = [await insert({ enqueued: 20 }), await insert({ enqueued: 30 })];
    await insert({ enqueued: 3 });
    await insert({ created: 90 });
    await insert({ enqueued: 60, finished: 10 });
    expect(listIds(await repository.findUnfinished(4_000, 10))).toEqual([first, second]);
    expect(listIds(await repository.findUnfinished(4_000, 1))).toEqual([first]);
  });

  it('reopens and touches open requests only', async () => {
    const [open, finished, other] = [
      await insert({ enqueued: 90 }),
      await insert({ enqueued: 90, finished: 1 }),
      await insert({ enqueued: 90 }),
    ];
    const enqueuedAt = async (id: string) => (await findRow(id)).enqueuedAt?.getTime() ?? null;
    const before = await enqueuedAt(finished);
    await repository.touch([open, finished]);
    expect(await enqueuedAt(open)).toBeGreaterThan(before! + 60_000);
    expect([await enqueuedAt(finished), await enqueuedAt(other)]).toEqual([before, expect.any(Number)]);
    expect(await enqueuedAt(other)).toBeLessThan(before! + 60_000);
    for (const id of [open, finished]) await repository.reopen(id);
    expect([await enqueuedAt(open), await enqueuedAt(finished)]).toEqual([null, before]);
    expect(await enqueuedAt(other)).not.toBeNull();
  });

  it('finishes a request once, and deletes personal fields of a successful one', async () => {
    const payload = { userId: 1, username: 'ada', visitorId: 'v' };
    const [done, failed, other] = [await insert({ payload }), await insert({ payload }), await insert({ payload })];
    const finish = (id: string, result: Parameters<typeof repository.finish>[2]) =>
      repository.finish(dataSource.manager, id, result);
    const failure = { status: 'failed', code: 'INTERNAL', message: 'a\0b' } as const;
    expect([await finish(done, { status: 'done' }), await finish(failed, failure)]).toEqual([true, true]);
    expect([await finish(done, failure), await finish(randomUUID(), failure)]).toEqual([false, false]);
    expect(await findRow(done)).toMatchObject({ payload: { userId: 1 }, requester: null, outcome: { status: 'done' } });
    expect((await findRow(done)).payload).not.toHaveProperty('username');
    const { outcome, ...row } = await findRow(failed);
    expect(row).toMatchObject({ payload, requester: null, finishedAt: expect.any(Date) });
    expect(outcome).toMatchObject({ code: 'INTERNAL' });
    expect(await findRow(other)).toMatchObject({ payload, finishedAt: null, outcome: null });
    expect(
      (await repository.findResults([done, failed, other]))
        .map(({ id, outcome: result }) => [id, result.status])
        .sort(),
    ).toEqual(
      [
        [done, 'done'],
        [failed, 'failed'],
      ].sort(),
    );
  });

  it('deletes the finished requests of a requester', async () => {
    await insert({ finished: 1 });
    const [open, ofOther] = [await insert(), await insert({ finished: 1, requestedBy: 'user:11' })];
    await repository.deleteFinished(dataSource.manager, 'user:1');
    expect(listIds(await dataSource.manager.find(JobRequest)).sort()).toEqual([open, ofOther].sort());
  });

  it('deletes old requests from the oldest on, up to a number', async () => {
    const days = (count: number) => count * 86_400;
    const outcome = { status: 'done' };
    await insert({ finished: days(50), outcome });
    await insert({ finished: days(60), outcome });
    const latest = await insert({ finished: days(40), outcome });
    expect(await repository.deleteOld(30, 2)).toBe(2);
    expect(listIds(await dataSource.manager.find(JobRequest))).toEqual([latest]);
    expect([await repository.deleteOld(41, 2), await repository.deleteOld(39, 2)]).toEqual([0, 1]);
  });
});
