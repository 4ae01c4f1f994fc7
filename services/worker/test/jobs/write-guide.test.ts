import { randomUUID } from 'node:crypto';
import { GUIDE_STEPS, type GuideQuery, internalGuides, internalWriting } from '@placelore/contracts/content/guides.js';
import { internalPlaces } from '@placelore/contracts/places/places.internal.js';
import { QUEUE_POLICY } from '@placelore/platform/queues/queue-policy.js';
import { SAMPLE_GUIDE_TEXTS, SAMPLE_PROVENANCE } from '../support/article-job-stubs.js';
import { EIFFEL_TOWER } from '../support/photo-job-stubs.js';
import { env, useWorker } from '../support/use-worker.js';

useWorker();

describe('guide.write', () => {
  let query: GuideQuery;
  beforeEach(() => {
    const { services } = env;
    query = { q: 'Tour Eiffel' };
    services.on(internalGuides.read, () => query);
    services.on(internalGuides.redirect, () => ({ redirected: false }));
    services.on(internalWriting.writeGuide, () => ({ texts: SAMPLE_GUIDE_TEXTS, writing: SAMPLE_PROVENANCE }));
    services.on(internalGuides.commit, () => undefined);
  });

  const write = async () => {
    const guideRequestId = randomUUID();
    const id = await env.enqueue('guide.write', { guideRequestId });
    return { guideRequestId, id, end: await env.waitForEnd('guide.write', id) };
  };

  it('calls every service on behalf of the requester, or of none without one', async () => {
    const requester = { id: 'visitor:1', role: 'guest', network: 'n' } as const;
    const id = await env.enqueue('guide.write', { guideRequestId: randomUUID() }, requester);
    expect(await env.waitForEnd('guide.write', id)).toBe('completed');
    expect(env.services.calls.length).toBeGreaterThan(5);
    expect(new Set(env.services.calls.map(({ onBehalfOf }) => JSON.stringify(onBehalfOf)))).toEqual(
      new Set([JSON.stringify(requester)]),
    );
    env.services.calls.length = 0;
    await write();
    expect(env.services.calls.map(({ onBehalfOf }) => onBehalfOf).filter(Boolean)).toEqual([]);
  });
  const getBody = (route: typeof internalPlaces.locate | typeof internalPlaces.describe) =>
    env.services.getCalls(route)[0]?.body;

  it('locates, writes and commits a guide in order and once', async () => {
    const { guideRequestId, id, end } = await write();
    expect(end).toBe('completed');
    expect(env.services.getCalledIds()).toEqual([
      'internalGuides.read',
      'internalPlaces.locate',
      'internalGuides.redirect',
      'internalPlaces.describe',
      'internalWriting.writeGuide',
      'internalGuides.commit',
    ]);
    const nearbyAttractions = [
      { name: 'Champ de Mars', distance: '450 m', coordinates: { lat: 48.8556, lng: 2.2986 } },
    ];
    const [commit] = env.services.getCalls(internalGuides.commit);
    expect(commit).toMatchObject({
      params: { id: guideRequestId },
      body: {
        jobRequestId: id,
        place: EIFFEL_TOWER,
        neighbors: nearbyAttractions,
        texts: SAMPLE_GUIDE_TEXTS,
        writing: SAMPLE_PROVENANCE,
      },
    });
    expect(env.services.getCalls(internalWriting.writeGuide)[0]?.body).toMatchObject({
      place: EIFFEL_TOWER,
      neighbors: nearbyAttractions,
      background: commit!.body.background,
    });
    expect(getBody(internalPlaces.describe)).toEqual({ place: EIFFEL_TOWER, exactPosition: null });
    expect(env.getFinishCalls('guide.write')).toEqual([]);
  });

  it('adds the distances of neighbors to the facts, with the same ids for writer and fact check', async () => {
    await write();
    const calls = [
      ...env.services.getCalls(internalWriting.writeGuide),
      ...env.services.getCalls(internalGuides.commit),
    ];
    const facts = [
      { id: 'f1', statement: 'A tower.' },
      { id: 'f2', statement: 'Eiffel Tower (Tour Eiffel) is in Paris, France.' },
      { id: 'f3', statement: 'Champ de Mars is 450 m from Eiffel Tower.' },
    ];
    expect(calls.map(({ body }) => body.background)).toMatchObject([{ facts }, { facts }]);
  });

  it('reports its five steps by name, in order, with rising percentages below 100', async () => {
    const { id } = await write();
    const reported = await env.getReportedProgress(id, 'quick');
    expect(reported.map(({ step }) => step)).toEqual(GUIDE_STEPS);
    expect(reported.map(({ ordinal, percent }) => [ordinal, percent])).toEqual([
      [1, 0],
      [2, 20],
      [3, 40],
      [4, 60],
      [5, 80],
    ]);
  });

  it('finishes without writing when the query names no place', async () => {
    env.services.on(internalPlaces.locate, () => ({ place: null, alternatives: [] }));
    const { id, end } = await write();
    expect(end).toBe('completed');
    expect(env.services.getCalledIds()).toEqual([
      'internalGuides.read',
      'internalPlaces.locate',
      'internalJobRequests.finish.content',
    ]);
    expect(env.getFinishCalls('guide.write')).toEqual([
      { id, outcome: { status: 'failed', code: 'NOT_A_PLACE', message: 'No place of that name is known.' } },
    ]);
  });

  it('reports that the name is ambiguous, and gathers and writes nothing', async () => {
    query = { q: 'Springfield' };
    env.services.on(internalPlaces.locate, () => ({ place: null, alternatives: [], isAmbiguous: true }));
    const { id, end } = await write();
    expect(end).toBe('completed');
    expect(env.services.getCalledIds()).toEqual([
      'internalGuides.read',
      'internalPlaces.locate',
      'internalJobRequests.finish.content',
    ]);
    expect(env.getFinishCalls('guide.write')).toEqual([
      { id, outcome: { status: 'failed', code: 'AMBIGUOUS_PLACE', message: 'Several places have that name.' } },
    ]);
  });

  it('makes no further call for a place with a published article', async () => {
    env.services.on(internalGuides.redirect, () => ({ redirected: true }));
    expect((await write()).end).toBe('completed');
    expect(env.services.getCalledIds().at(-1)).toBe('internalGuides.redirect');
  });

  it("locates by the positions of the query, and prefers the place's own one", async () => {
    query = {
      q: 'Grand Palace',
      parentLocation: 'Bangkok, Thailand',
      parentLat: 13.75,
      parentLng: 100.5,
      lat: 13.7,
      lng: 100.4,
    };
    await write();
    expect(getBody(internalPlaces.locate)).toEqual({
      query: 'Grand Palace',
      clues: [],
      at: { latitude: 13.7, longitude: 100.4 },
      near: { latitude: 13.75, longitude: 100.5 },
      within: 'Bangkok, Thailand',
    });
  });

  it.each([
    internalPlaces.locate,
    internalGuides.redirect,
    internalPlaces.describe,
    internalWriting.writeGuide,
    internalGuides.commit,
  ])('completes when $id fails twice', async (route) => {
    env.services.failWith(route, 'UNAVAILABLE', 2);
    expect((await write()).end).toBe('completed');
    expect(env.services.getCalls(internalGuides.commit).length).toBe(route === internalGuides.commit ? 3 : 1);
  });

  it('reports the failure of the writer to waiting clients', async () => {
    env.services.failWith(internalWriting.writeGuide, 'PROVIDER_UNAVAILABLE');
    const { id, end } = await write();
    expect(end).toBe('failed');
    expect(env.services.getCalls(internalWriting.writeGuide)).toHaveLength(QUEUE_POLICY.interactive.attempts);
    expect(env.getFinishCalls('guide.write')).toMatchObject([
      { id, outcome: { status: 'failed', code: 'PROVIDER_UNAVAILABLE' } },
    ]);
  }, 30_000);
});
