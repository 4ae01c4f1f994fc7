import type { GeocodedPlace } from '@placelore/contracts/places/maps.js';
import { toNameKey } from '@placelore/guidebook/names/name-keys.js';

/**
 * Removes repeated places from the meanings of a name, because maps often contain a town twice: as a point and as an
 * area.
 */
export function dedupePlaces<P extends GeocodedPlace>(places: P[]): P[] {
  const getKey = (place: P) => toNameKey(`${place.name} ${place.region} ${place.countryCode}`);
  return places.filter((place, index) => places.findIndex((other) => getKey(other) === getKey(place)) === index);
}
