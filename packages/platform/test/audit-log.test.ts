import { auditEntry } from '@placelore/contracts/system/audit.js';
import { AuditLog } from '../src/audit/audit-log.js';
import { AuditLogRepository } from '../src/audit/audit-log.repository.js';
import { withRequestId } from '../src/logging/request-context.js';
import { CALLER_NAMES, callAs } from './support/callers.js';
import { JobTestService } from './support/job-service.js';

let service: JobTestService;
let auditLog: AuditLog;
beforeAll(async () => {
  service = await JobTestService.start();
  auditLog = service.app.get(AuditLog);
});
afterAll(() => service.stop());

const ADA = { userId: 3, username: 'ada' };
const buildSuspension = (id: number | string, name = `user ${id}`): Parameters<AuditLog['record']>[2] => ({
  action: 'user.suspend',
  subject: { type: 'user', id, name },
  before: { status: 'active' },
  after: { status: 'suspended' },
});
const record = (actor: Parameters<AuditLog['record']>[1], audited: Parameters<AuditLog['record']>[2]) =>
  service.dataSource.transaction((manager) => auditLog.record(manager, actor, audited));
const readLog = async (query = '', caller: (typeof CALLER_NAMES)[number] = 'admin') =>
  callAs(service.app, caller, 'GET', `/api/admin/audit/auth${query}`);
const listSubjects = async (query: string) =>
  (await readLog(query)).body.map((entry: { subjectId: string }) => entry.subjectId);

describe('audit entry', () => {
  it('contains actor, action, subject, time, request and changes', async () => {
    await withRequestId('the-request', () => record(ADA, buildSuspension(7, 'Bob')));
    const [entry] = (await readLog()).body;
    expect(auditEntry.strict().parse(entry)).toEqual({
      id: expect.any(Number),
      at: expect.any(String),
      actorId: 3,
      actorName: 'ada',
      action: 'user.suspend',
      subjectType: 'user',
      subjectId: '7',
      subjectName: 'Bob',
      before: { status: 'active' },
      after: { status: 'suspended' },
      requestId: 'the-request',
    });
  });

  it('is stored together with the change, or not at all', async () => {
    const change = service.dataSource.transaction(async (manager) => {
      await manager.query(`insert into things values ('changed')`);
      await auditLog.record(manager, ADA, buildSuspension('rolled-back'));
      throw new Error('after all not');
    });
    await expect(change).rejects.toThrow('after all not');
    expect(await listSubjects('?subject=user:rolled-back')).toEqual([]);
  });

  it('never contains a password or an address, wherever a caller passes one', async () => {
    const secret = {
      password: '$argon2id$x',
      email: 'bob@example.org',
      eMail: 'b',
      nested: { 'e-mail': 'c', kept: 1 },
    };
    await record(ADA, { ...buildSuspension(8), before: secret, after: { list: [{ userEmail: 'd', kept: 2 }] } });
    const [{ before, after }] = (await readLog('?subject=user:8')).body;
    expect([before, after]).toEqual([{ nested: { kept: 1 } }, { list: [{ kept: 2 }] }]);
  });

  it.each(['a\u0000b', 'a\ud800b', `'; drop table audit_log; --`, '{"a",NULL}', '\u202eabc', '🗝'])(
    'is stored with the text %j',
    async (text) => {
      await record(
        { userId: 3, username: text },
        { ...buildSuspension(9, text), before: { title: text }, after: null },
      );
      const [entry] = (await readLog('?subject=user:9')).body;
      const sanitized = text.replaceAll('\0', '').toWellFormed();
      expect([entry.actorName, entry.subjectName, entry.before, entry.after]).toEqual([
        sanitized,
        sanitized,
        { title: sanitized },
        null,
      ]);
    },
  );

  it.each([`update audit_log set actor_name = 'nobody'`, 'delete from audit_log', 'truncate audit_log'])(
    'cannot be changed by %s',
    async (statement) => {
      await record(ADA, buildSuspension(10));
      await expect(service.dataSource.query(statement)).rejects.toThrow('only ever added to');
      expect(await listSubjects('?subject=user:10')).not.toEqual([]);
    },
  );
});

describe('GET /api/admin/audit/:service', () => {
  it('pages through entries, latest first, without missing concurrent additions', async () => {
    for (let index = 1; index <= 5; index++)
      await record(ADA, { ...buildSuspension(`page-${index}`), action: 'job.retry' });
    const first = (await readLog('?action=job.retry&limit=2')).body;
    await record(ADA, { ...buildSuspension('page-6'), action: 'job.retry' });
    const second = (await readLog(`?action=job.retry&limit=2&before=${first[1].id}`)).body;
    const third = (await readLog(`?action=job.retry&limit=2&before=${second[1].id}`)).body;
    const ids = [...first, ...second, ...third].map(({ subjectId }) => subjectId);
    expect(ids).toEqual(['page-5', 'page-4', 'page-3', 'page-2', 'page-1']);
  });

  it('filters by actor, action, subject type or subject', async () => {
    await record(
      { userId: 44, username: 'eve' },
      { ...buildSuspension(1), action: 'article.edit', subject: { type: 'thing', id: 1, name: 'a' } },
    );
    await record(
      { userId: 44, username: 'eve' },
      { ...buildSuspension(2), action: 'article.delete', subject: { type: 'thing', id: 2, name: 'b' } },
    );
    await record(ADA, {
      ...buildSuspension(3),
      action: 'article.delete',
      subject: { type: 'thing', id: 3, name: 'c' },
    });
    expect(await listSubjects('?actor=44')).toEqual(['2', '1']);
    expect(await listSubjects('?action=article.delete')).toEqual(['3', '2']);
    expect(await listSubjects('?subject=thing')).toEqual(['3', '2', '1']);
    expect(await listSubjects('?subject=thing:2')).toEqual(['2']);
    expect(await listSubjects('?subject=thing&actor=44&action=article.delete')).toEqual(['2']);
  });

  it.each([
    'limit=0',
    'limit=101',
    'limit=x',
    'before=0',
    'before=-1',
    'before=9999999999',
    'before=1.5',
    'actor=bob',
    'action=%27%20or%201=1',
    'action=',
    'subject=',
    'subject=User',
    'subject=user:',
    'subject=user:1:2',
    'subject=a%00b',
    'limit=1&limit=2',
  ])('rejects %s and names the field', async (query) => {
    const { status, body } = await readLog(`?${query}`);
    expect([status, body.code]).toEqual([400, 'INVALID_INPUT']);
    expect(body.details[0].field).toBe(query.split('=')[0]);
  });

  it.each([
    ['nothing', {}],
    ['a page', { before: 4_000 }],
    ['an actor', { actor: 7 }],
    ['an action', { action: 'thing.a7' }],
    ['a kind', { subject: 'kind7' }],
    ['a subject', { subject: 'kind7:7' }],
  ])('reads a page of %s by an index, without sorting', async (_, filter) => {
    await service.dataSource.query(
      `insert into audit_log (actor_id, actor_name, action, subject_type, subject_id, subject_name, request_id)
       select n % 50, 'x', 'thing.a' || n % 50, 'kind' || n % 50, n % 500, 'x', 'x' from generate_series(1, 5000) n`,
    );
    await service.dataSource.query('analyze audit_log');
    const [sql, parameters] = service.app
      .get(AuditLogRepository)
      .pageQuery({ limit: 20, ...filter })
      .getQueryAndParameters();
    const rows: { 'QUERY PLAN': string }[] = await service.dataSource.query(`explain ${sql}`, parameters);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index Scan Backward using audit_log_/);
    expect(plan).not.toMatch(/Sort|Seq Scan/);
  });

  it.each(CALLER_NAMES)('admits admins only: %s', async (caller) => {
    const expected = { unauthenticated: 401, guest: 401, user: 403, admin: 200, service: 401, forged: 401 };
    expect((await readLog('', caller)).status).toBe(expected[caller]);
  });
});
