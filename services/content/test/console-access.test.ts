import type { Identity } from '@placelore/contracts/identity.js';
import { REFUSED, strangers } from './console.js';
import { someUser, WORKER } from './content-service.js';
import { content, useContent } from './played-worker.js';
import { askRaw } from './raw-request.js';

useContent();

/** Every call of the console that content answers, of an article that is not there, and what an admin is told. */
const CALLS: [string, string, number][] = [
  ['GET', '/api/admin/articles', 200],
  ['GET', '/api/admin/article-authors?ids=2147483,1', 200],
  ['POST', '/api/admin/articles', 415],
  ['POST', '/api/admin/articles/upload-image', 415],
  ['GET', '/api/admin/articles/2147483647', 404],
  ['PATCH', '/api/admin/articles/2147483647', 415],
  ['DELETE', '/api/admin/articles/2147483647', 404],
  ['PATCH', '/api/admin/articles/2147483647/mark-reviewed', 404],
  ['GET', '/api/admin/articles/2147483647/versions', 404],
  ['GET', '/api/admin/articles/2147483647/versions/1', 404],
  ['POST', '/api/admin/articles/2147483647/versions/1/restore', 404],
  ['POST', '/api/admin/articles/2147483647/rewrite', 404],
  ['GET', '/api/admin/premium-articles', 200],
  ['GET', '/api/admin/recovered-articles', 200],
  ['GET', '/api/admin/pending-articles', 200],
  ['POST', '/api/admin/pending-articles/2147483647/approve', 404],
  ['DELETE', '/api/admin/pending-articles/2147483647/reject', 404],
  ['GET', '/api/admin/discoveries', 200],
  ['DELETE', '/api/admin/discoveries/2147483647', 404],
  ['POST', '/api/admin/discoveries/2147483647/delete', 404],
  ['GET', '/api/admin/discovery-article/2147483647', 404],
];

const status = async (method: string, path: string, who: Identity | null, headers = {}) =>
  (await askRaw(content, path, { method, who, headers })).status;

describe.each(CALLS)('%s %s', (method, path, forAdmins) => {
  it.each(Object.keys(strangers))('is refused to %s', async (name) => {
    expect(await status(method, path, strangers[name]!)).toBe(REFUSED[Object.keys(strangers).indexOf(name)]);
  });

  it('is there for an admin', async () => {
    expect(await status(method, path, someUser({ isAdmin: true }))).toBe(forAdmins);
  });

  it('is refused to a forged identity', async () => {
    const [head, body] = (await content.headers(someUser({ isAdmin: true })))['x-placelore-identity']!.split('.');
    const claims = Buffer.from(JSON.stringify({ kind: 'person', userId: 1, isAdmin: true })).toString('base64url');
    for (const token of [`${head}.${body}.${'A'.repeat(43)}`, `${head}.${claims}.${'A'.repeat(43)}`, claims, '']) {
      expect(await status(method, path, null, { 'x-placelore-identity': token })).toBe(401);
    }
  });
});

it.each([
  '/internal/article-rewrites/00000000-0000-4000-8000-000000000000/read',
  '/internal/article-rewrites/00000000-0000-4000-8000-000000000000/commit',
])('%s is for the worker alone', async (path) => {
  expect(await status('POST', path, someUser({ isAdmin: true }))).toBe(403);
  expect(await status('POST', path, null)).toBe(401);
  expect([400, 404]).toContain(await status('POST', path, WORKER));
});
