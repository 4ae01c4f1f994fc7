import {
  internalPlaces,
  type LocatedPlace,
  type NearbyAttraction,
  type NearbyPlace,
} from '@placelore/contracts/places/places.js';
import type { JobContext } from './job-context.js';

/** Metres around a place in which attractions are told, and how many. */
const NEARBY_RADIUS_METERS = 2_000;
const NEARBY_LIMIT = 8;

/** What there is to see around a place, itself left out. */
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

/** True neighbours; around a country's capital they would be no neighbours of the country. */
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
