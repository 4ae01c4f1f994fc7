import { randomUUID } from 'node:crypto';
import { batchRun } from '@placelore/contracts/content/admin/batch-runs.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import { JobResults } from '@placelore/platform/jobs/job-results.js';
import { eventually } from '../../../../packages/platform/test/support/eventually.js';
import { ADMIN, insertArticle, readArticle, readVersions } from '../support/admin-client.js';
import { readIndexChanges } from '../support/article-generation-driver.js';
import {
  buildAttraction,
  DISTANCES,
  driveRun,
  FAILED_RESULT,
  fetchNext,
  generateNearby,
  insertSeveral,
  insertWrongArticle,
  measureDistances,
  NEARBY,
  readAuditActions,
  readRun,
  START_PATHS,
  sendCommand,
  startRun,
  useBatchRuns,
} from '../support/batch-run-driver.js';
import { buildGuest, WORKER } from '../support/content-test-service.js';
import { sendRawRequest } from '../support/raw-request.js';
import { content, countJobs, failJob, findOpenJobs, setProviderPrices } from '../support/simulated-worker.js';

useBatchRuns();

/** Retries the job of a failed run from the list of failed jobs. @returns the code of the error, if any */
async function retryFailedJob(): Promise<string | undefined> {
  const [failed] = (await content.get('/api/admin/failed-jobs/content', ADMIN)).body;
  return (await content.post(`/api/admin/failed-jobs/content/${failed.id}/retry`, ADMIN, {})).body.code;
}

describe('POST endpoints that start a batch run', () => {
  it('return the documented result when a distances run ends in time', async () => {
    const id = await insertWrongArticle();
    await insertWrongArticle({ nearbyAttractions: [buildAttraction({ distance: '630 m' })] });
    await insertWrongArticle({
      nearbyAttractions: [buildAttraction({ coordinates: undefined }), buildAttraction({ name: 'B' })],
    });
    await insertWrongArticle();
    await insertWrongArticle({ latitude: null, longitude: null });
    await insertArticle();
    const runWorker = async () => {
      const { payload } = await eventually(async () => (await findOpenJobs<{ runId: string }>('batch.run'))[0]);
      await driveRun(payload.runId, (subject) => (subject.ordinal === 4 ? FAILED_RESULT : measureDistances(subject)));
    };
    const [{ status, body }] = await Promise.all([content.post(START_PATHS[DISTANCES], ADMIN, {}), runWorker()]);
    expect([status, body]).toEqual([200, { runId: body.runId, status: 'done', fixed: 2, errors: 2 }]);
    expect((await readArticle(id)).nearbyAttractions).toEqual([buildAttraction({ distance: '630 m' })]);
    expect(await readVersions(id)).toMatchObject([{ savedBy: { userId: ADMIN.userId } }]);
    expect(batchRun.strict().parse(await readRun(body.runId))).toMatchObject({
      ...{ total: 4, done: 2, skipped: 1, failed: 1 },
    });
    expect(await readAuditActions(body.runId)).toEqual(['batch.start']);
    expect((await readIndexChanges()).length).toBe(2);
  });

  it('return the documented result when a nearby attractions run ends in time', async () => {
    const id = await insertArticle();
    await insertArticle();
    const runWorker = async () => {
      const { payload } = await eventually(async () => (await findOpenJobs<{ runId: string }>('batch.run'))[0]);
      await driveRun(payload.runId, (subject) =>
        subject.ordinal === 1 ? generateNearby(0.035)(subject) : { result: { kind: 'none' } },
      );
    };
    const [{ body }] = await Promise.all([content.post(START_PATHS[NEARBY], ADMIN, {}), runWorker()]);
    expect(body).toEqual({ runId: body.runId, status: 'done', processed: 2, totalCost: 0.035 });
    expect((await readArticle(id)).nearbyAttractions).toHaveLength(1);
  });

  it('return 202 with the URL of the run when it takes longer than the request may wait', async () => {
    await insertWrongArticle();
    jest.spyOn(content.app.get(JobResults), 'waitUntilFinished').mockRejectedValueOnce(new ApiError('TIMED_OUT'));
    const { status, body, headers } = await content.post(START_PATHS[DISTANCES], ADMIN, {});
    expect([status, headers.location]).toEqual([202, `/api/admin/batch-runs/${body.runId}`]);
    expect(await readRun(body.runId)).toMatchObject({ status: 'queued' });
  });

  it('accept a request without a body', async () => {
    const headers = { prefer: 'respond-async' };
    const { status } = await sendRawRequest(content, START_PATHS[DISTANCES], { method: 'POST', actor: ADMIN, headers });
    expect(status).toBe(202);
  });

  it.each([{ limit: 0 }, { limit: 'x' }, { budgetUsd: -1 }, { dryRun: 'maybe' }])(
    'reject %j and name the field',
    async (options) => {
      const { status, body } = await content.post(START_PATHS[NEARBY], ADMIN, options);
      expect([status, body.details[0].field]).toEqual([400, Object.keys(options)[0]]);
      expect(await countJobs('batch.run')).toBe(0);
    },
  );

  it('return BATCH_FAILED for a failed run, which can be resumed', async () => {
    await insertWrongArticle();
    const runWorker = async () => {
      const open = await eventually(async () => (await findOpenJobs<{ runId: string }>('batch.run'))[0]);
      await fetchNext(open.payload.runId, open.id);
      await failJob('TIMED_OUT')(open);
      return open.payload.runId;
    };
    const [{ status, body }, id] = await Promise.all([content.post(START_PATHS[DISTANCES], ADMIN, {}), runWorker()]);
    expect([status, body.code]).toEqual([500, 'BATCH_FAILED']);
    expect(await readRun(id)).toMatchObject({ status: 'failed', code: 'TIMED_OUT' });
    // A failed run can also be retried from the list of failed jobs.
    expect(await retryFailedJob()).toBeUndefined();
    await failJob('TIMED_OUT')((await findOpenJobs('batch.run'))[0]!);
    expect((await sendCommand(id, 'resume')).body).toMatchObject({ status: 'queued', code: null, endedAt: null });
    expect(await retryFailedJob()).toBe('JOB_OBSOLETE');
    expect(await driveRun(id, measureDistances)).toBe(1);
    expect(await retryFailedJob()).toBe('JOB_OBSOLETE');
    expect(await readRun(id)).toMatchObject({ status: 'done', done: 1 });
  });
});

it('batch run dry run: count and cost are estimated, and nothing changes', async () => {
  const [id] = await insertSeveral(3);
  const before = await readArticle(id!);
  const response = await content.post(START_PATHS[NEARBY], ADMIN, { dryRun: true });
  expect(response.body).toEqual({ runId: response.body.runId, dryRun: true, count: 3, estimatedCostUsd: 0.045 });
  expect((await content.post(START_PATHS[NEARBY], ADMIN, { dryRun: true, limit: 2 })).body.count).toBe(2);
  expect(await countJobs('batch.run')).toBe(0);
  expect(await readArticle(id!)).toEqual(before);
  expect(await readRun(response.body.runId)).toMatchObject({ dryRun: true, status: 'done', total: 3, costUsd: 0 });
});

describe('batch run estimate', () => {
  const fetchEstimate = async (kind: keyof typeof START_PATHS = NEARBY) =>
    (await content.post(START_PATHS[kind], ADMIN, { dryRun: true })).body.estimatedCostUsd;

  it.each([
    ['no provider charges', 0, 0],
    ['Google charges its list price', 0.035, 0.105],
    ['the operator configured another price', 0.02, 0.06],
  ])('uses the price of the active provider: %s', async (_label, nearbyUsd, usd) => {
    await insertSeveral(3);
    // The costs of runs with another provider must not affect the estimate.
    await driveRun(await startRun(NEARBY), generateNearby(nearbyUsd === 0 ? 0.035 : 0));
    await setProviderPrices(nearbyUsd, false);
    expect(await fetchEstimate()).toBeCloseTo(usd);
  });

  it('uses the cost of earlier paid runs when the price is unknown', async () => {
    await insertSeveral(3);
    await driveRun(await startRun(NEARBY), generateNearby(0));
    expect(await fetchEstimate()).toBeCloseTo(0.045);
    await driveRun(await startRun(NEARBY), generateNearby(0.05));
    expect(await fetchEstimate()).toBeCloseTo(0.15);
  });

  it('of missing articles is 0 only if neither places nor texts cost anything', async () => {
    await content.createDiscovery({ userId: 1, username: 'ada' });
    await content.dataSource.query(`delete from job_requests where job = 'article.write'`);
    for (const [nearbyUsd, writingIsPaid, usd] of [
      [0, false, 0],
      [0, true, 0.01],
      [0.035, false, 0.01],
      [null, false, 0.01],
    ] as const) {
      await setProviderPrices(nearbyUsd, writingIsPaid);
      expect([nearbyUsd, writingIsPaid, await fetchEstimate('recover-articles')]).toEqual([
        nearbyUsd,
        writingIsPaid,
        usd,
      ]);
    }
  });

  it('requests prices from the worker when they are old, and reuses them', async () => {
    await insertSeveral(2);
    await content.dataSource.query('delete from provider_prices');
    const estimate = fetchEstimate();
    const { id } = await eventually(async () => (await findOpenJobs('batch.prices'))[0]);
    const body = { jobRequestId: id, nearbyUsd: 0, writingIsPaid: false };
    expect((await content.post('/internal/batch-runs/prices', WORKER, body)).status).toBe(204);
    expect(await estimate).toBe(0);
    // A repeated answer to the same request changes nothing.
    await content.post('/internal/batch-runs/prices', WORKER, { ...body, nearbyUsd: 1 });
    // Prices are reused for a minute.
    expect(await fetchEstimate()).toBe(0);
    expect(await countJobs('batch.prices')).toBe(1);
  });
});

it('POST /internal/batch-runs/prices: admits the worker only', async () => {
  const body = { jobRequestId: randomUUID(), nearbyUsd: 0, writingIsPaid: false };
  for (const actor of [ADMIN, buildGuest(null), null]) {
    const { status } = await content.post('/internal/batch-runs/prices', actor, body);
    expect([401, 403]).toContain(status);
  }
});

it('batch run estimate: the cost of skipped items is included', async () => {
  await insertSeveral(3);
  for (let nth = 0; nth < 2; nth++) await driveRun(await startRun(NEARBY), generateNearby(0.035));
  expect((await content.get('/api/admin/batch-runs', ADMIN)).body[0]).toMatchObject({ done: 0, skipped: 3 });
  const { body } = await content.post(START_PATHS[NEARBY], ADMIN, { dryRun: true });
  expect(body.estimatedCostUsd).toBeCloseTo(0.105);
});

it('batch run start: a second run of a kind is rejected with the id of the running one', async () => {
  await insertSeveral(1);
  const id = await startRun(DISTANCES);
  const [again, other] = [await content.post(START_PATHS[DISTANCES], ADMIN, {}), await startRun(NEARBY)];
  expect([again.status, again.body.code, again.body.details]).toEqual([
    409,
    'BATCH_RUNNING',
    [{ field: 'runId', message: id }],
  ]);
  expect(other).not.toBe(id);
  await driveRun(id, measureDistances);
  expect(await startRun(DISTANCES)).not.toBe(id);
  const recover = () => content.post('/internal/batch-runs', WORKER, { kind: 'recover-articles' });
  const simultaneousRuns = await Promise.all([recover(), recover(), recover()]);
  expect(simultaneousRuns.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

it('batch run: its failed job is not retried while another run of its kind is active', async () => {
  await insertSeveral(1);
  const id = await startRun(DISTANCES);
  await failJob('TIMED_OUT')((await findOpenJobs('batch.run'))[0]!);
  const other = await startRun(DISTANCES);
  expect(await retryFailedJob()).toBe('JOB_OBSOLETE');
  expect([(await readRun(id)).status, (await readRun(other)).status]).toEqual(['failed', 'queued']);
});
