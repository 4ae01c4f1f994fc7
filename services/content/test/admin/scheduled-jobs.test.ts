import { JOBS } from '@placelore/contracts/core/jobs/jobs.js';
import { scheduledJob } from '@placelore/contracts/core/jobs/scheduled-jobs.js';
import { ADMIN, NON_ADMINS, REJECTED_STATUSES } from '../support/admin-client.js';
import { sendRawRequest } from '../support/raw-request.js';
import { content, failJob, findOpenJobs, useContent } from '../support/simulated-worker.js';

useContent();

const list = async () => (await content.get('/api/admin/scheduled-jobs/content', ADMIN)).body;
const run = (job: string) => content.post(`/api/admin/scheduled-jobs/content/${job}/run`, ADMIN, {});
const findJob = async (name: string) => (await list()).find(({ job }: { job: string }) => job === name);

it('GET /api/admin/scheduled-jobs/content: all scheduled jobs of content are listed, run or not', async () => {
  const regular = Object.entries(JOBS).filter(([, job]) => job.service === 'content' && 'everyHours' in job);
  const listed = (await list()).map((row: unknown) => scheduledJob.strict().parse(row).job);
  expect(listed).toEqual(regular.map(([job]) => job));
  expect(await findJob('media.sweep')).toEqual({
    job: 'media.sweep',
    everyHours: 6,
    deletesAfterDays: null,
    lastAt: null,
    lastEndedAt: null,
    lastOutcome: null,
    nextAt: null,
    isOpen: false,
  });
});

it('GET /api/admin/scheduled-jobs/content: states after how many days a job deletes data', async () => {
  const days: Record<string, number> = Object.fromEntries(
    (await list())
      .filter(({ deletesAfterDays }: { deletesAfterDays: number | null }) => deletesAfterDays !== null)
      .map(({ job, deletesAfterDays }: { job: string; deletesAfterDays: number }) => [job, deletesAfterDays]),
  );
  expect(days).toEqual({
    'articles.purge': 30,
    'error-reports.purge': 90,
    'article-versions.purge': 365,
    'batch-runs.purge': 90,
  });
});

it('POST /api/admin/scheduled-jobs/content/:job/run: the job runs once at a time and reports its outcome and next run', async () => {
  const [first, again] = [await run('media.sweep'), await run('media.sweep')];
  expect([first.status, again.body]).toEqual([202, first.body]);
  expect(await findJob('media.sweep')).toMatchObject({ isOpen: true, lastOutcome: null });
  const [open, ...rest] = await findOpenJobs('media.sweep');
  expect([open!.id, rest]).toEqual([first.body.jobRequestId, []]);
  await failJob('UNAVAILABLE')(open!);
  const { lastAt, nextAt, ...ended } = await findJob('media.sweep');
  expect(ended).toMatchObject({
    isOpen: false,
    lastEndedAt: expect.any(String),
    lastOutcome: { status: 'failed', code: 'UNAVAILABLE' },
  });
  expect(Date.parse(nextAt) - Date.parse(lastAt)).toBe(6 * 3_600_000);
  expect((await run('media.sweep')).body).not.toEqual(first.body);
  const rows = await content.dataSource.query(`select subject_id from audit_log where action = 'scheduled-job.run'`);
  expect(rows).toEqual(Array(3).fill({ subject_id: 'media.sweep' }));
});

it.each(['article.write', 'places.purge', 'toString', '__proto__', 'x'])(
  'POST /api/admin/scheduled-jobs/content/%s/run: returns 404 because content schedules no such job',
  async (job) => {
    expect((await run(job)).body.code).toBe('SCHEDULED_JOB_NOT_FOUND');
  },
);

it.each([
  ['GET', '/api/admin/scheduled-jobs/content', 200],
  ['POST', '/api/admin/scheduled-jobs/content/duplicates.refresh/run', 202],
])('%s %s: admits admins only', async (method, path, forAdmins) => {
  const responses: number[] = [];
  for (const actor of Object.values(NON_ADMINS))
    responses.push((await sendRawRequest(content, path, { method, actor })).status);
  expect(responses).toEqual(REJECTED_STATUSES);
  expect(await findOpenJobs('duplicates.refresh')).toEqual([]);
  expect((await sendRawRequest(content, path, { method, actor: ADMIN })).status).toBe(forAdmins);
});
