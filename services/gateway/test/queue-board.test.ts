import { randomUUID } from 'node:crypto';
import { queueCounts } from '@placelore/contracts/queues.js';
import { identityOf } from './gateway.js';
import { admin, failAll, gateway, put, queued, stateOf, useQueueBoard } from './queue-board.js';

useQueueBoard();

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
