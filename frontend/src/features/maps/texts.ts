import type { Formats } from '../../lib/formats.js';

/** All words of the maps. */
export const TEXTS = {
  viewInteractive: 'View Interactive Map',
  loading: 'Loading the map',
  failed: 'Unable to load map',
  failedHint: 'The connection may be down. The rest of the page works without it.',
  tryAgain: 'Try Again',
  youAreHere: 'You are here',
  mapOf: (name: string) => `Map of ${name}`,
  discoveries: 'Map of your discoveries',
  picking: 'Map of the article and its attractions',
  pictureOf: (name: string) => `Map showing where ${name} is`,
  pictureMissing: 'The picture of the map could not be loaded.',
  keys: 'Arrow keys move the map, plus and minus zoom, Tab reaches the places on it.',
  coastline: 'Our own simple chart: coast and positions, no streets.',
  unknownPosition: 'We could not find this place on the map. It opens near Manila.',
  approximate: 'The place is within 2 km or so: somewhere in the circle.',
  openStreetMap: '© OpenStreetMap contributors',
  naturalEarth: 'Coastline: Natural Earth',
  walkFromHere: 'Show the way on foot',
  locating: 'Finding where you are…',
  denied: 'Location access denied or unavailable',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  onFoot: ({ distance, minutes }: Formats, metres: number, seconds: number) =>
    `${distance(metres)}, ${minutes(seconds)} on foot`,
  /** Beside the dashed line. */
  estimate: ({ distance, minutes }: Formats, metres: number, seconds: number) =>
    `${distance(metres)} in a straight line, about ${minutes(seconds)} on foot: an estimate at 5 km/h, not a route`,
  lookingForWay: 'Looking for the way…',
} as const;
