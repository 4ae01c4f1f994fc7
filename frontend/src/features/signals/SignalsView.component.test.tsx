import type { MinuteSignals, ProductSignals } from '@placelore/contracts/system/signals.js';
import { screen, within } from '@testing-library/react';
import { jsonResponse, mockFetch } from '../../testing/fakes/browser.js';
import { renderWithProviders } from '../../testing/render/render.js';
import { SignalsView } from './SignalsView.js';

const buildMinute = (minute: number, changes: Partial<MinuteSignals> = {}): MinuteSignals => ({
  at: new Date(Date.UTC(2026, 10, 23, 12, minute)).toISOString(),
  seconds: 60,
  requests: 100,
  errors: 0,
  limited: 0,
  p50Ms: 10,
  p95Ms: 20,
  p99Ms: 40,
  jobsDone: 0,
  jobsFailed: 0,
  busiest: 0.1,
  ...changes,
});

const SIGNALS: ProductSignals = {
  minutes: [
    buildMinute(0, { p99Ms: 9_000, limited: 7, jobsDone: 1_200 }),
    buildMinute(16, { errors: 20, p99Ms: 5_000, busiest: 0.9 }),
    buildMinute(17, { errors: 3, p99Ms: 1_250, busiest: 0.83, jobsFailed: 2 }),
    buildMinute(21, { seconds: 30, requests: 50, p50Ms: null, p95Ms: null, p99Ms: null }),
  ],
  services: [
    {
      service: 'content',
      processes: 2,
      requestsPerMinute: 55.25,
      errors: 3,
      p99Ms: 380,
      busy: 0.83,
      poolUsed: 7,
      poolSize: 8,
      memoryBytes: 151_000_000,
    },
  ],
  queues: { waiting: 12, oldestMs: 90_000 },
};

const renderSignals = (respond: () => Response) => {
  mockFetch(respond);
  return renderWithProviders(<SignalsView />);
};
const findCard = async (name: string) => (await screen.findByRole('heading', { name })).parentElement!;

test('SignalsView: shows values of the last five minutes, and lines for the last hour', async () => {
  renderSignals(() => jsonResponse(SIGNALS));
  const latency = await findCard('Latency');
  expect(within(latency).getByText('1.3 s')).not.toBeNull();
  expect(within(latency).getByText('Half took at most 10 ms.')).not.toBeNull();
  expect(screen.getAllByRole('img').map((line) => line.getAttribute('aria-label'))).toEqual([
    'Latency: highest 9 s',
    'Traffic: highest 100',
    'Errors: highest 20%',
    'Saturation: highest 90%',
  ]);
  expect(within(await findCard('Traffic')).getByText('100')).not.toBeNull();
  expect(within(await findCard('Traffic')).getByText(/1,200 background jobs/)).not.toBeNull();
  const errors = await findCard('Errors');
  expect(within(errors).getByText('2%')).not.toBeNull();
  expect(within(errors).getByText(/7 rejected by limits.* Failed jobs: 2/)).not.toBeNull();
  const saturation = await findCard('Saturation');
  expect(within(saturation).getByText('83%')).not.toBeNull();
  expect(within(saturation).getByText('12 jobs wait, the oldest for 90 s.')).not.toBeNull();
});

test('SignalsView: states that there were no requests instead of showing a duration without a number', async () => {
  const quiet = buildMinute(30, { requests: 0, p50Ms: null, p95Ms: null, p99Ms: null });
  renderSignals(() => jsonResponse({ ...SIGNALS, minutes: [quiet], queues: { waiting: 0, oldestMs: null } }));
  const latency = await findCard('Latency');
  expect(within(latency).getByText('No requests in the last five minutes.')).not.toBeNull();
  expect(within(latency).queryByText(/Half took/)).toBeNull();
  expect(screen.getAllByRole('img').map((line) => line.getAttribute('aria-label'))).toEqual([
    'Latency: no requests',
    'Traffic: highest 0',
    'Errors: no requests',
    'Saturation: highest 10%',
  ]);
  expect(within(await findCard('Errors')).getByText('—')).not.toBeNull();
  expect(screen.getByText('No job waits.')).not.toBeNull();
});

test('SignalsView: lists each service with its load', async () => {
  renderSignals(() => jsonResponse(SIGNALS));
  const row = await screen.findByRole('row', { name: /^content/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['2', '55.3', '3', '380 ms', '83%', '7 of 8', '151 MB']);
});

test('SignalsView: states that no process has reported, and offers a retry after a failure', async () => {
  let isDown = true;
  const { user } = renderSignals(() =>
    isDown
      ? jsonResponse({ error: 'Away', code: 'UNAVAILABLE', requestId: 'r' }, 503)
      : jsonResponse({ minutes: [], services: [], queues: null }),
  );
  const button = await screen.findByRole('button', { name: 'Try Again' });
  isDown = false;
  await user.click(button);
  expect(await screen.findByText(/No process has reported yet/)).not.toBeNull();
});
