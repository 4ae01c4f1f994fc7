import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { type FakeResponse, type FakeServer, startFakeServer } from '../../../../infra/fake-vendors/fake-server.ts';
import { findMediaWikiRefusal } from '../../src/http/mediawiki-refusal.js';
import { VendorHost, type VendorHostOptions } from '../../src/http/vendor-host.js';
import { VendorMirrors } from '../../src/http/vendor-mirrors.js';
import { createTestRedis } from '../support/test-redis.js';

/** How the fake answers; `ok` means an empty response. */
type Behavior = { kind: 'ok' } | ({ kind: 'response' } & FakeResponse);
const OK = { status: 200, body: { name: 'Colosseum' } };
const respond = (status: number, body: unknown = {}, headers = {}): Behavior => ({
  kind: 'response',
  status,
  body,
  headers,
});

let servers: FakeServer<Behavior>[];
let redis: Redis;
let hosts: VendorHost[];

beforeAll(async () => {
  const start = () =>
    startFakeServer<Behavior>({
      handleRequest: (_request, behavior) => (behavior.kind === 'response' ? behavior : OK),
      error: (status) => ({ status }),
    });
  servers = await Promise.all([start(), start()]);
});
afterAll(() => Promise.all(servers.map((server) => server.close())));
beforeEach(async () => {
  for (const server of servers) server.reset();
  redis = await createTestRedis();
  hosts = [];
});
afterEach(async () => {
  await Promise.all(hosts.map((host) => host.close()));
  redis.disconnect();
});

const schema = z.object({ name: z.string() });
const call = { path: '/w/api.php', schema };
const UNAVAILABLE = { code: 'PROVIDER_UNAVAILABLE' };

function createHost(server: number, options: Partial<VendorHostOptions> = {}): VendorHost {
  const host = new VendorHost(redis, {
    vendor: 'nominatim',
    url: servers[server]!.url,
    userAgent: 'Placelore/1.0 (ops@example.org)',
    pace: { kind: 'interval', interval: 1 },
    timeout: 2_000,
    findRefusal: findMediaWikiRefusal,
    ...options,
  });
  hosts.push(host);
  return host;
}

const getPause = (group: string) => redis.pttl(`placelore:places:{host:${group}}:pause`);

test('VendorHost: keeps one pace for all hosts of a group', async () => {
  const options = { pace: { kind: 'interval', interval: 150 }, paceGroup: 'wikimedia' } as const;
  const [first, second] = [createHost(0, options), createHost(1, options)];
  const started = performance.now();
  await Promise.all([first, second, first, second].map((host, nth) => host.call({ ...call, path: `/${nth}` })));
  expect(performance.now() - started).toBeGreaterThanOrEqual(440);
});

describe('VendorHost: pauses the whole group', () => {
  test.each([
    ['after 429 with seconds', respond(429, {}, { 'retry-after': '18' }), 18_000],
    ['after 429 with a date', respond(429, {}, { 'retry-after': new Date(Date.now() + 39_000).toUTCString() }), 39_000],
    ['after 429 without a time', respond(429), 60_000],
    ['after 503 with seconds', respond(503, {}, { 'retry-after': '7' }), 7_000],
    ['after maxlag', respond(200, { error: { code: 'maxlag', lag: 6 } }), 6_000],
    ['after maxlag with a time', respond(200, { error: { code: 'maxlag' } }, { 'retry-after': '9' }), 9_000],
    ['when it is too fast', respond(200, { error: { code: 'ratelimited' } }), 5_000],
  ])('%s', async (_, behavior, pauseMs) => {
    servers[0]!.script(behavior);
    await expect(createHost(0, { paceGroup: 'wikimedia' }).call(call)).rejects.toMatchObject(UNAVAILABLE);
    const left = await getPause('wikimedia');
    expect(left).toBeGreaterThan(pauseMs - 2_500);
    expect(left).toBeLessThanOrEqual(pauseMs);
    await expect(createHost(1, { paceGroup: 'wikimedia' }).call(call)).rejects.toMatchObject(UNAVAILABLE);
    expect(servers[1]!.requests).toHaveLength(0);
  });

  test('but not after 503 without a time', async () => {
    servers[0]!.script(respond(503));
    await expect(createHost(0).call(call)).rejects.toMatchObject(UNAVAILABLE);
    expect(await createHost(0).call(call)).toEqual(OK.body);
  });
});

test('VendorHost: never caches an error with status 200, and maps it by its code', async () => {
  const host = createHost(0);
  servers[0]!.script(
    respond(200, { error: { code: 'badvalue' }, name: 'x' }),
    respond(200, { error: { code: 'readonly' }, name: 'x' }),
    respond(200, '<html>'),
  );
  await expect(host.call(call)).rejects.toMatchObject({ code: 'PROVIDER_REJECTED' });
  await expect(host.call(call)).rejects.toMatchObject(UNAVAILABLE);
  await expect(host.call(call)).rejects.toMatchObject(UNAVAILABLE);
  expect(await host.call(call)).toEqual(OK.body);
});

describe('VendorHost: a response beyond its lifetime', () => {
  const shortLived = { ...call, getLifetime: () => ({ fresh: 0, kept: 100 }) };

  test('is requested again, and served with its age while the vendor fails', async () => {
    const host = createHost(0);
    const first = await host.callDated(shortLived);
    expect(first.isStale).toBe(false);
    servers[0]!.script(respond(500));
    const second = await host.callDated(shortLived);
    expect(second).toEqual({ value: OK.body, retrievedAt: expect.any(Date), isStale: true });
    expect(second.retrievedAt.getTime()).toBeLessThanOrEqual(first.retrievedAt.getTime());
    servers[0]!.script(respond(200, { name: 'Flavian Amphitheatre' }));
    expect(await host.callDated(shortLived)).toMatchObject({
      value: { name: 'Flavian Amphitheatre' },
      isStale: false,
    });
    expect(servers[0]!.requests).toHaveLength(3);
  });

  test('is requested early only for a refresh', async () => {
    const host = createHost(0);
    await host.call(call);
    await host.call(call);
    expect(servers[0]!.requests).toHaveLength(1);
    await host.call({ ...call, isRefresh: true });
    expect(servers[0]!.requests).toHaveLength(2);
  });
});

describe('VendorMirrors', () => {
  test.each([[406], [403], [429], [503], [504]])('calls the next server after status %s', async (status) => {
    servers[0]!.script(respond(status));
    expect(await new VendorMirrors([createHost(0), createHost(1)]).call(call)).toEqual(OK.body);
    expect(servers.map(({ requests }) => requests.length)).toEqual([1, 1]);
  });

  test('calls the next server after a response that does not match the documentation', async () => {
    servers[0]!.script(respond(200, { remark: 'runtime error' }));
    expect(await new VendorMirrors([createHost(0), createHost(1)]).call(call)).toEqual(OK.body);
  });

  test('calls no other server for an invalid request, and throws the last error when all fail', async () => {
    const mirrors = new VendorMirrors([createHost(0), createHost(1)]);
    servers[0]!.script(respond(400));
    await expect(mirrors.call(call)).rejects.toMatchObject({ code: 'PROVIDER_REJECTED' });
    expect(servers[1]!.requests).toHaveLength(0);
    for (const server of servers) server.setDefault(respond(504));
    await expect(mirrors.call(call)).rejects.toMatchObject(UNAVAILABLE);
  });
});
