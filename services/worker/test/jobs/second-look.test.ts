import { randomUUID } from 'node:crypto';
import { internalAnalyses } from '@placelore/contracts/analysis/analyses.internal.js';
import { internalPlaces } from '@placelore/contracts/places/places.internal.js';
import type { PlaceClue } from '@placelore/contracts/places/places.js';
import { CHAMP_DE_MARS, createNearbyResult, EIFFEL_TOWER, stubPhotoJob } from '../support/photo-job-stubs.js';
import { env, useWorker } from '../support/use-worker.js';

const CAMERA: PlaceClue = {
  kind: 'photo position',
  position: { latitude: 48.8559, longitude: 2.2989 },
  confidence: 0.95,
};
const RECOGNIZED: PlaceClue = {
  kind: 'landmark recognized',
  text: 'Eiffel Tower, Paris, France',
  confidence: 0.55,
  sight: { name: 'Eiffel Tower', city: 'Paris', country: 'France', subject: 'sight' },
};

useWorker();

/** Stubs a photo with these clues whose second look chooses a candidate. */
function stubLooks(clues: PlaceClue[], choice: unknown, canLookAgain = true): void {
  stubPhotoJob(env.services, EIFFEL_TOWER);
  const observe = env.services.getStub(internalAnalyses.observe);
  env.services.on(internalAnalyses.observe, (call, times) => {
    const observed = observe(call, times) as { observation: object };
    return { ...observed, observation: { ...observed.observation, clues }, canLookAgain };
  });
  env.services.on(internalPlaces.nearby, () => createNearbyResult(0));
  env.services.on(internalAnalyses.lookAgain, () => ({ choice }));
}

async function analyze() {
  const id = await env.enqueue('photo.analyze', { analysisId: randomUUID() });
  expect(await env.waitForEnd('photo.analyze', id)).toBe('completed');
  return env.services.getCalledIds().slice(1, -4);
}

describe('photo.analyze, second look', () => {
  it('lets the provider choose among the places of clues and those near the camera, then locates again', async () => {
    stubLooks([CAMERA, RECOGNIZED], { index: 0, certainty: 'certain' });
    expect(await analyze()).toEqual([
      'internalPlaces.locate',
      'internalPlaces.nearby',
      'internalAnalyses.lookAgain',
      'internalPlaces.locate',
    ]);
    const { lat, lng } = CHAMP_DE_MARS.coordinates;
    expect(env.services.getCalls(internalAnalyses.lookAgain)[0]?.body).toEqual({
      candidates: [
        {
          name: 'Eiffel Tower',
          location: 'Paris, France',
          latitude: EIFFEL_TOWER.latitude,
          longitude: EIFFEL_TOWER.longitude,
          distanceMeters: expect.any(Number),
        },
        { name: 'Champ de Mars', location: '', latitude: lat, longitude: lng, distanceMeters: expect.any(Number) },
      ],
    });
    const [first, second] = env.services.getCalls(internalPlaces.locate);
    expect(first?.body).toMatchObject({ confirm: true, clues: [CAMERA, RECOGNIZED] });
    expect(second?.body).toMatchObject({ confirm: true, clues: [CAMERA, { ...RECOGNIZED, confidence: 0.8 }] });
  });

  it.each<[string, PlaceClue[], boolean]>([
    ['a certain first look', [CAMERA, { ...RECOGNIZED, confidence: 0.8 }], true],
    ['a provider that cannot be asked', [CAMERA, RECOGNIZED], false],
    ['one sight without a position', [RECOGNIZED], true],
  ])('asks nothing for %s', async (_what, clues, canLookAgain) => {
    stubLooks(clues, { index: 0, certainty: 'certain' }, canLookAgain);
    expect(await analyze()).toEqual(['internalPlaces.locate']);
  });

  it('keeps the first result when the second look has none', async () => {
    stubLooks([CAMERA, RECOGNIZED], null);
    expect(await analyze()).toEqual(['internalPlaces.locate', 'internalPlaces.nearby', 'internalAnalyses.lookAgain']);
  });
});
