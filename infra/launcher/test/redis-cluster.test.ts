import { randomUUID } from 'node:crypto';
import type { Requester } from '@placelore/contracts/core/identity.js';
import { JOBS, type JobName, QUEUES } from '@placelore/contracts/core/jobs/jobs.js';
import { QUOTAS } from '@placelore/contracts/core/quotas.js';
import { SessionCache } from '@placelore/platform/identity/session-cache.js';
import type { Logger } from '@placelore/platform/logging/logger.js';
import { withRequestId } from '@placelore/platform/logging/request-context.js';
import { InvalidationPublisher, InvalidationSubscriber } from '@placelore/platform/queues/invalidation-channel.js';
import { JobQueues } from '@placelore/platform/queues/job-queues.js';
import { ProgressFeed } from '@placelore/platform/queues/progress-feed.js';
import { checkRedis, connectRedis, getQueuePrefix } from '@placelore/platform/queues/redis.js';
import { JobQuotas } from '@placelore/platform/quotas/job-quotas.js';
import { SpendingShares } from '@placelore/platform/quotas/spending-shares.js';
import { type Job, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { eventually } from '../../../packages/platform/test/support/eventually.ts';
import { DistributedCounter } from '../../../services/gateway/src/limits/distributed-counter.js';
import { HostRateLimiter } from '../../../services/places/src/http/host-rate-limiter.js';
import { deleteKeys, hasKeys } from '../../ops/redis-keys.ts';
import { type RedisCluster, startRedisCluster } from './support/redis-cluster.js';

/**
 * Tests everything in the product that uses Redis on a real cluster of three nodes. The last test kills one of them.
 */
let cluster: RedisCluster;
let redis: Redis;
beforeAll(async () => {
  cluster = await startRedisCluster();
  redis = connectRedis(cluster.url);
  await eventually(() => redis.status === 'ready');
});
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});
afterAll(async () => {
  redis?.disconnect();
  await cluster?.stop();
});

const buildGuest = (): Requester => ({ id: `visitor:${randomUUID()}`, role: 'guest', network: `net-${randomUUID()}` });
const runAs = <T>(requester: Requester, work: () => T): T => withRequestId('request-1', work, requester);
const HOUR_MS = 3_600_000;

it("loses the product's keys on every node when a backup is restored, and no others", async () => {
  const names = Array.from({ length: 30 }, (_, index) => String(index));
  await Promise.all(names.flatMap((name) => [redis.set(`placelore:${name}`, '1'), redis.set(`other:${name}`, '1')]));
  expect(await hasKeys(cluster.url)).toBe(true);
  await deleteKeys(cluster.url);
  expect(await hasKeys(cluster.url)).toBe(false);
  const left = await Promise.all(cluster.nodes.map((node) => node.keys('*')));
  expect(left.flat().sort()).toEqual(names.map((name) => `other:${name}`).sort());
});

it('runs the jobs of every queue and reports their progress', async () => {
  const queues = new JobQueues(connectRedis(cluster.url));
  const feed = new ProgressFeed(cluster.url);
  for (const queue of QUEUES) feed.watch(queue);
  const reported = new Set<string>();
  // A feed receives only what is reported after it has connected, so each job reports until the feed has received
  // something.
  const report = (job: Job) =>
    eventually(async () => {
      await job.updateProgress({ step: 'observe', ordinal: 1, percent: 50 });
      return reported.has(job.id!);
    });
  const workers = QUEUES.map((queue) => {
    const connection = connectRedis(cluster.url, true);
    const worker = new Worker(queue, report, {
      connection: connection as never,
      prefix: getQueuePrefix(queue),
    });
    worker.on('error', () => {});
    return { worker, connection };
  });
  const names = QUEUES.map((queue) => (Object.keys(JOBS) as JobName[]).find((name) => JOBS[name].queue === queue)!);
  const jobs = names.map((name) => ({ name, id: randomUUID() }));
  closing.push(async () => {
    await Promise.all(workers.map(({ worker }) => worker.close(true)));
    for (const { connection } of workers) connection.disconnect();
    await Promise.all([queues.onApplicationShutdown(), feed.onApplicationShutdown()]);
  });
  for (const { id } of jobs) feed.follow(id, () => reported.add(id));
  await Promise.all(jobs.map(({ name, id }) => queues.add(name, { jobRequestId: id, requestId: 'r', payload: {} })));
  await eventually(async () => {
    const states = await Promise.all(jobs.map(({ name, id }) => queues.getState(name, id)));
    return states.every((state) => state === 'completed');
  });
  expect((await queues.getCounts()).map(({ waiting, failed }) => waiting + failed)).toEqual(QUEUES.map(() => 0));
});

it('caches and removes sessions, whose keys are on several nodes', async () => {
  const cache = new SessionCache(redis);
  const keys = Array.from({ length: 20 }, () => randomUUID());
  await Promise.all(keys.map((key) => cache.write(key, { userId: 7, username: 'ada', isAdmin: false })));
  const sessions = await Promise.all(keys.map((key) => cache.read(key)));
  expect(sessions.every((session) => session?.userId === 7)).toBe(true);
  const sizes = await Promise.all(cluster.nodes.map(async (node) => (await node.keys('placelore:session:*')).length));
  expect(sizes.filter((size) => size > 0).length).toBeGreaterThan(1);
  await cache.delete(keys);
  expect((await Promise.all(keys.map((key) => cache.read(key)))).filter(Boolean)).toEqual([]);
});

it('counts the quotas and budget shares of a requester and of their network in one step', async () => {
  const guest = buildGuest();
  const warnings: object[] = [];
  const quotas = new JobQuotas(redis, 1, { warn: (context: object) => warnings.push(context) } as unknown as Logger);
  await expect(
    runAs(guest, async () => {
      for (let n = 0; n <= QUOTAS.guides.hour; n++) await quotas.count('guide.write');
    }),
  ).rejects.toMatchObject({ code: 'QUOTA_EXCEEDED' });
  expect(warnings).toEqual([]);
  const shares = new SpendingShares(redis, { account: 'test', dailyBudgetUsd: 1, share: 0.1 });
  const first = await runAs(guest, () => shares.reserve(0.1));
  expect(await runAs(guest, () => shares.reserve(0.1))).toBeNull();
  await first!.settle(0);
  expect(await runAs(guest, () => shares.reserve(0.1))).not.toBeNull();
});

it('adds up the counts of all gateways', async () => {
  const counters = [0, 1].map(() => new DistributedCounter(redis, 'placelore:reads:'));
  const callers = Array.from({ length: 50 }, () => randomUUID());
  for (const caller of callers) for (const counter of counters) counter.count(caller, HOUR_MS);
  const sums = await eventually(async () => {
    const keys = (await Promise.all(cluster.nodes.map((node) => node.keys('placelore:reads:*')))).flat();
    const values = await Promise.all(keys.map((key) => redis.get(key)));
    return values.length === callers.length && values.every((value) => value === '2') && values;
  });
  expect(sums).toHaveLength(callers.length);
  // The next exchange returns what the other gateway counted.
  await eventually(() => counters[0]!.count(callers[0]!, HOUR_MS).current > 2);
  for (const counter of counters) counter.close();
});

it('limits the rate of calls to a vendor host', async () => {
  const limiter = new HostRateLimiter(redis, 'tiles.example:443', { kind: 'interval', interval: 60_000 });
  expect(await limiter.schedule(0, 1_000, async () => 'called')).toBe('called');
  await expect(limiter.schedule(0, 1_000, async () => 'called')).rejects.toMatchObject({
    code: 'PROVIDER_UNAVAILABLE',
  });
  const exclusive = new HostRateLimiter(redis, 'overpass.example', { kind: 'oneAtATime' });
  await exclusive.schedule(0, 1_000, async () => {
    await expect(exclusive.schedule(0, 1_000, async () => 'second')).rejects.toThrow();
  });
  expect(await exclusive.schedule(0, 1_000, async () => 'third')).toBe('third');
});

it('passes on invalidations, and fails quickly instead of hanging when a node and its keys are lost', async () => {
  const lost = await findNode('placelore');
  const events: string[] = [];
  const subscriber = new InvalidationSubscriber(cluster.getUrlThrough(lost), 'changed', {
    onConnected: () => events.push('connected'),
    onDisconnected: () => events.push('disconnected'),
    onMessage: () => events.push('message'),
  });
  await eventually(() => events.at(-1) === 'connected');
  await new InvalidationPublisher(redis).publish('changed');
  await eventually(() => events.at(-1) === 'message');
  await expect(checkRedis(redis)).resolves.toBeUndefined();
  await cluster.kill(lost);
  const startedAt = performance.now();
  await expect(checkRedis(redis)).rejects.toThrow();
  expect(performance.now() - startedAt).toBeLessThan(15_000);
  await eventually(() => events.at(-1) === 'connected');
  expect(events).toContain('disconnected');
  subscriber.close();
});

/** Returns the index of the node that stores a key. */
async function findNode(key: string): Promise<number> {
  const found = await Promise.allSettled(cluster.nodes.map((node) => node.exists(key)));
  return found.findIndex(({ status }) => status === 'fulfilled');
}
