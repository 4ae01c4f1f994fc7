import type { Position } from '@placelore/contracts/geography.js';
import { bearing, distanceMetres, distanceText } from '@placelore/contracts/great-circle.js';
import type { Lettering } from '../drawing/lettering.js';
import type { Palette } from './palettes.js';
import type { Point } from './smooth-path.js';

/** Pixels: the dial with few and with many neighbours, the mark in its middle, and the least to a neighbour. */
const DIAL_RADIUS = { least: 184, most: 244, each: 10 } as const;
export const MARK_RADIUS = 46;
const NEAREST = MARK_RADIUS + 36;
/** Pixels from the farthest neighbour to the edge of the dial. */
const RIM = 26;
/** Metres of the rings there may be, of which the outermost few are drawn and fewer named. */
const RINGS = [50, 100, 250, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000];
const RINGS_SHOWN = 3;
/** Pixels between two rings below which the inner one stays without its name. */
const NAMES_APART = 60;
/** Metres; what is farther off is no neighbour. */
const FARTHEST = 100_000;
const LETTERS = 19;
const RAD = Math.PI / 180;

/** A neighbour as seen from the place: radians clockwise from north, and metres. */
interface Seen {
  bearing: number;
  distance: number;
}

/**
 * What is within walking distance, on a compass dial: neighbours at their true bearing, at a distance that grows with
 * the square root of the true one, and rings that say which.
 */
export function drawDial(
  centre: Point,
  place: Position,
  neighbours: readonly Position[],
  palette: Palette,
  lettering: Lettering,
): string {
  const { paper, ink, land } = palette;
  const seen = neighbours
    .map((one) => ({ bearing: bearing(place, one), distance: distanceMetres(place, one) }))
    .filter(({ distance }) => distance > 0 && distance <= FARTHEST);
  const edge = Math.min(DIAL_RADIUS.most, DIAL_RADIUS.least + DIAL_RADIUS.each * seen.length);
  const farthest = Math.max(...seen.map(({ distance }) => distance));
  const scale = (metres: number) => (edge - RIM) * Math.sqrt(metres / farthest);
  const rings = RINGS.filter((ring) => scale(ring) < edge - 4 && scale(ring) > MARK_RADIUS + 14).slice(-RINGS_SHOWN);
  const [x, y] = centre;
  return [
    `<g transform="translate(${x} ${y})">`,
    drawPlate(edge, paper),
    ...rings
      .toReversed()
      .map((ring) => `<circle r="${scale(ring).toFixed(1)}" fill="${land[1]}" fill-opacity="0.42"/>`),
    drawBezel(edge, ink),
    drawRings(rings, scale, widestGap(seen), palette, lettering),
    ...seen.map((one) => drawCourse(one, Math.max(NEAREST, scale(one.distance)), ink)),
    ...seen.map((one) => drawNeighbour(one, Math.max(NEAREST, scale(one.distance)), palette)),
    '</g>',
  ].join('');
}

/** Whether there is anything to show on a dial. */
export const hasDial = (place: Position, neighbours: readonly Position[]): boolean =>
  neighbours.some((one) => {
    const distance = distanceMetres(place, one);
    return distance > 0 && distance <= FARTHEST;
  });

const at = (bearing: number, radius: number): string =>
  `${(Math.sin(bearing) * radius).toFixed(1)} ${(-Math.cos(bearing) * radius).toFixed(1)}`;

/** The empty dial, with its shadow. */
export const drawPlate = (edge: number, paper: string): string =>
  `<circle r="${edge + 52}" fill="url(#halo)"/><circle r="${edge + 26}" fill="${paper}" fill-opacity="0.8"/>` +
  `<circle r="${edge}" fill="${paper}"/>`;

/** Degrees around a dial as on a compass, with north marked. */
export function drawBezel(edge: number, ink: string): string {
  const tick = (degrees: number, from: number, to: number) => `M${at(degrees * RAD, from)}L${at(degrees * RAD, to)}`;
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
  scale: (metres: number) => number,
  free: number,
  { paper, ink, contour }: Palette,
  lettering: Lettering,
): string {
  return rings
    .map((metres, index) => {
      const radius = scale(metres);
      const next = rings[index + 1];
      const named = next === undefined || (index === rings.length - 2 && scale(next) - radius >= NAMES_APART);
      const letters = named ? lettering.write(ringText(metres), LETTERS) : null;
      const label = letters
        ? `<path transform="translate(${at(free, radius)}) translate(${(-letters.width / 2).toFixed(1)} ${LETTERS * 0.34})" d="${letters.path}" fill="${ink}" stroke="${paper}" stroke-width="7" stroke-linejoin="round" paint-order="stroke"/>`
        : '';
      return `<circle r="${radius.toFixed(1)}" fill="none" stroke="${contour}" stroke-width="2"/>${label}`;
    })
    .join('');
}

const ringText = (metres: number): string => (metres >= 1_000 ? `${metres / 1_000} km` : distanceText(metres));

/** The middle of the widest angle without neighbours, where the rings are named. */
function widestGap(seen: readonly Seen[]): number {
  const bearings = seen.map(({ bearing }) => bearing).sort((a, b) => a - b);
  let best = { width: 0, middle: 0 };
  bearings.forEach((bearing, index) => {
    const following = bearings[index + 1] ?? bearings[0]! + 2 * Math.PI;
    const width = following - bearing;
    if (width > best.width) best = { width, middle: bearing + width / 2 };
  });
  return best.middle;
}

function drawCourse({ bearing }: Seen, radius: number, ink: string): string {
  return `<path d="M${at(bearing, MARK_RADIUS)}L${at(bearing, radius)}" stroke="${ink}" stroke-opacity="0.6" stroke-width="2.2"/>`;
}

function drawNeighbour({ bearing }: Seen, radius: number, { paper, ink }: Palette): string {
  const [x, y] = at(bearing, radius).split(' ');
  return `<circle cx="${x}" cy="${y}" r="11" fill="${ink}" stroke="${paper}" stroke-width="3"/><circle cx="${x}" cy="${y}" r="3.6" fill="${paper}"/>`;
}
