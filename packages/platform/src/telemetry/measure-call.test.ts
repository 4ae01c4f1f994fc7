import {
  countRejection,
  measureVendorCall,
  recordCacheRead,
  recordVendorCost,
  startFailureCounters,
  startServiceCall,
  toCallOutcome,
} from './measure-call.js';
import { addCollector, enableMetrics, metrics, readMetrics } from './metrics.js';

// Metrics must be on, or nothing is counted.
beforeAll(() => enableMetrics('test', '1.0.0'));

it('recordVendorCost: adds charges, and ignores released estimates and free calls', async () => {
  for (const usd of [0.25, -0.25, 0, 0.5]) recordVendorCost('fake', 'vision', usd);
  const { values } = await metrics.vendorCost.get();
  expect(values).toEqual([{ labels: { vendor: 'fake', purpose: 'vision' }, value: 0.75 }]);
});

it('startServiceCall: counts a call once, by its first outcome', async () => {
  const call = startServiceCall('content', 'articles.list');
  for (const outcome of ['timed_out', 'ok', 'aborted'] as const) call.end(outcome);
  expect((await metrics.serviceCalls.get()).values).toEqual([
    { labels: { service: 'content', outcome: 'timed_out' }, value: 1 },
  ]);
  expect((await readMetrics()).split('\n')).toContain(
    'placelore_service_call_duration_seconds_count{service="content"} 1',
  );
});

it('startFailureCounters: starts counters of failures and rejections at 0, and resets none', async () => {
  countRejection({ code: 'TOO_MANY_REQUESTS', status: 429 });
  countRejection({ code: 'NOT_FOUND', status: 404 });
  startFailureCounters();
  const rejections = (await metrics.rejections.get()).values.map(({ labels: { code }, value }) => [code, value]);
  expect(rejections).toEqual(
    expect.arrayContaining([
      ['TOO_MANY_REQUESTS', 1],
      ['UNAVAILABLE', 0],
      ['STORAGE_FULL', 0],
    ]),
  );
  expect(rejections).not.toContainEqual(['NOT_FOUND', expect.any(Number)]);
  expect((await metrics.retries.get()).values).toContainEqual({ labels: { target: 'service content' }, value: 0 });
  const { values } = await metrics.serviceCalls.get();
  expect(values).toContainEqual({ labels: { service: 'content', outcome: 'timed_out' }, value: 1 });
  expect(values).toContainEqual({ labels: { service: 'places', outcome: 'unavailable' }, value: 0 });
});

it('measureVendorCall: counts an error by its outcome, and rethrows it', async () => {
  const failure = new Error('refused');
  const getOutcome = (thrown: unknown) => (thrown === failure ? 'rejected' : 'unavailable');
  await expect(measureVendorCall('fake', getOutcome, () => Promise.reject(failure))).rejects.toBe(failure);
  expect(await measureVendorCall('fake', getOutcome, async () => 'answer')).toBe('answer');
  expect((await metrics.vendorCalls.get()).values).toEqual([
    { labels: { vendor: 'fake', outcome: 'unavailable' }, value: 0 },
    { labels: { vendor: 'fake', outcome: 'timed_out' }, value: 0 },
    { labels: { vendor: 'fake', outcome: 'rejected' }, value: 1 },
    { labels: { vendor: 'fake', outcome: 'ok' }, value: 1 },
  ]);
  expect((await readMetrics()).split('\n')).toContain('placelore_vendor_call_duration_seconds_count{vendor="fake"} 2');
});

it('recordCacheRead: distinguishes hits and misses', async () => {
  for (const isHit of [true, false, true]) recordCacheRead('pages', isHit);
  expect((await metrics.caches.get()).values).toEqual([
    { labels: { cache: 'pages', outcome: 'hit' }, value: 2 },
    { labels: { cache: 'pages', outcome: 'miss' }, value: 1 },
  ]);
});

it('readMetrics: contains the values of other collectors when one fails', async () => {
  addCollector(() => Promise.reject(new Error('no database')));
  addCollector(() => {
    throw new Error('no pool');
  });
  addCollector(() => metrics.poolSize.set(7));
  expect((await readMetrics()).split('\n')).toContain('placelore_database_connections_max 7');
});

it.each([
  [200, 'ok'],
  [304, 'ok'],
  [399, 'ok'],
  [400, 'rejected'],
  [499, 'rejected'],
  [500, 'unavailable'],
])('toCallOutcome: names the outcome of status %d %s', (status, outcome) => {
  expect(toCallOutcome(status)).toBe(outcome);
});
