import type { Coordinates } from '@placelore/contracts/places/geography.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';

/** How well a position is known: the place itself, what its name was found to mean, or not at all. */
export type Precision = 'exact' | 'geocoded' | 'unknown';

/** Of Web Mercator. */
export const ZOOM_LEVELS: Readonly<Record<Precision, number>> = { exact: 15, geocoded: 13, unknown: 10 };
/** Where a map opens whose place could not be found: near Manila. Degrees. */
export const FALLBACK_POSITION: Coordinates = { lat: 14.5995, lng: 120.9842 };
/** Metres around a position that is not exact. */
export const APPROXIMATE_RADIUS_METERS = 2_000;
/** Metres a second; 5 km/h. */
const WALKING_SPEED_MPS = 5_000 / 3_600;
/** The line of a way: pixels, and 0 to 1. */
export const ROUTE_STYLE = { weight: 4, opacity: 0.8 } as const;

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
export const getPrecision = ({ coordinates, isExact = true }: MappedPlace): Exclude<Precision, 'unknown'> =>
  coordinates && isExact ? 'exact' : 'geocoded';

export interface NamedPlace {
  name: string;
  coordinates: Coordinates;
}

/** A place with the number it has in a list. */
export interface NumberedPlace extends NamedPlace {
  number: number;
}

/** One of many places on a map, to choose from. */
export interface Pin extends NamedPlace {
  id: number;
  isSelected: boolean;
}

export interface RouteLine {
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
export interface MapViewport {
  center: Coordinates;
  zoom: number;
}

/** What is drawn on a map. */
export interface MapOverlays {
  user?: Coordinates | undefined;
  place?: NamedPlace | undefined;
  /** The place is one's destination: an arrow stands at it. */
  isDestination?: boolean;
  nearbyPlaces?: readonly (NamedPlace & Partial<NumberedPlace>)[] | undefined;
  /** The middle of a circle of {@link APPROXIMATE_RADIUS_METERS}. */
  approximate?: Coordinates | undefined;
  route?: RouteLine | undefined;
  pins?: readonly Pin[] | undefined;
  /** Called with the id of a pin that is clicked, or chosen with the keyboard. */
  onPin?: ((id: number) => void) | undefined;
  /** Called with where the map itself is clicked. */
  onPick?: ((position: Coordinates) => void) | undefined;
}

/** Pixels of one side of the world at zoom 0 of Web Mercator. */
const WORLD_SIZE_PX = 256;
/** Pixels a map has for its places on the smallest screen, without the margin around them. */
const MIN_MAP_SIZE_PX = { width: 250, height: 220 } as const;
/** As near as a single place is shown, so that one sees which town it is. */
const MAX_FIT_ZOOM = 13;
/** From where one side of the world is seen from end to end. */
const MIN_FIT_ZOOM = 1;

/** Where a map is opened that shows all of some places, on the smaller side of the world from them. */
export function fitViewport(places: readonly Coordinates[]): MapViewport {
  const xs = unwrapLongitudes(places.map(({ lng }) => lng)).map((lng) => (lng + 180) / 360);
  const ys = places.map(({ lat }) => toMercatorY(lat));
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const fitting = Math.min(
    Math.log2(MIN_MAP_SIZE_PX.width / WORLD_SIZE_PX / (east - west)),
    Math.log2(MIN_MAP_SIZE_PX.height / WORLD_SIZE_PX / (south - north)),
  );
  const x = (west + east) / 2;
  const lng = (((x % 1) + 1) % 1) * 360 - 180;
  return {
    center: { lat: toLatitude((north + south) / 2), lng },
    zoom: Math.max(MIN_FIT_ZOOM, Math.min(MAX_FIT_ZOOM, Math.floor(fitting))),
  };
}

/** Degrees of longitude, some of them a full turn further, so that they lie as close together as they can. */
function unwrapLongitudes(longitudes: readonly number[]): number[] {
  const sorted = longitudes.toSorted((a, b) => a - b);
  const gaps = sorted.map((lng, index) => (index === 0 ? lng + 360 - sorted.at(-1)! : lng - sorted[index - 1]!));
  const first = sorted[gaps.indexOf(Math.max(...gaps))]!;
  return longitudes.map((lng) => (lng < first ? lng + 360 : lng));
}

/** Web Mercator, 0 in the north to 1 in the south; degrees. https://epsg.io/3857 */
function toMercatorY(latitude: number): number {
  const sine = Math.sin((Math.max(-85, Math.min(85, latitude)) * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}

const toLatitude = (y: number): number => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;

/** The straight line between two positions, walked at 5 km/h. */
export function createStraightRoute(from: Coordinates, to: Coordinates): RouteLine {
  const distanceMeters = getDistanceMeters(
    { latitude: from.lat, longitude: from.lng },
    { latitude: to.lat, longitude: to.lng },
  );
  return {
    points: [from, to],
    distanceMetres: distanceMeters,
    durationSeconds: distanceMeters / WALKING_SPEED_MPS,
    estimate: true,
    provider: null,
    attribution: null,
  };
}

/**
 * What may stand on a map that is not Google's: places and ways of Google may not. The way becomes a straight line.
 * @param showsGoogle whether the installation's places are Google's
 */
export function toNonGoogleOverlays(overlays: MapOverlays, showsGoogle: boolean): MapOverlays {
  if (!showsGoogle) return overlays;
  const { user, place, route } = overlays;
  return {
    ...overlays,
    nearbyPlaces: [],
    route: route && !route.estimate && user && place ? createStraightRoute(user, place.coordinates) : route,
  };
}
