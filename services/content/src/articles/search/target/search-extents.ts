import { type AtlasPlace, getPosition } from '@placelore/guidebook/atlas/atlas.js';
import type { DestinationRecord } from '@placelore/guidebook/atlas/records.js';
import { estimateTownRadius } from '@placelore/guidebook/gazetteer/gazetteer.js';
import { getOutlineBox, type Outline } from '@placelore/guidebook/outlines/outline.js';
import { findOutline } from '@placelore/guidebook/outlines/outlines.js';
import type { SearchIntent } from '@placelore/guidebook/searches/parse-search.js';

/** Position in degrees. */
export interface SearchPosition {
  latitude: number;
  longitude: number;
}

/** West, south, east and north in degrees. */
export type Extent = [number, number, number, number];

/** Meters that count as near. */
export const NEAR_METERS = 25_000;
const METERS_PER_DEGREE = 111_320;

/**
 * Returns the area of a place; null when it is not needed: a sight contains no others, and articles name their country.
 */
export function getExtent({ relation, part }: SearchIntent, places: AtlasPlace[]): Extent | null {
  const [place, ...others] = places;
  if (!place || others.length > 0) return null;
  if (part) return [...part.box];
  const position = getPosition(place);
  if (relation === 'near' && position) return getBoxAround(position, NEAR_METERS);
  if (place.kind === 'destination') return getDestinationExtent(place.destination);
  return place.kind === 'city' ? getBoxAround(place.town, estimateTownRadius(place.town.population)) : null;
}

/** Returns the box around a destination: that of its outline, if it has one. */
export function getDestinationExtent({ id, extent }: DestinationRecord): Extent {
  const outline = findOutline(id);
  return outline ? getOutlineBox(outline) : extent;
}

/** Returns the outline of what is searched; null for a place that has none, and near a place. */
export function getSearchedOutline({ relation, part }: SearchIntent, [place]: AtlasPlace[]): Outline | null {
  if (part) return part.outline;
  return place?.kind === 'destination' && relation === 'in' ? findOutline(place.destination.id) : null;
}

/** Returns an outline as a polygon of PostgreSQL. */
export const toPolygon = (outline: Outline): string =>
  outline.map(([longitude, latitude]) => `(${longitude},${latitude})`).join();

export function getBoxAround({ latitude, longitude }: SearchPosition, radius: number): Extent {
  const height = radius / METERS_PER_DEGREE;
  const width = height / Math.max(0.1, Math.cos((latitude * Math.PI) / 180));
  return [longitude - width, latitude - height, longitude + width, latitude + height];
}
