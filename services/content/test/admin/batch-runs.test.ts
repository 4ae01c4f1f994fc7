import { randomUUID } from 'node:crypto';
import { batchItem } from '@placelore/contracts/content/admin/batch-runs.js';
import { ADMIN, readArticle, readVersions } from '../support/admin-client.js';
import {
  commitItem,
  commitItems,
  DISTANCES,
  driveRun,
  FAILED_RESULT,
  fetchNext,
  findRunRequestId,
  generateNearby,
  insertSeveral,
  measureDistances,
  NEARBY,
  readAuditActions,
  readItems,
  readRun,
  sendCommand,
  startRun,
  useBatchRuns,
} from '../support/batch-run-driver.js';
import { WORKER } from '../support/content-test-service.js';
import { content, findOpenJobs } from '../support/simulated-worker.js';

useBatchRuns();

const ordinals = async (id: string, status: string) =>
  (await readItems(id, `?status=${status}`)).map(({ ordinal }: { ordinal: number }) => ordinal);

it('batch run: repeated commits process an item once and count its cost once', async () => {
  const [id] = await insertSeveral(1);
  await insertSeveral(1);
  const run = await startRun(NEARBY);
  const work = await findRunRequestId(run);
  const { items } = await fetchNext(run, work);
  expect(await fetchNext(run, work)).toMatchObject({ total: 2, items });
  const { result } = generateNearby(0)(items[0]!);
  const responses = await Promise.all([1, 2, 3].map(() => commitItem(run, 1, work, result, 0.035)));
  expect(responses.map(({ body }) => body)).toEqual(Array(3).fill({ goesOn: true, total: 2, over: 1 }));
  expect(await readRun(run)).toMatchObject({ done: 1, costUsd: 0.035, status: 'running' });
  expect(await readVersions(id!)).toHaveLength(1);
  expect((await fetchNext(run, work)).items.map(({ ordinal }) => ordinal)).toEqual([2]);
});

it('batch run: items committed together are each counted once with their own result and cost', async () => {
  const [, kept] = await insertSeveral(4);
  const id = await startRun(NEARBY);
  const work = await findRunRequestId(id);
  const { items } = await fetchNext(id, work);
  const finished = items.map((item, index) => ({
    ordinal: item.ordinal,
    result: index === 1 ? FAILED_RESULT.result : generateNearby(0)(item).result,
    costUsd: index / 1_000,
  }));
  const unknown = { ...finished[0]!, ordinal: 99 };
  const commit = () => commitItems(id, work, [finished[0]!, finished[0]!, finished[1]!, finished[2]!, unknown]);
  expect((await commit()).body).toEqual({ goesOn: true, total: 4, over: 3 });
  expect((await commit()).body).toEqual({ goesOn: true, total: 4, over: 3 });
  expect(await readRun(id)).toMatchObject({ done: 2, failed: 1, skipped: 0, costUsd: 0.003, status: 'running' });
  const rows = (await readItems(id)) as { status: string; code: string | null; costUsd: number }[];
  expect(rows.map(({ status, code, costUsd }) => [status, code, costUsd])).toEqual([
    ['done', null, 0],
    ['failed', 'PROVIDER_REJECTED', 0.001],
    ['done', null, 0.002],
    ['waiting', null, 0],
  ]);
  expect(await readVersions(kept!)).toHaveLength(0);
  expect((await commitItems(id, work, [finished[3]!])).body).toEqual({ goesOn: false, total: 4, over: 4 });
});

it('batch run: cancel takes effect between two items, and resume processes the waiting ones', async () => {
  await insertSeveral(4);
  const id = await startRun(DISTANCES);
  const work = await findRunRequestId(id);
  const { items } = await fetchNext(id, work);
  await commitItem(id, 1, work, measureDistances(items[0]!).result);
  expect((await sendCommand(id, 'cancel')).body).toMatchObject({
    status: 'running',
    cancelRequestedAt: expect.any(String),
  });
  expect((await sendCommand(id, 'cancel')).status).toBe(200);
  expect((await commitItem(id, 2, work, measureDistances(items[1]!).result)).body.goesOn).toBe(false);
  expect(await readRun(id)).toMatchObject({ status: 'cancelled', done: 2, endedAt: expect.any(String) });
  // The item that the worker was processing is not committed after the run was canceled.
  expect((await commitItem(id, 3, work, measureDistances(items[2]!).result)).body.goesOn).toBe(false);
  expect([await ordinals(id, 'waiting'), await findOpenJobs('batch.run')]).toEqual([[3, 4], []]);
  expect((await sendCommand(id, 'cancel')).body.code).toBe('BATCH_NOT_RUNNING');

  expect((await sendCommand(id, 'resume')).status).toBe(200);
  // The job request of the canceled attempt receives no more items.
  expect((await fetchNext(id, work)).items).toEqual([]);
  expect(await driveRun(id, measureDistances)).toBe(2);
  expect(await readRun(id)).toMatchObject({ status: 'done', done: 4 });
  expect((await sendCommand(id, 'resume')).body.code).toBe('BATCH_NOT_RESUMABLE');
  expect(await readAuditActions(id)).toEqual(['batch.start', 'batch.cancel', 'batch.resume']);
});

it('batch run: cancel ends a run immediately that no worker has started', async () => {
  await insertSeveral(1);
  const id = await startRun(DISTANCES);
  expect((await sendCommand(id, 'cancel')).body).toMatchObject({ status: 'cancelled', total: 0 });
  expect(await findOpenJobs('batch.run')).toEqual([]);
  await sendCommand(id, 'resume');
  expect(await driveRun(id, measureDistances)).toBe(1);
});

describe('batch run budget', () => {
  it('stops the run before the item that would exceed it, and resumes with a larger one', async () => {
    await insertSeveral(5);
    const id = await startRun(NEARBY, { budgetUsd: 0.08 });
    expect(await driveRun(id, generateNearby(0.035))).toBe(2);
    expect(await readRun(id)).toMatchObject({ status: 'stopped', costUsd: 0.07, code: 'PROVIDER_BUDGET_EXHAUSTED' });
    expect(await findOpenJobs('batch.run')).toEqual([]);
    await sendCommand(id, 'resume', { budgetUsd: 1 });
    expect(await driveRun(id, generateNearby(0.035))).toBe(3);
    expect(await readRun(id)).toMatchObject({ status: 'done', costUsd: 0.175, budgetUsd: 1 });
  });

  it('processes no item when the average cost of the latest runs exceeds it', async () => {
    await insertSeveral(2);
    await driveRun(await startRun(NEARBY), generateNearby(0.035));
    const id = await startRun(NEARBY, { budgetUsd: 0.03 });
    expect(await driveRun(id, generateNearby(0.035))).toBe(0);
    expect(await readRun(id)).toMatchObject({ status: 'stopped', costUsd: 0, code: 'PROVIDER_BUDGET_EXHAUSTED' });
  });

  it('of zero lets a run process items that cost nothing', async () => {
    await insertSeveral(3);
    const id = await startRun(NEARBY, { budgetUsd: 0 });
    expect(await driveRun(id, generateNearby(0))).toBe(3);
  });

  it('of the day stops the run, which can be resumed', async () => {
    await insertSeveral(2);
    const id = await startRun(NEARBY);
    const work = await findRunRequestId(id);
    await fetchNext(id, work);
    await content.post(`/internal/batch-runs/${id}/stop`, WORKER, { jobRequestId: work });
    expect(await readRun(id)).toMatchObject({ status: 'stopped', message: expect.stringContaining('daily budget') });
    await sendCommand(id, 'resume');
    expect(await driveRun(id, generateNearby(0))).toBe(2);
  });
});

describe('failed batch run item', () => {
  it('reports its reason, and the other items are processed', async () => {
    await insertSeveral(3);
    const id = await startRun(DISTANCES);
    await driveRun(id, (subject) => (subject.ordinal === 2 ? FAILED_RESULT : measureDistances(subject)));
    expect(await readRun(id)).toMatchObject({ status: 'done', done: 2, failed: 1 });
    const items = await readItems(id);
    expect(items.map((item: unknown) => batchItem.strict().parse(item).status)).toEqual(['done', 'failed', 'done']);
    expect(items[1]).toMatchObject({ code: 'PROVIDER_REJECTED', message: 'refused', subjectType: 'article' });
  });

  it('is retried alone or with all failed items, but not after it succeeded', async () => {
    await insertSeveral(3);
    const id = await startRun(DISTANCES);
    await driveRun(id, () => FAILED_RESULT);
    expect(await readRun(id)).toMatchObject({ failed: 3 });
    expect((await sendCommand(id, 'items/2/retry')).body).toMatchObject({ status: 'queued', failed: 2 });
    const [first, second] = await readItems(id);
    expect(first).toMatchObject({ status: 'failed', code: 'PROVIDER_REJECTED', message: 'refused' });
    // A waiting item has no outcome, so the reason of its last failure was cleared.
    expect(second).toMatchObject({ status: 'waiting', outcome: null, code: null, message: null });
    expect(await driveRun(id, measureDistances)).toBe(1);
    expect((await sendCommand(id, 'items/2/retry')).body.code).toBe('BATCH_ITEM_NOT_FAILED');
    expect((await sendCommand(id, 'retry-failed')).body).toMatchObject({ failed: 0 });
    expect(await driveRun(id, measureDistances)).toBe(2);
    expect(await readRun(id)).toMatchObject({ status: 'done', done: 3, failed: 0 });
    expect((await sendCommand(id, 'retry-failed')).body.code).toBe('BATCH_ITEM_NOT_FAILED');
  });

  it('is not retried while another run of its kind is open', async () => {
    await insertSeveral(1);
    const id = await startRun(DISTANCES);
    await driveRun(id, () => FAILED_RESULT);
    const other = await startRun(DISTANCES);
    const { status, body } = await sendCommand(id, 'retry-failed');
    expect([status, body.details[0].message]).toEqual([409, other]);
    expect(await readRun(id)).toMatchObject({ failed: 1, status: 'done' });
  });
});

it('batch run: items whose article was deleted or moved count as skipped, not failed', async () => {
  const [deleted, moved] = await insertSeveral(2);
  const id = await startRun(DISTANCES);
  const work = await findRunRequestId(id);
  const { items } = await fetchNext(id, work);
  await content.dataSource.query('delete from articles where id = $1', [deleted]);
  await content.dataSource.query('update articles set latitude = 1 where id = $1', [moved]);
  for (const item of items) await commitItem(id, item.ordinal, work, measureDistances(item).result);
  expect(await readRun(id)).toMatchObject({ status: 'done', skipped: 2 });
  expect((await readArticle(moved!)).nearbyAttractions[0].distance).toBe('9 km');
});

it('batch run lists: runs and items are returned page by page', async () => {
  await insertSeveral(3);
  const first = await startRun(DISTANCES);
  await driveRun(first, measureDistances);
  const second = await startRun(NEARBY);
  const list = async (query: string) => (await content.get(`/api/admin/batch-runs${query}`, ADMIN)).body;
  const page = await list('?limit=1');
  expect(page.map(({ id }: { id: string }) => id)).toEqual([second]);
  const rest = await list(`?limit=1&before=${page[0].cursor}`);
  expect(rest.map(({ id }: { id: string }) => id)).toEqual([first]);
  expect(await list(`?before=${rest[0].cursor}`)).toEqual([]);
  expect(await list(`?kind=${DISTANCES}`)).toHaveLength(1);
  expect((await list('?open=true')).map(({ id }: { id: string }) => id)).toEqual([second]);
  expect(await list(`?open=true&kind=${DISTANCES}`)).toEqual([]);
  expect((await readItems(first, '?limit=2')).map(({ ordinal }: { ordinal: number }) => ordinal)).toEqual([1, 2]);
  expect((await readItems(first, '?limit=2&after=2')).map(({ ordinal }: { ordinal: number }) => ordinal)).toEqual([3]);
  expect((await content.get('/api/admin/batch-runs?before=x', ADMIN)).body.details[0].field).toBe('before');
});

it('GET /api/admin/batch-runs/:id/events: the stream ends with the finished run', async () => {
  await insertSeveral(1);
  const id = await startRun(DISTANCES);
  const stream = fetch(`${content.url}/api/admin/batch-runs/${id}/events`, { headers: await content.headers(ADMIN) });
  await driveRun(id, measureDistances);
  const text = await (await stream).text();
  expect(text).toContain('event: done');
  expect(JSON.parse(/event: done\ndata: (.*)/.exec(text)![1]!)).toMatchObject({ id, status: 'done', done: 1 });
});

it('internal batch run routes: an operator starts, lists, cancels and retries runs and is recorded as the actor', async () => {
  await insertSeveral(1);
  const postInternal = (path: string, body: object) => content.post(`/internal/batch-runs${path}`, WORKER, body);
  const dry = await postInternal('', { kind: DISTANCES, dryRun: true });
  expect(dry.body).toMatchObject({ dryRun: true, status: 'done', total: 1 });
  const { id } = (await postInternal('', { kind: DISTANCES })).body;
  expect(await readRun(id)).toMatchObject({ startedBy: null, startedByName: 'operator', status: 'queued' });
  expect((await postInternal(`/${id}/cancel`, {})).body.status).toBe('cancelled');
  expect((await postInternal(`/${id}/retry`, {})).body.status).toBe('queued');
  await driveRun(id, () => FAILED_RESULT);
  expect((await postInternal(`/${id}/retry`, {})).body).toMatchObject({ status: 'queued', failed: 0 });
  expect((await postInternal(`/${randomUUID()}/retry`, {})).body.code).toBe('BATCH_NOT_FOUND');
  expect((await content.get('/internal/batch-runs', WORKER)).body).toHaveLength(2);
});
