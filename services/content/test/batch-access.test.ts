import type { Identity } from '@placelore/contracts/identity.js';
import { DISTANCES, NEARBY, PATHS, useBatchRuns } from './batch-player.js';
import { admin, REFUSED, strangers } from './console.js';
import { WORKER } from './content-service.js';
import { allWork, content } from './played-worker.js';
import { askRaw } from './raw-request.js';

useBatchRuns();

const NONE = '00000000-0000-4000-8000-000000000000';
it.each([
  ['POST', PATHS[DISTANCES], 202],
  ['POST', PATHS[NEARBY], 202],
  ['POST', PATHS['recover-articles'], 202],
  ['GET', '/api/admin/batch-runs', 200],
  ['GET', `/api/admin/batch-runs/${NONE}`, 404],
  ['GET', `/api/admin/batch-runs/${NONE}/items`, 404],
  ['GET', `/api/admin/batch-runs/${NONE}/events`, 404],
  ['POST', `/api/admin/batch-runs/${NONE}/cancel`, 404],
  ['POST', `/api/admin/batch-runs/${NONE}/resume`, 404],
  ['POST', `/api/admin/batch-runs/${NONE}/retry-failed`, 404],
  ['POST', `/api/admin/batch-runs/${NONE}/items/1/retry`, 404],
])('%s %s is for admins alone', async (method, path, forAdmins) => {
  const ask = async (who: Identity | null, headers = {}) =>
    (await askRaw(content, path, { method, who, headers: { prefer: 'respond-async', ...headers } })).status;
  const answers: number[] = [];
  for (const who of Object.values(strangers)) answers.push(await ask(who));
  expect(answers).toEqual(REFUSED);
  expect(await ask(null, { 'x-placelore-identity': 'a.b.c' })).toBe(401);
  expect(await allWork('batch.run')).toBe(0);
  expect(await ask(admin)).toBe(forAdmins);
});

it.each([
  ['POST', `/internal/batch-runs/${NONE}/next`],
  ['POST', `/internal/batch-runs/${NONE}/items/1/commit`],
  ['POST', `/internal/batch-runs/${NONE}/stop`],
  ['GET', '/internal/batch-runs'],
  ['POST', '/internal/batch-runs'],
  ['POST', `/internal/batch-runs/${NONE}/cancel`],
  ['POST', `/internal/batch-runs/${NONE}/retry`],
])('%s %s is for the worker alone', async (method, path) => {
  expect((await askRaw(content, path, { method, who: admin })).status).toBe(403);
  expect((await askRaw(content, path, { method, who: null })).status).toBe(401);
  expect([200, 400, 404]).toContain((await askRaw(content, path, { method, who: WORKER })).status);
});
