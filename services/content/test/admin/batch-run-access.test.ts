import type { Identity } from '@placelore/contracts/core/identity.js';
import { ADMIN, NON_ADMINS, REJECTED_STATUSES } from '../support/admin-client.js';
import { DISTANCES, NEARBY, START_PATHS, useBatchRuns } from '../support/batch-run-driver.js';
import { WORKER } from '../support/content-test-service.js';
import { sendRawRequest } from '../support/raw-request.js';
import { content, countJobs } from '../support/simulated-worker.js';

useBatchRuns();

const NONE = '00000000-0000-4000-8000-000000000000';
it.each([
  ['POST', START_PATHS[DISTANCES], 202],
  ['POST', START_PATHS[NEARBY], 202],
  ['POST', START_PATHS['recover-articles'], 202],
  ['POST', START_PATHS['find-photos'], 202],
  // Rejected because open services are off.
  ['POST', START_PATHS['compare-guidebook'], 409],
  ['GET', '/api/admin/batch-runs', 200],
  ['GET', `/api/admin/batch-runs/${NONE}`, 404],
  ['GET', `/api/admin/batch-runs/${NONE}/items`, 404],
  ['GET', `/api/admin/batch-runs/${NONE}/events`, 404],
  ['POST', `/api/admin/batch-runs/${NONE}/cancel`, 404],
  ['POST', `/api/admin/batch-runs/${NONE}/resume`, 404],
  ['POST', `/api/admin/batch-runs/${NONE}/retry-failed`, 404],
  ['POST', `/api/admin/batch-runs/${NONE}/items/1/retry`, 404],
])('%s %s: admits admins only', async (method, path, forAdmins) => {
  const requestRun = async (actor: Identity | null, headers = {}) =>
    (await sendRawRequest(content, path, { method, actor, headers: { prefer: 'respond-async', ...headers } })).status;
  const responses: number[] = [];
  for (const actor of Object.values(NON_ADMINS)) responses.push(await requestRun(actor));
  expect(responses).toEqual(REJECTED_STATUSES);
  expect(await requestRun(null, { 'x-placelore-identity': 'a.b.c' })).toBe(401);
  expect(await countJobs('batch.run')).toBe(0);
  expect(await requestRun(ADMIN)).toBe(forAdmins);
});

it.each([
  ['POST', `/internal/batch-runs/${NONE}/next`],
  ['POST', `/internal/batch-runs/${NONE}/commit`],
  ['POST', `/internal/batch-runs/${NONE}/stop`],
  ['GET', '/internal/batch-runs'],
  ['POST', '/internal/batch-runs'],
  ['POST', `/internal/batch-runs/${NONE}/cancel`],
  ['POST', `/internal/batch-runs/${NONE}/retry`],
])('%s %s: admits the worker only', async (method, path) => {
  expect((await sendRawRequest(content, path, { method, actor: ADMIN })).status).toBe(403);
  expect((await sendRawRequest(content, path, { method, actor: null })).status).toBe(401);
  expect([200, 400, 404]).toContain((await sendRawRequest(content, path, { method, actor: WORKER })).status);
});
