import { randomUUID } from 'node:crypto';
import { internalAnalyses } from '@placelore/contracts/analysis/analyses.internal.js';
import { ANALYSIS_STEPS, analysisResult } from '@placelore/contracts/analysis/analyses.js';
import { internalDiscoveryPhotos } from '@placelore/contracts/content/discoveries.internal.js';
import { internalDiscoveries } from '@placelore/contracts/content/discoveries.js';
import { internalPlaces } from '@placelore/contracts/places/places.internal.js';
import { EIFFEL_TOWER, stubPhotoJob, VERIFICATION } from '../support/photo-job-stubs.js';
import { env, useWorker } from '../support/use-worker.js';

const TOWN = { ...EIFFEL_TOWER, name: 'Paris', kind: 'city' as const, latitude: 48.8534, longitude: 2.3488 };
const EXACT_POSITION = { latitude: 48.871234, longitude: 2.371234 };
const USER = { userId: 7, username: 'ada', visitorId: null };
const GUEST = { userId: null, username: null, visitorId: randomUUID() };

useWorker();

describe('photo.analyze', () => {
  const enqueueAnalysis = async () => {
    const analysisId = randomUUID();
    const id = await env.enqueue('photo.analyze', { analysisId });
    return { analysisId, id };
  };
  const getCommits = () => env.services.getCalls(internalAnalyses.commit);

  it('passes the exact position to places, and stores it for the owner only', async () => {
    stubPhotoJob(env.services, TOWN, { exactPosition: EXACT_POSITION });
    const { id } = await enqueueAnalysis();
    expect(await env.waitForEnd('photo.analyze', id)).toBe('completed');
    expect(env.services.getCalls(internalPlaces.describe)[0]?.body).toEqual({
      place: TOWN,
      exactPosition: EXACT_POSITION,
    });
    const exactPlace = { ...EXACT_POSITION, nearbyAttractions: [{ distance: 'from the photo' }] };
    expect(env.services.getCalls(internalAnalyses.write)[0]?.body).toMatchObject({
      place: { place: TOWN, exactPlace },
    });
    const [{ body: created }] = env.services.getCalls(internalDiscoveries.create) as unknown as [{ body: object }];
    expect(created).toMatchObject({ exactPlace });
    const { exactPlace: _private, ...published } = created as { exactPlace: object };
    expect(published).toMatchObject({
      latitude: TOWN.latitude,
      longitude: TOWN.longitude,
      nearbyAttractions: [{ distance: '450 m' }],
    });
    expect(JSON.stringify(published)).not.toMatch(/71234/);
  });

  it('calls every service in order and once: observe, locate, describe, write, create, commit', async () => {
    const { analysisId, id } = await enqueueAnalysis();
    expect(await env.waitForEnd('photo.analyze', id)).toBe('completed');
    expect(env.services.getCalledIds()).toEqual([
      'internalAnalyses.observe',
      'internalPlaces.locate',
      'internalPlaces.describe',
      'internalAnalyses.write',
      'internalDiscoveries.create',
      'internalAnalyses.commit',
    ]);
    expect(new Set(env.services.calls.map(({ requestId }) => requestId))).toEqual(new Set([`caused-${id}`]));
    const [written] = env.services.getCalls(internalAnalyses.write);
    expect(written).toMatchObject({
      params: { id: analysisId },
      body: {
        jobRequestId: id,
        place: {
          place: EIFFEL_TOWER,
          nearbyAttractions: [{ name: 'Champ de Mars' }],
          background: {
            facts: [{ id: 'f1' }, { id: 'f2', statement: 'Eiffel Tower (Tour Eiffel) is in Paris, France.' }],
          },
        },
      },
    });
    expect(env.services.getCalls(internalDiscoveries.create)).toMatchObject([{ body: { verification: VERIFICATION } }]);
    const [commit] = getCommits();
    expect(commit).toMatchObject({ params: { id: analysisId }, body: { jobRequestId: id } });
    expect(analysisResult.parse(commit?.body.result)).toMatchObject({
      id: analysisId,
      identified: true,
      title: 'A title',
      discoveryId: 12,
      imageUrl: '/objects/i',
    });
    expect(env.getFinishCalls('photo.analyze')).toEqual([]);
  });

  describe('calls of one photo', () => {
    it.each([
      ['a landmark', EIFFEL_TOWER, null, USER],
      ['a landmark, for a guest', EIFFEL_TOWER, null, GUEST],
      ['a town without a position', TOWN, null, USER],
      ['a town with a position', TOWN, EXACT_POSITION, USER],
      ['a town with a position, for a guest', TOWN, EXACT_POSITION, GUEST],
      ['a country', { ...EIFFEL_TOWER, kind: 'country' as const, city: null }, EXACT_POSITION, GUEST],
      ['nothing', null, null, GUEST],
    ])('are at most six for %s', async (_what, place, exactPosition, owner) => {
      stubPhotoJob(env.services, place, { owner, exactPosition });
      const { id } = await enqueueAnalysis();
      expect(await env.waitForEnd('photo.analyze', id)).toBe('completed');
      expect(env.services.getCalledIds().length).toBeLessThanOrEqual(6);
    });
  });

  it('creates the discovery for a guest who signed up before the text was written', async () => {
    stubPhotoJob(env.services, EIFFEL_TOWER, { owner: GUEST });
    const write = env.services.getStub(internalAnalyses.write);
    env.services.on(internalAnalyses.write, (call, times) => ({ ...(write(call, times) as object), owner: USER }));
    const { id } = await enqueueAnalysis();
    expect(await env.waitForEnd('photo.analyze', id)).toBe('completed');
    expect(env.services.getCalls(internalDiscoveries.create)).toMatchObject([{ body: { owner: USER } }]);
    expect(getCommits()).toMatchObject([{ body: { discoveryOwner: USER } }]);
  });

  it('transfers the discovery to a guest who signed up before the commit, and only then commits', async () => {
    stubPhotoJob(env.services, EIFFEL_TOWER, { owner: GUEST });
    const claimedBy = { userId: 7, username: 'ada', visitorId: GUEST.visitorId };
    env.services.on(internalAnalyses.commit, ({ body }) => ({ claimedBy: body.discoveryOwner ? claimedBy : null }));
    env.services.on(internalDiscoveries.claim, () => ({ claimed: 1 }));
    const { id } = await enqueueAnalysis();
    expect(await env.waitForEnd('photo.analyze', id)).toBe('completed');
    expect(env.services.calls.slice(4).map(({ id: route, body }) => [route, body.discoveryOwner])).toEqual([
      ['internalDiscoveries.create', undefined],
      ['internalAnalyses.commit', GUEST],
      ['internalDiscoveries.claim', undefined],
      ['internalAnalyses.commit', null],
    ]);
    expect(env.services.getCalls(internalDiscoveries.claim)[0]?.body).toEqual(claimedBy);
  });

  describe('images of a photo with a position', () => {
    const IMAGES = { imageUrl: '/objects/prepared', thumbnailUrl: '/objects/prepared-small' };
    const enqueueWithPosition = () =>
      env.enqueue('photo.analyze', { analysisId: randomUUID(), photoKey: 'analyses/x/working.jpg' });
    const getCreation = () => env.services.getCalls(internalDiscoveries.create)[0]?.body;

    it('are made while the photo is observed, for its discovery', async () => {
      const preparing = Promise.withResolvers<void>();
      env.services.on(internalDiscoveryPhotos.prepareImages, () => {
        preparing.resolve();
        return IMAGES;
      });
      const observe = env.services.getStub(internalAnalyses.observe);
      env.services.on(internalAnalyses.observe, async (call, times) => {
        await preparing.promise;
        return observe(call, times);
      });
      const id = await enqueueWithPosition();
      expect(await env.waitForEnd('photo.analyze', id)).toBe('completed');
      expect(getCreation()).toMatchObject({ images: IMAGES });
    });

    it('are made with the discovery when they could not be made before', async () => {
      env.services.failWith(internalDiscoveryPhotos.prepareImages, 'TIMED_OUT');
      const id = await enqueueWithPosition();
      expect(await env.waitForEnd('photo.analyze', id)).toBe('completed');
      expect(getCreation()).toMatchObject({ images: null });
    });
  });

  it('reports the eight steps by name, in order, with rising percentages below 100', async () => {
    const { id } = await enqueueAnalysis();
    await env.waitForEnd('photo.analyze', id);
    const reported = await env.getReportedProgress(id);
    expect(reported.map(({ step }) => step)).toEqual(ANALYSIS_STEPS);
    expect(reported.map(({ ordinal }) => ordinal)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const percents = reported.map(({ percent }) => percent);
    expect(percents).toEqual([...new Set(percents)].sort((a, b) => a - b));
    expect(percents.at(-1)).toBeLessThan(100);
  });

  it('describes, stores and pays for nothing when the place is only a guess, and offers it', async () => {
    const guess = { ...EIFFEL_TOWER, confidence: 0.449 };
    stubPhotoJob(env.services, guess);
    const { id } = await enqueueAnalysis();
    expect(await env.waitForEnd('photo.analyze', id)).toBe('completed');
    expect(env.services.getCalledIds()).toEqual([
      'internalAnalyses.observe',
      'internalPlaces.locate',
      'internalAnalyses.write',
      'internalAnalyses.commit',
    ]);
    expect(env.services.getCalls(internalAnalyses.write)[0]?.body).toMatchObject({ place: null, guess });
  });

  it('passes on what an editor needs to review', async () => {
    const contradicted = { ...EIFFEL_TOWER, evidence: [{ ...EIFFEL_TOWER.evidence[0]!, unmatched: true as const }] };
    stubPhotoJob(env.services, contradicted);
    const { id } = await enqueueAnalysis();
    expect(await env.waitForEnd('photo.analyze', id)).toBe('completed');
    expect(env.services.getCalls(internalDiscoveries.create)[0]?.body).toMatchObject({
      identified: true,
      confidence: 0.9,
      contradicted: true,
    });
  });

  it('creates no discovery and fetches nothing nearby when no place was identified', async () => {
    stubPhotoJob(env.services, null);
    const { id } = await enqueueAnalysis();
    expect(await env.waitForEnd('photo.analyze', id)).toBe('completed');
    expect(env.services.getCalledIds()).toEqual([
      'internalAnalyses.observe',
      'internalPlaces.locate',
      'internalAnalyses.write',
      'internalAnalyses.commit',
    ]);
    const [written] = env.services.getCalls(internalAnalyses.write);
    expect(written?.body).toEqual({ jobRequestId: id, place: null, guess: null, alternatives: [] });
    expect(getCommits()).toMatchObject([{ body: { result: { identified: false, discoveryId: null } } }]);
  });
});
