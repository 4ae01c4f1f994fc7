import { randomUUID } from 'node:crypto';
import type { Requester } from '@placelore/contracts/core/identity.js';
import type { JobEnvelope } from '@placelore/contracts/core/jobs/jobs.js';
import { NETWORK_QUOTA_FACTOR, QUOTA_FACTORS, QUOTAS } from '@placelore/contracts/core/quotas.js';
import { Worker } from 'bullmq';
import { JobRequests } from '../../src/jobs/job-requests.js';
import { withRequestId } from '../../src/logging/request-context.js';
import { QUEUE_REDIS } from '../../src/queues/job-queues.js';
import { getQueuePrefix, KEY_PREFIX } from '../../src/queues/redis.js';
import { JobQuotas } from '../../src/quotas/job-quotas.js';
import { JobTestService } from '../support/job-service.js';

/** Uses a real Postgres and Redis, and a test service with jobs. */
let service: JobTestService;
beforeAll(async () => {
  service = await JobTestService.start();
});
afterAll(() => service.stop());
const HOUR_MS = 3_600_000;
/** The next midnight, because counters that ended in the past would expire immediately. */
const MIDNIGHT = (Math.floor(Date.now() / (24 * HOUR_MS)) + 1) * 24 * HOUR_MS;
/** Middle of an hour, so that no counted hour ends within a test. */
const NOON = MIDNIGHT + 12.5 * HOUR_MS;
beforeEach(async () => {
  await service.app.get(QUEUE_REDIS).flushdb();
  jest.spyOn(Date, 'now').mockReturnValue(NOON);
});
afterEach(() => jest.restoreAllMocks());

const { hour, day } = QUOTAS.guides;
const buildGuest = (changes: Partial<Requester> = {}): Requester => ({
  id: `visitor:${randomUUID()}`,
  role: 'guest',
  network: null,
  ...changes,
});
const runAs = <T>(requester: Requester | undefined, work: () => T): T => withRequestId('request-1', work, requester);
const countJob = (requester: Requester | undefined) =>
  runAs(requester, () => service.app.get(JobQuotas).count('guide.write'));
const countJobs = async (requester: Requester, times: number) => {
  for (let n = 0; n < times; n++) await countJob(requester);
};
/** Returns the error of one more request; undefined when it is allowed. */
const catchQuotaError = (requester: Requester) =>
  countJob(requester).then(
    () => undefined,
    (thrown: unknown) => thrown as Error,
  );

describe('JobQuotas', () => {
  it('rejects a guest above the hourly quota until the hour ends', async () => {
    const one = buildGuest();
    await countJobs(one, hour);
    expect(await catchQuotaError(one)).toMatchObject({
      code: 'QUOTA_EXCEEDED',
      retryAfter: 30 * 60,
      message:
        'You have requested many new guides within one hour. Please try again in 30 minutes. Signed-in members can request more.',
    });
    expect(await catchQuotaError(buildGuest())).toBeUndefined();
    jest.mocked(Date.now).mockReturnValue(NOON + 31 * 60_000);
    expect(await catchQuotaError(one)).toBeUndefined();
  });

  it('rejects a guest above the daily quota until the day ends', async () => {
    const one = buildGuest();
    for (let made = 0, hours = 0; made < day; hours++) {
      jest.mocked(Date.now).mockReturnValue(MIDNIGHT + (hours + 0.5) * HOUR_MS);
      const some = Math.min(hour, day - made);
      await countJobs(one, some);
      made += some;
    }
    jest.mocked(Date.now).mockReturnValue(MIDNIGHT + 20.5 * HOUR_MS);
    expect(await catchQuotaError(one)).toMatchObject({ code: 'QUOTA_EXCEEDED', retryAfter: 3.5 * 3_600 });
    jest.mocked(Date.now).mockReturnValue(MIDNIGHT + 24 * HOUR_MS + 1);
    expect(await catchQuotaError(one)).toBeUndefined();
  });

  it('counts the network, too, so that new cookies do not help', async () => {
    const network = 'a-network';
    for (let n = 0; n < hour * NETWORK_QUOTA_FACTOR; n++) await countJob(buildGuest({ network }));
    expect(await catchQuotaError(buildGuest({ network }))).toMatchObject({ code: 'QUOTA_EXCEEDED' });
    expect(await catchQuotaError(buildGuest({ network: 'another' }))).toBeUndefined();
  });

  it('allows members more than guests, and admins more than members', async () => {
    for (const role of ['member', 'admin'] as const) {
      const user = buildGuest({ id: `user:${role}`, role });
      await countJobs(user, hour * QUOTA_FACTORS[role]);
      expect(await catchQuotaError(user)).toMatchObject({ code: 'QUOTA_EXCEEDED' });
    }
  });

  it('admits exactly the quota when all requests arrive together', async () => {
    const one = buildGuest({ network: 'n' });
    const results = await Promise.allSettled(Array.from({ length: hour * 2 }, () => countJob(one)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(hour);
  });

  it('does not count rejected jobs, nor for their network', async () => {
    const one = buildGuest({ network: 'n' });
    await countJobs(one, hour);
    for (let n = 0; n < hour * NETWORK_QUOTA_FACTOR; n++) await catchQuotaError(one);
    expect(await catchQuotaError(buildGuest({ network: 'n' }))).toBeUndefined();
  });

  it('does not count scheduled jobs', async () => {
    for (let n = 0; n <= hour; n++) await countJob(undefined);
    expect(await service.app.get(QUEUE_REDIS).keys('*quota*')).toEqual([]);
  });

  it('admits jobs and logs a warning when Redis does not respond', async () => {
    const warn = jest.fn();
    const silent = { eval: () => new Promise(() => {}) };
    const quotas = new JobQuotas(silent as never, 1, { warn } as never);
    const started = performance.now();
    await runAs(buildGuest(), () => quotas.count('guide.write'));
    // By itself, a Redis command times out only after five seconds.
    expect(performance.now() - started).toBeLessThan(4_000);
    expect(warn).toHaveBeenCalledWith({ err: expect.any(Error) }, 'Failed to count job quotas');
  });

  it('sets an expiry on every counter', async () => {
    await countJob(buildGuest({ network: 'n' }));
    const redis = service.app.get(QUEUE_REDIS);
    const keys = await redis.keys(`${KEY_PREFIX}:{quota:*`);
    expect(keys).toHaveLength(4);
    for (const key of keys) expect(await redis.pexpiretime(key)).toBeGreaterThan(NOON);
  });
});

describe('JobRequests.enqueue', () => {
  const enqueue = (requester: Requester | undefined) =>
    runAs(requester, () =>
      service.dataSource.transaction((manager) =>
        service.app
          .get(JobRequests)
          .enqueue(manager, 'guide.write', { guideRequestId: randomUUID() }, { requestedBy: 'x' }),
      ),
    );

  it('starts no job above the quota', async () => {
    const one = buildGuest();
    const ids = [];
    for (let n = 0; n < hour; n++) ids.push(await enqueue(one));
    const rows = () => service.dataSource.query('select count(*)::integer as n from job_requests');
    const [before] = await rows();
    await expect(enqueue(one)).rejects.toMatchObject({ code: 'QUOTA_EXCEEDED' });
    expect(await rows()).toEqual([before]);
  });

  it('passes the requester to the worker and clears it when the job is finished', async () => {
    const one = buildGuest({ network: 'n' });
    const receivedEnvelope = new Promise<JobEnvelope>((resolve) => {
      const { hostname: host, port, password, pathname } = new URL(service.redisUrl);
      const connection = {
        host,
        port: Number(port),
        password,
        db: Number(pathname.slice(1)),
        maxRetriesPerRequest: null,
      };
      const worker = new Worker(
        'quick',
        async (job) => {
          if (job.data.requester?.id === one.id) resolve(job.data);
        },
        { connection, prefix: getQueuePrefix('quick') },
      );
      workers.push(worker);
    });
    const id = await enqueue(one);
    expect((await service.findRow(id)).requester).toEqual(one);
    expect(await receivedEnvelope).toMatchObject({ jobRequestId: id, requester: one });
    await service.dataSource.transaction((manager) =>
      service.app.get(JobRequests).finish(manager, id, { status: 'done' }),
    );
    expect((await service.findRow(id)).requester).toBeNull();
  });

  const workers: Worker[] = [];
  afterAll(() => Promise.all(workers.map((worker) => worker.close(true))));
});
