import { createTestRedis } from '../../../infra/test/test-database.ts';
import { connectRedis, KEY_PREFIX } from '../src/queues/redis.js';
import { readSignals, SignalReporter } from '../src/telemetry/signal-store.js';
import { recordResponse } from '../src/telemetry/signals.js';

const MINUTE_MS = 60_000;
const STARTED_AT = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS + 30_000;
let redis: ReturnType<typeof connectRedis>;
beforeAll(async () => {
  redis = connectRedis(await createTestRedis());
});
beforeEach(async () => {
  await redis.flushdb();
  jest.spyOn(Date, 'now').mockReturnValue(STARTED_AT);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => redis.disconnect());

const readReported = async (now: number) =>
  (await readSignals(redis, now))
    .filter(({ samples }) => samples.length > 0)
    .map(({ at, samples }) => [at - STARTED_AT, samples.map(({ service, requests }) => [service, requests])]);

describe('SignalReporter', () => {
  it('adds to the current minute, and completes it when the next one begins', async () => {
    const reporter = new SignalReporter(redis, 'content');
    recordResponse(200, 1);
    await reporter.store(STARTED_AT);
    recordResponse(200, 1);
    await reporter.store(STARTED_AT + 10_000);
    expect(await readReported(STARTED_AT)).toEqual([[-30_000, [['content', 2]]]]);
    recordResponse(200, 1);
    await reporter.store(STARTED_AT + MINUTE_MS);
    recordResponse(200, 1);
    await reporter.store(STARTED_AT + MINUTE_MS);
    expect(await readReported(STARTED_AT + MINUTE_MS)).toEqual([
      [-30_000, [['content', 3]]],
      [30_000, [['content', 1]]],
    ]);
  });

  it('stores each process on its own, for slightly more than an hour', async () => {
    for (const service of ['content', 'content', 'worker']) await new SignalReporter(redis, service).store(STARTED_AT);
    const [minute] = (await readSignals(redis, STARTED_AT)).slice(-1);
    expect(minute?.samples.map(({ service }) => service).sort()).toEqual(['content', 'content', 'worker']);
    expect(new Set(minute?.samples.map(({ instance }) => instance)).size).toBe(3);
    const [key] = await redis.keys(`${KEY_PREFIX}:signals:*`);
    expect(await redis.ttl(key!)).toBeGreaterThan(61 * 60);
    expect(await redis.ttl(key!)).toBeLessThanOrEqual(62 * 60);
  });
});

describe('readSignals', () => {
  it('returns the last sixty minutes, the oldest first', async () => {
    const minutes = await readSignals(redis, STARTED_AT);
    expect(minutes.map(({ at }) => at)).toEqual(
      Array.from({ length: 60 }, (_, index) => STARTED_AT - 30_000 - (59 - index) * MINUTE_MS),
    );
  });

  it('ignores samples of another form', async () => {
    await new SignalReporter(redis, 'content').store(STARTED_AT);
    const [key] = await redis.keys(`${KEY_PREFIX}:signals:*`);
    const [sample] = Object.values(await redis.hgetall(key!));
    await redis.hset(
      key!,
      'worker:a',
      'no JSON',
      'worker:b',
      '{}',
      'auth:c',
      sample!.replace('"latencies":[0,', '"latencies":['),
    );
    expect((await readSignals(redis, STARTED_AT)).at(-1)?.samples.map(({ service }) => service)).toEqual(['content']);
  });
});
