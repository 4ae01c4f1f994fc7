import { randomUUID } from 'node:crypto';
import { batchRun } from '@placelore/contracts/batch-run-shapes.js';
import { ApiError } from '@placelore/contracts/errors.js';
import { Settlements } from '@placelore/platform/work/settlements.js';
import { eventually } from '../../../packages/platform/test/eventually.js';
import { news } from './article-writer.js';
import {
  attraction,
  audited,
  DISTANCES,
  measured,
  NEARBY,
  next,
  PATHS,
  playRun,
  readRun,
  several,
  startRun,
  surrounded,
  tell,
  useBatchRuns,
  wrong,
} from './batch-player.js';
import { admin, inserted, read, versionsOf } from './console.js';
import { guest, WORKER } from './content-service.js';
import { allWork, content, fail, notePrices, openWork } from './played-worker.js';
import { askRaw } from './raw-request.js';

useBatchRuns();

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
});

describe('an estimate', () => {
  const estimated = async (kind: keyof typeof PATHS = NEARBY) =>
    (await content.post(PATHS[kind], admin, { dryRun: true })).body.estimatedCostUsd;

  it.each([
    ['nobody charges', 0, 0],
    ['Google charges its list price', 0.035, 0.105],
    ['an operator has another price', 0.02, 0.06],
  ])('is what the active provider charges: %s', async (_who, nearbyUsd, usd) => {
    await several(3);
    // Runs with another provider say nothing of this one.
    await playRun(await startRun(NEARBY), surrounded(nearbyUsd === 0 ? 0.035 : 0));
    await notePrices(nearbyUsd, false);
    expect(await estimated()).toBeCloseTo(usd);
  });

  it('is learned of runs that cost something where the price is not known', async () => {
    await several(3);
    await playRun(await startRun(NEARBY), surrounded(0));
    expect(await estimated()).toBeCloseTo(0.045);
    await playRun(await startRun(NEARBY), surrounded(0.05));
    expect(await estimated()).toBeCloseTo(0.15);
  });

  it('asks the worker when prices are old, and takes what it brings', async () => {
    await several(2);
    await content.dataSource.query('delete from provider_prices');
    const asked = estimated();
    const { id } = await eventually(async () => (await openWork('batch.prices'))[0]);
    const body = { workRequestId: id, nearbyUsd: 0, writingIsPaid: false };
    expect((await content.post('/internal/batch-runs/prices', WORKER, body)).status).toBe(204);
    expect(await asked).toBe(0);
    // For a minute they need not be asked for again.
    expect(await estimated()).toBe(0);
    expect(await allWork('batch.prices')).toBe(1);
  });
});

it('prices are noted by the worker alone', async () => {
  const body = { workRequestId: randomUUID(), nearbyUsd: 0, writingIsPaid: false };
  for (const who of [admin, guest(null), null]) {
    const { status } = await content.post('/internal/batch-runs/prices', who, body);
    expect([401, 403]).toContain(status);
  }
});

it('what an item costs is learned of those that were skipped, too', async () => {
  await several(3);
  for (let nth = 0; nth < 2; nth++) await playRun(await startRun(NEARBY), surrounded(0.035));
  expect((await content.get('/api/admin/batch-runs', admin)).body[0]).toMatchObject({ done: 0, skipped: 3 });
  const { body } = await content.post(PATHS[NEARBY], admin, { dryRun: true });
  expect(body.estimatedCostUsd).toBeCloseTo(0.105);
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
