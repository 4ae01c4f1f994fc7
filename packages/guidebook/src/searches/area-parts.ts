import type { Position } from '@placelore/contracts/places/geography.js';
import type { Atlas, AtlasPlace } from '../atlas/atlas.js';
import { getOutlineBox, isInOutline, type Outline } from '../outlines/outline.js';
import { findOutline } from '../outlines/outlines.js';

export type Direction =
  | 'north'
  | 'south'
  | 'east'
  | 'west'
  | 'northeast'
  | 'northwest'
  | 'southeast'
  | 'southwest'
  | 'center';

/** Part of a country or region: "northern Spain". */
export interface AreaPart {
  direction: Direction;
  /** Box of the part: west, south, east and north in degrees. */
  box: readonly [number, number, number, number];
  /** What the part is for travelers, where a box would not tell: northern Italy ends before Tuscany. */
  outline: Outline | null;
}

/** Name of an area with the direction that stands before it, normalized. */
export interface DirectedName {
  direction: Direction;
  name: string;
}

/**
 * Words for directions in English, German, French, Spanish, Italian and Portuguese. Directions between two others come
 * first, since their words begin with those of one.
 */
const DIRECTIONS: Readonly<Record<Direction, string>> = {
  northeast: 'north ?east(?:ern)?|nord ?ost(?:en)?|nord ?est|noreste|nordeste',
  northwest: 'north ?west(?:ern)?|nord ?west(?:en)?|nord ?ouest|noroeste|nord ?ovest',
  southeast: 'south ?east(?:ern)?|sud ?ost(?:en)?|sud ?est|sureste|sudeste',
  southwest: 'south ?west(?:ern)?|sud ?west(?:en)?|sud ?ouest|suroeste|sudoeste|sud ?ovest',
  north: 'north|northern|norden|nord|norte',
  south: 'south|southern|suden|sud|sur|sul',
  east: 'east|eastern|osten|ost|est|este|leste',
  west: 'west|western|westen|ouest|oeste|ovest',
  center: 'central|center|centre|middle|zentral|centro|centrale',
};
const JOINTS =
  '(?:(?:(?:part|coast|side) )?of(?: the)?|coast|de(?: la| l)?|du|des|d|del(?: l)?|della|di|do|da|von|der)';
const PATTERNS = Object.entries(DIRECTIONS).map(
  ([direction, words]) =>
    [direction as Direction, new RegExp(`^(?:(?:the|der|le|el|il|o) )?(?:${words}) (?:${JOINTS} )?(.{3,})$`)] as const,
);
/** "Norditalien", "Südfrankreich". */
const GERMAN_PATTERN = /^(nordost|nordwest|sudost|sudwest|nord|sud|ost|west|mittel)(.{5,})$/;
const GERMAN_DIRECTIONS: Readonly<Record<string, Direction>> = {
  nordost: 'northeast',
  nordwest: 'northwest',
  sudost: 'southeast',
  sudwest: 'southwest',
  nord: 'north',
  sud: 'south',
  ost: 'east',
  west: 'west',
  mittel: 'center',
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

/** Returns the name of a part: "northern Spain", "central Italy". */
export const getPartName = ({ direction }: AreaPart, area: string): string =>
  direction === 'center' ? `central ${area}` : `${direction}ern ${area}`;

/** Towns from this size on show how far a country extends; those of the outermost tenth may be on remote islands. */
const MIN_POPULATION = 15_000;
const OUTERMOST_SHARE = 0.1;
/**
 * Share of the extent that a part takes, so that Rome is neither in the north of Italy nor in the south; the share of a
 * part between two directions; and the share on either side of the center.
 */
const PART_SHARE = 0.38;
const CORNER_SHARE = 0.5;
const SIDE_SHARE = 0.25;
const WORLD = [-180, -90, 180, 90] as const;

/** Returns the part of a country or region in a direction; null for other places. */
export function getAreaPart(atlas: Atlas, place: AtlasPlace, direction: Direction): AreaPart | null {
  const outline = getOutline(place, direction);
  if (outline) return { direction, box: getOutlineBox(outline), outline };
  const whole = place.kind === 'destination' ? place.destination.extent : WORLD;
  const sides = getSides(direction);
  const share = sides.length > 1 ? CORNER_SHARE : PART_SHARE;
  const box: [number, number, number, number] = [...whole];
  for (const side of sides) {
    const isLatitude = side === 'north' || side === 'south';
    const range = getRange(atlas, place, isLatitude);
    if (range === null) return null;
    const [low, high] = range;
    const width = (direction === 'center' ? 1 - SIDE_SHARE : share) * (high - low);
    if (side === 'north') box[1] = high - width;
    if (side === 'south') box[3] = low + width;
    if (side === 'east') box[0] = high - width;
    if (side === 'west') box[2] = low + width;
  }
  return { direction, box, outline: null };
}

function getOutline(place: AtlasPlace, direction: Direction): Outline | null {
  if (place.kind === 'country') return findOutline(`${place.country} ${direction}`);
  return place.kind === 'destination' ? findOutline(`${place.destination.id} ${direction}`) : null;
}

/** Returns the sides toward which a part reaches, all of them for the center: each leaves out a share beyond the other. */
const getSides = (direction: Direction) =>
  (['north', 'south', 'east', 'west'] as const).filter((side) => direction === 'center' || direction.includes(side));

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
export function isInPart({ box: [west, south, east, north], outline }: AreaPart, position: Position): boolean {
  if (outline) return isInOutline(outline, position);
  const { latitude, longitude } = position;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

/**
 * Returns how far inside a part a position lies, in degrees from the border to the rest of the area; null for a part
 * without a single such border.
 */
export function getDepth({ direction, box, outline }: AreaPart, { latitude, longitude }: Position): number | null {
  if (outline) return null;
  const [west, south, east, north] = box;
  if (direction === 'north') return latitude - south;
  if (direction === 'south') return north - latitude;
  if (direction === 'east') return longitude - west;
  return direction === 'west' ? east - longitude : null;
}
