import { JOBS } from '@placelore/contracts/jobs.js';
import { upkeepJob } from '@placelore/contracts/upkeep.js';
import { admin, REFUSED, strangers } from './console.js';
import { content, fail, openWork, useContent } from './played-worker.js';
import { askRaw } from './raw-request.js';

useContent();

const list = async () => (await content.get('/api/admin/upkeep/content', admin)).body;
const run = (job: string) => content.post(`/api/admin/upkeep/content/${job}/run`, admin, {});
const one = async (name: string) => (await list()).find(({ job }: { job: string }) => job === name);

it('lists all regular work of the owner, done or not, and no other', async () => {
  const regular = Object.entries(JOBS).filter(([, job]) => job.owner === 'content' && 'everyHours' in job);
  const listed = (await list()).map((row: unknown) => upkeepJob.strict().parse(row).job);
  expect(listed).toEqual(regular.map(([job]) => job));
  expect(await one('media.sweep')).toEqual({
    job: 'media.sweep',
    everyHours: 6,
    lastAt: null,
    lastEndedAt: null,
    lastOutcome: null,
    nextAt: null,
    isOpen: false,
  });
});

it('is done when it is asked for, once at a time, and says what came of it and when its next turn is', async () => {
  const [first, again] = [await run('media.sweep'), await run('media.sweep')];
  expect([first.status, again.body]).toEqual([202, first.body]);
  expect(await one('media.sweep')).toMatchObject({ isOpen: true, lastOutcome: null });
  const [open, ...others] = await openWork('media.sweep');
  expect([open!.id, others]).toEqual([first.body.workRequestId, []]);
  await fail('UNAVAILABLE')(open!);
  const { lastAt, nextAt, ...ended } = await one('media.sweep');
  expect(ended).toMatchObject({
    isOpen: false,
    lastEndedAt: expect.any(String),
    lastOutcome: { status: 'failed', code: 'UNAVAILABLE' },
  });
  expect(Date.parse(nextAt) - Date.parse(lastAt)).toBe(6 * 3_600_000);
  expect((await run('media.sweep')).body).not.toEqual(first.body);
  const rows = await content.dataSource.query(`select subject_id from audit_log where action = 'upkeep.run'`);
  expect(rows).toEqual(Array(3).fill({ subject_id: 'media.sweep' }));
});

it.each(['article.write', 'places.purge', 'toString', '__proto__', 'x'])(
  '%s is no regular work of this owner',
  async (job) => {
    expect((await run(job)).body.code).toBe('UPKEEP_NOT_FOUND');
  },
);

it.each([
  ['GET', '/api/admin/upkeep/content', 200],
  ['POST', '/api/admin/upkeep/content/duplicates.refresh/run', 202],
])('%s %s is for admins alone', async (method, path, forAdmins) => {
  const answers: number[] = [];
  for (const who of Object.values(strangers)) answers.push((await askRaw(content, path, { method, who })).status);
  expect(answers).toEqual(REFUSED);
  expect(await openWork('duplicates.refresh')).toEqual([]);
  expect((await askRaw(content, path, { method, who: admin })).status).toBe(forAdmins);
});
