import { randomUUID } from 'node:crypto';
import { batchItem, batchRun } from '@placelore/contracts/batch-run-shapes.js';
import { ApiError } from '@placelore/contracts/errors.js';
import type { Identity } from '@placelore/contracts/identity.js';
import type { NearbyAttraction } from '@placelore/contracts/places.js';
import { Settlements } from '@placelore/platform/work/settlements.js';
import { eventually } from '../../../packages/platform/test/eventually.js';
import { news } from './article-writer.js';
import {
  commitItem,
  failing,
  itemsOf,
  measured,
  next,
  PATHS,
  playRun,
  readRun,
  startRun,
  surrounded,
  tell,
  workOf,
} from './batch-player.js';
import { admin, inserted, REFUSED, read, strangers, versionsOf } from './console.js';
import { WORKER } from './content-service.js';
import { allWork, content, fail, openWork, useContent } from './played-worker.js';
import { askRaw } from './raw-request.js';

useContent();
beforeEach(() => content.dataSource.query('truncate batch_runs, batch_run_items, articles, discoveries cascade'));

const DISTANCES = 'fix-attraction-distances';
const NEARBY = 'generate-nearby-attractions';
const FORUM = { lat: 41.8925, lng: 12.4853 };
const attraction = (given: object = {}) =>
  ({ name: 'Forum', distance: '9 km', coordinates: FORUM, ...given }) as NearbyAttraction;
const wrong = (given: object = {}) => inserted({ nearbyAttractions: [attraction()], ...given });
async function several(count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let nth = 0; nth < count; nth++) ids.push(await wrong());
  return ids;
}
const ordinals = async (id: string, status: string) =>
  (await itemsOf(id, `?status=${status}`)).map(({ ordinal }: { ordinal: number }) => ordinal);
const audited = async (id: string): Promise<string[]> => {
  const rows = await content.dataSource.query('select action from audit_log where subject_id = $1 order by id', [id]);
  return rows.map(({ action }: { action: string }) => action);
};

describe('a call that starts a run', () => {
  it('answers as documented when the run ends in time: distances', async () => {
    const id = await wrong();
    await wrong({ nearbyAttractions: [attraction({ distance: '630 m' })] });
    await wrong({ nearbyAttractions: [attraction({ coordinates: undefined }), attraction({ name: 'B' })] });
    await wrong({ latitude: null, longitude: null });
    await inserted();
    const worked = async () => {
      const { payload } = await eventually(async () => (await openWork<{ runId: string }>('batch.run'))[0]);
      await playRun(payload.runId, measured);
    };
    const [{ status, body }] = await Promise.all([content.post(PATHS[DISTANCES], admin, {}), worked()]);
    expect([status, body]).toEqual([200, { runId: body.runId, status: 'done', fixed: 2, errors: 1 }]);
    expect((await read(id)).nearbyAttractions).toEqual([attraction({ distance: '630 m' })]);
    expect(await versionsOf(id)).toMatchObject([{ savedBy: { userId: admin.userId } }]);
    expect(batchRun.strict().parse(await readRun(body.runId))).toMatchObject({ total: 3, done: 2, skipped: 1 });
    expect(await audited(body.runId)).toEqual(['batch.start']);
    expect((await news()).length).toBe(2);
  });

  it('answers as documented when the run ends in time: nearby attractions', async () => {
    const id = await inserted();
    const worked = async () => {
      const { payload } = await eventually(async () => (await openWork<{ runId: string }>('batch.run'))[0]);
      await playRun(payload.runId, surrounded(0.035));
    };
    const [{ body }] = await Promise.all([content.post(PATHS[NEARBY], admin, {}), worked()]);
    expect(body).toEqual({ runId: body.runId, status: 'done', processed: 1, totalCost: 0.035 });
    expect((await read(id)).nearbyAttractions).toHaveLength(1);
  });

  it('leads to the run when it takes longer than anybody waits', async () => {
    await wrong();
    jest.spyOn(content.app.get(Settlements), 'wait').mockRejectedValueOnce(new ApiError('TIMED_OUT'));
    const { status, body, headers } = await content.post(PATHS[DISTANCES], admin, {});
    expect([status, headers.location]).toEqual([202, `/api/admin/batch-runs/${body.runId}`]);
    expect(await readRun(body.runId)).toMatchObject({ status: 'queued' });
  });

  it('needs no body at all', async () => {
    const headers = { prefer: 'respond-async' };
    const { status } = await askRaw(content, PATHS[DISTANCES], { method: 'POST', who: admin, headers });
    expect(status).toBe(202);
  });

  it.each([{ limit: 0 }, { limit: 'x' }, { budgetUsd: -1 }, { dryRun: 'maybe' }])('refuses %j', async (options) => {
    const { status, body } = await content.post(PATHS[NEARBY], admin, options);
    expect([status, body.details[0].field]).toEqual([400, Object.keys(options)[0]]);
    expect(await allWork('batch.run')).toBe(0);
  });

  it('of what failed says so, and the run can be resumed', async () => {
    await wrong();
    const worked = async () => {
      const open = await eventually(async () => (await openWork<{ runId: string }>('batch.run'))[0]);
      await next(open.payload.runId, open.id);
      await fail('TIMED_OUT')(open);
      return open.payload.runId;
    };
    const [{ status, body }, id] = await Promise.all([content.post(PATHS[DISTANCES], admin, {}), worked()]);
    expect([status, body.code]).toEqual([500, 'BATCH_FAILED']);
    expect(await readRun(id)).toMatchObject({ status: 'failed', code: 'TIMED_OUT' });
    // Where failed work is seen, it can be run again too.
    const [failed] = (await content.get('/api/admin/work/content/failed', admin)).body;
    expect((await content.post(`/api/admin/work/content/${failed.id}/retry`, admin, {})).status).toBe(200);
    await fail('TIMED_OUT')((await openWork('batch.run'))[0]!);
    expect((await tell(id, 'resume')).body).toMatchObject({ status: 'queued', code: null, endedAt: null });
    expect(await playRun(id, measured)).toBe(1);
    expect(await readRun(id)).toMatchObject({ status: 'done', done: 1 });
  });
});

it('a dry run says how much it would be and cost, and changes nothing', async () => {
  const [id] = await several(3);
  const before = await read(id!);
  const answer = await content.post(PATHS[NEARBY], admin, { dryRun: true });
  expect(answer.body).toEqual({ runId: answer.body.runId, dryRun: true, count: 3, estimatedCostUsd: 0.045 });
  expect((await content.post(PATHS[NEARBY], admin, { dryRun: true, limit: 2 })).body.count).toBe(2);
  expect(await allWork('batch.run')).toBe(0);
  expect(await read(id!)).toEqual(before);
  expect(await readRun(answer.body.runId)).toMatchObject({ dryRun: true, status: 'done', total: 3, costUsd: 0 });
  // What items really cost is learned.
  await playRun(await startRun(NEARBY), surrounded(0));
  expect((await content.post(PATHS[NEARBY], admin, { dryRun: true })).body.estimatedCostUsd).toBe(0);
});

it('one run of a kind goes on at a time, and the refusal names it', async () => {
  await several(1);
  const id = await startRun(DISTANCES);
  const [again, other] = [await content.post(PATHS[DISTANCES], admin, {}), await startRun(NEARBY)];
  expect([again.status, again.body.code, again.body.details]).toEqual([
    409,
    'BATCH_RUNNING',
    [{ field: 'runId', message: id }],
  ]);
  expect(other).not.toBe(id);
  await playRun(id, measured);
  expect(await startRun(DISTANCES)).not.toBe(id);
  const recover = () => content.post('/internal/batch-runs', WORKER, { kind: 'recover-articles' });
  const atOnce = await Promise.all([recover(), recover(), recover()]);
  expect(atOnce.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

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
