import type { Position } from '@placelore/contracts/places/geography.js';
import type { Atlas, AtlasPlace } from '../atlas/atlas.js';

export type Direction = 'north' | 'south' | 'east' | 'west';

/** Part of a country or region: "northern Spain". */
export interface AreaPart {
  direction: Direction;
  /** Degrees of latitude or longitude at which the part begins. */
  limit: number;
}

/** Name of an area with the direction that stands before it, normalized. */
export interface DirectedName {
  direction: Direction;
  name: string;
}

/** Words for directions in English, German, French, Spanish, Italian and Portuguese. */
const DIRECTIONS: Readonly<Record<Direction, string>> = {
  north: 'north|northern|norden|nord|norte',
  south: 'south|southern|suden|sud|sur|sul',
  east: 'east|eastern|osten|ost|est|este|leste',
  west: 'west|western|westen|ouest|oeste|ovest',
};
const JOINTS = '(?:(?:part )?of(?: the)?|de(?: la| l)?|du|des|d|del(?: l)?|della|di|do|da|von|der)';
const PATTERNS = Object.entries(DIRECTIONS).map(
  ([direction, words]) =>
    [direction as Direction, new RegExp(`^(?:(?:the|der|le|el|il|o) )?(?:${words}) (?:${JOINTS} )?(.{3,})$`)] as const,
);
/** "Norditalien", "Südfrankreich". */
const GERMAN_PATTERN = /^(nord|sud|ost|west)(.{5,})$/;
const GERMAN_DIRECTIONS: Readonly<Record<string, Direction>> = {
  nord: 'north',
  sud: 'south',
  ost: 'east',
  west: 'west',
};

/** Reads "northern spain" and "the south of france"; null without a direction. @param text normalized */
export function readDirectedName(text: string): DirectedName | null {
  for (const [direction, pattern] of PATTERNS) {
    const name = pattern.exec(text)?.[1];
    if (name !== undefined) return { direction, name };
  }
  const [, prefix, name] = GERMAN_PATTERN.exec(text) ?? [];
  return prefix && name ? { direction: GERMAN_DIRECTIONS[prefix]!, name } : null;
}

/** Towns from this size on show how far a country extends; those of the outermost tenth may be on remote islands. */
const MIN_POPULATION = 15_000;
const OUTERMOST_SHARE = 0.1;
/** Share of the extent that a part takes, so that Rome is neither in the north of Italy nor in the south. */
const PART_SHARE = 0.38;

/** Returns the part of a country or region in a direction; null for other places. */
export function getAreaPart(atlas: Atlas, place: AtlasPlace, direction: Direction): AreaPart | null {
  const isLatitude = direction === 'north' || direction === 'south';
  const range = getRange(atlas, place, isLatitude);
  if (range === null) return null;
  const [low, high] = range;
  const width = PART_SHARE * (high - low);
  return { direction, limit: direction === 'north' || direction === 'east' ? high - width : low + width };
}

/** Returns the lowest and the highest latitude or longitude of an area, in degrees. */
function getRange(atlas: Atlas, place: AtlasPlace, isLatitude: boolean): [number, number] | null {
  if (place.kind === 'destination') {
    const [west, south, east, north] = place.destination.extent;
    if (isLatitude) return [south, north];
    // Across the date line, a longitude doesn't tell which side is which.
    return west > east ? null : [west, east];
  }
  if (place.kind !== 'country') return null;
  const degrees = atlas.gazetteer
    .getTownPositions(place.country, MIN_POPULATION)
    .map(({ latitude, longitude }) => (isLatitude ? latitude : longitude))
    .sort((a, b) => a - b);
  const outermost = Math.floor(degrees.length * OUTERMOST_SHARE);
  return degrees.length === 0 ? null : [degrees[outermost]!, degrees[degrees.length - 1 - outermost]!];
}

/** Checks whether a position lies in a part. */
export function isInPart({ direction, limit }: AreaPart, { latitude, longitude }: Position): boolean {
  if (direction === 'north') return latitude >= limit;
  if (direction === 'south') return latitude < limit;
  return direction === 'east' ? longitude >= limit : longitude < limit;
}
