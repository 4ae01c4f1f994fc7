import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Redis } from 'ioredis';
import { z } from 'zod';
import { type NominatimStandIn, startNominatim } from '../../../../infra/standins/nominatim.ts';
import { eventually } from '../../../../packages/platform/test/eventually.js';
import { VendorHost, type VendorHostOptions } from '../../src/vendor-calls/vendor-host.js';
import { beside, testRedis } from './test-redis.js';

let standIn: NominatimStandIn;
let redis: Redis;
let others: Redis;
let hosts: VendorHost[];

beforeAll(async () => {
  standIn = await startNominatim();
});
afterAll(() => standIn.close());
beforeEach(async () => {
  standIn.reset();
  redis = await testRedis();
  others = beside(redis);
  hosts = [];
});
afterEach(async () => {
  await Promise.all(hosts.map((host) => host.close()));
  redis.disconnect();
  others.disconnect();
});

const schema = z.array(z.object({ name: z.string() }));
const search = (q: string) => ({ path: `/search?format=jsonv2&q=${q}`, schema });

function hostOf(connection: Redis, options: Partial<VendorHostOptions> = {}): VendorHost {
  const host = new VendorHost(connection, {
    url: `${standIn.url}/`,
    userAgent: 'Placelore/1.0 (ops@example.org)',
    pace: { kind: 'interval', interval: 1 },
    timeout: 1_000,
    ...options,
  });
  hosts.push(host);
  return host;
}

describe('turns', () => {
  /** The outcome of calls that two processes make at once. */
  async function crowd(options: Partial<VendorHostOptions>, calls: number): Promise<PromiseSettledResult<unknown>[]> {
    const replicas = [hostOf(redis, options), hostOf(others, options)];
    return Promise.allSettled(Array.from({ length: calls }, (_, nth) => replicas[nth % 2]!.call(search(`nth${nth}`))));
  }

  test('calls of two processes together keep the interval', async () => {
    const started = performance.now();
    const answers = await crowd({ pace: { kind: 'interval', interval: 150 } }, 4);
    expect(answers.every(({ status }) => status === 'fulfilled')).toBe(true);
    expect(performance.now() - started).toBeGreaterThanOrEqual(440);
  });

  test('who would have to wait too long is told at once', async () => {
    const started = performance.now();
    const answers = await crowd({ pace: { kind: 'interval', interval: 500 } }, 4);
    const refused = answers.filter((answer) => answer.status === 'rejected');
    expect(refused.map(({ reason }) => reason.code)).toEqual(['PROVIDER_UNAVAILABLE', 'PROVIDER_UNAVAILABLE']);
    expect(standIn.requests).toHaveLength(2);
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  test('one at a time: no call of either process starts before the last one ended', async () => {
    standIn.script({ kind: 'hang' });
    const options: Partial<VendorHostOptions> = { pace: { kind: 'oneAtATime' }, timeout: 400 };
    const hanging = hostOf(redis, options).call(search('hangs'));
    await arrived(1);
    const second = hostOf(others, { ...options, timeout: 3_000 }).call(search('colosseum'));
    expect(standIn.requests).toHaveLength(1);
    await expect(hanging).rejects.toMatchObject({ code: 'TIMED_OUT' });
    expect(standIn.requests).toHaveLength(1);
    expect(await second).toEqual([{ name: 'Colosseum' }]);
  });

  test('after a 429 nobody calls for as long as the vendor says', async () => {
    standIn.script({ kind: 'rateLimited', retryAfterSeconds: 1 });
    await expect(hostOf(redis).call(search('one'))).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
    await expect(hostOf(others).call(search('two'))).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
    expect(standIn.requests).toHaveLength(1);
    expect(await redis.pttl(`placelore:places:host:${new URL(standIn.url).host}:pause`)).toBeLessThanOrEqual(1_000);
  });
});

test('calls that get no turn do not break the circuit', async () => {
  const host = hostOf(redis);
  const pause = `placelore:places:host:${new URL(standIn.url).host}:pause`;
  await redis.set(pause, '1');
  for (let nth = 0; nth < 7; nth++) {
    await expect(host.call(search(`${nth}`))).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
  }
  await redis.del(pause);
  expect(await host.call(search('colosseum'))).toEqual([{ name: 'Colosseum' }]);
});

describe('answers', () => {
  test('are kept for all processes, at most a day', async () => {
    const first = await hostOf(redis).call(search('colosseum'));
    expect(await hostOf(others).call(search('colosseum'))).toEqual(first);
    expect(standIn.requests).toHaveLength(1);
    const prefix = redis.options.keyPrefix ?? '';
    const keys = await redis.keys(`${prefix}placelore:places:answer:*`);
    expect(keys).toHaveLength(1);
    const left = await redis.ttl(keys[0]!.slice(prefix.length));
    expect(left).toBeGreaterThan(24 * 3600 - 60);
    expect(left).toBeLessThanOrEqual(24 * 3600);
  });

  test('equal calls that are under way share one', async () => {
    const host = hostOf(redis);
    await Promise.all(Array.from({ length: 20 }, () => host.call(search('colosseum'))));
    expect(standIn.requests).toHaveLength(1);
  });

  test('a failure is not kept', async () => {
    const host = hostOf(redis);
    standIn.script({ kind: 'serverError' });
    await expect(host.call(search('colosseum'))).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
    expect(await host.call(search('colosseum'))).toEqual([{ name: 'Colosseum' }]);
  });

  test('the vendor learns who calls', async () => {
    await hostOf(redis).call(search('colosseum'));
    expect(standIn.requests[0]?.headers['user-agent']).toBe('Placelore/1.0 (ops@example.org)');
  });
});

describe('failures', () => {
  test.each([
    ['unauthorized', 'PROVIDER_REJECTED'],
    ['blocked', 'PROVIDER_REJECTED'],
    ['rateLimited', 'PROVIDER_UNAVAILABLE'],
    ['serverError', 'PROVIDER_UNAVAILABLE'],
    ['malformed', 'PROVIDER_UNAVAILABLE'],
    ['hang', 'TIMED_OUT'],
  ] as const)('%s is told as %s', async (kind, code) => {
    standIn.script({ kind });
    const started = performance.now();
    await expect(hostOf(redis, { timeout: 300 }).call(search('any'))).rejects.toMatchObject({ code });
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  test('nobody listens: unavailable, and without Redis no call is made at all', async () => {
    const gone = await startNominatim();
    await gone.close();
    await expect(hostOf(redis, { url: gone.url }).call(search('any'))).rejects.toMatchObject({
      code: 'PROVIDER_UNAVAILABLE',
    });
    const away = new Redis({ lazyConnect: true, enableOfflineQueue: false });
    away.disconnect();
    await expect(hostOf(away).call(search('any'))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(standIn.requests).toHaveLength(0);
  });

  test('five in a row break the circuit, and one call tries again later', async () => {
    const host = hostOf(redis, { reopenAfter: 200 });
    standIn.otherwise({ kind: 'serverError' });
    for (let nth = 0; nth < 7; nth++) {
      await expect(host.call(search(`${nth}`))).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
    }
    expect(standIn.requests).toHaveLength(5);
    standIn.reset();
    const answers = await eventually(() => host.call(search('colosseum')).catch(() => null));
    expect(answers).toEqual([{ name: 'Colosseum' }]);
    expect(standIn.requests).toHaveLength(1);
  });

  test('questions the vendor finds odd break nothing', async () => {
    const host = hostOf(redis);
    for (let nth = 0; nth < 7; nth++) {
      await expect(host.call({ path: `/search?format=odd&q=${nth}`, schema })).rejects.toMatchObject({
        code: 'PROVIDER_REJECTED',
      });
    }
    expect(await host.call(search('colosseum'))).toHaveLength(1);
  });
});

const arrived = (count: number) => eventually(() => standIn.requests.length >= count);
