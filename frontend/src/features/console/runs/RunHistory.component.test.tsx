/** @jest-environment ./infra/test/browser-environment.mjs */
import type { BatchRun } from '@placelore/contracts/batch-run-shapes.js';
import { act, screen, within } from '@testing-library/react';
import { batchRunWith } from '../../../testing/batch-run.js';
import { json, networkThat } from '../../../testing/device.js';
import { FakeEvents } from '../../../testing/fake-events.js';
import { show, toasts } from '../../../testing/screen.js';
import { ActivityTab } from '../activity/ActivityTab.js';

afterEach(() => jest.useRealTimers());

/** The list of all runs, without the tools above it. */
const history = () => within(screen.getByRole('heading', { name: 'Batch runs' }).parentElement!);

test('while the call that starts a run is under way, its history has the run, and how far it is', async () => {
  const streams: FakeEvents[] = [];
  const EventSource = class extends FakeEvents {
    constructor() {
      super();
      streams.push(this);
    }
  };
  Object.assign(globalThis, { EventSource });
  let runs: BatchRun[] = [];
  let answer: (response: Response) => void = () => {};
  const asked = networkThat(({ method, url }) => {
    if (method === 'POST') return new Promise<Response>((resolve) => (answer = resolve));
    if (url.startsWith(`/api/admin/batch-runs/${batchRunWith().id}`)) return json(runs[0]);
    return json(url.startsWith('/api/admin/batch-runs') ? runs : []);
  });
  jest.useFakeTimers();
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const { user } = show(<ActivityTab />, {
    at: '/admin?tab=activity',
    sharesCache: true,
    advanceTimers: (ms) => jest.advanceTimersByTime(ms),
  });
  await pass(0);
  expect(history().getByText('No run yet.')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Fix attraction distances' }));
  await user.click(screen.getByRole('button', { name: 'Start' }));
  runs = [batchRunWith()];
  await pass(1_000);
  expect(history().getByRole('link', { name: 'Attraction distances' })).not.toBeNull();
  expect(history().getByText('3 of 10')).not.toBeNull();

  runs = [batchRunWith({ done: 5 })];
  act(() => streams[0]!.say('progress', { ordinal: 6, step: '6 of 10', percent: 60 }));
  await pass(2_000);
  expect(history().getByText('6 of 10')).not.toBeNull();

  // All of that came before the answer.
  expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
  expect(toasts().queryByText(/Attraction distances/)).toBeNull();
  runs = [batchRunWith({ status: 'done', done: 10, failed: 0, endedAt: '2026-01-02T03:05:05.000Z' })];
  answer(json({ runId: runs[0]!.id, status: 'done', fixed: 10, errors: 0 }));
  await pass(0);
  expect(toasts().getByText(/10 articles fixed/)).not.toBeNull();
  expect(history().getByText(/^10 done/)).not.toBeNull();
});
