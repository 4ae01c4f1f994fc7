import { dirname } from 'node:path';
import { JobQueues } from '@placelore/platform/queues/job-queues.js';
import { connectRedis, getQueuePrefix } from '@placelore/platform/queues/redis.js';
import { collectDashboardParts } from '../src/queue-dashboard/bull-board-adapter.js';
import { renderDashboardStyles } from '../src/queue-dashboard/dashboard-page.js';
import { createDashboardRoutes } from '../src/queue-dashboard/dashboard-routes.js';
import { RedactedQueue } from '../src/queue-dashboard/redacted-queue.js';
import { Gateway } from './support/gateway.js';
import { ADMIN, admin, enqueue, gateway, getState, queues, setupQueueDashboard } from './support/queue-dashboard.js';

setupQueueDashboard();

/** Returns every call of the library that changes something, with the names of a real queue and job in its path. */
const listWriteCalls = (id: string) => {
  const shown = queues.getQueues().map((queue) => new RedactedQueue(queue));
  const { calls } = collectDashboardParts(shown, dirname(require.resolve('@bull-board/ui/package.json')), {});
  return createDashboardRoutes(calls, undefined as never, false)
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

describe('other actions of the dashboard library', () => {
  it('have no button unless they are allowed', async () => {
    const styles = (await gateway.get('/admin/queues/static/allowed.css', { cookie: admin })).text;
    expect(styles).toMatch(/\.lucide-pause\b.*\.lucide-trash-2\b/);
    expect(styles).not.toMatch(/lucide-(refresh-cw|corner-up-left)/);
    const allowed = renderDashboardStyles(true);
    expect(allowed).toContain('.lucide-pause');
    expect(allowed).not.toContain('.lucide-trash-2');
  });

  it('are rejected with a message and change nothing', async () => {
    const id = await enqueue('article.write', { discoveryId: 5 });
    const rejectedCalls = listWriteCalls(id).filter(({ route }) => !ALLOWED.test(route));
    expect(rejectedCalls.length).toBeGreaterThan(15);
    for (const { method, route, path } of rejectedCalls) {
      const response = await gateway.request(method, `/admin/queues${path}`, { cookie: admin });
      const code = DELETING.test(route) ? 'QUEUE_DELETION_OFF' : 'QUEUE_ACTION_REJECTED';
      expect([path, response.status, response.body.code]).toEqual([path, 403, code]);
      expect(response.body.error).toMatch(/^[A-Z].*\.$/);
    }
    expect(await getState('article.write', id)).toBe('waiting');
    expect(await gateway.redis.hget(`${getQueuePrefix('writing')}:writing:meta`, 'paused')).toBeNull();
  });

  it('delete jobs where the configuration allows it, and are otherwise rejected', async () => {
    const open = await Gateway.start({ QUEUE_DASHBOARD_DELETION: 'on' });
    const ownQueues = new JobQueues(connectRedis(open.environment.REDIS_URL!));
    try {
      const cookie = await open.createSession(ADMIN);
      const first = await enqueue('article.write', { discoveryId: 5 }, ownQueues);
      const second = await enqueue('article.write', { discoveryId: 6 }, ownQueues);
      for (const { method, route, path } of listWriteCalls(first)) {
        if (ALLOWED.test(route) || DELETING.test(route)) continue;
        const response = await open.request(method, `/admin/queues${path}`, { cookie });
        expect([path, response.body.code]).toEqual([path, 'QUEUE_ACTION_REJECTED']);
      }
      expect((await open.request('put', `/admin/queues/api/queues/writing/${first}/clean`, { cookie })).status).toBe(
        204,
      );
      expect(await ownQueues.getState('article.write', first)).toBe('unknown');
      expect((await open.request('put', '/admin/queues/api/queues/writing/empty', { cookie })).status).toBe(200);
      expect(await ownQueues.getState('article.write', second)).toBe('unknown');
    } finally {
      await ownQueues.onApplicationShutdown();
      await open.stop();
    }
  });
});
