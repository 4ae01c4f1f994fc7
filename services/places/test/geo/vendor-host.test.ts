import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Redis } from 'ioredis';
import { z } from 'zod';
import { type FakeNominatim, startFakeNominatim } from '../../../../infra/fake-vendors/nominatim.ts';
import { eventually } from '../../../../packages/platform/test/support/eventually.js';
import { VendorHost, type VendorHostOptions } from '../../src/http/vendor-host.js';
import { createTestRedis, duplicateConnection } from '../support/test-redis.js';

let fakeNominatim: FakeNominatim;
let redis: Redis;
let otherRedis: Redis;
let hosts: VendorHost[];

beforeAll(async () => {
  fakeNominatim = await startFakeNominatim();
});
afterAll(() => fakeNominatim.close());
beforeEach(async () => {
  fakeNominatim.reset();
  redis = await createTestRedis();
  otherRedis = duplicateConnection(redis);
  hosts = [];
});
afterEach(async () => {
  await Promise.all(hosts.map((host) => host.close()));
  redis.disconnect();
  otherRedis.disconnect();
});

const schema = z.array(z.object({ name: z.string() }));
const search = (q: string) => ({ path: `/search?format=jsonv2&q=${q}`, schema });

function createHost(connection: Redis, options: Partial<VendorHostOptions> = {}): VendorHost {
  const host = new VendorHost(connection, {
    vendor: 'nominatim',
    url: `${fakeNominatim.url}/`,
    userAgent: 'Placelore/1.0 (ops@example.org)',
    pace: { kind: 'interval', interval: 1 },
    timeout: 1_000,
    ...options,
  });
  hosts.push(host);
  return host;
}

describe('VendorHost rate limit', () => {
  /** Returns the results of concurrent calls from two processes. */
  async function callConcurrently(
    options: Partial<VendorHostOptions>,
    calls: number,
  ): Promise<PromiseSettledResult<unknown>[]> {
    const replicas = [createHost(redis, options), createHost(otherRedis, options)];
    return Promise.allSettled(Array.from({ length: calls }, (_, nth) => replicas[nth % 2]!.call(search(`nth${nth}`))));
  }

  test('keeps the interval between calls across two processes', async () => {
    const started = performance.now();
    const results = await callConcurrently({ pace: { kind: 'interval', interval: 150 } }, 4);
    expect(results.every(({ status }) => status === 'fulfilled')).toBe(true);
    expect(performance.now() - started).toBeGreaterThanOrEqual(440);
  });

  test('immediately rejects calls that would wait too long', async () => {
    const started = performance.now();
    const results = await callConcurrently({ pace: { kind: 'interval', interval: 500 } }, 4);
    const rejected = results.filter((result) => result.status === 'rejected');
    expect(rejected.map(({ reason }) => reason.code)).toEqual(['PROVIDER_UNAVAILABLE', 'PROVIDER_UNAVAILABLE']);
    expect(fakeNominatim.requests).toHaveLength(2);
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  test('starts no call before the previous one ends when calls run one at a time', async () => {
    fakeNominatim.script({ kind: 'hang' });
    const options: Partial<VendorHostOptions> = { pace: { kind: 'oneAtATime' }, timeout: 400 };
    const hanging = createHost(redis, options).call(search('hangs'));
    await waitForRequests(1);
    const second = createHost(otherRedis, { ...options, timeout: 3_000 }).call(search('colosseum'));
    expect(fakeNominatim.requests).toHaveLength(1);
    await expect(hanging).rejects.toMatchObject({ code: 'TIMED_OUT' });
    expect(fakeNominatim.requests).toHaveLength(1);
    expect(await second).toEqual([{ name: 'Colosseum' }]);
  });

  test('pauses all processes for the time that the vendor requests after HTTP 429', async () => {
    fakeNominatim.script({ kind: 'rateLimited', retryAfterSeconds: 1 });
    await expect(createHost(redis).call(search('one'))).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
    await expect(createHost(otherRedis).call(search('two'))).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
    expect(fakeNominatim.requests).toHaveLength(1);
    expect(await redis.pttl(`placelore:places:{host:${new URL(fakeNominatim.url).host}}:pause`)).toBeLessThanOrEqual(
      1_000,
    );
  });
});

test('VendorHost: does not open the circuit breaker for calls without a time slot', async () => {
  const host = createHost(redis);
  const pause = `placelore:places:{host:${new URL(fakeNominatim.url).host}}:pause`;
  await redis.set(pause, '1');
  for (let nth = 0; nth < 7; nth++) {
    await expect(host.call(search(`${nth}`))).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
  }
  await redis.del(pause);
  expect(await host.call(search('colosseum'))).toEqual([{ name: 'Colosseum' }]);
});

describe('VendorHost responses', () => {
  test('are cached for all processes for at most a day', async () => {
    const first = await createHost(redis).call(search('colosseum'));
    expect(await createHost(otherRedis).call(search('colosseum'))).toEqual(first);
    expect(fakeNominatim.requests).toHaveLength(1);
    const prefix = redis.options.keyPrefix ?? '';
    const keys = await redis.keys(`${prefix}placelore:places:answer:*`);
    expect(keys).toHaveLength(1);
    const left = await redis.ttl(keys[0]!.slice(prefix.length));
    expect(left).toBeGreaterThan(24 * 3600 - 60);
    expect(left).toBeLessThanOrEqual(24 * 3600);
  });

  test('are shared by identical concurrent calls', async () => {
    const host = createHost(redis);
    await Promise.all(Array.from({ length: 20 }, () => host.call(search('colosseum'))));
    expect(fakeNominatim.requests).toHaveLength(1);
  });

  test('are not cached on failure', async () => {
    const host = createHost(redis);
    fakeNominatim.script({ kind: 'serverError' });
    await expect(host.call(search('colosseum'))).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
    expect(await host.call(search('colosseum'))).toEqual([{ name: 'Colosseum' }]);
  });

  test('come from requests that identify the caller', async () => {
    await createHost(redis).call(search('colosseum'));
    expect(fakeNominatim.requests[0]?.headers['user-agent']).toBe('Placelore/1.0 (ops@example.org)');
  });
});

describe('VendorHost failures', () => {
  test.each([
    ['unauthorized', 'PROVIDER_REJECTED'],
    ['blocked', 'PROVIDER_REJECTED'],
    ['rateLimited', 'PROVIDER_UNAVAILABLE'],
    ['serverError', 'PROVIDER_UNAVAILABLE'],
    ['malformed', 'PROVIDER_UNAVAILABLE'],
    ['hang', 'TIMED_OUT'],
  ] as const)('maps %s to %s', async (kind, code) => {
    fakeNominatim.script({ kind });
    const started = performance.now();
    await expect(createHost(redis, { timeout: 300 }).call(search('any'))).rejects.toMatchObject({ code });
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  test('reports an unreachable vendor as unavailable and makes no call without Redis', async () => {
    const stoppedServer = await startFakeNominatim();
    await stoppedServer.close();
    await expect(createHost(redis, { url: stoppedServer.url }).call(search('any'))).rejects.toMatchObject({
      code: 'PROVIDER_UNAVAILABLE',
    });
    const disconnectedRedis = new Redis({ lazyConnect: true, enableOfflineQueue: false });
    disconnectedRedis.disconnect();
    await expect(createHost(disconnectedRedis).call(search('any'))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(fakeNominatim.requests).toHaveLength(0);
  });

  test('opens the circuit breaker after five consecutive failures and retries once later', async () => {
    const host = createHost(redis, { reopenAfterMs: 200 });
    fakeNominatim.setDefault({ kind: 'serverError' });
    for (let nth = 0; nth < 7; nth++) {
      await expect(host.call(search(`${nth}`))).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
    }
    expect(fakeNominatim.requests).toHaveLength(5);
    fakeNominatim.reset();
    const results = await eventually(() => host.call(search('colosseum')).catch(() => null));
    expect(results).toEqual([{ name: 'Colosseum' }]);
    expect(fakeNominatim.requests).toHaveLength(1);
  });

  test('keeps the circuit breaker closed for requests that the vendor rejects as invalid', async () => {
    const host = createHost(redis);
    for (let nth = 0; nth < 7; nth++) {
      await expect(host.call({ path: `/search?format=odd&q=${nth}`, schema })).rejects.toMatchObject({
        code: 'PROVIDER_REJECTED',
      });
    }
    expect(await host.call(search('colosseum'))).toHaveLength(1);
  });
});

const waitForRequests = (count: number) => eventually(() => fakeNominatim.requests.length >= count);
