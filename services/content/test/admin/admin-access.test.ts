import type { Identity } from '@placelore/contracts/core/identity.js';
import { NON_ADMINS, REJECTED_STATUSES } from '../support/admin-client.js';
import { buildUser, WORKER } from '../support/content-test-service.js';
import { sendRawRequest } from '../support/raw-request.js';
import { content, useContent } from '../support/simulated-worker.js';

useContent();

/** Admin endpoints of content, called with subjects that do not exist, and the status that an admin receives. */
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
  ['GET', '/api/admin/error-reports', 200],
  ['POST', '/api/admin/error-reports/2147483647/resolve', 404],
  ['POST', '/api/admin/error-reports/2147483647/dismiss', 404],
];

const status = async (method: string, path: string, actor: Identity | null, headers = {}) =>
  (await sendRawRequest(content, path, { method, actor, headers })).status;

describe.each(CALLS)('%s %s', (method, path, forAdmins) => {
  it.each(Object.keys(NON_ADMINS))('rejects %s', async (name) => {
    expect(await status(method, path, NON_ADMINS[name]!)).toBe(
      REJECTED_STATUSES[Object.keys(NON_ADMINS).indexOf(name)],
    );
  });

  it('admits an admin', async () => {
    expect(await status(method, path, buildUser({ isAdmin: true }))).toBe(forAdmins);
  });

  it('rejects a forged identity', async () => {
    const [head, body] = (await content.headers(buildUser({ isAdmin: true })))['x-placelore-identity']!.split('.');
    const claims = Buffer.from(JSON.stringify({ kind: 'person', userId: 1, isAdmin: true })).toString('base64url');
    for (const token of [`${head}.${body}.${'A'.repeat(43)}`, `${head}.${claims}.${'A'.repeat(43)}`, claims, '']) {
      expect(await status(method, path, null, { 'x-placelore-identity': token })).toBe(401);
    }
  });
});

it.each([
  '/internal/article-rewrites/00000000-0000-4000-8000-000000000000/read',
  '/internal/article-rewrites/00000000-0000-4000-8000-000000000000/commit',
])('POST %s: admits the worker only', async (path) => {
  expect(await status('POST', path, buildUser({ isAdmin: true }))).toBe(403);
  expect(await status('POST', path, null)).toBe(401);
  expect([400, 404]).toContain(await status('POST', path, WORKER));
});
