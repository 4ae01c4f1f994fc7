import { internalDiscoveryMaintenance } from '@placelore/contracts/content/discoveries.internal.js';
import { internalPlaces } from '@placelore/contracts/places/places.internal.js';
import { type LocatedPlace, type PlaceClue } from '@placelore/contracts/places/places.js';
import type { JobContext, JobHandler } from '../job-context.js';
import { finishJob } from '../job-context.js';
import type { Subject } from '../locate-subject.js';

const CONFIDENCE = 0.9;

/** Moves discoveries from the position of their photo to that of their sight or town, one after the other. */
export const relocateDiscoveries: JobHandler<'discoveries.relocate'> = async (context) => {
  const { call } = context;
  for (;;) {
    const { discovery } = await call(internalDiscoveryMaintenance.nextRelocation, {});
    if (discovery === null) break;
    const place = await findPublicPlace(call, discovery);
    await call(internalDiscoveryMaintenance.relocate, {
      id: discovery.id,
      position: place && { latitude: place.latitude, longitude: place.longitude },
      isSight: place?.kind === 'landmark',
      nearbyAttractions: place ? (await call(internalPlaces.describe, { place })).nearbyAttractions : [],
    });
  }
  await finishJob(context, 'discoveries.relocate', { status: 'done' });
};

/**
 * Finds the place that the title names near the photo's position, or else the town of its location; null when neither
 * is known.
 */
async function findPublicPlace(
  call: JobContext['call'],
  { title, location, latitude, longitude }: Subject & { latitude: number; longitude: number },
): Promise<LocatedPlace | null> {
  const position = { latitude, longitude };
  const namedClue: PlaceClue = { kind: 'named by the traveler', text: title, position, confidence: CONFIDENCE };
  const { place } = await call(internalPlaces.locate, { clues: [namedClue] });
  if (place !== null || location === '') return place;
  const statedClue: PlaceClue = { kind: 'stated location', text: location, confidence: CONFIDENCE };
  return (await call(internalPlaces.locate, { clues: [statedClue] })).place;
}
