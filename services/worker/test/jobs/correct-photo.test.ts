import { randomUUID } from 'node:crypto';
import { internalAnalyses } from '@placelore/contracts/analysis/analyses.internal.js';
import { ANALYSIS_STEPS, analysisResult } from '@placelore/contracts/analysis/analyses.js';
import { internalDiscoveries } from '@placelore/contracts/content/discoveries.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import { internalPlaces } from '@placelore/contracts/places/places.internal.js';
import { type LocatedPlace, type PlaceClue } from '@placelore/contracts/places/places.js';
import { EIFFEL_TOWER, stubPhotoJob } from '../support/photo-job-stubs.js';
import { env, useWorker } from '../support/use-worker.js';

const LOUVRE: LocatedPlace = {
  ...EIFFEL_TOWER,
  name: 'Louvre Museum',
  latitude: 48.8606,
  longitude: 2.3376,
  guidebookId: 'louvre',
  confidence: 0.95,
  evidence: [{ kind: 'named by the traveler', detail: 'It was chosen as the place', confidence: 0.95 }],
};
/** A sight that only the photo's clues name. */
const KIOSK: LocatedPlace = { ...EIFFEL_TOWER, name: 'Kiosk', latitude: 48.86, longitude: 2.3, guidebookId: null };

useWorker();

describe('photo.correct', () => {
  /**
   * Stubs places: it knows `chosen` by name, lists `listed` at its position, and locates the photo at the Eiffel Tower.
   */
  const stubLocate = (chosen: LocatedPlace | null, listed: LocatedPlace | null = null) =>
    env.services.on(internalPlaces.locate, ({ body }) => {
      if (body.at !== undefined) return { place: listed, alternatives: [] };
      const named = (body.clues as PlaceClue[]).some(({ kind }) => kind === 'named by the traveler');
      return named ? { place: chosen, alternatives: [] } : { place: EIFFEL_TOWER, alternatives: [KIOSK, LOUVRE] };
    });
  beforeEach(() => {
    stubLocate(LOUVRE);
  });

  const correct = async ({ name, latitude, longitude } = LOUVRE) => {
    const analysisId = randomUUID();
    const place = { name, latitude, longitude };
    const observe = env.services.getStub(internalAnalyses.observe);
    env.services.on(internalAnalyses.observe, (call, times) => ({
      ...(observe(call, times) as object),
      correction: { ...place, revision: 3 },
    }));
    const id = await env.enqueue('photo.correct', { analysisId, revision: 3 });
    return { analysisId, id, end: await env.waitForEnd('photo.correct', id) };
  };
  const results = () =>
    env.services.getCalls(internalAnalyses.commit).map(({ body }) => analysisResult.parse(body.result));

  it('locates, describes and stores the chosen place as for a photo; the former one is an alternative', async () => {
    const { analysisId, id, end } = await correct();
    expect(end).toBe('completed');
    expect(env.services.getCalledIds()).toEqual([
      'internalAnalyses.observe',
      'internalPlaces.locate',
      'internalPlaces.locate',
      'internalPlaces.describe',
      'internalAnalyses.write',
      'internalDiscoveries.create',
      'internalAnalyses.commit',
    ]);
    expect(env.services.getCalls(internalAnalyses.write)[0]?.body).toMatchObject({ place: { place: LOUVRE } });
    expect(env.services.getCalls(internalDiscoveries.create)[0]?.body).toMatchObject({
      analysisId,
      revision: 3,
      latitude: LOUVRE.latitude,
    });
    expect(results()).toMatchObject([{ id: analysisId, identified: true, latitude: LOUVRE.latitude, discoveryId: 12 }]);
    const { alternatives } = env.services.getCalls(internalAnalyses.write)[0]!.body as { alternatives: LocatedPlace[] };
    expect(alternatives.map(({ name }) => name)).toEqual(['Eiffel Tower', 'Kiosk']);
    expect((await env.getReportedProgress(id)).map(({ step }) => step)).toEqual(ANALYSIS_STEPS);
  });

  it('weighs the clues of the photo with the choice, and marks a distant place', async () => {
    await correct();
    const clues = env.services.getCalls(internalPlaces.locate).at(-1)?.body.clues as PlaceClue[];
    expect(clues.map(({ kind }) => kind)).toEqual(['named by the traveler', 'photo position']);
    stubLocate(null, { ...LOUVRE, latitude: 41.9, longitude: 12.49 });
    await correct({ ...LOUVRE, latitude: 41.9, longitude: 12.49 });
    expect(env.services.getCalls(internalDiscoveries.create).map(({ body }) => body.contradicted)).toEqual([
      false,
      true,
    ]);
  });

  it('stores five alternatives at most, without the chosen place', async () => {
    const others = ['A', 'B', 'C', 'D', 'E'].map((name) => ({ ...KIOSK, name }));
    env.services.on(internalPlaces.locate, ({ body }) => {
      const named = (body.clues as PlaceClue[]).some(({ kind }) => kind === 'named by the traveler');
      return named ? { place: LOUVRE, alternatives: [] } : { place: EIFFEL_TOWER, alternatives: [LOUVRE, ...others] };
    });
    expect((await correct()).end).toBe('completed');
    const { alternatives } = env.services.getCalls(internalAnalyses.write)[0]!.body as { alternatives: LocatedPlace[] };
    expect(alternatives.map(({ name }) => name)).toEqual(['Eiffel Tower', 'A', 'B', 'C', 'D']);
  });

  it('lists a sight without a record as an alternative although it has the name of the chosen record', async () => {
    const copy = { ...LOUVRE, guidebookId: null };
    const place = { ...LOUVRE, latitude: LOUVRE.latitude + 0.01 };
    env.services.on(internalPlaces.locate, ({ body }) => {
      const named = (body.clues as PlaceClue[]).some(({ kind }) => kind === 'named by the traveler');
      return named ? { place: LOUVRE, alternatives: [] } : { place: EIFFEL_TOWER, alternatives: [place, copy, KIOSK] };
    });
    expect((await correct()).end).toBe('completed');
    const { alternatives } = env.services.getCalls(internalAnalyses.write)[0]!.body as { alternatives: LocatedPlace[] };
    expect(alternatives).toEqual([EIFFEL_TOWER, copy, KIOSK]);
  });

  it('does nothing for a place that is not the last chosen one', async () => {
    stubPhotoJob(env.services, EIFFEL_TOWER);
    const id = await env.enqueue('photo.correct', { analysisId: randomUUID(), revision: 2 });
    expect(await env.waitForEnd('photo.correct', id)).toBe('failed');
    expect(env.services.getCalls(internalDiscoveries.create)).toEqual([]);
  });

  it('stores the exact position only when the town of the photo was selected again', async () => {
    const town = { ...EIFFEL_TOWER, name: 'Paris', kind: 'city' as const, guidebookId: 'paris', latitude: 48.8534 };
    const exactPosition = { latitude: 48.871234, longitude: 2.371234 };
    const stubTownLocate = (chosen: LocatedPlace) =>
      env.services.on(internalPlaces.locate, ({ body }) => {
        const named = (body.clues as PlaceClue[]).some(({ kind }) => kind === 'named by the traveler');
        return named ? { place: chosen, alternatives: [] } : { place: town, alternatives: [], exactPosition };
      });
    stubTownLocate(town);
    expect((await correct(town)).end).toBe('completed');
    stubTownLocate(LOUVRE);
    expect((await correct(LOUVRE)).end).toBe('completed');
    expect(results()).toMatchObject([exactPosition, { latitude: LOUVRE.latitude, longitude: LOUVRE.longitude }]);
    const created = env.services.getCalls(internalDiscoveries.create).map(({ body }) => body);
    expect(created).toMatchObject([{ latitude: town.latitude, exactPlace: exactPosition }, { exactPlace: null }]);
  });

  it("takes a sight from the photo's clues that nothing else names, as stated by the traveler", async () => {
    stubLocate(null);
    expect((await correct(KIOSK)).end).toBe('completed');
    expect(results()).toMatchObject([
      {
        latitude: KIOSK.latitude,
        confidence: 0.95,
        evidence: [{ kind: 'named by the traveler', detail: 'Kiosk was chosen as the place' }],
      },
    ]);
  });

  it('keeps the doubt about a chosen sight that only the vision provider names', async () => {
    const doubt = { kind: 'landmark recognized' as const, detail: 'The photo service named it', confidence: 0.3 };
    const unconfirmed = { ...KIOSK, unconfirmed: true, evidence: [{ ...doubt, unmatched: true }] };
    env.services.on(internalPlaces.locate, ({ body }) => {
      if (body.at !== undefined) return { place: null, alternatives: [] };
      const isNamed = (body.clues as PlaceClue[]).some(({ kind }) => kind === 'named by the traveler');
      return { place: isNamed ? null : unconfirmed, alternatives: [] };
    });
    expect((await correct(KIOSK)).end).toBe('completed');
    expect(env.services.getCalls(internalDiscoveries.create)).toMatchObject([
      { body: { identified: true, contradicted: true } },
    ]);
  });

  it('finds a restaurant or hotel in the listings of a provider', async () => {
    const hotel = { ...LOUVRE, name: 'Hotel Continentale', guidebookId: null, noun: 'a hotel' };
    stubLocate(null, hotel);
    expect((await correct(hotel)).end).toBe('completed');
    const { latitude, longitude } = hotel;
    expect(env.services.getCalls(internalPlaces.locate).at(-1)?.body).toEqual({
      query: 'Hotel Continentale',
      clues: [],
      at: { latitude, longitude },
    });
    expect(results()).toMatchObject([{ confidence: 0.95, evidence: [{ kind: 'named by the traveler' }] }]);
    expect(env.services.getCalls(internalAnalyses.write)[0]?.body).toMatchObject({
      place: { place: { name: hotel.name } },
    });
  });

  it('fails for good for an unknown place, without writing or storing anything', async () => {
    stubLocate(null);
    const { id, end } = await correct({ ...LOUVRE, name: 'Flibbertown' });
    expect(end).toBe('failed');
    expect(env.getFinishCalls('photo.correct')).toEqual([
      { id, outcome: expect.objectContaining({ status: 'failed', code: 'PLACE_NOT_FOUND' }) },
    ]);
    expect(env.services.getCalls(internalAnalyses.write)).toEqual([]);
    expect(env.services.getCalls(internalDiscoveries.create)).toEqual([]);
  });

  it('does not report a missing place when the provider is unavailable', async () => {
    stubLocate(null);
    const locate = env.services.getStub(internalPlaces.locate);
    env.services.on(internalPlaces.locate, (call, times) => {
      if (call.body.at) throw new ApiError('PROVIDER_BUDGET_EXHAUSTED');
      return locate(call, times);
    });
    const { id, end } = await correct({ ...LOUVRE, name: 'Hotel Continentale' });
    expect(end).toBe('failed');
    expect(env.getFinishCalls('photo.correct')).toEqual([
      { id, outcome: expect.objectContaining({ status: 'failed', code: 'PROVIDER_BUDGET_EXHAUSTED' }) },
    ]);
  });

  it('stores the same revision again after a failure between discovery and result', async () => {
    env.services.failWith(internalAnalyses.commit, 'UNAVAILABLE', 1);
    const { analysisId, end } = await correct();
    expect(end).toBe('completed');
    expect(
      env.services.getCalls(internalDiscoveries.create).map(({ body }) => [body.analysisId, body.revision]),
    ).toEqual([
      [analysisId, 3],
      [analysisId, 3],
    ]);
  });
});
