import { randomUUID } from 'node:crypto';
import { internalAnalyses } from '@placelore/contracts/analysis/analyses.internal.js';
import { ANALYSIS_STEPS, analysisResult } from '@placelore/contracts/analysis/analyses.js';
import { internalDiscoveries } from '@placelore/contracts/content/discoveries.js';
import { internalPlaces } from '@placelore/contracts/places/places.js';
import { CHAMP_DE_MARS, EIFFEL_TOWER, stubPhotoJob } from '../support/photo-job-stubs.js';
import { env, useWorker } from '../support/use-worker.js';

useWorker();

describe('photo.analyze', () => {
  const enqueueAnalysis = async () => {
    const analysisId = randomUUID();
    const id = await env.enqueue('photo.analyze', { analysisId });
    return { analysisId, id };
  };
  const getCommits = () => env.services.getCalls(internalAnalyses.commit);

  it('returns the exact position and its nearby places to the owner only', async () => {
    const exactPosition = { latitude: 48.871234, longitude: 2.371234 };
    const town = { ...EIFFEL_TOWER, name: 'Paris', kind: 'city' as const, latitude: 48.8534, longitude: 2.3488 };
    env.services.on(internalPlaces.locate, () => ({ place: town, alternatives: [], exactPosition }));
    env.services.on(internalPlaces.nearby, ({ body }) => ({
      places: [{ ...CHAMP_DE_MARS, distance: body.latitude === town.latitude ? 'from the town' : 'from the photo' }],
      provider: 'embedded',
      attribution: null,
    }));
    const { id } = await enqueueAnalysis();
    expect(await env.waitForEnd('photo.analyze', id)).toBe('completed');
    const [commit] = getCommits();
    expect(commit?.body.result).toMatchObject({
      ...exactPosition,
      nearbyAttractions: [{ distance: 'from the photo' }],
    });
    const [{ body: created }] = env.services.getCalls(internalDiscoveries.create) as unknown as [{ body: object }];
    const { exactPlace, ...published } = created as { exactPlace: object };
    expect(published).toMatchObject({
      latitude: town.latitude,
      longitude: town.longitude,
      nearbyAttractions: [{ distance: 'from the town' }],
    });
    expect(exactPlace).toMatchObject({ ...exactPosition, nearbyAttractions: [{ distance: 'from the photo' }] });
    const otherCalls = env.services.calls.filter(({ id: route }) => /background|write|recommendations/.test(route));
    expect(JSON.stringify([published, otherCalls])).not.toMatch(/71234/);
  });

  it('calls every service in order and once: observe, locate, write, nearby places, create, commit', async () => {
    const { analysisId, id } = await enqueueAnalysis();
    expect(await env.waitForEnd('photo.analyze', id)).toBe('completed');
    expect(env.services.getCalledIds()).toEqual([
      'internalAnalyses.look',
      'internalPlaces.locate',
      'internalPlaces.background',
      'internalAnalyses.write',
      'internalPlaces.nearby',
      'internalPlaces.recommendations',
      'internalAnalyses.decide',
      'internalDiscoveries.create',
      'internalAnalyses.commit',
    ]);
    expect(new Set(env.services.calls.map(({ requestId }) => requestId))).toEqual(new Set([`caused-${id}`]));
    const [commit] = getCommits();
    expect(commit).toMatchObject({ params: { id: analysisId }, body: { jobRequestId: id } });
    expect(analysisResult.parse(commit?.body.result)).toMatchObject({
      id: analysisId,
      identified: true,
      title: 'A title',
      location: 'Paris, France',
      category: 'Landmark',
      latitude: EIFFEL_TOWER.latitude,
      nearbyAttractions: [{ name: 'Champ de Mars', distance: '450 m', coordinates: { lat: 48.8556, lng: 2.2986 } }],
      discoveryId: 12,
      imageUrl: '/objects/i',
    });
    expect(env.getFinishCalls('photo.analyze')).toEqual([]);
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

  it('creates no discovery and fetches nothing nearby when no place was identified', async () => {
    stubPhotoJob(env.services, null);
    const { id } = await enqueueAnalysis();
    expect(await env.waitForEnd('photo.analyze', id)).toBe('completed');
    expect(env.services.getCalledIds()).toEqual([
      'internalAnalyses.look',
      'internalPlaces.locate',
      'internalAnalyses.write',
      'internalAnalyses.commit',
    ]);
    expect(env.services.getCalls(internalAnalyses.write)[0]?.body).toEqual({ place: null, background: null });
    expect(getCommits()[0]?.body.result).toMatchObject({
      identified: false,
      location: 'Not identified',
      latitude: null,
      longitude: null,
      discoveryId: null,
      confidence: 0,
      evidence: [],
      nearbyAttractions: [],
      travelRecommendations: null,
    });
  });

  it('fetches no city recommendations when only the country is known', async () => {
    stubPhotoJob(env.services, { ...EIFFEL_TOWER, kind: 'country', city: null });
    const { id } = await enqueueAnalysis();
    await env.waitForEnd('photo.analyze', id);
    expect(env.services.getCalls(internalPlaces.recommendations)).toEqual([]);
    expect(getCommits()[0]?.body.result).toMatchObject({ location: 'France', travelRecommendations: null });
  });
});
