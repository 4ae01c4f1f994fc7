import type { Formatters } from '../../lib/format/formatters.js';

/** Strings of interactive maps. */
export const STRINGS = {
  youAreHere: 'You are here',
  mapLabel: (name: string) => `Map of ${name}`,
  discoveries: 'Map of your discoveries',
  guides: 'Map of guides',
  picking: 'Map of the article and its attractions',
  keys: 'Arrow keys move the map, plus and minus zoom, Tab reaches the places on it.',
  streetsUnavailable: 'Street map unavailable. Showing an outline map.',
  unknownPosition: 'Place not located. Showing a default area.',
  approximate: 'The place is somewhere in the circle, within about 2\u00a0km.',
  /** Credit of the outline map, which says what it lacks. */
  outlineCredit: 'Outline map, no streets · Natural Earth, GeoNames (CC BY 4.0)',
  north: 'N',
  northUp: 'North is up',
  cluster: (count: number) => `${count} places close together: zoom in`,
  walkFromHere: 'Walking directions',
  locating: 'Finding your location…',
  denied: 'Location access denied or unavailable',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  onFoot: ({ formatDistance, formatMinutes }: Formatters, meters: number, seconds: number) =>
    `${formatDistance(meters)}, ${formatMinutes(seconds)} on foot`,
  /** Legend of the dashed line. */
  estimate: ({ formatDistance, formatMinutes }: Formatters, meters: number, seconds: number) =>
    `${formatDistance(meters)} in a straight line, about ${formatMinutes(seconds)} on foot: an estimate at 5\u00a0km/h, not a route`,
  drive: ({ formatDistance, formatMinutes }: Formatters, meters: number, seconds: number) =>
    `${formatDistance(meters)} in a straight line, about ${formatMinutes(seconds)} by car: an estimate, not a route`,
  tooFar: ({ formatDistance }: Formatters, meters: number) =>
    `${formatDistance(meters)} in a straight line, too far to walk`,
  loadingRoute: 'Finding a route…',
} as const;
