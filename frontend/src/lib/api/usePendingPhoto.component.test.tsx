import { jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { usePendingPhoto } from './usePendingPhoto.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Renders a page that shows an illustration. Returns how often it was refreshed. */
function renderPage(isPending: boolean, refresh: () => Promise<unknown> = async () => {}) {
  const count = jest.fn(refresh);
  const page = renderHook(({ isPending }) => usePendingPhoto(isPending, count), { initialProps: { isPending } });
  return { ...page, countRefreshes: () => count.mock.calls.length };
}
const wait = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1_000);

test('usePendingPhoto: sends no requests for a photo that is known or not being searched for', async () => {
  const { countRefreshes } = renderPage(false);
  await wait(600);
  expect(countRefreshes()).toBe(0);
});

test('usePendingPhoto: sends requests until the photo is there', async () => {
  const { rerender, countRefreshes } = renderPage(true);
  await wait(2.9);
  expect(countRefreshes()).toBe(0);
  await wait(0.2);
  expect(countRefreshes()).toBe(1);
  await wait(4);
  expect(countRefreshes()).toBe(2);
  rerender({ isPending: false });
  await wait(600);
  expect(countRefreshes()).toBe(2);
});

test.each([
  ['no photo is found', async () => {}],
  ['requests fail', async () => Promise.reject(new TypeError('no network'))],
])('usePendingPhoto: gives up within a minute when %s', async (_, refresh) => {
  const { countRefreshes } = renderPage(true, refresh);
  await wait(60);
  expect(countRefreshes()).toBe(6);
  await wait(600);
  expect(countRefreshes()).toBe(6);
});

test('usePendingPhoto: stops when the page is closed, even during a request', async () => {
  const { unmount, countRefreshes } = renderPage(true, () => new Promise((done) => setTimeout(done, 1_000)));
  await wait(3.5);
  unmount();
  await wait(600);
  expect(countRefreshes()).toBe(1);
});
