import { type BatchSubject, internalBatchRuns } from '@placelore/contracts/content/admin/batch-runs.internal.js';
import { internalWriting } from '@placelore/contracts/content/guides.js';
import type { ErrorCode } from '@placelore/contracts/core/errors.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { RouteInput } from '@placelore/contracts/core/route.js';
import { internalPlaces } from '@placelore/contracts/places/places.internal.js';
import { SAMPLE_GUIDE_TEXTS, SAMPLE_PROVENANCE } from '../support/article-job-stubs.js';
import { createNearbyResult, EIFFEL_TOWER } from '../support/photo-job-stubs.js';
import { env, useWorker } from '../support/use-worker.js';

const runId = '11111111-2222-4333-8444-555555555555';
const POSITION = { latitude: 48.858, longitude: 2.294 };
const NEARBY_ITEM: BatchSubject = {
  ordinal: 1,
  kind: 'generate-nearby-attractions',
  at: POSITION,
  title: 'Eiffel Tower',
};
const RECOVERY_ITEM: BatchSubject = {
  ordinal: 1,
  kind: 'recover-articles',
  discovery: {
    title: 'Eiffel Tower',
    description: 'An iron tower.',
    culturalInfo: '',
    facts: [],
    location: 'Paris, France',
    latitude: 48.8584,
    longitude: 2.2945,
    revision: 3,
    analysisId: null,
    verification: null,
  },
};

type CommitBody = RouteInput<typeof internalBatchRuns.commit>;

useWorker();

describe('batch.run', () => {
  beforeEach(() => {
    env.services.on(internalPlaces.nearby, () => createNearbyResult(0.035));
    env.services.on(internalWriting.writeGuide, () => ({
      texts: SAMPLE_GUIDE_TEXTS,
      writing: SAMPLE_PROVENANCE,
      costUsd: 0.01,
      budgetSpent: false,
    }));
    env.services.on(internalBatchRuns.stop, () => undefined);
  });

  /** Stubs content to return these items, and runs the job. */
  async function runItems(subjects: BatchSubject[]) {
    const waiting = new Map(subjects.map((subject) => [subject.ordinal, subject]));
    const total = subjects.length;
    env.services.on(internalBatchRuns.next, () => ({ items: [...waiting.values()].slice(0, 2), total, over: 0 }));
    env.services.on(internalBatchRuns.commit, ({ body }) => {
      for (const { ordinal } of (body as CommitBody).items) waiting.delete(ordinal);
      return { goesOn: waiting.size > 0, total, over: total - waiting.size };
    });
    const id = await env.enqueue('batch.run', { runId });
    return { id, end: await env.waitForEnd('batch.run', id, 30_000) };
  }
  const commits = () =>
    env.services.getCalls(internalBatchRuns.commit).flatMap(({ body }) => (body as CommitBody).items);
  const createItems = (count: number, subject: BatchSubject = NEARBY_ITEM): BatchSubject[] =>
    Array.from({ length: count }, (_, nth) => ({ ...subject, ordinal: nth + 1 }));
  /** Makes places fail for one item, the first `times` times. */
  const failNearby = (code: ErrorCode, shouldFail: (times: number) => boolean) =>
    env.services.on(internalPlaces.nearby, (_call, times) => {
      if (shouldFail(times)) throw new ApiError(code);
      return createNearbyResult(0);
    });

  it('processes its items in order, and reports costs and progress', async () => {
    const { id, end } = await runItems(createItems(5));
    expect(end).toBe('completed');
    expect(commits().map(({ ordinal }) => ordinal)).toEqual([1, 2, 3, 4, 5]);
    expect(commits()[0]).toMatchObject({
      costUsd: 0.035,
      result: { kind: NEARBY_ITEM.kind, at: POSITION, attractions: [{ name: 'Champ de Mars', distance: '450 m' }] },
    });
    expect(env.services.getCalls(internalBatchRuns.commit)[0]?.body).toMatchObject({ jobRequestId: id });
    expect(env.services.getCalls(internalPlaces.nearby)[0]?.body).toMatchObject({ radius: 2_000, ...POSITION });
    expect((await env.getReportedProgress(id, 'batch')).map(({ ordinal, percent }) => [ordinal, percent])).toEqual([
      [1, 20],
      [2, 40],
      [3, 60],
      [4, 80],
    ]);
  });

  it('ends when content says so', async () => {
    const running = runItems(createItems(5));
    env.services.on(internalBatchRuns.commit, () => ({ goesOn: false, total: 5, over: 1 }));
    await running;
    expect(commits()).toHaveLength(1);
  });

  it('records a rejected item, and continues', async () => {
    failNearby('PROVIDER_REJECTED', (times) => times === 2);
    expect((await runItems(createItems(3))).end).toBe('completed');
    expect(commits().map(({ result }) => result.kind)).toEqual([NEARBY_ITEM.kind, 'failed', NEARBY_ITEM.kind]);
    expect(commits()[1]?.result).toMatchObject({ code: 'PROVIDER_REJECTED' });
  });

  it('retries an item with a temporary failure', async () => {
    failNearby('UNAVAILABLE', (times) => times <= 2);
    await runItems(createItems(1));
    expect(commits().map(({ result }) => result.kind)).toEqual([NEARBY_ITEM.kind]);
  });

  it.each([
    ['places', NEARBY_ITEM, () => failNearby('PROVIDER_BUDGET_EXHAUSTED', () => true)],
    [
      'writers',
      RECOVERY_ITEM,
      () =>
        env.services.on(internalWriting.writeGuide, () => ({
          texts: SAMPLE_GUIDE_TEXTS,
          writing: SAMPLE_PROVENANCE,
          budgetSpent: true,
        })),
    ],
  ] as const)('stops when the day’s budget of %s is exhausted, and commits nothing', async (_, subject, spend) => {
    env.services.on(internalPlaces.nearby, () => createNearbyResult(0));
    spend();
    const { id } = await runItems(createItems(2, subject));
    expect(commits()).toEqual([]);
    expect(env.services.getCalls(internalBatchRuns.stop)).toMatchObject([
      { params: { id: runId }, body: { jobRequestId: id } },
    ]);
  });

  it('writes a missing article like any other', async () => {
    await runItems([RECOVERY_ITEM]);
    expect(commits()[0]).toMatchObject({
      costUsd: 0.01,
      result: { kind: 'recover-articles', revision: 3, guide: { place: EIFFEL_TOWER, writing: SAMPLE_PROVENANCE } },
    });
    expect(env.services.getCalls(internalWriting.writeGuide)[0]?.body).toMatchObject({
      discovery: { title: 'Eiffel Tower', description: 'An iron tower.' },
    });
  });

  it('finds positions of attractions near the article only', async () => {
    const subject = {
      ordinal: 1,
      kind: 'fix-attraction-distances' as const,
      location: 'Paris',
      unplaced: ['Eiffel Tower'],
    } satisfies Partial<BatchSubject>;
    await runItems([{ ...subject, at: POSITION }]);
    expect(commits()[0]?.result).toMatchObject({
      found: [{ name: 'Eiffel Tower', at: { latitude: EIFFEL_TOWER.latitude } }],
    });
    env.services.calls.length = 0;
    await runItems([{ ...subject, at: { latitude: 36.1125, longitude: -115.1725 } }]);
    expect(commits()[0]?.result).toMatchObject({ found: [] });
  });

  it('compares records of the guidebook, and stops when half of the calls of the day are used up', async () => {
    const compared = { itemUrl: 'https://www.wikidata.org/wiki/Q243', differences: [] };
    env.services.on(internalPlaces.compareRecord, (_call, times) => {
      if (times > 1) throw new ApiError('PROVIDER_BUDGET_EXHAUSTED');
      return compared;
    });
    const record = { type: 'landmark' as const, id: 'eiffel-tower' };
    const { end } = await runItems(createItems(3, { ordinal: 1, kind: 'compare-guidebook', record }));
    expect(end).toBe('completed');
    expect(commits()).toMatchObject([{ ordinal: 1, result: { kind: 'compare-guidebook', ...compared } }]);
    expect(env.services.getCalls(internalPlaces.compareRecord)[0]?.body).toEqual(record);
    expect(env.services.getCalls(internalBatchRuns.stop)).toHaveLength(1);
  });
});
