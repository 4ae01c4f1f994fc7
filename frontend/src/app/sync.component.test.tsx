/** @jest-environment ./infra/test/browser-environment.mjs */
import { jest } from '@jest/globals';
import type { CurrentUser } from '@placelore/contracts/auth.js';
import { act, screen } from '@testing-library/react';
import { forgetQueue, queueDatabase } from '../features/analysis/queue-database.js';
import { useRoundUnderWay, wantRound } from '../features/analysis/queue-round.js';
import { rememberOwner } from '../lib/device-owner.js';
import { readDevice } from '../lib/device-storage.js';
import { analysisResultWith } from '../testing/analysis-result.js';
import { MARTA } from '../testing/current-user.js';
import { type Asked, json, networkThat, setOnline } from '../testing/device.js';
import { emptyIndexedDb } from '../testing/indexed-db.js';
import { queuedPhoto } from '../testing/queued-photo.js';
import { show, toasts } from '../testing/screen.js';
import { startSyncing, syncAnew } from './sync.js';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const KEPT = 'Sync failedA photo could not be analyzed now. It is kept and tried again later.';

const said = () =>
  toasts()
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const waiting = async () => (await queueDatabase.all()).length;
/** Lets time pass, and has whatever begins then come to its end. */
async function pass(ms: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(ms));
  while (screen.queryByText(UNDER_WAY)) await act(() => new Promise((resolve) => setImmediate(resolve)));
}
const lastSync = () => readDevice('last-sync');

const UNDER_WAY = 'A round is under way.';
const Round = () => useRoundUnderWay() && UNDER_WAY;

/** A page with a photo that waits, on a network whose analyses are answered by `analyse`. */
async function page(analyse: () => Response | Promise<Response>, user: CurrentUser | null = null) {
  show(<Round />);
  await queueDatabase.put(queuedPhoto({ owner: user?.id ?? null }));
  const nobody = { error: 'Authentication required', code: 'AUTHENTICATION_REQUIRED' };
  const asked = networkThat(({ url }: Asked) => {
    if (url === '/api/user') return user ? json(user) : json(nobody, 401);
    return url === '/api/analyze' ? analyse() : json([]);
  });
  return { sent: () => asked.filter(({ url }) => url === '/api/analyze').length };
}

const failing = (status: number, code: string, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ error: 'Not now.', code, requestId: '1' }), { status, headers });

/** Whether somebody looks at the page. */
function setHidden(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** The locks of the browser: whether another page has them. */
function setLockTaken(taken: boolean): void {
  const request = async (_name: string, _options: unknown, use: (lock: object | null) => unknown) =>
    use(taken ? null : {});
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}

beforeAll(() => {
  emptyIndexedDb();
  return startSyncing();
});
beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  localStorage.clear();
  setLockTaken(false);
  setHidden(false);
  setOnline(true);
});
afterEach(async () => {
  await forgetQueue();
  // What is planned finds nothing left.
  await pass(10 * MINUTE);
  jest.useRealTimers();
});

test('what failed is tried again after waits that grow, and its failing is said once', async () => {
  let isWell = false;
  const { sent } = await page(() => (isWell ? json(analysisResultWith()) : failing(500, 'INTERNAL')));
  await act(syncAnew);
  expect(said()).toEqual([KEPT]);
  expect(lastSync()).toBeUndefined();
  let tries = 1;
  for (const wait of [5 * SECOND, 15 * SECOND, MINUTE, 5 * MINUTE, 5 * MINUTE]) {
    await pass(wait - 1);
    expect(sent()).toBe(tries);
    await pass(1);
    tries += 1;
    expect(sent()).toBe(tries);
  }
  expect(said()).toEqual([]);

  isWell = true;
  await pass(5 * MINUTE);
  expect(await waiting()).toBe(0);
  expect(said()).toEqual(['Sync complete!Your photo was analyzed.']);
  expect(lastSync()).toEqual(expect.any(Number));
  await pass(10 * MINUTE);
  expect(sent()).toBe(tries + 1);
});

test('it is left alone for as long as the product says', async () => {
  const { sent } = await page(() => failing(429, 'TOO_MANY_REQUESTS', { 'retry-after': '40' }));
  await act(syncAnew);
  await pass(40 * SECOND - 1);
  expect(sent()).toBe(1);
  await pass(1);
  expect(sent()).toBe(2);
});

test('whoever asks does not wait, is told, and has the waits begin anew', async () => {
  const { sent } = await page(() => failing(500, 'INTERNAL'));
  await act(syncAnew);
  await pass(20 * SECOND);
  expect({ sent: sent(), said: said() }).toEqual({ sent: 3, said: [] });
  await act(async () => wantRound('now'));
  await pass(0);
  expect({ sent: sent(), said: said() }).toEqual({ sent: 4, said: [KEPT] });
  await pass(5 * SECOND);
  expect(sent()).toBe(5);
});

test('nothing is sent while nobody sees the page, and at once when it is seen again', async () => {
  const { sent } = await page(() => failing(503, 'UNAVAILABLE'));
  await act(syncAnew);
  setHidden(true);
  await pass(30 * MINUTE);
  expect(sent()).toBe(1);
  setHidden(false);
  await pass(0);
  expect(sent()).toBe(2);
});

test('without a network nothing is tried', async () => {
  const { sent } = await page(() => failing(503, 'UNAVAILABLE'));
  await act(syncAnew);
  setOnline(false);
  await pass(30 * MINUTE);
  expect(sent()).toBe(1);
});

test('a photo that will never do is gone with its sentence', async () => {
  await page(() => failing(415, 'IMAGE_UNSUPPORTED'));
  await act(syncAnew);
  expect(said()).toEqual(['Sync failedNot now.']);
  expect(await waiting()).toBe(0);
});

test('while another page is at it this one says nothing and looks again later', async () => {
  const { sent } = await page(() => json(analysisResultWith()));
  setLockTaken(true);
  await act(syncAnew);
  expect({ sent: sent(), said: said(), at: lastSync() }).toEqual({ sent: 0, said: [], at: undefined });
  setLockTaken(false);
  await pass(5 * SECOND);
  expect({ sent: sent(), said: said() }).toEqual({ sent: 1, said: ['Sync complete!Your photo was analyzed.'] });
});

test('who signs out meanwhile hears nothing of it', async () => {
  const signOut = async () => {
    rememberOwner(null);
    await forgetQueue();
    return failing(500, 'INTERNAL');
  };
  const { sent } = await page(signOut, MARTA);
  await act(syncAnew);
  await pass(10 * MINUTE);
  expect({ sent: sent(), said: said(), at: lastSync() }).toEqual({ sent: 1, said: [], at: undefined });
});
