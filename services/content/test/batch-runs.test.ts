import { randomUUID } from 'node:crypto';
import { batchItem } from '@placelore/contracts/batch-run-shapes.js';
import {
  audited,
  commitItem,
  DISTANCES,
  failing,
  itemsOf,
  measured,
  NEARBY,
  next,
  playRun,
  readRun,
  several,
  startRun,
  surrounded,
  tell,
  useBatchRuns,
  workOf,
} from './batch-player.js';
import { admin, read, versionsOf } from './console.js';
import { WORKER } from './content-service.js';
import { content, openWork } from './played-worker.js';

useBatchRuns();

const ordinals = async (id: string, status: string) =>
  (await itemsOf(id, `?status=${status}`)).map(({ ordinal }: { ordinal: number }) => ordinal);

it('every item is taken over once, and its cost counted once, however often it is committed', async () => {
  const [id] = await several(1);
  await several(1);
  const run = await startRun(NEARBY);
  const work = await workOf(run);
  const { items } = await next(run, work);
  expect(await next(run, work)).toMatchObject({ total: 2, items });
  const { result } = surrounded(0)(items[0]!);
  const answers = await Promise.all([1, 2, 3].map(() => commitItem(run, 1, work, result, 0.035)));
  expect(answers.map(({ body }) => body)).toEqual(Array(3).fill({ goesOn: true, total: 2, over: 1 }));
  expect(await readRun(run)).toMatchObject({ done: 1, costUsd: 0.035, status: 'running' });
  expect(await versionsOf(id!)).toHaveLength(1);
  expect((await next(run, work)).items.map(({ ordinal }) => ordinal)).toEqual([2]);
});

it('cancelling takes effect between two items, and what waits can be resumed', async () => {
  await several(4);
  const id = await startRun(DISTANCES);
  const work = await workOf(id);
  const { items } = await next(id, work);
  await commitItem(id, 1, work, measured(items[0]!).result);
  expect((await tell(id, 'cancel')).body).toMatchObject({ status: 'running', cancelRequestedAt: expect.any(String) });
  expect((await commitItem(id, 2, work, measured(items[1]!).result)).body.goesOn).toBe(false);
  expect(await readRun(id)).toMatchObject({ status: 'cancelled', done: 2, endedAt: expect.any(String) });
  // Whatever the worker still had in hand is not done any more.
  expect((await commitItem(id, 3, work, measured(items[2]!).result)).body.goesOn).toBe(false);
  expect([await ordinals(id, 'waiting'), await openWork('batch.run')]).toEqual([[3, 4], []]);
  expect((await tell(id, 'cancel')).body.code).toBe('BATCH_NOT_RUNNING');

  expect((await tell(id, 'resume')).status).toBe(200);
  // The work of before is over.
  expect((await next(id, work)).items).toEqual([]);
  expect(await playRun(id, measured)).toBe(2);
  expect(await readRun(id)).toMatchObject({ status: 'done', done: 4 });
  expect((await tell(id, 'resume')).body.code).toBe('BATCH_NOT_RESUMABLE');
  expect(await audited(id)).toEqual(['batch.start', 'batch.cancel', 'batch.resume']);
});

it('what nobody has begun is cancelled at once', async () => {
  await several(1);
  const id = await startRun(DISTANCES);
  expect((await tell(id, 'cancel')).body).toMatchObject({ status: 'cancelled', total: 0 });
  expect(await openWork('batch.run')).toEqual([]);
  await tell(id, 'resume');
  expect(await playRun(id, measured)).toBe(1);
});

describe('a budget', () => {
  it('of the run stops it before the item that would pass it, and another one lets it go on', async () => {
    await several(5);
    const id = await startRun(NEARBY, { budgetUsd: 0.08 });
    expect(await playRun(id, surrounded(0.035))).toBe(2);
    expect(await readRun(id)).toMatchObject({ status: 'stopped', costUsd: 0.07, code: 'PROVIDER_BUDGET_SPENT' });
    expect(await openWork('batch.run')).toEqual([]);
    await tell(id, 'resume', { budgetUsd: 1 });
    expect(await playRun(id, surrounded(0.035))).toBe(3);
    expect(await readRun(id)).toMatchObject({ status: 'done', costUsd: 0.175, budgetUsd: 1 });
  });

  it('that not even one item fits into, by what they cost in the latest runs, buys none', async () => {
    await several(2);
    await playRun(await startRun(NEARBY), surrounded(0.035));
    const id = await startRun(NEARBY, { budgetUsd: 0.03 });
    expect(await playRun(id, surrounded(0.035))).toBe(0);
    expect(await readRun(id)).toMatchObject({ status: 'stopped', costUsd: 0, code: 'PROVIDER_BUDGET_SPENT' });
  });

  it('of nothing lets do what costs nothing', async () => {
    await several(3);
    const id = await startRun(NEARBY, { budgetUsd: 0 });
    expect(await playRun(id, surrounded(0))).toBe(3);
  });

  it('of the day stops it, and it can be resumed', async () => {
    await several(2);
    const id = await startRun(NEARBY);
    const work = await workOf(id);
    await next(id, work);
    await content.post(`/internal/batch-runs/${id}/stop`, WORKER, { workRequestId: work });
    expect(await readRun(id)).toMatchObject({ status: 'stopped', message: expect.stringContaining('for today') });
    await tell(id, 'resume');
    expect(await playRun(id, surrounded(0))).toBe(2);
  });
});

describe('an item that fails', () => {
  it('is told with its reason, and the others are done', async () => {
    await several(3);
    const id = await startRun(DISTANCES);
    await playRun(id, (subject) => (subject.ordinal === 2 ? failing : measured(subject)));
    expect(await readRun(id)).toMatchObject({ status: 'done', done: 2, failed: 1 });
    const items = await itemsOf(id);
    expect(items.map((item: unknown) => batchItem.strict().parse(item).status)).toEqual(['done', 'failed', 'done']);
    expect(items[1]).toMatchObject({ code: 'PROVIDER_REJECTED', message: 'refused', subjectType: 'article' });
  });

  it('can be done again alone, or with all that failed; what was done is not', async () => {
    await several(3);
    const id = await startRun(DISTANCES);
    await playRun(id, () => failing);
    expect(await readRun(id)).toMatchObject({ failed: 3 });
    expect((await tell(id, 'items/2/retry')).body).toMatchObject({ status: 'queued', failed: 2 });
    const [first, second] = await itemsOf(id);
    expect(first).toMatchObject({ status: 'failed', code: 'PROVIDER_REJECTED', message: 'refused' });
    // Why it failed is no more true of what waits.
    expect(second).toMatchObject({ status: 'waiting', outcome: null, code: null, message: null });
    expect(await playRun(id, measured)).toBe(1);
    expect((await tell(id, 'items/2/retry')).body.code).toBe('BATCH_ITEM_NOT_FAILED');
    expect((await tell(id, 'retry-failed')).body).toMatchObject({ failed: 0 });
    expect(await playRun(id, measured)).toBe(2);
    expect(await readRun(id)).toMatchObject({ status: 'done', done: 3, failed: 0 });
    expect((await tell(id, 'retry-failed')).body.code).toBe('BATCH_ITEM_NOT_FAILED');
  });

  it('of a run that was taken over by another of its kind has to wait', async () => {
    await several(1);
    const id = await startRun(DISTANCES);
    await playRun(id, () => failing);
    const other = await startRun(DISTANCES);
    const { status, body } = await tell(id, 'retry-failed');
    expect([status, body.details[0].message]).toEqual([409, other]);
    expect(await readRun(id)).toMatchObject({ failed: 1, status: 'done' });
  });
});

it('what became of an article meanwhile is no failure', async () => {
  const [gone, moved] = await several(2);
  const id = await startRun(DISTANCES);
  const work = await workOf(id);
  const { items } = await next(id, work);
  await content.dataSource.query('delete from articles where id = $1', [gone]);
  await content.dataSource.query('update articles set latitude = 1 where id = $1', [moved]);
  for (const item of items) await commitItem(id, item.ordinal, work, measured(item).result);
  expect(await readRun(id)).toMatchObject({ status: 'done', skipped: 2 });
  expect((await read(moved!)).nearbyAttractions[0].distance).toBe('9 km');
});

it('runs and items are read page by page', async () => {
  await several(3);
  const first = await startRun(DISTANCES);
  await playRun(first, measured);
  const second = await startRun(NEARBY);
  const list = async (query: string) => (await content.get(`/api/admin/batch-runs${query}`, admin)).body;
  const page = await list('?limit=1');
  expect(page.map(({ id }: { id: string }) => id)).toEqual([second]);
  const rest = await list(`?limit=1&before=${page[0].cursor}`);
  expect(rest.map(({ id }: { id: string }) => id)).toEqual([first]);
  expect(await list(`?before=${rest[0].cursor}`)).toEqual([]);
  expect(await list(`?kind=${DISTANCES}`)).toHaveLength(1);
  expect((await list('?open=true')).map(({ id }: { id: string }) => id)).toEqual([second]);
  expect(await list(`?open=true&kind=${DISTANCES}`)).toEqual([]);
  expect((await itemsOf(first, '?limit=2')).map(({ ordinal }: { ordinal: number }) => ordinal)).toEqual([1, 2]);
  expect((await itemsOf(first, '?limit=2&after=2')).map(({ ordinal }: { ordinal: number }) => ordinal)).toEqual([3]);
  expect((await content.get('/api/admin/batch-runs?before=x', admin)).body.details[0].field).toBe('before');
});

it('whoever follows a run hears of its end', async () => {
  await several(1);
  const id = await startRun(DISTANCES);
  const stream = fetch(`${content.url}/api/admin/batch-runs/${id}/events`, { headers: await content.headers(admin) });
  await playRun(id, measured);
  const text = await (await stream).text();
  expect(text).toContain('event: done');
  expect(JSON.parse(/event: done\ndata: (.*)/.exec(text)![1]!)).toMatchObject({ id, status: 'done', done: 1 });
});

it('an operator starts, lists, cancels and resumes runs, and is the one who is named', async () => {
  await several(1);
  const ask = (path: string, body: object) => content.post(`/internal/batch-runs${path}`, WORKER, body);
  const dry = await ask('', { kind: DISTANCES, dryRun: true });
  expect(dry.body).toMatchObject({ dryRun: true, status: 'done', total: 1 });
  const { id } = (await ask('', { kind: DISTANCES })).body;
  expect(await readRun(id)).toMatchObject({ startedBy: null, startedByName: 'operator', status: 'queued' });
  expect((await ask(`/${id}/cancel`, {})).body.status).toBe('cancelled');
  expect((await ask(`/${id}/retry`, {})).body.status).toBe('queued');
  await playRun(id, () => failing);
  expect((await ask(`/${id}/retry`, {})).body).toMatchObject({ status: 'queued', failed: 0 });
  expect((await ask(`/${randomUUID()}/retry`, {})).body.code).toBe('BATCH_NOT_FOUND');
  expect((await content.get('/internal/batch-runs', WORKER)).body).toHaveLength(2);
});
