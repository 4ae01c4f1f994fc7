import {
  internalPlaces,
  type LocatedPlace,
  type NearbyAttraction,
  type NearbyPlace,
} from '@placelore/contracts/places/places.js';
import type { JobContext } from './job-context.js';

/** Search radius around a place in meters, and the maximum number of attractions. */
const NEARBY_RADIUS_METERS = 2_000;
const NEARBY_LIMIT = 8;

/** Returns the attractions around a place, without the place itself. */
export async function fetchNearbyPlaces(call: JobContext['call'], place: LocatedPlace): Promise<NearbyPlace[]> {
  const { latitude, longitude } = place;
  const { places } = await call(internalPlaces.nearby, {
    latitude,
    longitude,
    kind: 'attraction',
    radius: NEARBY_RADIUS_METERS,
    limit: NEARBY_LIMIT,
    excludeNames: [place.name, ...(place.localName ? [place.localName] : [])],
  });
  return places;
}

/**
 * Returns the attractions near a place; none for a country, because those around its capital are not near the country.
 */
export async function findNearbyAttractions(
  call: JobContext['call'],
  place: LocatedPlace,
): Promise<NearbyAttraction[]> {
  return place.kind === 'country' ? [] : (await fetchNearbyPlaces(call, place)).map(toNearbyAttraction);
}

export const toNearbyAttraction = ({ name, distance, coordinates }: NearbyPlace): NearbyAttraction => ({
  name,
  distance,
  coordinates,
});
