import { eventually } from '../../../../../packages/platform/test/support/eventually.js';
import type { Cast } from './cast.ts';

const OPERATIONS = {
  'fix-attraction-distances': 3,
  'batch-nearby-attractions': 3,
  'batch-recover-articles': 2,
  'batch-find-photos': 1,
  'batch-compare-guidebook': 1,
};

/** Admins' batch runs: estimated, started, listed and repeated. */
export async function playBatchRuns({ story, admin, anna }: Cast): Promise<void> {
  for (const [operation, limit] of Object.entries(OPERATIONS)) {
    await admin.call(`POST /api/admin/${operation}`, { dryRun: true, limit });
    await admin.call(`POST /api/admin/${operation}`, { limit });
    await story.settle();
  }
  await anna.call('POST /api/admin/fix-attraction-distances', {});
  const { id } = await story.pauseWorker(async () => {
    const started = admin.post('/api/admin/batch-nearby-attractions', { limit: 2, budgetUsd: 1 });
    const open = await eventually(
      async () => (await admin.quietly<{ id: string }[]>('/api/admin/batch-runs?open=true'))[0],
    );
    await admin.call('GET /api/admin/batch-runs?open=true');
    await admin.call(`POST /api/admin/batch-runs/${open.id}/cancel`);
    await started;
    return open;
  });
  await story.settle();
  const runs = await admin.call<{ cursor: string }[]>('GET /api/admin/batch-runs');
  await admin.call('GET /api/admin/batch-runs?limit=1&kind=fix-attraction-distances');
  await admin.call('GET /api/admin/batch-runs?open=true');
  await admin.call(`GET /api/admin/batch-runs?limit=2&before=${encodeURIComponent(runs[1]?.cursor ?? '')}`);
  const path = `/api/admin/batch-runs/${id}`;
  await admin.call(`GET ${path}`);
  await admin.call(`GET ${path}/items`);
  await admin.call(`GET ${path}/items?limit=1&after=1`);
  await admin.call(`GET ${path}/items?status=failed`);
  await admin.send(`GET ${path}/events`);
  await admin.call(`POST ${path}/cancel`);
  await admin.call(`POST ${path}/resume`, { budgetUsd: 1 });
  await story.settle();
  await admin.call(`POST ${path}/items/1/retry`);
  await admin.call(`POST ${path}/retry-failed`);
  const missing = '/api/admin/batch-runs/00000000-0000-4000-8000-000000000000';
  await admin.call(`GET ${missing}`);
  await admin.call(`GET ${missing}/items`);
  await admin.call(`POST ${missing}/cancel`);
  await story.settle();
  await admin.call(`GET ${path}`);
}
