import { randomUUID } from 'node:crypto';
import { ApiError } from '@placelore/contracts/core/errors.js';
import { failedJob } from '@placelore/contracts/core/jobs/job-requests.js';
import { QUOTA_FACTORS, QUOTAS } from '@placelore/contracts/core/quotas.js';
import { toRequester } from '../../src/identity/requester.js';
import { FailedJobs } from '../../src/jobs/failed-jobs.js';
import { buildFailedPageQuery } from '../../src/jobs/failed-jobs.repository.js';
import { JobRequests } from '../../src/jobs/job-requests.js';
import { withRequestId } from '../../src/logging/request-context.js';
import { JobQuotas } from '../../src/quotas/job-quotas.js';
import { ADMIN, CALLER_NAMES, type Caller, callAs } from '../support/callers.js';
import { eventually } from '../support/eventually.js';
import { JobTestService } from '../support/job-service.js';

let service: JobTestService;
let requests: JobRequests;
beforeAll(async () => {
  service = await JobTestService.start();
  requests = service.app.get(JobRequests);
});
afterAll(() => service.stop());
beforeEach(() => service.dataSource.query('delete from job_requests'));

const buildPayload = () => ({ userId: 1, username: 'ada', visitorId: randomUUID() });
const failure = { status: 'failed', code: 'TIMED_OUT', message: 'took too long' } as const;
const enqueue = (payload = buildPayload(), dedupeKey?: string) =>
  service.dataSource.transaction((manager) =>
    requests.enqueue(manager, 'visitor.claim', payload, { requestedBy: 'user:1', ...(dedupeKey && { dedupeKey }) }),
  );
const enqueueAndFail = async (payload = buildPayload(), dedupeKey?: string) => {
  const id = await enqueue(payload, dedupeKey);
  await requests.finishInOwnTransaction(id, failure);
  return id;
};
const list = async (query = '') => callAs(service.app, 'admin', 'GET', `/api/admin/failed-jobs/auth${query}`);
const listIds = async (): Promise<string[]> => (await list()).body.map(({ id }: { id: string }) => id);
const retry = (id: string, caller: Caller = 'admin') =>
  callAs(service.app, caller, 'POST', `/api/admin/failed-jobs/auth/${id}/retry`);
const listRows = () => service.dataSource.query('select id from job_requests');

describe('list of failed jobs', () => {
  it('shows the reason, and no names from the payload', async () => {
    const id = await enqueueAndFail();
    const { body } = await list();
    expect(body.map((one: unknown) => failedJob.strict().parse(one))).toEqual([
      expect.objectContaining({
        id,
        job: 'visitor.claim',
        requestedBy: 'user:1',
        code: 'TIMED_OUT',
        message: 'took too long',
      }),
    ]);
    expect(JSON.stringify(body)).not.toContain('username');
  });

  it('contains neither open nor successful jobs', async () => {
    await enqueue();
    await requests.finishInOwnTransaction(await enqueue(), { status: 'done' });
    expect(await listIds()).toEqual([]);
  });

  it('omits expected failures', async () => {
    const id = await enqueueAndFail();
    await requests.finishInOwnTransaction(await enqueue(), {
      status: 'failed',
      code: 'NOT_A_PLACE',
      message: 'No such place.',
    });
    expect(await listIds()).toEqual([id]);
  });

  it('pages through failures, including simultaneous ones', async () => {
    const ids = [];
    for (let index = 0; index < 5; index++) ids.push(await enqueueAndFail());
    await service.dataSource.query('update job_requests set finished_at = now()');
    const pagedIds: string[] = [];
    for (let cursor = ''; ; ) {
      const { body } = await list(`?limit=2${cursor && `&before=${cursor}`}`);
      pagedIds.push(...body.map(({ id }: { id: string }) => id));
      if (body.length < 2) break;
      cursor = body[1].cursor;
    }
    expect(pagedIds).toEqual(ids.sort().reverse());
  });

  it.each(['limit=0', 'limit=101', 'before=x', 'before=1', `before=1.${'g'.repeat(36)}`, 'before=%27;drop'])(
    'rejects %s and names the field',
    async (query) => {
      const { status, body } = await list(`?${query}`);
      expect([status, body.details[0].field]).toEqual([400, query.split('=')[0]]);
    },
  );

  it('uses its index among twenty thousand finished jobs', async () => {
    await service.dataSource.query(
      `insert into job_requests (id, job, payload, requested_by, request_id, finished_at, outcome)
       select gen_random_uuid(), 'visitor.claim', '{}', 'x', 'x', now() - n * interval '1 second',
              jsonb_build_object('status', case when n % 100 = 0 then 'failed' else 'done' end, 'code', 'X', 'message', '')
         from generate_series(1, 20000) n`,
    );
    await service.dataSource.query('analyze job_requests');
    const { sql, parameters } = buildFailedPageQuery(50);
    const plan: { 'QUERY PLAN': string }[] = await service.dataSource.query(`explain ${sql}`, parameters);
    const text = plan.map((row) => row['QUERY PLAN']).join('\n');
    expect(text).toContain('Index Scan Backward using job_requests_failed');
    expect(text).not.toMatch(/Sort|Seq Scan/);
  });
});

describe('retry of a failed job', () => {
  it('runs a new job request with the same payload and removes the failure from the list', async () => {
    const payload = buildPayload();
    const id = await enqueueAndFail(payload);
    const { status, body } = await retry(id);
    expect(status).toBe(200);
    const done = new Map<string, unknown>();
    const worker = service.startWorker(async (envelope) => {
      done.set(envelope.jobRequestId, envelope.payload);
      await requests.finishInOwnTransaction(envelope.jobRequestId, { status: 'done' });
    });
    await eventually(async () => (await service.findRow(body.jobRequestId)).finishedAt);
    await worker.close();
    expect(done.get(body.jobRequestId)).toEqual(payload);
    expect(await service.findRow(body.jobRequestId)).toMatchObject({
      requestedBy: 'user:1',
      outcome: { status: 'done' },
    });
    expect(await service.findRow(id)).toMatchObject({ outcome: failure, retriedAs: body.jobRequestId });
    expect(await listIds()).toEqual([]);
  });

  it('ignores a late result of the failed run', async () => {
    const id = await enqueueAndFail();
    const { body } = await retry(id);
    await requests.finishInOwnTransaction(id, { status: 'failed', code: 'INTERNAL', message: 'late' });
    await requests.finishInOwnTransaction(id, { status: 'done' });
    expect((await service.findRow(body.jobRequestId)).finishedAt).toBeNull();
    expect((await service.findRow(id)).outcome).toEqual(failure);
  });

  it('lists another failure, which can be retried again', async () => {
    const first = (await retry(await enqueueAndFail())).body.jobRequestId;
    await requests.finishInOwnTransaction(first, failure);
    expect(await listIds()).toEqual([first]);
    expect((await retry(first)).status).toBe(200);
  });

  it('runs once, however many calls arrive at the same time', async () => {
    const id = await enqueueAndFail();
    const responses = await Promise.all(Array.from({ length: 6 }, () => retry(id)));
    expect(new Set(responses.map(({ body }) => body.jobRequestId)).size).toBe(1);
    expect(await listRows()).toHaveLength(2);
    const entries = await callAs(service.app, 'admin', 'GET', `/api/admin/audit/auth?subject=job:${id}`);
    expect(entries.body).toEqual([
      expect.objectContaining({
        action: 'job.retry',
        actorName: 'ada',
        subjectName: 'visitor.claim',
        before: { code: 'TIMED_OUT' },
        after: responses[0]!.body,
      }),
    ]);
  });

  it('returns an open request with the same dedupe key', async () => {
    const id = await enqueueAndFail(buildPayload(), 'same');
    const open = await enqueue(buildPayload(), 'same');
    expect((await retry(id)).body).toEqual({ jobRequestId: open });
  });

  it('changes nothing when the service reports that the job is obsolete', async () => {
    const id = await enqueueAndFail();
    const received: unknown[] = [];
    service.app.get(FailedJobs).onRetry('visitor.claim', async (manager, retryPayload, jobRequestId) => {
      await manager.query(`insert into things values ('waits again')`);
      received.push(retryPayload.username, jobRequestId);
      return false;
    });
    const { status, body } = await retry(id);
    service.app.get(FailedJobs).onRetry('visitor.claim', async () => true);
    expect([status, body.code]).toEqual([409, 'JOB_OBSOLETE']);
    expect(received).toEqual(['ada', expect.stringMatching(/^[\da-f-]{36}$/)]);
    expect(await listRows()).toEqual([{ id }]);
    expect(await service.dataSource.query(`select 1 from things where name = 'waits again'`)).toEqual([]);
    expect(await listIds()).toEqual([id]);
  });

  it.each(['photo.develop', '__proto__'])('is rejected when the job %s is unknown', async (job) => {
    const id = await enqueueAndFail();
    await service.dataSource.query('update job_requests set job = $1', [job]);
    expect((await retry(id)).body.code).toBe('JOB_OBSOLETE');
  });

  it('is rejected for open, successful and unknown jobs', async () => {
    const done = await enqueue();
    await requests.finishInOwnTransaction(done, { status: 'done' });
    const responses = [await retry(await enqueue()), await retry(done), await retry(randomUUID())];
    expect(responses.map(({ body }) => body.code)).toEqual([
      'JOB_NOT_FAILED',
      'JOB_NOT_FAILED',
      'JOB_REQUEST_NOT_FOUND',
    ]);
  });

  it.each(['1', 'x', '%00', "1'--", '00000000-0000-0000-0000-00000000000g', 'a'.repeat(300)])(
    'rejects the invalid id %s',
    async (id) => {
      expect([400, 404]).toContain((await retry(id)).status);
    },
  );

  it('lets operators list and retry failures, and logs them as operator', async () => {
    const id = await enqueueAndFail();
    const failed = await callAs(service.app, 'service', 'GET', '/internal/job-requests/failed');
    expect(failed.body).toEqual([expect.objectContaining({ id })]);
    expect((await callAs(service.app, 'service', 'POST', `/internal/job-requests/${id}/retry`)).status).toBe(200);
    const entries = await callAs(service.app, 'admin', 'GET', `/api/admin/audit/auth?subject=job:${id}`);
    expect(entries.body).toEqual([expect.objectContaining({ actorId: null, actorName: 'operator' })]);
  });
});

describe('retry of all failed jobs', () => {
  const retryAll = (body: object = {}, caller: Caller = 'admin') =>
    callAs(service.app, caller, 'POST', '/api/admin/failed-jobs/auth/retry-all', body);

  it('creates a request and an audit entry for each job', async () => {
    const ids = [await enqueueAndFail(), await enqueueAndFail(), await enqueueAndFail()];
    const { status, body } = await retryAll();
    expect([status, body]).toEqual([200, { retried: 3, skipped: 0, next: null }]);
    expect(await listIds()).toEqual([]);
    for (const id of ids) {
      const { retriedAs } = await service.findRow(id);
      expect((await service.findRow(retriedAs!)).finishedAt).toBeNull();
      const entries = await callAs(service.app, 'admin', 'GET', `/api/admin/audit/auth?subject=job:${id}`);
      expect(entries.body).toEqual([expect.objectContaining({ action: 'job.retry', actorName: 'ada' })]);
    }
    expect((await retryAll()).body).toEqual({ retried: 0, skipped: 0, next: null });
  });

  it('pages through failures and skips those that failed again in the meantime', async () => {
    await service.dataSource.query(
      `insert into job_requests (id, job, payload, requested_by, request_id, finished_at, outcome)
       select gen_random_uuid(), 'visitor.claim', $1::jsonb, 'user:1', 'r', now() - n * interval '1 second', $2::jsonb
         from generate_series(1, 250) n`,
      [JSON.stringify(buildPayload()), JSON.stringify(failure)],
    );
    const first = (await retryAll()).body;
    expect(first).toEqual({ retried: 200, skipped: 0, next: expect.any(String) });
    const again = await enqueueAndFail();
    expect((await retryAll({ before: first.next })).body).toEqual({ retried: 50, skipped: 0, next: null });
    expect(await listIds()).toEqual([again]);
  });

  it('retries only the named job', async () => {
    const [claimJob, otherJob] = [await enqueueAndFail(), await enqueueAndFail()];
    await service.dataSource.query(`update job_requests set job = 'account.deleted' where id = $1`, [otherJob]);
    expect((await retryAll({ job: 'visitor.claim' })).body).toMatchObject({ retried: 1, skipped: 0 });
    expect(await listIds()).toEqual([otherJob]);
    expect((await service.findRow(claimJob)).retriedAs).not.toBeNull();
    expect((await retryAll({ job: 'no.job' })).body).toMatchObject({ retried: 0, skipped: 0 });
  });

  it('skips obsolete jobs', async () => {
    const [knownJob, unknownJob] = [await enqueueAndFail(), await enqueueAndFail()];
    await service.dataSource.query(`update job_requests set job = 'photo.develop' where id = $1`, [unknownJob]);
    expect((await retryAll()).body).toMatchObject({ retried: 1, skipped: 1 });
    expect((await service.findRow(knownJob)).retriedAs).not.toBeNull();
    expect(await listIds()).toEqual([unknownJob]);
  });

  it.each([
    [{ before: 'x' }, 'before'],
    [{ before: "1'; drop table job_requests" }, 'before'],
    [{ job: '' }, 'job'],
    [{ job: 'x'.repeat(200) }, 'job'],
    [{ job: ['visitor.claim'] }, 'job'],
  ])('rejects %j and names the field', async (body, field) => {
    const id = await enqueueAndFail();
    const response = await retryAll(body);
    expect([response.status, response.body.details[0].field]).toEqual([400, field]);
    expect(await listIds()).toEqual([id]);
  });

  it('costs the admin no quota, and works when it is used up', async () => {
    const spend = async () => {
      const max = QUOTAS.guides.hour * QUOTA_FACTORS.admin;
      for (let n = 0; n < max; n++) await service.app.get(JobQuotas).count('guide.write');
    };
    await withRequestId('request-1', spend, toRequester(ADMIN));
    const id = await service.dataSource.transaction((manager) =>
      requests.enqueue(manager, 'guide.write', { guideRequestId: randomUUID() }, { requestedBy: 'user:1' }),
    );
    await requests.finishInOwnTransaction(id, failure);
    expect((await retryAll()).body).toEqual({ retried: 1, skipped: 0, next: null });
  });

  it('returns the error that stopped it and does not count that job as skipped', async () => {
    const id = await enqueueAndFail();
    const failedWork = service.app.get(FailedJobs);
    failedWork.onRetry('visitor.claim', async () => {
      throw new ApiError('QUOTA_EXCEEDED');
    });
    const { status, body } = await retryAll();
    failedWork.onRetry('visitor.claim', async () => true);
    expect([status, body.code]).toEqual([429, 'QUOTA_EXCEEDED']);
    expect(await listIds()).toEqual([id]);
  });

  it('finds nothing for malicious job names', async () => {
    const id = await enqueueAndFail();
    for (const job of ['\0', "'; --", '__proto__', '\ud800'])
      expect((await retryAll({ job })).status).toBeLessThan(500);
    expect(await listIds()).toEqual([id]);
  });
});

it('GET /internal/job-requests/open: counts open jobs by name', async () => {
  await enqueue();
  await enqueue();
  await requests.finishInOwnTransaction(await enqueue(), { status: 'done' });
  const { body } = await callAs(service.app, 'service', 'GET', '/internal/job-requests/open');
  expect(body).toEqual([{ job: 'visitor.claim', count: 2 }]);
});

const unknownId = randomUUID();
const forAdmins = { unauthenticated: 401, guest: 401, user: 403, service: 401, forged: 401 };
const forOperators = { unauthenticated: 401, guest: 403, user: 403, admin: 403, forged: 401 };
const handlers = [
  ['GET', '/api/admin/failed-jobs/auth', { ...forAdmins, admin: 200 }],
  ['POST', `/api/admin/failed-jobs/auth/${unknownId}/retry`, { ...forAdmins, admin: 404 }],
  ['POST', '/api/admin/failed-jobs/auth/retry-all', { ...forAdmins, admin: 200 }],
  ['POST', '/internal/job-requests/retry-all', { ...forOperators, service: 200 }],
  ['GET', '/internal/job-requests/failed', { ...forOperators, service: 200 }],
  ['GET', '/internal/job-requests/open', { ...forOperators, service: 200 }],
  ['POST', `/internal/job-requests/${unknownId}/retry`, { ...forOperators, service: 404 }],
] as const;
describe.each(handlers)('%s %s', (method, path, expected) => {
  it.each(CALLER_NAMES)('checks access for caller: %s', async (caller) => {
    const body = path.endsWith('/retry-all') ? {} : undefined;
    expect((await callAs(service.app, caller, method, path, body)).status).toBe(expected[caller]);
  });
});
