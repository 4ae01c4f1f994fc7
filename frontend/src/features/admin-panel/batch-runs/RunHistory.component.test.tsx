import type { BatchRun } from '@placelore/contracts/content/admin/batch-runs.js';
import { act, screen, within } from '@testing-library/react';
import { buildBatchRun } from '../../../testing/builders/batch-runs.js';
import { jsonResponse, mockFetch } from '../../../testing/fakes/browser.js';
import { FakeEventStream } from '../../../testing/fakes/fake-event-stream.js';
import { getToasts, renderWithProviders } from '../../../testing/render/render.js';
import { ActivityTab } from '../activity/ActivityTab.js';

afterEach(() => jest.useRealTimers());

/** Returns the list of all runs, without the cards above it. */
const findHistory = () => within(screen.getByRole('heading', { name: 'Batch runs' }).parentElement!);

test('RunHistory: shows a new run and its progress while the call that starts it is still pending', async () => {
  const streams: FakeEventStream[] = [];
  const EventSource = class extends FakeEventStream {
    constructor() {
      super();
      streams.push(this);
    }
  };
  Object.assign(globalThis, { EventSource });
  let runs: BatchRun[] = [];
  let respond: (response: Response) => void = () => {};
  const requests = mockFetch(({ method, url }) => {
    if (method === 'POST') return new Promise<Response>((resolve) => (respond = resolve));
    if (url.startsWith(`/api/admin/batch-runs/${buildBatchRun().id}`)) return jsonResponse(runs[0]);
    if (url.startsWith('/api/admin/learned-photos')) return jsonResponse({ isEnabled: true, total: 0, photos: [] });
    return jsonResponse(url.startsWith('/api/admin/batch-runs') ? runs : []);
  });
  jest.useFakeTimers();
  const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const { user } = renderWithProviders(<ActivityTab />, {
    initialUrl: '/admin?tab=activity',
    hasSharedCache: true,
    advanceTimers: (ms) => jest.advanceTimersByTime(ms),
  });
  await advance(0);
  expect(findHistory().getByText('No run yet.')).not.toBeNull();
  expect(requests.map(({ url }) => url)).toContain('/api/admin/batch-runs?limit=8');
  await user.click(screen.getByRole('button', { name: 'Fix attraction distances' }));
  await user.click(screen.getByRole('button', { name: 'Start' }));
  runs = [buildBatchRun()];
  await advance(1_000);
  expect(findHistory().getByRole('link', { name: 'Attraction distances' })).not.toBeNull();
  expect(findHistory().getByText('3 of 10')).not.toBeNull();

  runs = [buildBatchRun({ done: 5 })];
  act(() => streams[0]!.emit('progress', { ordinal: 6, step: '6 of 10', percent: 60 }));
  await advance(2_000);
  expect(findHistory().getByText('6 of 10')).not.toBeNull();

  // Everything so far happened before the response.
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  expect(getToasts().queryByText(/Attraction distances/)).toBeNull();
  runs = [buildBatchRun({ status: 'done', done: 10, failed: 0, endedAt: '2026-01-02T03:05:05.000Z' })];
  respond(jsonResponse({ runId: runs[0]!.id, status: 'done', fixed: 10, errors: 0 }));
  await advance(0);
  expect(getToasts().getByText(/10 articles fixed/)).not.toBeNull();
  expect(findHistory().getByText(/^10 done/)).not.toBeNull();
});
