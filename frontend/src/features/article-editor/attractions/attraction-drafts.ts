import type { Coordinates } from '@placelore/contracts/places/geography.js';
import { formatMetricDistance, getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import type { NearbyAttraction } from '@placelore/contracts/places/places.js';
import { parsePosition } from '../parse-position.js';

/** Nearby attraction as typed in the form. */
export interface AttractionDraft {
  /** Identifies the attraction while the form is open. */
  key: number;
  name: string;
  /** Degrees, as typed. */
  latitude: string;
  longitude: string;
  /** Distance as saved. If both positions are known, it is computed instead. */
  distance: string;
  /** Shown instead of the distance for a place inside a region. */
  note?: string | undefined;
}

let lastKey = 0;
const nextKey = (): number => {
  lastKey += 1;
  return lastKey;
};

/** Creates an unnamed attraction. @param position its position, or null if it is unknown */
export const createAttractionDraft = (position: Coordinates | null): AttractionDraft => ({
  key: nextKey(),
  name: '',
  latitude: position ? formatDegrees(position.lat) : '',
  longitude: position ? formatDegrees(position.lng) : '',
  distance: '',
});

/** Imported attractions may lack a position. */
type StoredAttraction = Omit<NearbyAttraction, 'coordinates'> & { coordinates?: Partial<Coordinates> | null };

export const toAttractionDrafts = (saved: readonly StoredAttraction[]): AttractionDraft[] =>
  saved.map(({ name, distance, note, coordinates }) => ({
    key: nextKey(),
    name,
    distance,
    note,
    latitude: String(coordinates?.lat ?? ''),
    longitude: String(coordinates?.lng ?? ''),
  }));

/** Formats degrees for input fields, to about a meter. */
export const formatDegrees = (degrees: number): string => String(Math.round(degrees * 1e5) / 1e5);

/** Returns the distance of an attraction from its article: computed, or as saved if a position is missing. */
export function getDistance(attraction: AttractionDraft, from: Coordinates | null): string {
  const position = parsePosition(attraction);
  if (!position || !from || attraction.note !== undefined) return attraction.distance;
  const meters = getDistanceMeters(
    { latitude: from.lat, longitude: from.lng },
    { latitude: position.lat, longitude: position.lng },
  );
  return formatMetricDistance(meters);
}

/** Converts drafts to saved attractions. Omits those without a position, which the form has already refused. */
export function toNearbyAttractions(drafts: readonly AttractionDraft[], from: Coordinates | null): NearbyAttraction[] {
  return drafts.flatMap((draft) => {
    const coordinates = parsePosition(draft);
    if (!coordinates) return [];
    const { name, note } = draft;
    const distance = getDistance(draft, from);
    return [{ name: name.trim(), distance, ...(note !== undefined && { note }), coordinates }];
  });
}

/** Returns a list with one item moved up (-1) or down (1), or the unchanged list if the item is already at that end. */
export function moveItem<T>(list: readonly T[], from: number, by: -1 | 1): readonly T[] {
  const [item, neighbor] = [list[from], list[from + by]];
  if (item === undefined || neighbor === undefined) return list;
  return list.with(from, neighbor).with(from + by, item);
}

/** Formats attractions, one per line. */
export const formatAttractionLines = (attractions: readonly NearbyAttraction[]): string =>
  attractions.map(({ name, distance }, index) => `${index + 1}. ${name} (${distance})`).join('\n');
