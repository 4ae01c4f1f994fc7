import type { Position } from '@placelore/contracts/places/geography.js';
import { formatMetricDistance, getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import type { NearbyAttraction } from '@placelore/contracts/places/places.js';

/** An attraction as it may stand in a table: what was brought in from elsewhere has not always a position. */
type StoredAttraction = Pick<NearbyAttraction, 'name' | 'distance'> & {
  coordinates?: Partial<NearbyAttraction['coordinates']> | null;
};

export interface MeasuredAttractions {
  attractions: NearbyAttraction[];
  /** Attractions whose distance or position is another now. */
  fixed: number;
  /** Attractions nobody knows a position of; they stay as they are. */
  unplaced: number;
}

/** Names of the attractions that have no position. 0, 0 is what programs write where they know none. */
export const findUnlocatedNames = (attractions: readonly StoredAttraction[]): string[] =>
  attractions.filter((attraction) => parsePosition(attraction) === null).map(({ name }) => name);

/**
 * Attractions with their distance from a position, in metres or kilometres as the screens show it.
 * @param knownPositions positions of such as have none, by name
 */
export function measureDistances(
  from: Position,
  stored: readonly StoredAttraction[],
  knownPositions: ReadonlyMap<string, Position>,
): MeasuredAttractions {
  const measured: MeasuredAttractions = { attractions: [], fixed: 0, unplaced: 0 };
  for (const attraction of stored) {
    const position = parsePosition(attraction) ?? knownPositions.get(attraction.name);
    if (!position) {
      measured.unplaced++;
      measured.attractions.push(attraction as NearbyAttraction);
      continue;
    }
    const distance = formatMetricDistance(getDistanceMeters(from, position));
    const coordinates = { lat: position.latitude, lng: position.longitude };
    if (distance !== attraction.distance || parsePosition(attraction) === null) measured.fixed++;
    measured.attractions.push({ ...attraction, distance, coordinates });
  }
  return measured;
}

function parsePosition({ coordinates }: StoredAttraction): Position | null {
  const { lat, lng } = coordinates ?? {};
  if (typeof lat !== 'number' || typeof lng !== 'number' || (lat === 0 && lng === 0)) return null;
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { latitude: lat, longitude: lng } : null;
}
