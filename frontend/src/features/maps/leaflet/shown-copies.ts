import type { Coordinates } from '@placelore/contracts/places/geography.js';
import type { MapOverlays, RouteLine } from '../model/map-model.js';

/**
 * Returns the copy of a position that is nearest to a longitude. Across the date line, its longitude exceeds 180
 * degrees.
 */
function toNearestCopy<Point extends Coordinates>(point: Point, longitude: number): Point {
  const turns = Math.round((longitude - point.lng) / 360);
  return turns === 0 ? point : { ...point, lng: point.lng + turns * 360 };
}

/** Returns a line that does not jump from one edge of the world to the other. */
function toUnbrokenLine(line: RouteLine, longitude: number): RouteLine {
  let previous = longitude;
  const points = line.points.map((point) => {
    const copy = toNearestCopy(point, previous);
    previous = copy.lng;
    return copy;
  });
  return { ...line, points };
}

/**
 * Returns overlays moved to the copy of the world that the map shows. Around the date line, a flat map shows parts of
 * two.
 * @param longitude center of the map in degrees
 */
export function toShownCopies(overlays: MapOverlays, longitude: number): MapOverlays {
  const { user, place, approximate, route, nearbyPlaces, stops, legs, pins } = overlays;
  const toCopy = <Item extends { coordinates: Coordinates }>(item: Item): Item => ({
    ...item,
    coordinates: toNearestCopy(item.coordinates, longitude),
  });
  return {
    ...overlays,
    user: user && toNearestCopy(user, longitude),
    place: place && toCopy(place),
    approximate: approximate && toNearestCopy(approximate, longitude),
    route: route && toUnbrokenLine(route, longitude),
    nearbyPlaces: nearbyPlaces?.map(toCopy),
    stops: stops?.map(toCopy),
    legs: legs?.map((leg) => toUnbrokenLine(leg, longitude)),
    pins: pins?.map(toCopy),
  };
}

/** Whether a mark is in different places in two results for the same overlays. */
export function hasMovedMark(before: MapOverlays, after: MapOverlays): boolean {
  const [a, b] = [listLongitudes(before), listLongitudes(after)];
  return a.some((longitude, index) => longitude !== b[index]);
}

const listLongitudes = ({ user, place, nearbyPlaces = [], stops = [], pins = [] }: MapOverlays): number[] =>
  [
    ...(user ? [user] : []),
    ...[...(place ? [place] : []), ...nearbyPlaces, ...stops, ...pins].map((mark) => mark.coordinates),
  ].map(({ lng }) => lng);
