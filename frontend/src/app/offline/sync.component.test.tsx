import { jest } from '@jest/globals';
import type { CurrentUser } from '@placelore/contracts/auth/auth.js';
import { act, screen } from '@testing-library/react';
import { clearQueue, queueDatabase } from '../../features/analysis/offline-queue/queue-database.js';
import { requestQueueRun, useIsQueueRunning } from '../../features/analysis/offline-queue/queue-run.js';
import { readDevice } from '../../lib/device/device-storage.js';
import { rememberUser } from '../../lib/device/device-user.js';
import { buildAnalysisResult, buildQueuedPhoto } from '../../testing/builders/analyses.js';
import { USER } from '../../testing/builders/users.js';
import { type CapturedRequest, jsonResponse, mockFetch, setOnline } from '../../testing/fakes/browser.js';
import { mockIndexedDb } from '../../testing/fakes/storage.js';
import { getToasts, renderWithProviders } from '../../testing/render/render.js';
import { restartSync, startSync } from './sync.js';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const QUEUED_MESSAGE = "Sync failedWe couldn't analyze a photo. It stays in the queue, and we'll try again later.";

const getToastTexts = () =>
  getToasts()
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const waiting = async () => (await queueDatabase.getAll()).length;
/** Advances the time and waits until every run that starts has finished. */
async function pass(ms: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(ms));
  while (screen.queryByText(RUNNING_TEXT)) await act(() => new Promise((resolve) => setImmediate(resolve)));
}
const lastSync = () => readDevice('last-sync');

const RUNNING_TEXT = 'The queue is running.';
const QueueStatus = () => useIsQueueRunning() && RUNNING_TEXT;

/** Renders a page with a queued photo; `analyze` responds to its analysis. */
async function page(analyze: () => Response | Promise<Response>, user: CurrentUser | null = null) {
  renderWithProviders(<QueueStatus />);
  await queueDatabase.put(buildQueuedPhoto({ owner: user?.id ?? null }));
  const unauthorizedBody = { error: 'Authentication required', code: 'AUTHENTICATION_REQUIRED' };
  const requests = mockFetch(({ url }: CapturedRequest) => {
    if (url === '/api/user') return user ? jsonResponse(user) : jsonResponse(unauthorizedBody, 401);
    return url === '/api/analyze' ? analyze() : jsonResponse([]);
  });
  return { sent: () => requests.filter(({ url }) => url === '/api/analyze').length };
}

const failing = (status: number, code: string, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ error: 'Not now.', code, requestId: '1' }), { status, headers });

/** Sets whether the page is hidden. */
function setHidden(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Sets whether another page holds the browser lock. */
function setLockHeld(isHeld: boolean): void {
  const request = async (_name: string, _options: unknown, use: (lock: object | null) => unknown) =>
    use(isHeld ? null : {});
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}

beforeAll(() => {
  mockIndexedDb();
  return startSync();
});
beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  localStorage.clear();
  setLockHeld(false);
  setHidden(false);
  setOnline(true);
});
afterEach(async () => {
  await clearQueue();
  // Runs that are still scheduled must find an empty queue.
  await pass(10 * MINUTE);
  jest.useRealTimers();
});

test('sync: retries a failed photo at growing intervals and reports the failure once', async () => {
  let isWell = false;
  const { sent } = await page(() => (isWell ? jsonResponse(buildAnalysisResult()) : failing(500, 'INTERNAL')));
  await act(restartSync);
  expect(getToastTexts()).toEqual([QUEUED_MESSAGE]);
  expect(lastSync()).toBeUndefined();
  let tries = 1;
  for (const wait of [5 * SECOND, 15 * SECOND, MINUTE, 5 * MINUTE, 5 * MINUTE]) {
    await pass(wait - 1);
    expect(sent()).toBe(tries);
    await pass(1);
    tries += 1;
    expect(sent()).toBe(tries);
  }
  expect(getToastTexts()).toEqual([]);

  isWell = true;
  await pass(5 * MINUTE);
  expect(await waiting()).toBe(0);
  expect(getToastTexts()).toEqual(['Sync complete!Your photo was analyzed.']);
  expect(lastSync()).toEqual(expect.any(Number));
  await pass(10 * MINUTE);
  expect(sent()).toBe(tries + 1);
});

test('sync: schedules no run when no photo remains', async () => {
  const { sent } = await page(() => jsonResponse(buildAnalysisResult()));
  await act(restartSync);
  expect({ sent: sent(), waiting: await waiting() }).toEqual({ sent: 1, waiting: 0 });
  // A photo that another tab queued and is sending itself.
  await queueDatabase.put(buildQueuedPhoto());
  await pass(10 * MINUTE);
  expect(sent()).toBe(1);
});

test('sync: waits for as long as Retry-After says', async () => {
  const { sent } = await page(() => failing(429, 'TOO_MANY_REQUESTS', { 'retry-after': '40' }));
  await act(restartSync);
  await pass(40 * SECOND - 1);
  expect(sent()).toBe(1);
  await pass(1);
  expect(sent()).toBe(2);
});

test('sync: runs at once on request, reports the failure again, and restarts the intervals', async () => {
  const { sent } = await page(() => failing(500, 'INTERNAL'));
  await act(restartSync);
  await pass(20 * SECOND);
  expect({ sent: sent(), toasts: getToastTexts() }).toEqual({ sent: 3, toasts: [] });
  await act(async () => requestQueueRun('now'));
  await pass(0);
  expect({ sent: sent(), toasts: getToastTexts() }).toEqual({ sent: 4, toasts: [QUEUED_MESSAGE] });
  await pass(5 * SECOND);
  expect(sent()).toBe(5);
});

test('sync: pauses while the page is hidden and runs as soon as it is visible', async () => {
  const { sent } = await page(() => failing(503, 'UNAVAILABLE'));
  await act(restartSync);
  setHidden(true);
  await pass(30 * MINUTE);
  expect(sent()).toBe(1);
  setHidden(false);
  await pass(0);
  expect(sent()).toBe(2);
});

test('sync: does not try without a network', async () => {
  const { sent } = await page(() => failing(503, 'UNAVAILABLE'));
  await act(restartSync);
  setOnline(false);
  await pass(30 * MINUTE);
  expect(sent()).toBe(1);
});

test('sync: drops a photo that can never succeed and shows the server’s message', async () => {
  await page(() => failing(415, 'IMAGE_UNSUPPORTED'));
  await act(restartSync);
  expect(getToastTexts()).toEqual(['Sync failedNot now.']);
  expect(await waiting()).toBe(0);
});

test('sync: stays silent and retries later while another page holds the lock', async () => {
  const { sent } = await page(() => jsonResponse(buildAnalysisResult()));
  setLockHeld(true);
  await act(restartSync);
  expect({ sent: sent(), toasts: getToastTexts(), lastSync: lastSync() }).toEqual({
    sent: 0,
    toasts: [],
    lastSync: undefined,
  });
  setLockHeld(false);
  await pass(5 * SECOND);
  expect({ sent: sent(), toasts: getToastTexts() }).toEqual({
    sent: 1,
    toasts: ['Sync complete!Your photo was analyzed.'],
  });
});

test('sync: reports nothing after the user has signed out', async () => {
  const signOut = async () => {
    rememberUser(null);
    await clearQueue();
    return failing(500, 'INTERNAL');
  };
  const { sent } = await page(signOut, USER);
  await act(restartSync);
  await pass(10 * MINUTE);
  expect({ sent: sent(), toasts: getToastTexts(), lastSync: lastSync() }).toEqual({
    sent: 1,
    toasts: [],
    lastSync: undefined,
  });
});

test('sync: sends the photos of a user who returns, but not when a user leaves', async () => {
  rememberUser(USER);
  const { sent } = await page(() => jsonResponse(buildAnalysisResult()), USER);
  rememberUser(null);
  await pass(0);
  expect(sent()).toBe(0);
  rememberUser(USER);
  await pass(0);
  expect([sent(), await waiting()]).toEqual([1, 0]);
});
