import { batchRun } from '@placelore/contracts/content/admin/batch-runs.js';
import { internalPlaces } from '@placelore/contracts/places/places.internal.js';
import { MAX_DEATHS_WITHOUT_PROGRESS } from '@placelore/platform/queues/queue-policy.js';
import { eventually } from '../../../../packages/platform/test/support/eventually.js';
import { createNearbyResult } from '../support/photo-job-stubs.js';
import type { ServiceProcess } from '../support/service-process.js';
import { env, useEnvironment } from '../support/use-worker.js';
import { ContentAndWorkers } from './content-and-workers.js';

/** Enough for many items before, between and after the three kills. */
const ITEM_COUNT = 120;
/** With its last kill, a job without progress would be given up. */
const KILL_COUNT = MAX_DEATHS_WITHOUT_PROGRESS + 1;
/** USD. */
const PRICE_USD = 0.0015;

useEnvironment();

describe('batch run whose worker is killed', () => {
  let stage: ContentAndWorkers;

  beforeEach(async () => {
    env.services.on(internalPlaces.nearby, () => createNearbyResult(PRICE_USD));
    env.services.on(internalPlaces.updateArticleIndex, () => undefined);
    stage = await ContentAndWorkers.prepare(env);
  });
  afterEach(() => stage.stop());

  const killWorker = async (process: ServiceProcess, jobRequestId: string) => {
    await stage.kill(process);
    await env.endLocks('batch.run', [jobRequestId]);
  };
  const startRun = async () =>
    batchRun.parse(await stage.post('/internal/batch-runs', { kind: 'generate-nearby-attractions' }));
  const countFinished = async (): Promise<number> =>
    (await stage.queryRow('select done + failed + skipped as over from batch_runs')).over;
  const waitUntilFinished = (count: number) => eventually(async () => (await countFinished()) >= count, 60_000);
  const insertArticles = (count: number) =>
    stage.database.query(
      `insert into articles (slug, title, meta_description, content, category, location, latitude, longitude, image_url)
       select 'place-' || n, 'Place ' || n, '', '<p>A place.</p>', 'Landmark', 'Rome, Italy', 41.9, 12.5, '/objects/none'
         from generate_series(1, $1::integer) n`,
      [count],
    );

  it('processes each of 120 items once and counts its cost once when its worker is killed three times', async () => {
    await stage.startContent();
    await insertArticles(ITEM_COUNT);
    const { jobRequestId: work } = await startRun();

    // The worker is killed after an item was committed and before it received the response.
    const committed = stage.proxy.interceptNext(/\/batch-runs\/[^/]+\/commit$/, 19);
    const first = await stage.startWorker();
    await committed;
    await killWorker(first, work!);

    // The worker is killed after an item was paid for and before it was committed.
    const paid = Promise.withResolvers<void>();
    env.services.on(internalPlaces.nearby, async (_call, times) => {
      if (times === 50) {
        paid.resolve();
        await new Promise(() => {});
      }
      return createNearbyResult(PRICE_USD);
    });
    const second = await stage.startWorker();
    await paid.promise;
    await killWorker(second, work!);

    // The worker is killed at an arbitrary point.
    const third = await stage.startWorker();
    await waitUntilFinished(85);
    await killWorker(third, work!);
    expect(await stage.queryRow('select status from batch_runs')).toEqual({ status: 'running' });

    await stage.startWorker();
    expect(await env.waitForEnd('batch.run', work!, 400_000)).toBe('completed');
    const run = await stage.queryRow(
      'select status, total, done, failed, skipped, cost_usd::float8 as cost from batch_runs',
    );
    expect(run).toEqual({
      status: 'done',
      total: ITEM_COUNT,
      done: ITEM_COUNT,
      failed: 0,
      skipped: 0,
      cost: ITEM_COUNT * PRICE_USD,
    });
    const items = await stage.queryRow(
      `select count(*)::int as done, sum(cost_usd)::float8 as cost from batch_run_items where status = 'done'`,
    );
    expect(items).toEqual({ done: ITEM_COUNT, cost: ITEM_COUNT * PRICE_USD });
    // Each save stores the previous version: one per article.
    const saves = await stage.queryRow(
      'select count(*)::int as all, count(distinct article_id)::int as of from article_versions',
    );
    expect(saves).toEqual({ all: ITEM_COUNT, of: ITEM_COUNT });
    const callCount = env.services.getCalls(internalPlaces.nearby).length;
    expect(callCount).toBeGreaterThanOrEqual(ITEM_COUNT + 1);
    expect(callCount).toBeLessThanOrEqual(ITEM_COUNT + 3);
  }, 900_000);

  it('continues seconds after each kill, even after more kills than a job without progress may have', async () => {
    await stage.startContent();
    await insertArticles(KILL_COUNT * 10 + 40);
    const { jobRequestId: work } = await startRun();
    // The gate is closed while a worker starts; otherwise the run would end before the last kill.
    let gate = Promise.withResolvers<void>();
    env.services.on(internalPlaces.nearby, async () => {
      await gate.promise;
      return createNearbyResult(PRICE_USD);
    });
    let worker = await stage.startWorker();
    const gaps: number[] = [];
    for (let kill = 1; kill <= KILL_COUNT; kill++) {
      gate.resolve();
      await waitUntilFinished(kill * 10);
      gate = Promise.withResolvers();
      const next = await stage.startWorker();
      await stage.kill(worker);
      const died = performance.now();
      gate.resolve();
      worker = next;
      const over = await countFinished();
      await waitUntilFinished(over + 1);
      gaps.push(Math.round(performance.now() - died));
    }
    expect(await env.waitForEnd('batch.run', work!, 60_000)).toBe('completed');
    const run = await stage.queryRow('select status, total, done, failed, skipped from batch_runs');
    expect(run).toEqual({
      status: 'done',
      total: KILL_COUNT * 10 + 40,
      done: KILL_COUNT * 10 + 40,
      failed: 0,
      skipped: 0,
    });
    const saves = await stage.queryRow(
      'select count(*)::int as all, count(distinct article_id)::int as of from article_versions',
    );
    expect(saves).toEqual({ all: run.total, of: run.total });
    expect(gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)]).toBeLessThan(10_000);
  }, 900_000);
});
