import type { Position } from '@placelore/contracts/places/geography.js';
import { bearing, formatMetricDistance, getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import type { Point } from '../drawing/smooth-path.js';
import type { TextOutliner } from '../drawing/text-outliner.js';
import type { Palette } from './palettes.js';

/** Sizes in pixels: dial with few and with many neighbors, mark at its center, and minimum distance of a neighbor. */
const DIAL_RADIUS = { min: 184, max: 244, each: 10 } as const;
export const MARK_RADIUS = 46;
const MIN_NEARBY_DISTANCE = MARK_RADIUS + 36;
/** Distance in pixels from the farthest neighbor to the edge of the dial. */
const RIM_WIDTH = 26;
/** Possible radii of rings in meters; the outermost few are drawn and fewer are labeled. */
const RING_METERS = [50, 100, 250, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000];
const MAX_RINGS = 3;
/** Distance in pixels between two rings below which the inner one has no label. */
const MIN_RING_NAME_GAP = 60;
/** Maximum distance of a neighbor in meters. */
const MAX_NEARBY_METERS = 100_000;
const RING_LABEL_SIZE = 19;
const RADIANS_PER_DEGREE = Math.PI / 180;

/** A neighbor relative to the place: radians clockwise from north, and meters. */
interface NearbyPoint {
  bearing: number;
  distance: number;
}

/**
 * Draws the places within walking distance on a compass dial: neighbors at their true bearing, at a distance
 * proportional to the square root of the true one, and labeled rings.
 */
export function drawDial(
  center: Point,
  place: Position,
  nearby: readonly Position[],
  palette: Palette,
  outliner: TextOutliner,
): string {
  const { paper, ink, land } = palette;
  const points = nearby
    .map((position) => ({ bearing: bearing(place, position), distance: getDistanceMeters(place, position) }))
    .filter(({ distance }) => distance > 0 && distance <= MAX_NEARBY_METERS);
  const edge = Math.min(DIAL_RADIUS.max, DIAL_RADIUS.min + DIAL_RADIUS.each * points.length);
  const farthest = Math.max(...points.map(({ distance }) => distance));
  const scale = (meters: number) => (edge - RIM_WIDTH) * Math.sqrt(meters / farthest);
  const rings = RING_METERS.filter((ring) => scale(ring) < edge - 4 && scale(ring) > MARK_RADIUS + 14).slice(
    -MAX_RINGS,
  );
  const [x, y] = center;
  return [
    `<g transform="translate(${x} ${y})">`,
    drawPlate(edge, paper),
    ...rings
      .toReversed()
      .map((ring) => `<circle r="${scale(ring).toFixed(1)}" fill="${land[1]}" fill-opacity="0.42"/>`),
    drawBezel(edge, ink),
    drawRings(rings, scale, findWidestGap(points), palette, outliner),
    ...points.map((point) => drawCourse(point, Math.max(MIN_NEARBY_DISTANCE, scale(point.distance)), ink)),
    ...points.map((point) => drawNearbyPoint(point, Math.max(MIN_NEARBY_DISTANCE, scale(point.distance)), palette)),
    '</g>',
  ].join('');
}

/** Checks whether a dial would show anything. */
export const hasDial = (place: Position, nearby: readonly Position[]): boolean =>
  nearby.some((position) => {
    const distance = getDistanceMeters(place, position);
    return distance > 0 && distance <= MAX_NEARBY_METERS;
  });

const toPolarPoint = (bearing: number, radius: number): string =>
  `${(Math.sin(bearing) * radius).toFixed(1)} ${(-Math.cos(bearing) * radius).toFixed(1)}`;

/** Draws the empty dial with its shadow. */
export const drawPlate = (edge: number, paper: string): string =>
  `<circle r="${edge + 52}" fill="url(#halo)"/><circle r="${edge + 26}" fill="${paper}" fill-opacity="0.8"/>` +
  `<circle r="${edge}" fill="${paper}"/>`;

/** Draws degrees around a dial as on a compass, with a mark at north. */
export function drawBezel(edge: number, ink: string): string {
  const tick = (degrees: number, from: number, to: number) =>
    `M${toPolarPoint(degrees * RADIANS_PER_DEGREE, from)}L${toPolarPoint(degrees * RADIANS_PER_DEGREE, to)}`;
  const [fine, coarse] = [[], []] as [string[], string[]];
  for (let degrees = 0; degrees < 360; degrees += 5) {
    if (degrees % 30 === 0) coarse.push(tick(degrees, edge + 5, edge + 20));
    else fine.push(tick(degrees, edge + 6, edge + 13));
  }
  return [
    `<circle r="${edge}" fill="none" stroke="${ink}" stroke-width="1.6"/>`,
    `<circle r="${edge + 26}" fill="none" stroke="${ink}" stroke-opacity="0.75" stroke-width="2.4"/>`,
    `<path d="${fine.join('')}" stroke="${ink}" stroke-opacity="0.55" stroke-width="1.4"/>`,
    `<path d="${coarse.join('')}" stroke="${ink}" stroke-width="2.2"/>`,
    `<path d="M0 ${-edge - 44}l12 30h-24Z" fill="${ink}"/>`,
  ].join('');
}

function drawRings(
  rings: readonly number[],
  scale: (meters: number) => number,
  labelBearing: number,
  { paper, ink, contour }: Palette,
  outliner: TextOutliner,
): string {
  return rings
    .map((meters, index) => {
      const radius = scale(meters);
      const next = rings[index + 1];
      const isNamed = next === undefined || (index === rings.length - 2 && scale(next) - radius >= MIN_RING_NAME_GAP);
      const outline = isNamed ? outliner.getOutline(formatRingLabel(meters), RING_LABEL_SIZE) : null;
      const label = outline
        ? `<path transform="translate(${toPolarPoint(labelBearing, radius)}) translate(${(-outline.width / 2).toFixed(1)} ${RING_LABEL_SIZE * 0.34})" d="${outline.path}" fill="${ink}" stroke="${paper}" stroke-width="7" stroke-linejoin="round" paint-order="stroke"/>`
        : '';
      return `<circle r="${radius.toFixed(1)}" fill="none" stroke="${contour}" stroke-width="2"/>${label}`;
    })
    .join('');
}

const formatRingLabel = (meters: number): string =>
  meters >= 1_000 ? `${meters / 1_000} km` : formatMetricDistance(meters);

/** Returns the middle of the widest angle without neighbors, for the labels of the rings. */
function findWidestGap(points: readonly NearbyPoint[]): number {
  const bearings = points.map(({ bearing }) => bearing).sort((a, b) => a - b);
  let best = { width: 0, middle: 0 };
  bearings.forEach((bearing, index) => {
    const following = bearings[index + 1] ?? bearings[0]! + 2 * Math.PI;
    const width = following - bearing;
    if (width > best.width) best = { width, middle: bearing + width / 2 };
  });
  return best.middle;
}

function drawCourse({ bearing }: NearbyPoint, radius: number, ink: string): string {
  return `<path d="M${toPolarPoint(bearing, MARK_RADIUS)}L${toPolarPoint(bearing, radius)}" stroke="${ink}" stroke-opacity="0.6" stroke-width="2.2"/>`;
}

function drawNearbyPoint({ bearing }: NearbyPoint, radius: number, { paper, ink }: Palette): string {
  const [x, y] = toPolarPoint(bearing, radius).split(' ');
  return `<circle cx="${x}" cy="${y}" r="11" fill="${ink}" stroke="${paper}" stroke-width="3"/><circle cx="${x}" cy="${y}" r="3.6" fill="${paper}"/>`;
}
