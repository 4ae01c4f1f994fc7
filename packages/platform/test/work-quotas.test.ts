import { randomUUID } from 'node:crypto';
import type { Requester } from '@placelore/contracts/identity.js';
import type { JobEnvelope } from '@placelore/contracts/jobs.js';
import { NETWORK_QUOTA_FACTOR, QUOTA_FACTORS, QUOTAS } from '@placelore/contracts/quotas.js';
import { Worker } from 'bullmq';
import { withRequestId } from '../src/logging/request-context.js';
import { QUEUE_REDIS } from '../src/queues/job-queues.js';
import { KEY_PREFIX } from '../src/queues/redis.js';
import { WorkQuotas } from '../src/quotas/work-quotas.js';
import { WorkRequests } from '../src/work/work-requests.js';
import { WorkOwner } from './work-owner.js';

/** Real Postgres and Redis; the owner and its jobs are planted. */
let owner: WorkOwner;
beforeAll(async () => {
  owner = await WorkOwner.start();
});
afterAll(() => owner.stop());
const HOUR_MS = 3_600_000;
/** A midnight to come: counters that ended already would be gone at once. */
const MIDNIGHT = (Math.floor(Date.now() / (24 * HOUR_MS)) + 1) * 24 * HOUR_MS;
/** The middle of an hour, so that no counted hour ends within a test. */
const NOON = MIDNIGHT + 12.5 * HOUR_MS;
beforeEach(async () => {
  await owner.app.get(QUEUE_REDIS).flushdb();
  jest.spyOn(Date, 'now').mockReturnValue(NOON);
});
afterEach(() => jest.restoreAllMocks());

const { hour, day } = QUOTAS.guides;
const guest = (given: Partial<Requester> = {}): Requester => ({
  id: `visitor:${randomUUID()}`,
  role: 'guest',
  network: null,
  ...given,
});
const as = <T>(requester: Requester | undefined, work: () => T): T => withRequestId('request-1', work, requester);
const count = (requester: Requester | undefined) => as(requester, () => owner.app.get(WorkQuotas).count('guide.write'));
const countAll = async (requester: Requester, times: number) => {
  for (let n = 0; n < times; n++) await count(requester);
};
/** The error of one more; undefined when it is allowed. */
const refusal = (requester: Requester) =>
  count(requester).then(
    () => undefined,
    (thrown: unknown) => thrown as Error,
  );

describe('WorkQuotas', () => {
  it('refuses a guest beyond the hourly quota, and says when the hour ends', async () => {
    const one = guest();
    await countAll(one, hour);
    expect(await refusal(one)).toMatchObject({
      code: 'QUOTA_SPENT',
      retryAfter: 30 * 60,
      message:
        'You have asked for many new guides within one hour. Please try again in 30 minutes. Signed-in members can ask for more.',
    });
    expect(await refusal(guest())).toBeUndefined();
    jest.mocked(Date.now).mockReturnValue(NOON + 31 * 60_000);
    expect(await refusal(one)).toBeUndefined();
  });

  it('refuses a guest beyond the daily quota until the day ends', async () => {
    const one = guest();
    for (let made = 0, hours = 0; made < day; hours++) {
      jest.mocked(Date.now).mockReturnValue(MIDNIGHT + (hours + 0.5) * HOUR_MS);
      const some = Math.min(hour, day - made);
      await countAll(one, some);
      made += some;
    }
    jest.mocked(Date.now).mockReturnValue(MIDNIGHT + 20.5 * HOUR_MS);
    expect(await refusal(one)).toMatchObject({ code: 'QUOTA_SPENT', retryAfter: 3.5 * 3_600 });
    jest.mocked(Date.now).mockReturnValue(MIDNIGHT + 24 * HOUR_MS + 1);
    expect(await refusal(one)).toBeUndefined();
  });

  it('counts a network too, so that new cookies do not help', async () => {
    const network = 'a-network';
    for (let n = 0; n < hour * NETWORK_QUOTA_FACTOR; n++) await count(guest({ network }));
    expect(await refusal(guest({ network }))).toMatchObject({ code: 'QUOTA_SPENT' });
    expect(await refusal(guest({ network: 'another' }))).toBeUndefined();
  });

  it('lets members start more than guests, and admins more than members', async () => {
    for (const role of ['member', 'admin'] as const) {
      const user = guest({ id: `user:${role}`, role });
      await countAll(user, hour * QUOTA_FACTORS[role]);
      expect(await refusal(user)).toMatchObject({ code: 'QUOTA_SPENT' });
    }
  });

  it('lets exactly as many through when all come at once', async () => {
    const one = guest({ network: 'n' });
    const outcomes = await Promise.allSettled(Array.from({ length: hour * 2 }, () => count(one)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(hour);
  });

  it('counts refused work for nothing, neither for its network', async () => {
    const one = guest({ network: 'n' });
    await countAll(one, hour);
    for (let n = 0; n < hour * NETWORK_QUOTA_FACTOR; n++) await refusal(one);
    expect(await refusal(guest({ network: 'n' }))).toBeUndefined();
  });

  it('does not count regular work of the product', async () => {
    for (let n = 0; n <= hour; n++) await count(undefined);
    expect(await owner.app.get(QUEUE_REDIS).keys('*quota*')).toEqual([]);
  });

  it('lets work through, and says so, when Redis is silent', async () => {
    const warn = jest.fn();
    const silent = { eval: () => new Promise(() => {}) };
    const quotas = new WorkQuotas(silent as never, 1, { warn } as never);
    const started = performance.now();
    await as(guest(), () => quotas.count('guide.write'));
    // A Redis command itself gives up after five seconds only.
    expect(performance.now() - started).toBeLessThan(4_000);
    expect(warn).toHaveBeenCalledWith({ err: expect.any(Error) }, 'Work quotas could not be counted');
  });

  it('leaves no counter behind that does not end by itself', async () => {
    await count(guest({ network: 'n' }));
    const redis = owner.app.get(QUEUE_REDIS);
    const keys = await redis.keys(`${KEY_PREFIX}:quota:*`);
    expect(keys).toHaveLength(4);
    for (const key of keys) expect(await redis.pexpiretime(key)).toBeGreaterThan(NOON);
  });
});

describe('WorkRequests.request', () => {
  const request = (requester: Requester | undefined) =>
    as(requester, () =>
      owner.dataSource.transaction((manager) =>
        owner.app
          .get(WorkRequests)
          .request(manager, 'guide.write', { guideRequestId: randomUUID() }, { requestedBy: 'x' }),
      ),
    );

  it('starts no work beyond the quota', async () => {
    const one = guest();
    const ids = [];
    for (let n = 0; n < hour; n++) ids.push(await request(one));
    const rows = () => owner.dataSource.query('select count(*)::integer as n from work_requests');
    const [before] = await rows();
    await expect(request(one)).rejects.toMatchObject({ code: 'QUOTA_SPENT' });
    expect(await rows()).toEqual([before]);
  });

  it('hands the requester to the worker and forgets them when the work is settled', async () => {
    const one = guest({ network: 'n' });
    const seen = new Promise<JobEnvelope>((resolve) => {
      const { hostname: host, port, password, pathname } = new URL(owner.redisUrl);
      const connection = {
        host,
        port: Number(port),
        password,
        db: Number(pathname.slice(1)),
        maxRetriesPerRequest: null,
      };
      const worker = new Worker(
        'interactive',
        async (job) => {
          if (job.data.requester?.id === one.id) resolve(job.data);
        },
        { connection, prefix: KEY_PREFIX },
      );
      workers.push(worker);
    });
    const id = await request(one);
    expect((await owner.row(id)).requester).toEqual(one);
    expect(await seen).toMatchObject({ workRequestId: id, requester: one });
    await owner.dataSource.transaction((manager) =>
      owner.app.get(WorkRequests).settle(manager, id, { status: 'done' }),
    );
    expect((await owner.row(id)).requester).toBeNull();
  });

  const workers: Worker[] = [];
  afterAll(() => Promise.all(workers.map((worker) => worker.close(true))));
});
