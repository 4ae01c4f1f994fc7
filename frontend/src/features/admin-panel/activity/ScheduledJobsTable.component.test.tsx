import type { ScheduledJob } from '@placelore/contracts/core/jobs/scheduled-jobs.js';
import { screen, within } from '@testing-library/react';
import { jsonResponse, mockFetch } from '../../../testing/fakes/browser.js';
import { getToasts, renderWithProviders } from '../../../testing/render/render.js';
import { QueueTable } from './QueueTable.js';
import { ScheduledJobsTable } from './ScheduledJobsTable.js';

const SWEEP: ScheduledJob = {
  job: 'media.sweep',
  everyHours: 6,
  deletesAfterDays: null,
  lastAt: '2026-01-02T03:04:05.000Z',
  lastEndedAt: '2026-01-02T03:04:06.000Z',
  lastOutcome: { status: 'done' },
  nextAt: '2026-01-02T09:04:05.000Z',
  isOpen: false,
};
const NEVER_RUN = { lastAt: null, lastEndedAt: null, lastOutcome: null, nextAt: null };
const FAILED = { status: 'failed', code: 'TIMED_OUT', message: 'It took too long.' } as const;

function renderTable(
  jobs: ScheduledJob[],
  respondToRun: () => Response = () => jsonResponse({ jobRequestId: 'x' }, 202),
) {
  const requests = mockFetch(({ method, url }) => {
    if (method === 'POST') return respondToRun();
    if (url.endsWith('/content')) return jsonResponse(jobs);
    return url.endsWith('/analysis') ? new Response('', { status: 404 }) : jsonResponse([]);
  });
  return { ...renderWithProviders(<ScheduledJobsTable />, { hasSharedCache: true }), requests };
}

test('ScheduledJobsTable: describes each job with its last result and reports services that do not answer', async () => {
  renderTable([
    SWEEP,
    { ...SWEEP, ...NEVER_RUN, job: 'articles.purge', deletesAfterDays: 30 },
    { ...SWEEP, job: 'x.y', lastOutcome: FAILED },
  ]);
  const [sweep, purge, other] = (await screen.findAllByRole('button', { name: /^Run now: / })).map((button) =>
    within(button.closest('li')!),
  );
  expect(sweep!.getByText('Deletes stored pictures that are no longer used.')).not.toBeNull();
  expect(sweep!.getByText(/Every 6 hours\. Last/)).not.toBeNull();
  expect(sweep!.getByText('Done').className).toContain('good');
  expect(other!.getByText('Failed').className).toContain('danger');
  expect(purge!.getByText(/Not run yet/)).not.toBeNull();
  expect(purge!.getByText(/Permanently deletes .* Kept for 30 days\.$/)).not.toBeNull();
  expect(other!.getByText('It took too long.', { exact: false })).not.toBeNull();
  expect(await screen.findByText("Couldn't load the scheduled jobs of analysis")).not.toBeNull();
});

test('ScheduledJobsTable: starts one run with Run now, and no second one while it is open', async () => {
  const jobs = [SWEEP];
  const { user, requests } = renderTable(jobs, () => {
    jobs[0] = { ...SWEEP, isOpen: true, lastEndedAt: null, lastOutcome: null };
    return jsonResponse({ jobRequestId: 'x' }, 202);
  });
  const button = await screen.findByRole('button', { name: 'Run now: Deleting unused pictures' });
  await user.click(button);
  expect(await getToasts().findByText('Started')).not.toBeNull();
  expect(await screen.findByText('Running')).not.toBeNull();
  await user.click(button);
  const posts = requests.filter(({ method }) => method === 'POST').map(({ url }) => url);
  expect(posts).toEqual(['/api/admin/scheduled-jobs/content/media.sweep/run']);
});

test('ScheduledJobsTable: reports that a run could not be started', async () => {
  const { user } = renderTable([SWEEP], () => new Response('', { status: 500 }));
  await user.click(await screen.findByRole('button', { name: 'Run now: Deleting unused pictures' }));
  expect(await getToasts().findByText('Failed to start the job')).not.toBeNull();
});

test('QueueTable: shows the counts of every queue and links to its jobs', async () => {
  const absent = [{ service: 'content', jobs: 3, since: '2026-01-02T03:04:05.000Z' }];
  const counts = { waiting: 1200, active: 2, delayed: 3, absent, failed: 4, failedPerMinute: 0 };
  mockFetch(() => jsonResponse([{ queue: 'writing', ...counts, oldestWaitingMs: 150_000, completedPerMinute: 0.8 }]));
  renderWithProviders(<QueueTable />);
  expect(await screen.findByRole('row', { name: 'writing 1,200 2 3 4 3m 0.8' })).not.toBeNull();
  const reason = screen.getByText(/3 jobs wait for the service content, which has not answered since/);
  expect(reason.textContent).toMatch(/^writing: /);
  expect(screen.getByRole('link', { name: 'writing' }).getAttribute('href')).toBe('/admin/queues/queue/writing');
  expect(screen.getByRole('link', { name: 'Queue dashboard' }).getAttribute('href')).toBe('/admin/queues');
});

test('QueueTable: reports that it could not be loaded, and tries again', async () => {
  let isDown = true;
  mockFetch(() => (isDown ? jsonResponse({ error: 'x', code: 'UNAVAILABLE' }, 503) : jsonResponse([])));
  const { user } = renderWithProviders(<QueueTable />);
  expect(screen.getByRole('status')).not.toBeNull();
  const alert = await screen.findByRole('alert');
  isDown = false;
  await user.click(within(alert).getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('table')).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
