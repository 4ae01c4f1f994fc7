import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SessionCache, toSessionKey } from '@placelore/platform/identity/session-cache.js';
import type { Response } from 'supertest';
import { admin, enqueue, gateway, getState, setupQueueDashboard } from './support/queue-dashboard.js';

setupQueueDashboard();

const ASSETS = join(dirname(require.resolve('@bull-board/ui/package.json')), 'dist/static');
const SCRIPT = `/admin/queues/static/js/${readdirSync(join(ASSETS, 'js')).find((name) => /^main\..*\.js$/.test(name))}`;

describe('queue dashboard for callers other than admins', () => {
  const callers: [string, () => Promise<Record<string, string>>][] = [
    ['a guest', async () => ({})],
    ['a cookie of nobody', async () => ({ cookie: 'placelore_session=made-up' })],
    ['a user', async () => ({ cookie: await gateway.createSession({ userId: 2, username: 'paolo', isAdmin: false }) })],
    [
      'an admin whose sessions were ended, as suspending does',
      async () => {
        await new SessionCache(gateway.redis).delete([toSessionKey(admin.split('=')[1]!)]);
        return { cookie: admin };
      },
    ],
    ['an identity made up', async () => ({ 'x-placelore-identity': 'eyJhbGciOiJIUzI1NiJ9.e30.x' })],
  ];
  /** Returns the response without the values that differ in every response. */
  const toComparable = ({ status, headers, text }: Response) => {
    const { date: _date, 'x-request-id': _id, ...rest } = headers;
    return { status, headers: rest, text: (text ?? '').replace(/"requestId":"[^"]+"/, '') };
  };

  it.each(callers)('returns to %s the same responses as unknown URLs', async (_, headers) => {
    const id = await enqueue('article.write', { discoveryId: 5 });
    const own = await headers();
    const reads = ['', '/', '/queue/writing', `/queue/writing/${id}`, '/api/queues', `/api/queues/writing/${id}`];
    const paths = [...reads.map((path) => `/admin/queues${path}`), SCRIPT, '/admin/queues/api/redis/stats'];
    for (const path of paths) {
      for (const method of ['get', 'head'] as const) {
        const unknown = toComparable(
          await gateway.request(method, path.replace('/admin/queues', '/admin/nothing'), own),
        );
        expect(toComparable(await gateway.request(method, path, own))).toEqual(unknown);
        expect(unknown.status).toBe(404);
      }
    }
    for (const method of ['put', 'post', 'patch', 'delete'] as const) {
      for (const path of [
        `/api/queues/writing/${id}/retry`,
        `/api/queues/writing/${id}/promote`,
        '/api/queues/pause',
      ]) {
        const unknown = toComparable(await gateway.request(method, `/admin/nothing${path}`, own));
        const response = toComparable(await gateway.request(method, `/admin/queues${path}`, own));
        expect(response).toEqual(unknown);
        expect(response.status).toBe(404);
      }
    }
    expect(await getState('article.write', id)).toBe('waiting');
    const counts = await gateway.get('/api/admin/queues', own);
    expect([401, 403]).toContain(counts.status);
    expect(counts.text).not.toContain('waiting');
  });
});
