import { batchRun } from '@placelore/contracts/batch-run-shapes.js';
import { internalPlaces } from '@placelore/contracts/places.js';
import { eventually } from '../../../packages/platform/test/eventually.js';
import { placeNearby } from './batch-flow.js';
import { ContentAndWorkers } from './content-and-workers.js';
import type { House } from './house.js';
import type { ServiceProcess } from './service-process.js';

const ITEMS = 1_000;
/** More than MAX_DEATHS_WITHOUT_PROGRESS. */
const KILLS = 12;
/** USD. */
const PRICE = 0.0015;

/** Content and workers as processes, the workers killed again and again, in a house whose other owners are fakes. */
export function batchCrashTests(built: () => House): void {
  let house: House;
  let stage: ContentAndWorkers;

  beforeEach(async () => {
    house = built();
    house.owners.on(internalPlaces.nearby, () => placeNearby(PRICE));
    house.owners.on(internalPlaces.indexGuide, () => undefined);
    stage = await ContentAndWorkers.prepare(house);
  });
  afterEach(() => stage.end());

  const killed = async (process: ServiceProcess, workRequestId: string) => {
    await stage.kill(process);
    await house.endLocks('batch.run', [workRequestId]);
  };
  const startRun = async () =>
    batchRun.parse(await stage.post('/internal/batch-runs', { kind: 'generate-nearby-attractions' }));
  const overNow = async (): Promise<number> =>
    (await stage.row('select done + failed + skipped as over from batch_runs')).over;
  const isOver = (count: number) => eventually(async () => (await overNow()) >= count, 60_000);
  const insertArticles = (count: number) =>
    stage.rows.query(
      `insert into articles (slug, title, meta_description, content, category, location, latitude, longitude, image_url)
       select 'place-' || n, 'Place ' || n, '', '<p>A place.</p>', 'Landmark', 'Rome, Italy', 41.9, 12.5, '/objects/none'
         from generate_series(1, $1::integer) n`,
      [count],
    );

  it('of a thousand items, whose worker is killed three times, does every item once and counts its cost once', async () => {
    await stage.startContent();
    await insertArticles(ITEMS);
    const { workRequestId: work } = await startRun();

    // Killed when an item was committed and the worker has not heard of it.
    const committed = stage.door.keepAnswer(/\/items\/150\/commit$/);
    const first = await stage.startWorker();
    await committed;
    await killed(first, work!);

    // Killed when an item was paid for and not committed.
    const paid = Promise.withResolvers<void>();
    house.owners.on(internalPlaces.nearby, async (_call, times) => {
      if (times === 400) {
        paid.resolve();
        await new Promise(() => {});
      }
      return placeNearby(PRICE);
    });
    const second = await stage.startWorker();
    await paid.promise;
    await killed(second, work!);

    // Killed wherever it is.
    const third = await stage.startWorker();
    await isOver(700);
    await killed(third, work!);
    expect(await stage.row('select status from batch_runs')).toEqual({ status: 'running' });

    await stage.startWorker();
    expect(await house.ended('batch.run', work!, 400_000)).toBe('completed');
    const run = await stage.row(
      'select status, total, done, failed, skipped, cost_usd::float8 as cost from batch_runs',
    );
    expect(run).toEqual({ status: 'done', total: ITEMS, done: ITEMS, failed: 0, skipped: 0, cost: ITEMS * PRICE });
    const items = await stage.row(
      `select count(*)::int as done, sum(cost_usd)::float8 as cost from batch_run_items where status = 'done'`,
    );
    expect(items).toEqual({ done: ITEMS, cost: ITEMS * PRICE });
    // Each save keeps what was before: there is one of each article.
    const saves = await stage.row(
      'select count(*)::int as all, count(distinct article_id)::int as of from article_versions',
    );
    expect(saves).toEqual({ all: ITEMS, of: ITEMS });
    const asked = house.owners.callsOf(internalPlaces.nearby).length;
    expect(asked).toBeGreaterThanOrEqual(ITEMS + 1);
    expect(asked).toBeLessThanOrEqual(ITEMS + 3);
  }, 900_000);

  it('whose worker is killed more often than a job without progress may be, is done, and a death costs seconds', async () => {
    await stage.startContent();
    await insertArticles(KILLS * 10 + 40);
    const { workRequestId: work } = await startRun();
    // Closed while a worker starts: otherwise the run would be over before the last kill.
    let gate = Promise.withResolvers<void>();
    house.owners.on(internalPlaces.nearby, async () => {
      await gate.promise;
      return placeNearby(PRICE);
    });
    let worker = await stage.startWorker();
    const gaps: number[] = [];
    for (let kill = 1; kill <= KILLS; kill++) {
      gate.resolve();
      await isOver(kill * 10);
      gate = Promise.withResolvers();
      const next = await stage.startWorker();
      await stage.kill(worker);
      const died = performance.now();
      gate.resolve();
      worker = next;
      const over = await overNow();
      await isOver(over + 1);
      gaps.push(Math.round(performance.now() - died));
    }
    expect(await house.ended('batch.run', work!, 60_000)).toBe('completed');
    const run = await stage.row('select status, total, done, failed, skipped from batch_runs');
    expect(run).toEqual({ status: 'done', total: KILLS * 10 + 40, done: KILLS * 10 + 40, failed: 0, skipped: 0 });
    const saves = await stage.row(
      'select count(*)::int as all, count(distinct article_id)::int as of from article_versions',
    );
    expect(saves).toEqual({ all: run.total, of: run.total });
    expect(gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)]).toBeLessThan(10_000);
  }, 900_000);
}
