import type { GeocodedPlace } from '@placelore/contracts/maps.js';
import { nameKey } from '@placelore/guidebook/names.js';

/** Places a name can mean without repeats: one town is often there twice, as a point and as an area. */
export function eachMeaningOnce<P extends GeocodedPlace>(places: P[]): P[] {
  const key = (place: P) => nameKey(`${place.name} ${place.region} ${place.countryCode}`);
  return places.filter((place, index) => places.findIndex((other) => key(other) === key(place)) === index);
}
