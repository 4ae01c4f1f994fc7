import { renderHook } from '@testing-library/react';
import { mockFetch } from '../testing/fakes/browser.js';
import { closeToast, useToasts } from './feedback/toasts.js';
import { sharePage } from './share.js';

const PAGE = { title: 'Trevi', description: 'A fountain.' };
const setShare = (share: unknown) => Object.defineProperty(navigator, 'share', { configurable: true, value: share });
const setClipboard = (writeText: unknown) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
/** Returns the contents of toasts, and closes them. */
function takeToasts() {
  const { result, unmount } = renderHook(() => useToasts());
  const toasts = result.current.map(({ title, destructive = false }) => [title, destructive]);
  for (const { id } of result.current) closeToast(id);
  unmount();
  return toasts;
}

beforeEach(() => {
  mockFetch(() => new Response());
  window.history.replaceState(null, '', '/articles/trevi?q=1');
});
afterEach(() => {
  setShare(undefined);
  takeToasts();
});

it.each([
  [undefined, 'http://localhost/articles/trevi?q=1'],
  ['/trips/7', 'http://localhost/trips/7'],
])('shares the current page, or that of the path %j', async (path, url) => {
  const shared: unknown[] = [];
  setShare(async (data: unknown) => void shared.push(data));
  await sharePage({ ...PAGE, ...(path && { path }) });
  expect(shared).toEqual([
    { title: 'Trevi', text: 'A fountain.', url: url.replace('http://localhost', window.location.origin) },
  ]);
  expect(takeToasts()).toEqual([]);
});

it.each([
  ['AbortError', 0, 0],
  ['NotAllowedError', 1, 1],
])('after a share sheet that ends with %s, copies %i times', async (name, copies, toasts) => {
  const copied: string[] = [];
  setShare(() => Promise.reject(new DOMException('x', name)));
  setClipboard(async (text: string) => void copied.push(text));
  await sharePage(PAGE);
  expect([copied.length, takeToasts().length]).toEqual([copies, toasts]);
});

it('copies the URL if there is no share sheet, and reports if that fails', async () => {
  const copied: string[] = [];
  setClipboard(async (text: string) => void copied.push(text));
  await sharePage(PAGE);
  expect(copied).toEqual([window.location.href]);
  expect(takeToasts().map(([, destructive]) => destructive)).toEqual([false]);
  setClipboard(() => Promise.reject(new Error('denied')));
  await sharePage(PAGE);
  expect(takeToasts().map(([, destructive]) => destructive)).toEqual([true]);
});
