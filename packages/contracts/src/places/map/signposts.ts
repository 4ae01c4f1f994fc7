import type { Position } from '../geography.js';
import { bearing, getDistanceMeters } from '../great-circle.js';
import type { MapLabel } from './map-cells.js';

/** Known place outside of a map's view, with its direction. */
export interface Signpost {
  name: string;
  /** Clockwise from north, 0 to 360. */
  bearingDegrees: number;
  distanceMeters: number;
}

/** Zoom of the cells whose names are used, which are about 150 km wide. */
export const SIGNPOST_CELL_ZOOM = 8;
/** Number of directions, each with at most one place. */
const SECTORS = 6;
const POINTED_KINDS: ReadonlySet<string> = new Set(['capital', 'city', 'town', 'sight']);
/** Farther away than this many meters, a town is better known than any single sight in it. */
const MAX_SIGHT_METERS = 15_000;
/** Nothing farther away than this many meters is pointed to, because it tells nobody where a place is. */
const MAX_METERS = 60_000;
/** Additional prominence with which a place ranks like one at half its distance. */
const PROMINENCE_PER_DOUBLE_DISTANCE = 1.4;

/**
 * Chooses places for orientation beyond `minMeters`: in each of six directions the one with the best combination of
 * prominence and distance.
 */
export function chooseSignposts(center: Position, names: readonly MapLabel[], minMeters: number): Signpost[] {
  const best = new Map<number, Signpost & { score: number }>();
  for (const { name, kind, lat, lng, prominence } of names) {
    if (!POINTED_KINDS.has(kind)) continue;
    const position = { latitude: lat, longitude: lng };
    const distanceMeters = getDistanceMeters(center, position);
    const maxMeters = kind === 'sight' ? MAX_SIGHT_METERS : MAX_METERS;
    if (distanceMeters <= minMeters || distanceMeters > maxMeters) continue;
    const bearingDegrees = ((bearing(center, position) * 180) / Math.PI + 360) % 360;
    const sector = Math.floor((bearingDegrees / 360) * SECTORS) % SECTORS;
    const score = prominence - Math.log2(distanceMeters / minMeters) * PROMINENCE_PER_DOUBLE_DISTANCE;
    if (score > (best.get(sector)?.score ?? Number.NEGATIVE_INFINITY))
      best.set(sector, { name, bearingDegrees, distanceMeters, score });
  }
  return [...best.values()]
    .sort((a, b) => b.score - a.score)
    .map(({ name, bearingDegrees, distanceMeters }) => ({ name, bearingDegrees, distanceMeters }));
}

/**
 * Returns the position of a signpost, which is as far from the middle of the view in its direction as its size allows.
 * @param view width and height in pixels
 * @param size width and height of the signpost in pixels
 * @returns its middle, in pixels from the upper left corner of the view
 */
export function placeSignpost(
  bearingDegrees: number,
  view: { width: number; height: number },
  size: { width: number; height: number },
): { x: number; y: number } {
  const angle = (bearingDegrees * Math.PI) / 180;
  const [east, south] = [Math.sin(angle), -Math.cos(angle)];
  const [reachX, reachY] = [(view.width - size.width) / 2, (view.height - size.height) / 2];
  const length = Math.min(reachX / Math.max(Math.abs(east), 1e-9), reachY / Math.max(Math.abs(south), 1e-9));
  return { x: view.width / 2 + east * length, y: view.height / 2 + south * length };
}
