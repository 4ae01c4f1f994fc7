import type { Coordinates } from '@placelore/contracts/places/geography.js';
import { formatMetricDistance, getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import type { NearbyAttraction } from '@placelore/contracts/places/places.js';
import { parsePosition } from '../parse-position.js';

/** A nearby attraction as it is typed. */
export interface AttractionDraft {
  /** Tells it from the others for as long as it is on the screen. */
  key: number;
  name: string;
  /** Degrees, as typed. */
  latitude: string;
  longitude: string;
  /** As it was saved; what is shown and sent is computed where the positions are known. */
  distance: string;
}

let lastKey = 0;
const nextKey = (): number => {
  lastKey += 1;
  return lastKey;
};

/** One that is yet to be named. @param position where it is, when that is known */
export const createAttractionDraft = (position: Coordinates | null): AttractionDraft => ({
  key: nextKey(),
  name: '',
  latitude: position ? formatDegrees(position.lat) : '',
  longitude: position ? formatDegrees(position.lng) : '',
  distance: '',
});

/** What was brought in from elsewhere has not always a position. */
type StoredAttraction = Omit<NearbyAttraction, 'coordinates'> & { coordinates?: Partial<Coordinates> | null };

export const toAttractionDrafts = (saved: readonly StoredAttraction[]): AttractionDraft[] =>
  saved.map(({ name, distance, coordinates }) => ({
    key: nextKey(),
    name,
    distance,
    latitude: String(coordinates?.lat ?? ''),
    longitude: String(coordinates?.lng ?? ''),
  }));

/** Degrees as they are written into fields: to about a metre. */
export const formatDegrees = (degrees: number): string => String(Math.round(degrees * 1e5) / 1e5);

/** How far an attraction is from its article: computed, or as it was saved when a position is missing. */
export function getDistance(attraction: AttractionDraft, from: Coordinates | null): string {
  const position = parsePosition(attraction);
  if (!position || !from) return attraction.distance;
  const meters = getDistanceMeters(
    { latitude: from.lat, longitude: from.lng },
    { latitude: position.lat, longitude: position.lng },
  );
  return formatMetricDistance(meters);
}

/** As they are saved; those without a position are left out, which the editor refuses before. */
export function toNearbyAttractions(drafts: readonly AttractionDraft[], from: Coordinates | null): NearbyAttraction[] {
  return drafts.flatMap((draft) => {
    const coordinates = parsePosition(draft);
    if (!coordinates) return [];
    return [{ name: draft.name.trim(), distance: getDistance(draft, from), coordinates }];
  });
}

/** A list with one of it a place further up (-1) or down (1); as it is where there is no such place. */
export function moveItem<T>(list: readonly T[], from: number, by: -1 | 1): readonly T[] {
  const [item, neighbor] = [list[from], list[from + by]];
  if (item === undefined || neighbor === undefined) return list;
  return list.with(from, neighbor).with(from + by, item);
}

/** Attractions, a line each. */
export const formatAttractionLines = (attractions: readonly NearbyAttraction[]): string =>
  attractions.map(({ name, distance }, index) => `${index + 1}. ${name} (${distance})`).join('\n');
