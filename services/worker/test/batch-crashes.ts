import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { batchRun } from '@placelore/contracts/batch-run-shapes.js';
import { IDENTITY_HEADER } from '@placelore/contracts/identity.js';
import { internalPlaces } from '@placelore/contracts/places.js';
import { IdentityTokens } from '@placelore/platform/identity/identity-token.js';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../infra/test/database.ts';
import { eventually } from '../../../packages/platform/test/eventually.js';
import { placeNearby } from './batch-flow.js';
import { ContentDoor } from './content-door.js';
import { SECRET } from './fake-owners.js';
import type { House } from './house.js';
import { ServiceProcess } from './service-process.js';

const ITEMS = 1_000;
/** USD. */
const PRICE = 0.0015;

/** Content and workers as processes, the workers killed again and again, in a house whose other owners are fakes. */
export function batchCrashTests(built: () => House): void {
  let house: House;
  let database: TestDatabase;
  let rows: pg.Client;
  let folder: string;
  let door: ContentDoor;
  const processes: ServiceProcess[] = [];

  beforeEach(async () => {
    house = built();
    house.owners.on(internalPlaces.nearby, () => placeNearby(PRICE));
    house.owners.on(internalPlaces.indexGuide, () => undefined);
    database = await createTestDatabase();
    rows = new pg.Client(database.urls.content);
    await rows.connect();
    folder = await mkdtemp(join(tmpdir(), 'placelore-batch-'));
    door = await ContentDoor.open();
  });
  afterEach(async () => {
    await Promise.all(processes.splice(0).map((one) => one.stop()));
    await Promise.all([rows.end(), door.close(), rm(folder, { recursive: true })]);
    await database.drop();
  });

  const started = async (process: Promise<ServiceProcess>) => {
    processes.push(await process);
    return process;
  };
  const startContent = async () => {
    const content = await started(
      ServiceProcess.start('content', {
        PORT: '0',
        IDENTITY_SECRET: SECRET,
        REDIS_URL: house.redisUrl,
        DATABASE_URL: database.urls.content,
        STORAGE_DIR: folder,
        STARTER_LIBRARY: 'off',
      }),
    );
    door.leadTo(content.url);
  };
  const startWorker = () => started(ServiceProcess.start('worker', { ...house.environment, CONTENT_URL: door.url }));
  const killed = async (process: ServiceProcess, workRequestId: string) => {
    process.signal('SIGKILL');
    await process.exitCode();
    await house.endLocks('batch.run', [workRequestId]);
  };
  const startRun = async () => {
    const token = await new IdentityTokens(SECRET).sign({ kind: 'service', service: 'worker' });
    const answer = await fetch(`${door.url}/internal/batch-runs`, {
      method: 'POST',
      headers: { [IDENTITY_HEADER]: token, 'content-type': 'application/json' },
      body: JSON.stringify({ kind: 'generate-nearby-attractions' }),
    });
    return batchRun.parse(await answer.json());
  };
  const one = async (sql: string) => (await rows.query(sql)).rows[0];
  const isOver = (count: number) =>
    eventually(
      async () => (await one('select done + failed + skipped as over from batch_runs')).over >= count,
      300_000,
    );

  it('of a thousand items, whose worker is killed three times, does every item once and counts its cost once', async () => {
    await startContent();
    await rows.query(
      `insert into articles (slug, title, meta_description, content, category, location, latitude, longitude, image_url)
       select 'place-' || n, 'Place ' || n, '', '<p>A place.</p>', 'Landmark', 'Rome, Italy', 41.9, 12.5, '/objects/none'
         from generate_series(1, ${ITEMS}) n`,
    );
    const { workRequestId: work } = await startRun();

    // Killed when an item was committed and the worker has not heard of it.
    const committed = door.keepAnswer(/\/items\/150\/commit$/);
    const first = await startWorker();
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
    const second = await startWorker();
    await paid.promise;
    await killed(second, work!);

    // Killed wherever it is.
    const third = await startWorker();
    await isOver(700);
    await killed(third, work!);
    expect(await one('select status from batch_runs')).toEqual({ status: 'running' });

    await startWorker();
    expect(await house.ended('batch.run', work!, 400_000)).toBe('completed');
    const run = await one('select status, total, done, failed, skipped, cost_usd::float8 as cost from batch_runs');
    expect(run).toEqual({ status: 'done', total: ITEMS, done: ITEMS, failed: 0, skipped: 0, cost: ITEMS * PRICE });
    const items = await one(
      `select count(*)::int as done, sum(cost_usd)::float8 as cost from batch_run_items where status = 'done'`,
    );
    expect(items).toEqual({ done: ITEMS, cost: ITEMS * PRICE });
    // Each save keeps what was before: there is one of each article.
    const saves = await one('select count(*)::int as all, count(distinct article_id)::int as of from article_versions');
    expect(saves).toEqual({ all: ITEMS, of: ITEMS });
    const asked = house.owners.callsOf(internalPlaces.nearby).length;
    expect(asked).toBeGreaterThanOrEqual(ITEMS + 1);
    expect(asked).toBeLessThanOrEqual(ITEMS + 3);
  }, 900_000);
}
