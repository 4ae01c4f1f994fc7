import { randomUUID } from 'node:crypto';
import { ApiError } from '@placelore/contracts/errors.js';
import { QUOTA_FACTORS, QUOTAS } from '@placelore/contracts/quotas.js';
import { failedWork } from '@placelore/contracts/work-requests.js';
import { toRequester } from '../src/identity/requester.js';
import { withRequestId } from '../src/logging/request-context.js';
import { WorkQuotas } from '../src/quotas/work-quotas.js';
import { FailedWork } from '../src/work/failed-work.js';
import { failedPageOf } from '../src/work/failed-work.repository.js';
import { WorkRequests } from '../src/work/work-requests.js';
import { ADMIN, type Caller, callAs, EVERYBODY } from './callers.js';
import { eventually } from './eventually.js';
import { WorkOwner } from './work-owner.js';

let owner: WorkOwner;
let requests: WorkRequests;
beforeAll(async () => {
  owner = await WorkOwner.start();
  requests = owner.app.get(WorkRequests);
});
afterAll(() => owner.stop());
beforeEach(() => owner.dataSource.query('delete from work_requests'));

const payload = () => ({ userId: 1, username: 'ada', visitorId: randomUUID() });
const failure = { status: 'failed', code: 'TIMED_OUT', message: 'took too long' } as const;
const ask = (given = payload(), dedupeKey?: string) =>
  owner.dataSource.transaction((manager) =>
    requests.request(manager, 'visitor.claim', given, { requestedBy: 'user:1', ...(dedupeKey && { dedupeKey }) }),
  );
const askAndFail = async (given = payload(), dedupeKey?: string) => {
  const id = await ask(given, dedupeKey);
  await requests.settleAlone(id, failure);
  return id;
};
const list = async (query = '') => callAs(owner.app, 'admin', 'GET', `/api/admin/work/auth/failed${query}`);
const listed = async (): Promise<string[]> => (await list()).body.map(({ id }: { id: string }) => id);
const retry = (id: string, caller: Caller = 'admin') =>
  callAs(owner.app, caller, 'POST', `/api/admin/work/auth/${id}/retry`);
const rows = () => owner.dataSource.query('select id from work_requests');

describe('failed work', () => {
  it('is seen with its reason, and without the names its payload holds', async () => {
    const id = await askAndFail();
    const { body } = await list();
    expect(body.map((one: unknown) => failedWork.strict().parse(one))).toEqual([
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

  it('is all that is seen: nothing open, nothing done', async () => {
    await ask();
    await requests.settleAlone(await ask(), { status: 'done' });
    expect(await listed()).toEqual([]);
  });

  it('is nothing that was an answer to whoever asked', async () => {
    const id = await askAndFail();
    await requests.settleAlone(await ask(), { status: 'failed', code: 'NOT_A_PLACE', message: 'No such place.' });
    expect(await listed()).toEqual([id]);
  });

  it('is read page by page, also what failed at the same instant', async () => {
    const ids = [];
    for (let index = 0; index < 5; index++) ids.push(await askAndFail());
    await owner.dataSource.query('update work_requests set settled_at = now()');
    const seen: string[] = [];
    for (let cursor = ''; ; ) {
      const { body } = await list(`?limit=2${cursor && `&before=${cursor}`}`);
      seen.push(...body.map(({ id }: { id: string }) => id));
      if (body.length < 2) break;
      cursor = body[1].cursor;
    }
    expect(seen).toEqual(ids.sort().reverse());
  });

  it.each(['limit=0', 'limit=101', 'before=x', 'before=1', `before=1.${'g'.repeat(36)}`, 'before=%27;drop'])(
    'refuses %s, naming the field',
    async (query) => {
      const { status, body } = await list(`?${query}`);
      expect([status, body.details[0].field]).toEqual([400, query.split('=')[0]]);
    },
  );

  it('is found by its index among twenty thousand that are done', async () => {
    await owner.dataSource.query(
      `insert into work_requests (id, job, payload, requested_by, request_id, settled_at, outcome)
       select gen_random_uuid(), 'visitor.claim', '{}', 'x', 'x', now() - n * interval '1 second',
              jsonb_build_object('status', case when n % 100 = 0 then 'failed' else 'done' end, 'code', 'X', 'message', '')
         from generate_series(1, 20000) n`,
    );
    await owner.dataSource.query('analyze work_requests');
    const { sql, parameters } = failedPageOf(50);
    const plan: { 'QUERY PLAN': string }[] = await owner.dataSource.query(`explain ${sql}`, parameters);
    const text = plan.map((row) => row['QUERY PLAN']).join('\n');
    expect(text).toContain('Index Scan Backward using work_requests_failed');
    expect(text).not.toMatch(/Sort|Seq Scan/);
  });
});

describe('work that is run again', () => {
  it('is done by a new work request with the same payload, and is failed no longer', async () => {
    const given = payload();
    const id = await askAndFail(given);
    const { status, body } = await retry(id);
    expect(status).toBe(200);
    const done = new Map<string, unknown>();
    const worker = owner.work(async (envelope) => {
      done.set(envelope.workRequestId, envelope.payload);
      await requests.settleAlone(envelope.workRequestId, { status: 'done' });
    });
    await eventually(async () => (await owner.row(body.workRequestId)).settledAt);
    await worker.close();
    expect(done.get(body.workRequestId)).toEqual(given);
    expect(await owner.row(body.workRequestId)).toMatchObject({ requestedBy: 'user:1', outcome: { status: 'done' } });
    expect(await owner.row(id)).toMatchObject({ outcome: failure, retriedAs: body.workRequestId });
    expect(await listed()).toEqual([]);
  });

  it('does not end by the late news of the run that failed', async () => {
    const id = await askAndFail();
    const { body } = await retry(id);
    await requests.settleAlone(id, { status: 'failed', code: 'INTERNAL', message: 'late' });
    await requests.settleAlone(id, { status: 'done' });
    expect((await owner.row(body.workRequestId)).settledAt).toBeNull();
    expect((await owner.row(id)).outcome).toEqual(failure);
  });

  it('fails visibly once more, and can be run again once more', async () => {
    const first = (await retry(await askAndFail())).body.workRequestId;
    await requests.settleAlone(first, failure);
    expect(await listed()).toEqual([first]);
    expect((await retry(first)).status).toBe(200);
  });

  it('is run once, however many ask at the same moment', async () => {
    const id = await askAndFail();
    const answers = await Promise.all(Array.from({ length: 6 }, () => retry(id)));
    expect(new Set(answers.map(({ body }) => body.workRequestId)).size).toBe(1);
    expect(await rows()).toHaveLength(2);
    const entries = await callAs(owner.app, 'admin', 'GET', `/api/admin/audit/auth?subject=work:${id}`);
    expect(entries.body).toEqual([
      expect.objectContaining({
        action: 'work.retry',
        actorName: 'ada',
        subjectName: 'visitor.claim',
        before: { code: 'TIMED_OUT' },
        after: answers[0]!.body,
      }),
    ]);
  });

  it('is the open one where the same is asked for already', async () => {
    const id = await askAndFail(payload(), 'same');
    const open = await ask(payload(), 'same');
    expect((await retry(id)).body).toEqual({ workRequestId: open });
  });

  it('is not run when its owner says that nothing needs it any more, and then nothing has changed', async () => {
    const id = await askAndFail();
    const seen: unknown[] = [];
    owner.app.get(FailedWork).onRetry('visitor.claim', async (manager, given, workRequestId) => {
      await manager.query(`insert into things values ('waits again')`);
      seen.push(given.username, workRequestId);
      return false;
    });
    const { status, body } = await retry(id);
    owner.app.get(FailedWork).onRetry('visitor.claim', async () => true);
    expect([status, body.code]).toEqual([409, 'WORK_OUTDATED']);
    expect(seen).toEqual(['ada', expect.stringMatching(/^[\da-f-]{36}$/)]);
    expect(await rows()).toEqual([{ id }]);
    expect(await owner.dataSource.query(`select 1 from things where name = 'waits again'`)).toEqual([]);
    expect(await listed()).toEqual([id]);
  });

  it.each(['photo.develop', '__proto__'])('is not run when there is no job %s any more', async (job) => {
    const id = await askAndFail();
    await owner.dataSource.query('update work_requests set job = $1', [job]);
    expect((await retry(id)).body.code).toBe('WORK_OUTDATED');
  });

  it('has failed before: not what is open, done, or unknown', async () => {
    const done = await ask();
    await requests.settleAlone(done, { status: 'done' });
    const answers = [await retry(await ask()), await retry(done), await retry(randomUUID())];
    expect(answers.map(({ body }) => body.code)).toEqual([
      'WORK_NOT_FAILED',
      'WORK_NOT_FAILED',
      'WORK_REQUEST_NOT_FOUND',
    ]);
  });

  it.each(['1', 'x', '%00', "1'--", '00000000-0000-0000-0000-00000000000g', 'a'.repeat(300)])(
    'has an id, which %s is not',
    async (id) => {
      expect([400, 404]).toContain((await retry(id)).status);
    },
  );

  it('is the operators’, too, and then the log says so', async () => {
    const id = await askAndFail();
    const failed = await callAs(owner.app, 'service', 'GET', '/internal/work-requests/failed');
    expect(failed.body).toEqual([expect.objectContaining({ id })]);
    expect((await callAs(owner.app, 'service', 'POST', `/internal/work-requests/${id}/retry`)).status).toBe(200);
    const entries = await callAs(owner.app, 'admin', 'GET', `/api/admin/audit/auth?subject=work:${id}`);
    expect(entries.body).toEqual([expect.objectContaining({ actorId: null, actorName: 'operator' })]);
  });
});

describe('all work that failed', () => {
  const retryAll = (body: object = {}, who: Caller = 'admin') =>
    callAs(owner.app, who, 'POST', '/api/admin/work/auth/retry-all', body);

  it('is run again, each piece by a request of its own, and each is in the audit log', async () => {
    const ids = [await askAndFail(), await askAndFail(), await askAndFail()];
    const { status, body } = await retryAll();
    expect([status, body]).toEqual([200, { retried: 3, skipped: 0, next: null }]);
    expect(await listed()).toEqual([]);
    for (const id of ids) {
      const { retriedAs } = await owner.row(id);
      expect((await owner.row(retriedAs!)).settledAt).toBeNull();
      const entries = await callAs(owner.app, 'admin', 'GET', `/api/admin/audit/auth?subject=work:${id}`);
      expect(entries.body).toEqual([expect.objectContaining({ action: 'work.retry', actorName: 'ada' })]);
    }
    expect((await retryAll()).body).toEqual({ retried: 0, skipped: 0, next: null });
  });

  it('is run again page by page, and what fails once more meanwhile not within the same turn', async () => {
    await owner.dataSource.query(
      `insert into work_requests (id, job, payload, requested_by, request_id, settled_at, outcome)
       select gen_random_uuid(), 'visitor.claim', $1::jsonb, 'user:1', 'r', now() - n * interval '1 second', $2::jsonb
         from generate_series(1, 250) n`,
      [JSON.stringify(payload()), JSON.stringify(failure)],
    );
    const first = (await retryAll()).body;
    expect(first).toEqual({ retried: 200, skipped: 0, next: expect.any(String) });
    const again = await askAndFail();
    expect((await retryAll({ before: first.next })).body).toEqual({ retried: 50, skipped: 0, next: null });
    expect(await listed()).toEqual([again]);
  });

  it('is run again of one job alone, when that is named', async () => {
    const [mine, other] = [await askAndFail(), await askAndFail()];
    await owner.dataSource.query(`update work_requests set job = 'account.removed' where id = $1`, [other]);
    expect((await retryAll({ job: 'visitor.claim' })).body).toMatchObject({ retried: 1, skipped: 0 });
    expect(await listed()).toEqual([other]);
    expect((await owner.row(mine)).retriedAs).not.toBeNull();
    expect((await retryAll({ job: 'no.job' })).body).toMatchObject({ retried: 0, skipped: 0 });
  });

  it('stays where nothing needs it any more', async () => {
    const [known, unknown] = [await askAndFail(), await askAndFail()];
    await owner.dataSource.query(`update work_requests set job = 'photo.develop' where id = $1`, [unknown]);
    expect((await retryAll()).body).toMatchObject({ retried: 1, skipped: 1 });
    expect((await owner.row(known)).retriedAs).not.toBeNull();
    expect(await listed()).toEqual([unknown]);
  });

  it.each([
    [{ before: 'x' }, 'before'],
    [{ before: "1'; drop table work_requests" }, 'before'],
    [{ job: '' }, 'job'],
    [{ job: 'x'.repeat(200) }, 'job'],
    [{ job: ['visitor.claim'] }, 'job'],
  ])('is not run again for %j, and the field is named', async (body, field) => {
    const id = await askAndFail();
    const answer = await retryAll(body);
    expect([answer.status, answer.body.details[0].field]).toEqual([400, field]);
    expect(await listed()).toEqual([id]);
  });

  it('costs the admin no quota, and is run again when theirs is spent', async () => {
    const spend = async () => {
      const max = QUOTAS.guides.hour * QUOTA_FACTORS.admin;
      for (let n = 0; n < max; n++) await owner.app.get(WorkQuotas).count('guide.write');
    };
    await withRequestId('request-1', spend, toRequester(ADMIN));
    const id = await owner.dataSource.transaction((manager) =>
      requests.request(manager, 'guide.write', { guideRequestId: randomUUID() }, { requestedBy: 'user:1' }),
    );
    await requests.settleAlone(id, failure);
    expect((await retryAll()).body).toEqual({ retried: 1, skipped: 0, next: null });
  });

  it('ends with the fault that stopped it, and does not count that as skipped', async () => {
    const id = await askAndFail();
    const failedWork = owner.app.get(FailedWork);
    failedWork.onRetry('visitor.claim', async () => {
      throw new ApiError('QUOTA_SPENT');
    });
    const { status, body } = await retryAll();
    failedWork.onRetry('visitor.claim', async () => true);
    expect([status, body.code]).toEqual([429, 'QUOTA_SPENT']);
    expect(await listed()).toEqual([id]);
  });

  it('of a hostile name is none', async () => {
    const id = await askAndFail();
    for (const job of ['\0', "'; --", '__proto__', '\ud800'])
      expect((await retryAll({ job })).status).toBeLessThan(500);
    expect(await listed()).toEqual([id]);
  });
});

it('what is open is counted by job', async () => {
  await ask();
  await ask();
  await requests.settleAlone(await ask(), { status: 'done' });
  const { body } = await callAs(owner.app, 'service', 'GET', '/internal/work-requests/open');
  expect(body).toEqual([{ job: 'visitor.claim', count: 2 }]);
});

const unknown = randomUUID();
const forAdmins = { nobody: 401, guest: 401, user: 403, service: 401, forged: 401 };
const forOperators = { nobody: 401, guest: 403, user: 403, admin: 403, forged: 401 };
const handlers = [
  ['GET', '/api/admin/work/auth/failed', { ...forAdmins, admin: 200 }],
  ['POST', `/api/admin/work/auth/${unknown}/retry`, { ...forAdmins, admin: 404 }],
  ['POST', '/api/admin/work/auth/retry-all', { ...forAdmins, admin: 200 }],
  ['POST', '/internal/work-requests/retry-all', { ...forOperators, service: 200 }],
  ['GET', '/internal/work-requests/failed', { ...forOperators, service: 200 }],
  ['GET', '/internal/work-requests/open', { ...forOperators, service: 200 }],
  ['POST', `/internal/work-requests/${unknown}/retry`, { ...forOperators, service: 404 }],
] as const;
describe.each(handlers)('%s %s', (method, path, expected) => {
  it.each(EVERYBODY)('called by %s', async (caller) => {
    const body = path.endsWith('/retry-all') ? {} : undefined;
    expect((await callAs(owner.app, caller, method, path, body)).status).toBe(expected[caller]);
  });
});
