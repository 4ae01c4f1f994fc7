import type { ErrorCode } from '@placelore/contracts/errors.js';
import { ApiError } from '@placelore/contracts/errors.js';
import { internalWriting } from '@placelore/contracts/guides.js';
import { type BatchResult, type BatchSubject, internalBatchRuns } from '@placelore/contracts/internal-batch-runs.js';
import { internalPlaces } from '@placelore/contracts/places.js';
import { guideTexts, writing } from './guide-flow.js';
import type { House } from './house.js';
import { CHAMP_DE_MARS, EIFFEL_TOWER } from './photo-answers.js';

const runId = '11111111-2222-4333-8444-555555555555';
const AT = { latitude: 48.858, longitude: 2.294 };
const NEAR: BatchSubject = { ordinal: 1, kind: 'generate-nearby-attractions', at: AT, title: 'Eiffel Tower' };
const LOST: BatchSubject = {
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
  },
};

/** What places answers about what is near. @param costUsd that the provider charged */
export const placeNearby = (costUsd: number) => ({
  places: [CHAMP_DE_MARS],
  provider: 'embedded',
  attribution: null,
  costUsd,
});

/** The flow `batch.run`, in a house whose worker runs. */
export function batchFlowTests(built: () => House): void {
  let house: House;
  beforeEach(() => {
    house = built();
    house.owners.on(internalPlaces.nearby, () => placeNearby(0.035));
    house.owners.on(internalWriting.guide, () => ({ texts: guideTexts, writing, costUsd: 0.01, budgetSpent: false }));
    house.owners.on(internalBatchRuns.stop, () => undefined);
  });

  /** Has content hand out these items, and the worker do them. */
  async function run(subjects: BatchSubject[]) {
    const waiting = new Map(subjects.map((subject) => [subject.ordinal, subject]));
    const total = subjects.length;
    house.owners.on(internalBatchRuns.next, () => ({ items: [...waiting.values()].slice(0, 2), total, over: 0 }));
    house.owners.on(internalBatchRuns.commit, ({ params }) => {
      waiting.delete(Number(params.ordinal));
      return { goesOn: waiting.size > 0, total, over: total - waiting.size };
    });
    const id = await house.queue('batch.run', { runId });
    return { id, end: await house.ended('batch.run', id, 30_000) };
  }
  const commits = () =>
    house.owners
      .callsOf(internalBatchRuns.commit)
      .map(({ params, body }) => ({ ordinal: Number(params.ordinal), ...(body as { result: BatchResult }) }));
  const of = (count: number, subject: BatchSubject = NEAR): BatchSubject[] =>
    Array.from({ length: count }, (_, nth) => ({ ...subject, ordinal: nth + 1 }));
  /** Has places fail for one item, the first `times` times. */
  const failNearby = (code: ErrorCode, isIt: (times: number) => boolean) =>
    house.owners.on(internalPlaces.nearby, (_call, times) => {
      if (isIt(times)) throw new ApiError(code);
      return placeNearby(0);
    });

  it('does its items in their order, says what each cost, and how far it is', async () => {
    const { id, end } = await run(of(5));
    expect(end).toBe('completed');
    expect(commits().map(({ ordinal }) => ordinal)).toEqual([1, 2, 3, 4, 5]);
    expect(commits()[0]).toMatchObject({
      workRequestId: id,
      costUsd: 0.035,
      result: { kind: NEAR.kind, at: AT, attractions: [{ name: 'Champ de Mars', distance: '450 m' }] },
    });
    expect(house.owners.callsOf(internalPlaces.nearby)[0]?.body).toMatchObject({ radius: 2_000, ...AT });
    expect((await house.reported(id, 'batch')).map(({ ordinal, percent }) => [ordinal, percent])).toEqual([
      [1, 20],
      [2, 40],
      [3, 60],
      [4, 80],
    ]);
  });

  it('ends when its owner says so', async () => {
    const running = run(of(5));
    house.owners.on(internalBatchRuns.commit, () => ({ goesOn: false, total: 5, over: 1 }));
    await running;
    expect(commits()).toHaveLength(1);
  });

  it('notes an item that is refused, and goes on', async () => {
    failNearby('PROVIDER_REJECTED', (times) => times === 2);
    expect((await run(of(3))).end).toBe('completed');
    expect(commits().map(({ result }) => result.kind)).toEqual([NEAR.kind, 'failed', NEAR.kind]);
    expect(commits()[1]?.result).toMatchObject({ code: 'PROVIDER_REJECTED' });
  });

  it('tries an item again whose failure may pass', async () => {
    failNearby('UNAVAILABLE', (times) => times <= 2);
    await run(of(1));
    expect(commits().map(({ result }) => result.kind)).toEqual([NEAR.kind]);
  });

  it.each([
    ['places', NEAR, () => failNearby('PROVIDER_BUDGET_SPENT', () => true)],
    [
      'writers',
      LOST,
      () => house.owners.on(internalWriting.guide, () => ({ texts: guideTexts, writing, budgetSpent: true })),
    ],
  ] as const)('stops when the day’s budget of %s is spent, and nothing is committed', async (_, subject, spend) => {
    house.owners.on(internalPlaces.nearby, () => placeNearby(0));
    spend();
    const { id } = await run(of(2, subject));
    expect(commits()).toEqual([]);
    expect(house.owners.callsOf(internalBatchRuns.stop)).toMatchObject([
      { params: { id: runId }, body: { workRequestId: id } },
    ]);
  });

  it('has a lost article written as any other', async () => {
    await run([LOST]);
    expect(commits()[0]).toMatchObject({
      costUsd: 0.01,
      result: { kind: 'recover-articles', revision: 3, guide: { place: EIFFEL_TOWER, writing } },
    });
    expect(house.owners.callsOf(internalWriting.guide)[0]?.body).toMatchObject({
      discovery: { title: 'Eiffel Tower', description: 'An iron tower.' },
    });
  });

  it('looks up attractions without a position, near the article alone', async () => {
    const subject = {
      ordinal: 1,
      kind: 'fix-attraction-distances' as const,
      location: 'Paris',
      unplaced: ['Eiffel Tower'],
    } satisfies Partial<BatchSubject>;
    await run([{ ...subject, at: AT }]);
    expect(commits()[0]?.result).toMatchObject({
      found: [{ name: 'Eiffel Tower', at: { latitude: EIFFEL_TOWER.latitude } }],
    });
    house.owners.calls.length = 0;
    await run([{ ...subject, at: { latitude: 36.1125, longitude: -115.1725 } }]);
    expect(commits()[0]?.result).toMatchObject({ found: [] });
  });
}
