import type { Coordinates } from '@placelore/contracts/places/geography.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';

/** Precision of a position: of the place itself, of a geocoded name, or unknown. */
export type Precision = 'exact' | 'geocoded' | 'unknown';

/** Zoom levels of Web Mercator. */
export const ZOOM_LEVELS: Readonly<Record<Precision, number>> = { exact: 15, geocoded: 13, unknown: 10 };
/** Initial center for a place that could not be found: near Manila. Degrees. */
export const FALLBACK_POSITION: Coordinates = { lat: 14.5995, lng: 120.9842 };
/** Radius in meters around a position that is not exact. */
export const APPROXIMATE_RADIUS_METERS = 2_000;
/** Walking speed in meters per second; 5 km/h. */
const WALKING_SPEED_MPS = 5_000 / 3_600;
/** Style of a route: weight in pixels, opacity from 0 to 1. */
export const ROUTE_STYLE = { weight: 4, opacity: 0.8 } as const;

/** Place that a map shows. */
export interface MappedPlace {
  name: string;
  location?: string | undefined;
  /** Degrees. Without them, the location or name is geocoded. */
  coordinates: Coordinates | null;
  /** Whether the coordinates are the place's own instead of those of a geocoded name. */
  isExact?: boolean;
}

/** Returns the precision of a place's position. */
export const getPrecision = ({ coordinates, isExact = true }: MappedPlace): Exclude<Precision, 'unknown'> =>
  coordinates && isExact ? 'exact' : 'geocoded';

export interface NamedPlace {
  name: string;
  coordinates: Coordinates;
}

/** Place with its number in a list. */
export interface NumberedPlace extends NamedPlace {
  number: number;
}

/** One of many places on a map that can be selected. */
export interface Pin extends NamedPlace {
  id: number;
  isSelected: boolean;
}

export interface RouteLine {
  points: readonly Coordinates[];
  distanceMeters: number;
  durationSeconds: number;
  /** Whether it is a straight line instead of a route. */
  estimate: boolean;
  /** Provider of the route; null for the browser's own estimate. */
  provider: string | null;
  attribution: string | null;
}

/** Initial center and zoom of a map. */
export interface MapViewport {
  center: Coordinates;
  zoom: number;
}

/** Overlays of a map. */
export interface MapOverlays {
  user?: Coordinates | undefined;
  place?: NamedPlace | undefined;
  /** Whether the place is the destination, which is marked with an arrow. */
  isDestination?: boolean;
  nearbyPlaces?: readonly (NamedPlace & Partial<NumberedPlace>)[] | undefined;
  /** Center of a circle with the radius {@link APPROXIMATE_RADIUS_METERS}. */
  approximate?: Coordinates | undefined;
  route?: RouteLine | undefined;
  /** Stops of a trip. Below, the legs between them. */
  stops?: readonly NumberedPlace[] | undefined;
  legs?: readonly RouteLine[] | undefined;
  pins?: readonly Pin[] | undefined;
  /** Called with the id of a pin that is clicked or selected by keyboard. */
  onPin?: ((id: number) => void) | undefined;
  /** Called with the position of a click on the map itself. */
  onPick?: ((position: Coordinates) => void) | undefined;
  /** Viewport to move an open map to. Each new object moves it again. */
  view?: MapViewport | undefined;
  /** Whether the mouse wheel zooms a map that has no focus, because the map is the page. */
  zoomsByWheel?: boolean;
  /** Called after the map was moved or zoomed. */
  onMove?: ((viewport: MapViewport) => void) | undefined;
}

/** Side of the world in pixels at zoom 0 of Web Mercator. */
export const WORLD_SIZE_PX = 256;
/** Size in pixels available for places on the smallest viewport, without margins. */
const MIN_MAP_SIZE_PX = { width: 250, height: 220 } as const;
/** Maximum zoom for a single place, which shows the town around it. */
const MAX_FIT_ZOOM = 13;
/** Minimum zoom, which shows the whole world. */
const MIN_FIT_ZOOM = 1;

/**
 * Returns the viewport that contains all places, across the date line if that is shorter.
 * @param maxZoom zoom for a single place
 * @param size pixels that are available for places
 */
export function fitViewport(
  places: readonly Coordinates[],
  maxZoom = MAX_FIT_ZOOM,
  size: { width: number; height: number } = MIN_MAP_SIZE_PX,
): MapViewport {
  const xs = unwrapLongitudes(places.map(({ lng }) => lng)).map((lng) => (lng + 180) / 360);
  const ys = places.map(({ lat }) => toMercatorY(lat));
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const fitting = Math.min(
    Math.log2(size.width / WORLD_SIZE_PX / (east - west)),
    Math.log2(size.height / WORLD_SIZE_PX / (south - north)),
  );
  const x = (west + east) / 2;
  const lng = (((x % 1) + 1) % 1) * 360 - 180;
  return {
    center: { lat: toLatitude((north + south) / 2), lng },
    zoom: Math.max(MIN_FIT_ZOOM, Math.min(maxZoom, Math.floor(fitting))),
  };
}

/** Returns longitudes with some shifted by a full turn, so that they are as close together as possible. */
function unwrapLongitudes(longitudes: readonly number[]): number[] {
  const sorted = longitudes.toSorted((a, b) => a - b);
  const gaps = sorted.map((lng, index) => (index === 0 ? lng + 360 - sorted.at(-1)! : lng - sorted[index - 1]!));
  const first = sorted[gaps.indexOf(Math.max(...gaps))]!;
  return longitudes.map((lng) => (lng < first ? lng + 360 : lng));
}

/** Converts a latitude in degrees to Web Mercator, from 0 in the north to 1 in the south. https://epsg.io/3857 */
export function toMercatorY(latitude: number): number {
  const sine = Math.sin((Math.max(-85, Math.min(85, latitude)) * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}

export const toLatitude = (y: number): number => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;

/** Returns the straight line between two positions, with the time it takes at 5 km/h. */
export function createStraightRoute(from: Coordinates, to: Coordinates): RouteLine {
  const distanceMeters = getDistanceMeters(
    { latitude: from.lat, longitude: from.lng },
    { latitude: to.lat, longitude: to.lng },
  );
  return {
    points: [from, to],
    distanceMeters: distanceMeters,
    durationSeconds: distanceMeters / WALKING_SPEED_MPS,
    estimate: true,
    provider: null,
    attribution: null,
  };
}

/**
 * Returns the overlays allowed on maps other than Google's. Google's terms forbid showing its places and routes there,
 * so a route becomes a straight line.
 * @param showsGoogle whether the installation's places are Google's
 */
export function toNonGoogleOverlays(overlays: MapOverlays, showsGoogle: boolean): MapOverlays {
  if (!showsGoogle) return overlays;
  const { user, place, route, legs } = overlays;
  return {
    ...overlays,
    nearbyPlaces: [],
    legs: legs?.map(toStraightLeg),
    route: route && !route.estimate && user && place ? createStraightRoute(user, place.coordinates) : route,
  };
}

const toStraightLeg = (leg: RouteLine): RouteLine => {
  const [from, to] = [leg.points[0], leg.points.at(-1)];
  return leg.estimate || !from || !to ? leg : createStraightRoute(from, to);
};
