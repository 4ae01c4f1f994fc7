import { randomUUID } from 'node:crypto';
import { queueCounts } from '@placelore/contracts/core/jobs/queues.js';
import { readIdentity } from './support/gateway.js';
import { admin, enqueue, failAll, gateway, getState, put, setupQueueDashboard } from './support/queue-dashboard.js';

setupQueueDashboard();

describe('queue dashboard', () => {
  it('serves the page with its own policy, its assets and its calls without caching', async () => {
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

  it('shows every queue without personal data', async () => {
    await enqueue('visitor.claim', { userId: 7, username: 'giulia', visitorId: randomUUID() });
    const failed = await enqueue('photo.correct', {
      analysisId: randomUUID(),
      revision: 1,
      place: { name: 'Casa di Giulia', latitude: 43.4631, longitude: 11.8781 },
    });
    await failAll('photo.correct', 'giulia@example.org is at Casa di Giulia');
    const responses = [
      await gateway.get('/admin/queues/api/queues?activeQueue=interactive&status=failed&page=1', { cookie: admin }),
      await gateway.get('/admin/queues/api/queues?activeQueue=maintenance&status=latest&page=1', { cookie: admin }),
      await gateway.get(`/admin/queues/api/queues/interactive/${failed}`, { cookie: admin }),
      await gateway.get(`/admin/queues/api/queues/interactive/${failed}/logs`, { cookie: admin }),
      await gateway.get(`/admin/queues/api/queues/interactive/${failed}/flow`, { cookie: admin }),
      await gateway.get('/admin/queues/api/job-schedulers', { cookie: admin }),
    ];
    for (const { status, text } of responses) {
      expect(status).toBe(200);
      expect(text).not.toMatch(/giulia|43\.46/i);
    }
    expect(responses[0]!.body.queues.map(({ name }: { name: string }) => name)).toEqual([
      'interactive',
      'quick',
      'rendering',
      'writing',
      'batch',
      'maintenance',
    ]);
    expect(responses[2]!.body).toMatchObject({
      status: 'failed',
      job: { name: 'photo.correct', data: { jobRequestId: failed } },
    });
    expect(JSON.stringify(responses[1]!.body)).toContain('visitor.claim');
  });

  it("retries a failed job through its service in the admin's name and removes the failed one", async () => {
    const id = await enqueue('article.write', { discoveryId: 5 });
    await failAll('article.write', 'no');
    gateway.upstreams.content.respond = (request, response) => {
      request.resume();
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ jobRequestId: randomUUID() }));
    };
    expect((await put(`writing/${id}/retry`)).status).toBe(204);
    const { last } = gateway.upstreams.content;
    expect([last.method, last.url]).toEqual(['POST', `/api/admin/failed-jobs/content/${id}/retry`]);
    expect(await readIdentity(last)).toMatchObject({ kind: 'person', userId: 1, username: 'maria', isAdmin: true });
    expect(await getState('article.write', id)).toBe('unknown');
  });

  it("shows the service's reason for rejecting a retry, and keeps the failed job", async () => {
    const ids = [
      await enqueue('article.write', { discoveryId: 5 }),
      await enqueue('article.write', { discoveryId: 6 }),
    ];
    await failAll('article.write', 'no');
    gateway.upstreams.content.respond = (request, response) => {
      request.resume();
      const isRejected = request.url?.includes(ids[0]!);
      response
        .writeHead(isRejected ? 409 : 200, { 'content-type': 'application/json' })
        .end(
          JSON.stringify(
            isRejected
              ? { error: 'Not needed.', code: 'JOB_OBSOLETE', requestId: 'x' }
              : { jobRequestId: randomUUID() },
          ),
        );
    };
    const result = await put(`writing/${ids[0]}/retry`);
    expect([result.status, result.body]).toMatchObject([409, { error: 'Not needed.', code: 'JOB_OBSOLETE' }]);
    const all = await put('writing/retry/failed');
    expect([all.status, all.body]).toEqual([200, { retried: 1, skipped: 1 }]);
    expect([await getState('article.write', ids[0]!), await getState('article.write', ids[1]!)]).toEqual([
      'failed',
      'unknown',
    ]);
  });

  it('does not retry jobs that have not failed, and calls no service', async () => {
    const id = await enqueue('article.write', { discoveryId: 5 });
    expect((await put(`writing/${id}/retry`)).body.code).toBe('JOB_NOT_FAILED');
    expect((await put('writing/retry/completed')).body.code).toBe('JOB_NOT_FAILED');
    expect((await put(`writing/${randomUUID()}/retry`)).status).toBe(404);
    expect((await put(`nothing/${id}/retry`)).status).toBe(404);
    expect(gateway.upstreams.content.received).toEqual([]);
  });

  it('promotes delayed jobs, one or all of a queue', async () => {
    const ids = [
      await enqueue('article.write', { discoveryId: 5 }),
      await enqueue('article.write', { discoveryId: 6 }),
    ];
    expect((await put(`writing/${ids[0]}/promote`)).body.code).toBe('INVALID_INPUT');
    await failAll('article.write', 'later', false);
    expect(await getState('article.write', ids[0]!)).toBe('delayed');
    expect((await put(`writing/${ids[0]}/promote`)).status).toBe(204);
    expect([await getState('article.write', ids[0]!), await getState('article.write', ids[1]!)]).toEqual([
      'waiting',
      'delayed',
    ]);
    expect((await put('writing/promote')).status).toBe(200);
    expect(await getState('article.write', ids[1]!)).toBe('waiting');
  });

  it('rejects cross-origin requests that carry an admin session', async () => {
    const id = await enqueue('article.write', { discoveryId: 5 });
    await failAll('article.write', 'no');
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      const response = await put(`writing/${id}/retry`, { cookie: admin, ...headers });
      expect([response.status, response.body.code]).toEqual([403, 'CROSS_ORIGIN_REJECTED']);
    }
    expect(gateway.upstreams.content.received).toEqual([]);
  });
});

it('GET /api/admin/queues: returns the counts of every queue', async () => {
  await enqueue('article.write', { discoveryId: 5 });
  await failAll('article.write', 'no');
  await enqueue('article.write', { discoveryId: 6 });
  await failAll('article.write', 'later', false);
  await enqueue('article.write', { discoveryId: 7 });
  await enqueue('article.write', { discoveryId: 8 });
  const response = await gateway.get('/api/admin/queues', { cookie: admin });
  expect(response.status).toBe(200);
  const counts = queueCounts.strict().array().parse(response.body);
  expect(counts.map(({ queue }) => queue)).toEqual([
    ...['interactive', 'quick', 'rendering', 'writing', 'batch', 'maintenance'],
  ]);
  expect(counts[3]).toMatchObject({ waiting: 2, active: 0, delayed: 1, failed: 1, completedPerMinute: 0 });
  expect(counts[3]!.oldestWaitingMs).toBeGreaterThanOrEqual(0);
  expect(counts[0]).toMatchObject({ waiting: 0, failed: 0, oldestWaitingMs: null, failedPerMinute: 0 });
});
