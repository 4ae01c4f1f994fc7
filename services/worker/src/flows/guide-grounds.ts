import { GUIDE_STEPS, type GuideStep } from '@placelore/contracts/guides.js';
import type { JobProgress } from '@placelore/contracts/jobs.js';
import { internalPlaces, type LocatedPlace, type NearbyAttraction } from '@placelore/contracts/places.js';
import type { FlowContext } from './flow.js';

/** Metres around the place in which neighbours are told, and how many. */
const NEARBY_RADIUS = 2_000;
const NEARBY_LIMIT = 8;

/** True neighbours; around a country's capital they would be no neighbours of the country. */
export async function neighboursOf(call: FlowContext['call'], place: LocatedPlace): Promise<NearbyAttraction[]> {
  if (place.kind === 'country') return [];
  const { latitude, longitude } = place;
  const { places } = await call(internalPlaces.nearby, {
    latitude,
    longitude,
    kind: 'attraction',
    radius: NEARBY_RADIUS,
    limit: NEARBY_LIMIT,
    excludeNames: [place.name, ...(place.localName ? [place.localName] : [])],
  });
  return places.map(({ name, distance, coordinates }) => ({ name, distance, coordinates }));
}

/** How far a guide or an article is, with a step begun. */
export function progressOf(step: GuideStep): JobProgress {
  const index = GUIDE_STEPS.indexOf(step);
  return { ordinal: index + 1, step, percent: Math.round((index / GUIDE_STEPS.length) * 100) };
}
