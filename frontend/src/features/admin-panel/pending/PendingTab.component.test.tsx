import { jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { buildAdminArticleRow } from '../../../testing/builders/articles.js';
import { jsonResponse, mockFetch } from '../../../testing/fakes/browser.js';
import { getToasts, renderWithProviders } from '../../../testing/render/render.js';
import { PendingBadge, PendingTab, usePendingCount } from './PendingTab.js';

let usesFakeTimers = false;
afterEach(() => {
  usesFakeTimers = false;
  jest.useRealTimers();
});

const WAITING = { ...buildAdminArticleRow(), preview: 'An amphitheatre…' };

const Count = () => <PendingBadge waitingCount={usePendingCount()} />;

function renderPending(respondToChange: () => Response = () => jsonResponse({})) {
  const server = { rows: [WAITING], total: 1 };
  const requests = mockFetch(({ method }) =>
    method === 'GET'
      ? new Response(JSON.stringify(server.rows), { headers: { 'x-total-count': String(server.total) } })
      : respondToChange(),
  );
  const shown = renderWithProviders(
    <>
      <Count />
      <PendingTab tab="pending-articles" />
    </>,
    // Real timers advance by themselves.
    { hasSharedCache: true, advanceTimers: (ms) => void (usesFakeTimers && jest.advanceTimersByTime(ms)) },
  );
  return { ...shown, server, requests };
}

const findButton = (name: string) => screen.findByRole('button', { name });
async function approve(user: ReturnType<typeof renderPending>['user']) {
  await user.click(await findButton('Approve and publish Colosseum'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Approve and publish' }));
}

test('PendingTab: shows the preview of a pending article and the number of pending articles', async () => {
  renderPending();
  expect(await screen.findByText('An amphitheatre…')).not.toBeNull();
  expect(await screen.findByText('1 waiting')).not.toBeNull();
});

test('PendingBadge: screen readers announce the number once', () => {
  renderWithProviders(
    <button type="button">
      Pending <PendingBadge waitingCount={3} />
    </button>,
  );
  expect(screen.getByRole('button', { name: 'Pending 3 waiting' })).not.toBeNull();
});

test('PendingTab: publishes an approved article and refreshes list and count', async () => {
  const { user, requests, server } = renderPending();
  await screen.findByText('An amphitheatre…');
  server.rows = [];
  server.total = 0;
  await approve(user);
  expect(await getToasts().findByText('Article published')).not.toBeNull();
  expect(await screen.findByText('Nothing to approve')).not.toBeNull();
  expect(screen.queryByText('1 waiting')).toBeNull();
  expect(requests.find(({ method }) => method === 'POST')?.url).toBe('/api/admin/pending-articles/1/approve');
});

test('PendingTab: asks before a rejection, names what will be deleted, and reports a failure', async () => {
  const { user, requests } = renderPending(() => new Response('', { status: 500 }));
  await user.click(await findButton('Reject and delete Colosseum'));
  const question = await screen.findByRole('alertdialog', { name: 'Reject and delete this article?' });
  expect(question.textContent).toContain('“Colosseum”: the article and its discovery are deleted.');
  await user.click(within(question).getByRole('button', { name: 'Reject and delete' }));
  expect(await getToasts().findByText('Failed to reject article')).not.toBeNull();
  expect(requests.find(({ method }) => method === 'DELETE')?.url).toBe('/api/admin/pending-articles/1/reject');
});

test('PendingTab: reports an expired session and reads the lists again after one second', async () => {
  usesFakeTimers = true;
  jest.useFakeTimers();
  const { user, requests } = renderPending(() =>
    jsonResponse({ error: 'Authentication required', code: 'AUTHENTICATION_REQUIRED' }, 401),
  );
  await screen.findByText('1 waiting');
  await approve(user);
  expect(await getToasts().findByText('Authentication Issue')).not.toBeNull();
  expect(
    getToasts().getByText(
      'Authentication session expired. Please refresh the page and try again. The approval may have still been processed.',
    ),
  ).not.toBeNull();
  const reads = () => requests.filter(({ method }) => method === 'GET').length;
  const before = reads();
  await act(() => jest.advanceTimersByTimeAsync(900));
  expect(reads()).toBe(before);
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(reads()).toBe(before + 2);
});

test('PendingTab: reports any other error of an approval', async () => {
  const { user } = renderPending(() => jsonResponse({ error: 'It does not wait.', code: 'ARTICLE_NOT_PENDING' }, 409));
  await approve(user);
  expect(await getToasts().findByText('Failed to approve article')).not.toBeNull();
  expect(getToasts().getByText('It does not wait.')).not.toBeNull();
});

test('PendingTab: shows nothing cached from an earlier visit', async () => {
  const first = renderPending();
  await screen.findByText('An amphitheatre…');
  first.unmount();
  mockFetch(() => new Promise(() => {}));
  renderWithProviders(<PendingTab tab="pending-articles" />, {});
  expect(await screen.findByText('Loading pending articles…')).not.toBeNull();
  expect(screen.queryByText('An amphitheatre…')).toBeNull();
});
