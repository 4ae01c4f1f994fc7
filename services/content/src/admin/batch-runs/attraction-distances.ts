import type { Position } from '@placelore/contracts/places/geography.js';
import { formatMetricDistance, getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import type { NearbyAttraction } from '@placelore/contracts/places/places.js';

/** Attraction as it is stored. Imported ones may lack a position. */
type StoredAttraction = Pick<NearbyAttraction, 'name' | 'distance' | 'note'> & {
  coordinates?: Partial<NearbyAttraction['coordinates']> | null;
};

export interface MeasuredAttractions {
  attractions: NearbyAttraction[];
  /** Number of attractions whose distance or position changed. */
  fixed: number;
  /** Number of attractions without a known position; they stay unchanged. */
  unplaced: number;
}

/**
 * Returns the names of attractions without a position. 0, 0 counts as none: programs write it for an unknown position.
 */
export const findUnlocatedNames = (attractions: readonly StoredAttraction[]): string[] =>
  attractions.filter((attraction) => parsePosition(attraction) === null).map(({ name }) => name);

/**
 * Returns attractions with their distance from a position, in meters or kilometers as the UI shows it.
 * @param knownPositions positions by name, for attractions without one
 */
export function measureDistances(
  from: Position,
  stored: readonly StoredAttraction[],
  knownPositions: ReadonlyMap<string, Position>,
): MeasuredAttractions {
  const measured: MeasuredAttractions = { attractions: [], fixed: 0, unplaced: 0 };
  for (const attraction of stored) {
    // A place inside a region has a note on where it is, which says more than its distance from the region's center.
    if (attraction.note !== undefined && parsePosition(attraction) !== null) {
      measured.attractions.push(attraction as NearbyAttraction);
      continue;
    }
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
