import { randomUUID } from 'node:crypto';
import { JobRetention } from '../../src/jobs/job-retention.js';
import { JobTestService } from '../support/job-service.js';

let service: JobTestService;
beforeAll(async () => {
  service = await JobTestService.start();
});
afterAll(() => service.stop());
beforeEach(() => service.dataSource.query('delete from job_requests'));

const DONE = { status: 'done' };
const buildFailure = (code: string) => ({ status: 'failed', code, message: 'it failed' });

/** Inserts a request that was finished `days` ago, or is unfinished when `outcome` is null. */
async function insertFinished(days: number, result: object | null, retriedAs: string | null = null): Promise<string> {
  const id = randomUUID();
  await service.dataSource.query(
    `insert into job_requests (id, job, payload, requested_by, request_id, created_at, enqueued_at, finished_at,
                                outcome, retried_as)
     values ($1, 'account.deleted', '{}', 'user:1', 'r', now() - interval '90 days', now() - interval '90 days',
             case when $3::jsonb is not null then now() - make_interval(days => $2) end, $3, $4)`,
    [id, days, result && JSON.stringify(result), retriedAs],
  );
  return id;
}
const listRemaining = async () =>
  (await service.dataSource.query('select id from job_requests')).map((row: { id: string }) => row.id);

it('JobRetention: deletes requests finished more than thirty days ago, except open and retryable ones', async () => {
  const retained = [
    await insertFinished(29, DONE),
    await insertFinished(29, buildFailure('NOT_A_PLACE')),
    await insertFinished(80, buildFailure('INTERNAL')),
    await insertFinished(80, null),
  ];
  await insertFinished(31, DONE);
  await insertFinished(31, buildFailure('NOT_A_PLACE'));
  await insertFinished(31, buildFailure('INTERNAL'), randomUUID());
  await service.app.get(JobRetention).deleteOld();
  expect((await listRemaining()).sort()).toEqual(retained.sort());
});

it('JobRetention: deletes large numbers of old requests completely', async () => {
  await service.dataSource.query(
    `insert into job_requests (id, job, payload, requested_by, request_id, finished_at, outcome)
     select gen_random_uuid(), 'account.deleted', '{}', 'user:1', 'r', now() - interval '40 days', '{"status":"done"}'
       from generate_series(1, 10001)`,
  );
  const recent = await insertFinished(1, DONE);
  await service.app.get(JobRetention).deleteOld();
  expect(await listRemaining()).toEqual([recent]);
});
