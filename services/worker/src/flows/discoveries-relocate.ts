import { internalDiscoveryUpkeep } from '@placelore/contracts/internal-discoveries.js';
import { internalPlaces, type LocatedPlace, type PlaceClue } from '@placelore/contracts/places.js';
import type { Flow, FlowContext } from './flow.js';
import { neighboursOf } from './neighbours.js';
import type { Subject } from './place-of-subject.js';
import { settle } from './settle.js';

const CONFIDENCE = 0.9;

/** Gives discoveries whose position was that of their photo the position of their sight or town, one after the other. */
export const discoveriesRelocate: Flow<'discoveries.relocate'> = async (context) => {
  const { call } = context;
  for (;;) {
    const { discovery } = await call(internalDiscoveryUpkeep.nextRelocation, {});
    if (discovery === null) break;
    const place = await publicPlaceOf(call, discovery);
    await call(internalDiscoveryUpkeep.relocate, {
      id: discovery.id,
      position: place && { latitude: place.latitude, longitude: place.longitude },
      isSight: place?.kind === 'landmark',
      nearbyAttractions: place ? await neighboursOf(call, place) : [],
    });
  }
  await settle(context, 'discoveries.relocate', { status: 'done' });
};

/** The place the title names where the photo was taken, or else the town of its location; null when neither is known. */
async function publicPlaceOf(
  call: FlowContext['call'],
  { title, location, latitude, longitude }: Subject & { latitude: number; longitude: number },
): Promise<LocatedPlace | null> {
  const position = { latitude, longitude };
  const named: PlaceClue = { kind: 'named by the traveller', text: title, position, confidence: CONFIDENCE };
  const { place } = await call(internalPlaces.locate, { clues: [named] });
  if (place !== null || location === '') return place;
  const stated: PlaceClue = { kind: 'stated location', text: location, confidence: CONFIDENCE };
  return (await call(internalPlaces.locate, { clues: [stated] })).place;
}
