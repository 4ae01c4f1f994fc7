/** @jest-environment ./infra/test/browser-environment.mjs */
import type { UpkeepJob } from '@placelore/contracts/upkeep.js';
import { screen, within } from '@testing-library/react';
import { json, networkThat } from '../../../testing/device.js';
import { show, toasts } from '../../../testing/screen.js';
import { QueueTable } from './QueueTable.js';
import { UpkeepList } from './UpkeepList.js';

const SWEEP: UpkeepJob = {
  job: 'media.sweep',
  everyHours: 6,
  lastAt: '2026-01-02T03:04:05.000Z',
  lastEndedAt: '2026-01-02T03:04:06.000Z',
  lastOutcome: { status: 'done' },
  nextAt: '2026-01-02T09:04:05.000Z',
  isOpen: false,
};
const NEVER = { lastAt: null, lastEndedAt: null, lastOutcome: null, nextAt: null };
const FAILED = { status: 'failed', code: 'TIMED_OUT', message: 'It took too long.' } as const;

function open(jobs: UpkeepJob[], run: () => Response = () => json({ workRequestId: 'x' }, 202)) {
  const asked = networkThat(({ method, url }) => {
    if (method === 'POST') return run();
    if (url.endsWith('/content')) return json(jobs);
    return url.endsWith('/analysis') ? new Response('', { status: 404 }) : json([]);
  });
  return { ...show(<UpkeepList />, { sharesCache: true }), asked };
}

test('regular work says what it does and what came of it, also when one owner does not answer', async () => {
  open([SWEEP, { ...SWEEP, ...NEVER, job: 'articles.purge' }, { ...SWEEP, job: 'x.y', lastOutcome: FAILED }]);
  const [sweep, purge, other] = (await screen.findAllByRole('button', { name: /^Run now: / })).map((button) =>
    within(button.closest('li')!),
  );
  expect(sweep!.getByText('Deletes stored pictures that nothing names any more.')).not.toBeNull();
  expect(sweep!.getByText(/Every 6 hours\. Last/)).not.toBeNull();
  expect(sweep!.getByText('Done')).not.toBeNull();
  expect(purge!.getByText(/Not done yet/)).not.toBeNull();
  expect(other!.getByText('It took too long.', { exact: false })).not.toBeNull();
  expect(await screen.findByText('The upkeep of analysis could not be read')).not.toBeNull();
});

test('Run now asks its owner for a turn; while one is open, for no other', async () => {
  const jobs = [SWEEP];
  const { user, asked } = open(jobs, () => {
    jobs[0] = { ...SWEEP, isOpen: true, lastEndedAt: null, lastOutcome: null };
    return json({ workRequestId: 'x' }, 202);
  });
  const button = await screen.findByRole('button', { name: 'Run now: Deleting unused pictures' });
  await user.click(button);
  expect(await toasts().findByText('Begun')).not.toBeNull();
  expect(await screen.findByText('Running')).not.toBeNull();
  await user.click(button);
  const posts = asked.filter(({ method }) => method === 'POST').map(({ url }) => url);
  expect(posts).toEqual(['/api/admin/upkeep/content/media.sweep/run']);
});

test('a turn that is refused says so', async () => {
  const { user } = open([SWEEP], () => new Response('', { status: 500 }));
  await user.click(await screen.findByRole('button', { name: 'Run now: Deleting unused pictures' }));
  expect(await toasts().findByText('Failed to begin it')).not.toBeNull();
});

test('every queue has its numbers, and leads to its jobs', async () => {
  const absent = [{ service: 'content', jobs: 3, since: '2026-01-02T03:04:05.000Z' }];
  const counts = { waiting: 1200, active: 2, delayed: 3, absent, failed: 4, failedPerMinute: 0 };
  networkThat(() => json([{ queue: 'writing', ...counts, oldestWaitingMs: 150_000, completedPerMinute: 0.8 }]));
  show(<QueueTable />);
  expect(await screen.findByRole('row', { name: 'writing 1,200 2 3 4 3m 0.8' })).not.toBeNull();
  const reason = screen.getByText(/3 jobs wait for the service content, which has given no answer since/);
  expect(reason.textContent).toMatch(/^writing: /);
  expect(screen.getByRole('link', { name: 'writing' }).getAttribute('href')).toBe('/admin/queues/queue/writing');
  expect(screen.getByRole('link', { name: 'Queue dashboard' }).getAttribute('href')).toBe('/admin/queues');
});
