import { dirname } from 'node:path';
import { JobQueues } from '@placelore/platform/queues/job-queues.js';
import { connectRedis, KEY_PREFIX } from '@placelore/platform/queues/redis.js';
import { boardParts } from '../src/queue-board/board-library.js';
import { boardRoutes } from '../src/queue-board/board-routes.js';
import { boardStyles } from '../src/queue-board/board-styles.js';
import { ShownQueue } from '../src/queue-board/shown-queue.js';
import { Gateway } from './gateway.js';
import { ADMIN, admin, gateway, queued, queues, stateOf, useQueueBoard } from './queue-board.js';

useQueueBoard();

/** Every call the library knows that is no reading, with a real queue and job in it. */
const writes = (id: string) => {
  const shown = queues.all().map((queue) => new ShownQueue(queue));
  const { calls } = boardParts(shown, dirname(require.resolve('@bull-board/ui/package.json')), {});
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
    expect(await gateway.redis.hget(`${KEY_PREFIX}:writing:meta`, 'paused')).toBeNull();
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
