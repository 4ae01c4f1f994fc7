import { screen, within } from '@testing-library/react';
import { jsonResponse, mockFetch } from '../../../testing/fakes/browser.js';
import { getToasts, renderWithProviders } from '../../../testing/render/render.js';
import { FailedJobsLog } from './FailedJobsLog.js';

const CURSOR = '5.11111111-2222-4333-8444-555555555555';
const EMPTY_PAGE = { retried: 0, skipped: 0, next: null };

const FAILED_JOB = {
  id: '11111111-2222-4333-8444-555555555555',
  job: 'article.write',
  requestedBy: 'system',
  failedAt: '2026-01-02T03:04:05.000Z',
  message: 'The article is gone.',
};

function renderLog(retryAll: (owner: string, before: string | undefined) => Response, failedJobs = [FAILED_JOB]) {
  const requests = mockFetch(({ method, url, body }) => {
    const [, owner = ''] = /\/failed-jobs\/(\w+)\//.exec(url) ?? [];
    return method === 'POST' ? retryAll(owner, (body as { before?: string }).before) : jsonResponse(failedJobs);
  });
  const posts = () => requests.filter(({ method }) => method === 'POST').map(({ url }) => url);
  return { ...renderWithProviders(<FailedJobsLog />, { hasSharedCache: true }), posts };
}
const pressRetryAll = async (user: ReturnType<typeof renderLog>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Retry all' }));
const confirmDialog = async (user: ReturnType<typeof renderLog>['user'], name = 'Retry all') =>
  user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

test('FailedJobsLog: retries the failed jobs of all services page by page after a confirmation and reports the counts', async () => {
  const { user, posts } = renderLog((owner, before) => {
    if (owner === 'auth') return jsonResponse({ retried: 2, skipped: 1, next: null });
    if (owner !== 'analysis') return jsonResponse(EMPTY_PAGE);
    return jsonResponse(
      before === CURSOR ? { ...EMPTY_PAGE, retried: 40 } : { ...EMPTY_PAGE, retried: 200, next: CURSOR },
    );
  });
  await pressRetryAll(user);
  expect(posts()).toEqual([]);
  await confirmDialog(user);
  expect(await getToasts().findByText('242 jobs are retried')).not.toBeNull();
  expect(getToasts().getByText('1 skipped, because their subject has changed or no longer exists.')).not.toBeNull();
  expect(posts()).toEqual(
    ['auth', 'content', 'analysis', 'analysis', 'places'].map((owner) => `/api/admin/failed-jobs/${owner}/retry-all`),
  );
});

test('FailedJobsLog: retries nothing when the confirmation is canceled', async () => {
  const { user, posts } = renderLog(() => jsonResponse(EMPTY_PAGE));
  await pressRetryAll(user);
  await confirmDialog(user, 'Cancel');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(posts()).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Retry all' }));
});

test('FailedJobsLog: shows the error sentence of an unavailable service', async () => {
  const body = { error: 'A part of the service is away.', code: 'UNAVAILABLE', requestId: 'r' };
  const { user } = renderLog(() => jsonResponse(body, 503));
  await pressRetryAll(user);
  await confirmDialog(user);
  expect(await getToasts().findByText('A part of the service is away.')).not.toBeNull();
});

test('FailedJobsLog: offers no retry when nothing has failed', async () => {
  renderLog(() => jsonResponse(EMPTY_PAGE), []);
  expect(await screen.findByText('Nothing has failed.')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Retry all' })).toBeNull();
});
