import { randomUUID } from 'node:crypto';
import type { Identity } from '@placelore/contracts/core/identity.js';
import { ADMIN } from '../support/admin-client.js';
import { WORKER } from '../support/content-test-service.js';
import { content, useContent } from '../support/simulated-worker.js';

useContent();
beforeEach(() => content.deleteRows('article_versions', 'batch_runs'));

const purge = (what: 'article-versions' | 'batch-runs', actor: Identity | null = WORKER) =>
  content.post(`/internal/${what}/purge`, actor, {});

/** Inserts versions 1 to `count` of an article, all replaced `days` ago. */
const insertVersions = (articleId: number, count: number, days: number) =>
  content.dataSource.query(
    `insert into article_versions (article_id, number, saved_at, saved_by_name, changed, former, pictures)
     select $1, number, now() - make_interval(days => $3), 'ada', '{}', '{}', '{}' from generate_series(1, $2::int) number`,
    [articleId, count, days],
  );
const listVersions = async (articleId: number): Promise<number[]> =>
  (
    await content.dataSource.query('select number from article_versions where article_id = $1 order by number', [
      articleId,
    ])
  ).map(({ number }: { number: number }) => number);

async function insertRun(status: string, days: number): Promise<string> {
  const id = randomUUID();
  await content.dataSource.query(
    `insert into batch_runs (id, kind, dry_run, status, started_by_name, ended_at)
     values ($1, 'find-photos', false, $2, 'ada', now() - make_interval(days => $3))`,
    [id, status, days],
  );
  await content.dataSource.query(
    `insert into batch_run_items (run_id, ordinal, subject_type, subject_id, subject_name) values ($1, 1, 'article', 1, 'x')`,
    [id],
  );
  return id;
}

describe('POST /internal/article-versions/purge', () => {
  it('deletes versions after a year, but never the newest ten of an article', async () => {
    await insertVersions(1, 12, 366);
    await insertVersions(2, 12, 364);
    expect((await purge('article-versions')).body).toEqual({ purged: 2, more: false });
    expect(await listVersions(1)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(await listVersions(2)).toHaveLength(12);
  });
});

describe('POST /internal/batch-runs/purge', () => {
  it('deletes runs with their items 90 days after they ended', async () => {
    const [young, running] = [await insertRun('done', 89), await insertRun('running', 400)];
    for (const status of ['done', 'failed', 'cancelled', 'stopped']) await insertRun(status, 91);
    expect((await purge('batch-runs')).body).toEqual({ purged: 4, more: false });
    const items: { run_id: string }[] = await content.dataSource.query('select run_id from batch_run_items');
    expect(items.map(({ run_id }) => run_id).sort()).toEqual([young, running].sort());
  });

  it.each(['article-versions', 'batch-runs'] as const)('rejects every caller but the worker for %s', async (what) => {
    expect([(await purge(what, ADMIN)).status, (await purge(what, null)).status]).toEqual([403, 401]);
  });
});
