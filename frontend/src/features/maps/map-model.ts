import type { Coordinates } from '@placelore/contracts/geography.js';
import { distanceMetres } from '@placelore/contracts/great-circle.js';

/** How well a position is known: the place itself, what its name was found to mean, or not at all. */
export type Precision = 'exact' | 'geocoded' | 'unknown';

/** Of Web Mercator. */
export const ZOOM: Readonly<Record<Precision, number>> = { exact: 15, geocoded: 13, unknown: 10 };
/** Where a map opens whose place could not be found: near Manila. Degrees. */
export const FALLBACK_POSITION: Coordinates = { lat: 14.5995, lng: 120.9842 };
/** Metres around a position that is not exact. */
export const APPROXIMATE_RADIUS = 2_000;
/** Metres a second; 5 km/h. */
const WALKING_SPEED = 5_000 / 3_600;
/** The line of a way: pixels, and 0 to 1. */
export const WAY = { weight: 4, opacity: 0.8 } as const;

/** What a map is of. */
export interface MappedPlace {
  name: string;
  location?: string | undefined;
  /** Degrees; without them its location, or its name, is looked up. */
  coordinates: Coordinates | null;
  /** Whether those are its own position, not what its name was found to mean. */
  isExact?: boolean;
}

/** How well the position of a place is known that can be found. */
export const precisionOf = ({ coordinates, isExact = true }: MappedPlace): Exclude<Precision, 'unknown'> =>
  coordinates && isExact ? 'exact' : 'geocoded';

export interface NamedPlace {
  name: string;
  coordinates: Coordinates;
}

export interface Way {
  points: readonly Coordinates[];
  distanceMetres: number;
  durationSeconds: number;
  /** A straight line and no way. */
  estimate: boolean;
  /** Who says so; null for the browser's own estimate. */
  provider: string | null;
  attribution: string | null;
}

/** Where a map is opened. */
export interface MapSection {
  centre: Coordinates;
  zoom: number;
}

/** What is drawn on a map. */
export interface MapThings {
  user?: Coordinates | undefined;
  place?: NamedPlace | undefined;
  /** The place is one's destination: an arrow stands at it. */
  isDestination?: boolean;
  neighbours?: readonly NamedPlace[] | undefined;
  /** The middle of a circle of {@link APPROXIMATE_RADIUS}. */
  approximate?: Coordinates | undefined;
  way?: Way | undefined;
}

/** The straight line between two positions, walked at 5 km/h. */
export function straightWay(from: Coordinates, to: Coordinates): Way {
  const metres = distanceMetres({ latitude: from.lat, longitude: from.lng }, { latitude: to.lat, longitude: to.lng });
  return {
    points: [from, to],
    distanceMetres: metres,
    durationSeconds: metres / WALKING_SPEED,
    estimate: true,
    provider: null,
    attribution: null,
  };
}

/**
 * What may stand on a map that is not Google's: places and ways of Google may not. The way becomes a straight line.
 * @param showsGoogle whether the installation's places are Google's
 */
export function thingsForOthers(things: MapThings, showsGoogle: boolean): MapThings {
  if (!showsGoogle) return things;
  const { user, place, way } = things;
  return {
    ...things,
    neighbours: [],
    way: way && !way.estimate && user && place ? straightWay(user, place.coordinates) : way,
  };
}
