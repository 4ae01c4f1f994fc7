import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { JOBS, type JobName } from '@placelore/contracts/jobs.js';
import { queueCounts } from '@placelore/contracts/queues.js';
import { JobQueues } from '@placelore/platform/queues/job-queues.js';
import { connectRedis, KEY_PREFIX } from '@placelore/platform/queues/redis.js';
import { SessionStore } from '@placelore/platform/sessions/session-store.js';
import { UnrecoverableError, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Response } from 'supertest';
import { boardParts } from '../src/queue-board/board-library.js';
import { boardRoutes } from '../src/queue-board/board-routes.js';
import { boardStyles } from '../src/queue-board/board-styles.js';
import { ShownQueue } from '../src/queue-board/shown-queue.js';
import { Gateway, identityOf } from './gateway.js';

const ADMIN = { userId: 1, username: 'maria', isAdmin: true };
const ASSETS = join(dirname(require.resolve('@bull-board/ui/package.json')), 'dist/static');
const SCRIPT = `/admin/queues/static/js/${readdirSync(join(ASSETS, 'js')).find((name) => /^main\..*\.js$/.test(name))}`;

let gateway: Gateway;
let redis: Redis;
let queues: JobQueues;
let admin: string;
beforeAll(async () => {
  gateway = await Gateway.start();
  redis = connectRedis(gateway.environment.REDIS_URL!, true);
  queues = new JobQueues(redis);
});
afterAll(async () => {
  await queues.onApplicationShutdown();
  await gateway.stop();
});
beforeEach(async () => {
  await gateway.reset();
  admin = await gateway.session(ADMIN);
  gateway.upstreams.frontend.answer = (request, response) => {
    request.resume();
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end('<h1>Page not found</h1>');
  };
});

/** Queues a job as an owner's relay does. @returns its work request's id */
async function queued(job: JobName, payload: object, to = queues): Promise<string> {
  const workRequestId = randomUUID();
  await to.add(job, { workRequestId, requestId: randomUUID(), payload });
  return workRequestId;
}

/** Works on a queue until as many jobs have ended as there are waiting; all fail for that reason. */
async function failAll(job: JobName, reason: string, final = true): Promise<void> {
  const connection = connectRedis(gateway.environment.REDIS_URL!, true);
  const worker = new Worker(
    JOBS[job].queue,
    async () => {
      throw final ? new UnrecoverableError(reason) : new Error(reason);
    },
    { connection: connection as never, prefix: KEY_PREFIX, autorun: false, metrics: { maxDataPoints: 10 } },
  );
  const drained = new Promise<void>((resolve) => worker.once('drained', resolve));
  void worker.run();
  await drained;
  await worker.close();
  connection.disconnect();
}

const put = (path: string, headers: Record<string, string> = { cookie: admin }) =>
  gateway.request('put', `/admin/queues/api/queues/${path}`, headers);
const stateOf = (job: JobName, id: string) => queues.state(job, id);

describe('who is no admin', () => {
  const callers: [string, () => Promise<Record<string, string>>][] = [
    ['a guest', async () => ({})],
    ['a cookie of nobody', async () => ({ cookie: 'placelore_session=made-up' })],
    ['a user', async () => ({ cookie: await gateway.session({ userId: 2, username: 'paolo', isAdmin: false }) })],
    [
      'an admin whose sessions were ended, as suspending does',
      async () => {
        await new SessionStore(gateway.redis).endAll(ADMIN.userId);
        return { cookie: admin };
      },
    ],
    ['an identity made up', async () => ({ 'x-placelore-identity': 'eyJhbGciOiJIUzI1NiJ9.e30.x' })],
  ];
  /** All that an answer says, but what is new in every one. */
  const said = ({ status, headers, text }: Response) => {
    const { date: _date, 'x-request-id': _id, ...rest } = headers;
    return { status, headers: rest, text: (text ?? '').replace(/"requestId":"[^"]+"/, '') };
  };

  it.each(callers)('%s gets the same answers as for addresses at which nothing is', async (_, headers) => {
    const id = await queued('article.write', { discoveryId: 5 });
    const own = await headers();
    const reads = ['', '/', '/queue/writing', `/queue/writing/${id}`, '/api/queues', `/api/queues/writing/${id}`];
    const paths = [...reads.map((path) => `/admin/queues${path}`), SCRIPT, '/admin/queues/api/redis/stats'];
    for (const path of paths) {
      for (const method of ['get', 'head'] as const) {
        const unknown = said(await gateway.request(method, path.replace('/admin/queues', '/admin/nothing'), own));
        expect(said(await gateway.request(method, path, own))).toEqual(unknown);
        expect(unknown.status).toBe(404);
      }
    }
    for (const method of ['put', 'post', 'patch', 'delete'] as const) {
      for (const path of [
        `/api/queues/writing/${id}/retry`,
        `/api/queues/writing/${id}/promote`,
        '/api/queues/pause',
      ]) {
        const unknown = said(await gateway.request(method, `/admin/nothing${path}`, own));
        const answer = said(await gateway.request(method, `/admin/queues${path}`, own));
        expect(answer).toEqual(unknown);
        expect(answer.status).toBe(404);
      }
    }
    expect(await stateOf('article.write', id)).toBe('waiting');
    const counts = await gateway.get('/api/admin/queues', own);
    expect([401, 403]).toContain(counts.status);
    expect(counts.text).not.toContain('waiting');
  });
});

describe('an admin', () => {
  it('gets the page with its own policy, its assets, and its calls, which nobody keeps', async () => {
    const page = await gateway.get('/admin/queues', { cookie: admin });
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const policy = page.headers['content-security-policy']!;
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(page.headers['cache-control']).toBe('no-store');
    const links = [...page.text.matchAll(/(?:src|href)="(static\/[^"]+)"/g)].map(([, link]) => link!);
    expect(links.length).toBeGreaterThan(3);
    for (const link of links) {
      const file = await gateway.get(`/admin/queues/${link}`, { cookie: admin });
      expect([file.status, file.headers['cache-control']]).toEqual([200, 'no-store']);
    }
    expect((await gateway.get('/api/user')).headers['content-security-policy']).not.toBe(policy);
    expect((await gateway.get('/admin/queues/static/js/nothing.js', { cookie: admin })).status).toBe(404);
    expect((await gateway.get('/admin/queues/static/%2e%2e/index.ejs', { cookie: admin })).status).toBe(400);
  });

  it('sees every queue, and nothing of a person in any job', async () => {
    await queued('visitor.claim', { userId: 7, username: 'giulia', visitorId: randomUUID() });
    const failed = await queued('photo.correct', {
      analysisId: randomUUID(),
      revision: 1,
      place: { name: 'Casa di Giulia', latitude: 43.4631, longitude: 11.8781 },
    });
    await failAll('photo.correct', 'giulia@example.org is at Casa di Giulia');
    const seen = [
      await gateway.get('/admin/queues/api/queues?activeQueue=interactive&status=failed&page=1', { cookie: admin }),
      await gateway.get('/admin/queues/api/queues?activeQueue=upkeep&status=latest&page=1', { cookie: admin }),
      await gateway.get(`/admin/queues/api/queues/interactive/${failed}`, { cookie: admin }),
      await gateway.get(`/admin/queues/api/queues/interactive/${failed}/logs`, { cookie: admin }),
      await gateway.get(`/admin/queues/api/queues/interactive/${failed}/flow`, { cookie: admin }),
      await gateway.get('/admin/queues/api/job-schedulers', { cookie: admin }),
    ];
    for (const { status, text } of seen) {
      expect(status).toBe(200);
      expect(text).not.toMatch(/giulia|43\.46/i);
    }
    expect(seen[0]!.body.queues.map(({ name }: { name: string }) => name)).toEqual([
      'interactive',
      'drawing',
      'writing',
      'batch',
      'upkeep',
    ]);
    expect(seen[2]!.body).toMatchObject({
      status: 'failed',
      job: { name: 'photo.correct', data: { workRequestId: failed } },
    });
    expect(JSON.stringify(seen[1]!.body)).toContain('visitor.claim');
  });

  it('has failed work done again by its owner, in their own name, and the failed job goes', async () => {
    const id = await queued('article.write', { discoveryId: 5 });
    await failAll('article.write', 'no');
    gateway.upstreams.content.answer = (request, response) => {
      request.resume();
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ workRequestId: randomUUID() }));
    };
    expect((await put(`writing/${id}/retry`)).status).toBe(204);
    const { last } = gateway.upstreams.content;
    expect([last.method, last.url]).toEqual(['POST', `/api/admin/work/content/${id}/retry`]);
    expect(await identityOf(last)).toMatchObject({ kind: 'person', userId: 1, username: 'maria', isAdmin: true });
    expect(await stateOf('article.write', id)).toBe('unknown');
  });

  it('hears why its owner does not want it done again, and the job stays', async () => {
    const ids = [await queued('article.write', { discoveryId: 5 }), await queued('article.write', { discoveryId: 6 })];
    await failAll('article.write', 'no');
    gateway.upstreams.content.answer = (request, response) => {
      request.resume();
      const refused = request.url?.includes(ids[0]!);
      response
        .writeHead(refused ? 409 : 200, { 'content-type': 'application/json' })
        .end(
          JSON.stringify(
            refused ? { error: 'Not needed.', code: 'WORK_OUTDATED', requestId: 'x' } : { workRequestId: randomUUID() },
          ),
        );
    };
    const answer = await put(`writing/${ids[0]}/retry`);
    expect([answer.status, answer.body]).toMatchObject([409, { error: 'Not needed.', code: 'WORK_OUTDATED' }]);
    const all = await put('writing/retry/failed');
    expect([all.status, all.body]).toEqual([200, { retried: 1, skipped: 1 }]);
    expect([await stateOf('article.write', ids[0]!), await stateOf('article.write', ids[1]!)]).toEqual([
      'failed',
      'unknown',
    ]);
  });

  it('retries nothing that has not failed, and no owner is asked', async () => {
    const id = await queued('article.write', { discoveryId: 5 });
    expect((await put(`writing/${id}/retry`)).body.code).toBe('WORK_NOT_FAILED');
    expect((await put('writing/retry/completed')).body.code).toBe('WORK_NOT_FAILED');
    expect((await put(`writing/${randomUUID()}/retry`)).status).toBe(404);
    expect((await put(`nothing/${id}/retry`)).status).toBe(404);
    expect(gateway.upstreams.content.received).toEqual([]);
  });

  it('promotes what is delayed, alone or all of a queue', async () => {
    const ids = [await queued('article.write', { discoveryId: 5 }), await queued('article.write', { discoveryId: 6 })];
    expect((await put(`writing/${ids[0]}/promote`)).body.code).toBe('INVALID_INPUT');
    await failAll('article.write', 'later', false);
    expect(await stateOf('article.write', ids[0]!)).toBe('delayed');
    expect((await put(`writing/${ids[0]}/promote`)).status).toBe(204);
    expect([await stateOf('article.write', ids[0]!), await stateOf('article.write', ids[1]!)]).toEqual([
      'waiting',
      'delayed',
    ]);
    expect((await put('writing/promote')).status).toBe(200);
    expect(await stateOf('article.write', ids[1]!)).toBe('waiting');
  });

  it('is not who another site’s page says', async () => {
    const id = await queued('article.write', { discoveryId: 5 });
    await failAll('article.write', 'no');
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      const answer = await put(`writing/${id}/retry`, { cookie: admin, ...headers });
      expect([answer.status, answer.body.code]).toEqual([403, 'FOREIGN_ORIGIN']);
    }
    expect(gateway.upstreams.content.received).toEqual([]);
  });
});

/** Every call the library knows that is no reading, with a real queue and job in it. */
const writes = (id: string) => {
  const shown = queues.all().map((queue) => new ShownQueue(queue));
  const { calls } = boardParts(shown, join(ASSETS, '../..'), {});
  return boardRoutes(calls, undefined as never, false)
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => ({
      method: method.toLowerCase() as 'put',
      route: path,
      path: path
        .replace(':queueName', 'writing')
        .replace(':jobId', id)
        .replace(':queueStatus', 'wait')
        .replace(':schedulerId', 'x'),
    }));
};
const ALLOWED = /\/(retry|promote)(\/:queueStatus)?$/;
const DELETING = /\/(clean|empty|obliterate)(\/:queueStatus)?$/;

describe('what else the library can do', () => {
  it('has no button, unless it is allowed', async () => {
    const refused = (await gateway.get('/admin/queues/static/allowed.css', { cookie: admin })).text;
    expect(refused).toMatch(/\.lucide-pause\b.*\.lucide-trash-2\b/);
    expect(refused).not.toMatch(/lucide-(refresh-cw|corner-up-left)/);
    const allowed = boardStyles(true);
    expect(allowed).toContain('.lucide-pause');
    expect(allowed).not.toContain('.lucide-trash-2');
  });

  it('is refused with a sentence, and nothing happens', async () => {
    const id = await queued('article.write', { discoveryId: 5 });
    const refused = writes(id).filter(({ route }) => !ALLOWED.test(route));
    expect(refused.length).toBeGreaterThan(15);
    for (const { method, route, path } of refused) {
      const answer = await gateway.request(method, `/admin/queues${path}`, { cookie: admin });
      const code = DELETING.test(route) ? 'QUEUE_DELETION_OFF' : 'QUEUE_ACTION_REFUSED';
      expect([path, answer.status, answer.body.code]).toEqual([path, 403, code]);
      expect(answer.body.error).toMatch(/^[A-Z].*\.$/);
    }
    expect(await stateOf('article.write', id)).toBe('waiting');
    expect(await redis.hget(`${KEY_PREFIX}:writing:meta`, 'paused')).toBeNull();
  });

  it('deletes where the installation says so, and does nothing more', async () => {
    const open = await Gateway.start({ QUEUE_DASHBOARD_DELETION: 'on' });
    const inside = new JobQueues(connectRedis(open.environment.REDIS_URL!));
    try {
      const cookie = await open.session(ADMIN);
      const first = await queued('article.write', { discoveryId: 5 }, inside);
      const second = await queued('article.write', { discoveryId: 6 }, inside);
      for (const { method, route, path } of writes(first)) {
        if (ALLOWED.test(route) || DELETING.test(route)) continue;
        const answer = await open.request(method, `/admin/queues${path}`, { cookie });
        expect([path, answer.body.code]).toEqual([path, 'QUEUE_ACTION_REFUSED']);
      }
      expect((await open.request('put', `/admin/queues/api/queues/writing/${first}/clean`, { cookie })).status).toBe(
        204,
      );
      expect(await inside.state('article.write', first)).toBe('unknown');
      expect((await open.request('put', '/admin/queues/api/queues/writing/empty', { cookie })).status).toBe(200);
      expect(await inside.state('article.write', second)).toBe('unknown');
    } finally {
      await inside.onApplicationShutdown();
      await open.stop();
    }
  });
});

it('counts say how every queue is', async () => {
  await queued('article.write', { discoveryId: 5 });
  await failAll('article.write', 'no');
  await queued('article.write', { discoveryId: 6 });
  await failAll('article.write', 'later', false);
  await queued('article.write', { discoveryId: 7 });
  await queued('article.write', { discoveryId: 8 });
  const answer = await gateway.get('/api/admin/queues', { cookie: admin });
  expect(answer.status).toBe(200);
  const counts = queueCounts.strict().array().parse(answer.body);
  expect(counts.map(({ queue }) => queue)).toEqual(['interactive', 'drawing', 'writing', 'batch', 'upkeep']);
  expect(counts[2]).toMatchObject({ waiting: 2, active: 0, delayed: 1, failed: 1, completedPerMinute: 0 });
  expect(counts[2]!.oldestWaitingMs).toBeGreaterThanOrEqual(0);
  expect(counts[0]).toMatchObject({ waiting: 0, failed: 0, oldestWaitingMs: null, failedPerMinute: 0 });
});
