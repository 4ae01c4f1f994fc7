import { internalAnalyses } from '@placelore/contracts/analysis/analyses.internal.js';
import { internalDiscoveries } from '@placelore/contracts/content/discoveries.js';
import { internalPlaces } from '@placelore/contracts/places/places.internal.js';
import { describePhoto } from './describe-photo.js';

const OWNER = { kind: 'visitor', id: 'v' };
const CLAIMED = { visitorId: 'v', userId: 7 };
const PLACE = { name: 'Old Mill', latitude: 1, longitude: 2, city: 'Arezzo', country: 'Italy' };
const EXACT = { latitude: 1.1, longitude: 2.1 };
const SHOWN_AT = { latitude: 1, longitude: 2 };
const RESULT = { id: 'a', title: 'Old Mill', identified: true, confidence: 0.9, evidence: [], facts: [] };
const PHOTO = {
  owner: { kind: 'user', id: 1 },
  ...{ source: 'camera_capture', keepPrivate: true, photoKey: 'photos/a.webp' },
  observation: { safety: 'safe', moderation: null },
};

/** Describes a photo, with what the services answer, and returns the calls in order. */
async function run({
  place = PLACE as object | null,
  shownAt = SHOWN_AT as object | null,
  claimedBy = null as object | null,
  images = undefined as Promise<object | null> | undefined,
} = {}) {
  const calls: [string, Record<string, unknown>][] = [];
  const answers: Record<string, unknown> = {
    [internalPlaces.describe.id]: { background: { facts: [], sources: [] }, exactPlace: 'exact' },
    [internalAnalyses.write.id]: { result: RESULT, shownAt, owner: OWNER },
    [internalDiscoveries.create.id]: { discoveryId: 5, imageUrl: '/x' },
    [internalAnalyses.commit.id]: { claimedBy },
  };
  const call = async ({ id }: { id: string }, body: Record<string, unknown>) => {
    calls.push([id, body]);
    return answers[id];
  };
  const context = { call, report: async () => undefined, jobRequestId: 'job' };
  const photo = { ...PHOTO, ...(images && { images }) };
  const located = { place, guess: null, alternatives: [], exactPosition: EXACT };
  await describePhoto(context as never, 'a', photo as never, located as never, 2);
  return { calls, ids: calls.map(([id]) => id), of: ({ id }: { id: string }) => calls.filter(([own]) => own === id) };
}

test('describePhoto: describes the place, writes about it, and commits the result with its discovery', async () => {
  const { ids, of } = await run();
  expect(ids).toEqual([
    ...[
      internalPlaces.describe.id,
      internalAnalyses.write.id,
      internalDiscoveries.create.id,
      internalAnalyses.commit.id,
    ],
  ]);
  expect(of(internalPlaces.describe)[0]![1]).toEqual({ place: PLACE, exactPosition: EXACT });
  expect(of(internalAnalyses.write)[0]![1]).toMatchObject({
    ...{ id: 'a', jobRequestId: 'job', guess: null, alternatives: [], place: { place: PLACE, exactPlace: 'exact' } },
  });
  expect(of(internalAnalyses.commit)[0]![1]).toEqual({
    ...{ id: 'a', jobRequestId: 'job', discoveryOwner: OWNER },
    result: { ...RESULT, discoveryId: 5, imageUrl: '/x' },
  });
});

test('describePhoto: gives a discovery the position of its place, its latest owner and the choice to keep it private', async () => {
  const { of } = await run();
  const [, discovery] = of(internalDiscoveries.create)[0]!;
  expect(discovery).toMatchObject({
    ...{ analysisId: 'a', owner: OWNER, ...SHOWN_AT, keepPrivate: true, source: 'camera_capture', revision: 2 },
    ...{ photoKey: 'photos/a.webp', safety: 'safe', moderation: null, contradicted: false, images: null },
  });
  expect(JSON.stringify(discovery)).not.toContain('1.1');
});

test('describePhoto: uses images that were made in the meantime', async () => {
  const images = { imageUrl: '/made.webp' };
  const { of } = await run({ images: Promise.resolve(images) });
  expect(of(internalDiscoveries.create)[0]![1].images).toEqual(images);
});

test('describePhoto: creates no discovery of a result that is shown nowhere', async () => {
  const { ids, of } = await run({ shownAt: null });
  expect(ids).not.toContain(internalDiscoveries.create.id);
  expect(of(internalAnalyses.commit)).toEqual([
    [internalAnalyses.commit.id, { id: 'a', jobRequestId: 'job', result: RESULT }],
  ]);
});

test('describePhoto: describes nothing without a place', async () => {
  const { ids, of } = await run({ place: null, shownAt: null });
  expect(ids).not.toContain(internalPlaces.describe.id);
  expect(of(internalAnalyses.write)[0]![1].place).toBeNull();
});

test('describePhoto: gives the discovery to the user as whom the guest has signed up, before the result is committed', async () => {
  const { calls, ids } = await run({ claimedBy: CLAIMED });
  expect(ids.slice(2)).toEqual([
    ...[internalDiscoveries.create.id, internalAnalyses.commit.id],
    ...[internalDiscoveries.claim.id, internalAnalyses.commit.id],
  ]);
  expect(calls.at(-2)![1]).toEqual(CLAIMED);
  expect(calls.at(-1)![1]).not.toHaveProperty('discoveryOwner');
});
