import type { Position } from '@placelore/contracts/geography.js';
import { distanceMetres, distanceText } from '@placelore/contracts/great-circle.js';
import type { NearbyAttraction } from '@placelore/contracts/places.js';

/** An attraction as it may stand in a table: what was brought in from elsewhere has not always a position. */
type Stored = Pick<NearbyAttraction, 'name' | 'distance'> & {
  coordinates?: Partial<NearbyAttraction['coordinates']> | null;
};

export interface Measured {
  attractions: NearbyAttraction[];
  /** Attractions whose distance or position is another now. */
  fixed: number;
  /** Attractions nobody knows a position of; they stay as they are. */
  unplaced: number;
}

/** Names of the attractions that have no position. 0, 0 is what programs write where they know none. */
export const unplacedOf = (attractions: readonly Stored[]): string[] =>
  attractions.filter((one) => positionOf(one) === null).map(({ name }) => name);

/**
 * Attractions with their distance from a position, in metres or kilometres as the screens show it.
 * @param found positions of such as have none, by name
 */
export function measure(from: Position, stored: readonly Stored[], found: ReadonlyMap<string, Position>): Measured {
  const measured: Measured = { attractions: [], fixed: 0, unplaced: 0 };
  for (const one of stored) {
    const at = positionOf(one) ?? found.get(one.name);
    if (!at) {
      measured.unplaced++;
      measured.attractions.push(one as NearbyAttraction);
      continue;
    }
    const distance = distanceText(distanceMetres(from, at));
    const coordinates = { lat: at.latitude, lng: at.longitude };
    if (distance !== one.distance || positionOf(one) === null) measured.fixed++;
    measured.attractions.push({ ...one, distance, coordinates });
  }
  return measured;
}

function positionOf({ coordinates }: Stored): Position | null {
  const { lat, lng } = coordinates ?? {};
  if (typeof lat !== 'number' || typeof lng !== 'number' || (lat === 0 && lng === 0)) return null;
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { latitude: lat, longitude: lng } : null;
}
