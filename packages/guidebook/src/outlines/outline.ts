import type { Position } from '@placelore/contracts/places/geography.js';

/** Longitude and latitude in degrees. */
export type OutlinePoint = readonly [number, number];

/** Corners of an area, in order; the last is joined to the first. An outline does not cross the 180th meridian. */
export type Outline = readonly OutlinePoint[];

const KILOMETERS_PER_DEGREE = 111.32;

/** Reads `lon lat, lon lat, …`, or `20 km: lon lat, …` for a strip along a river or road. */
export function parseOutline(text: string): Outline {
  const [, reach, points = text] = /^(\d+) km: (.+)$/.exec(text) ?? [];
  const corners = points.split(', ').map((point): OutlinePoint => {
    const [longitude, latitude] = point.split(' ').map(Number);
    return [longitude!, latitude!];
  });
  return reach === undefined ? corners : widen(corners, Number(reach));
}

/** Returns the outline of a strip along a line. @param reach kilometers on either side */
function widen(line: Outline, reach: number): Outline {
  const sides = line.map(([longitude, latitude], index) => {
    const [before, after] = [line[Math.max(0, index - 1)]!, line[Math.min(line.length - 1, index + 1)]!];
    // At a bend, the strip is as wide as it is between the corners on both sides of it.
    const shrink = Math.cos((latitude * Math.PI) / 180);
    const [east, north] = [(after[0] - before[0]) * shrink, after[1] - before[1]];
    const scale = reach / KILOMETERS_PER_DEGREE / Math.hypot(east, north);
    return { longitude, latitude, across: [(-north * scale) / shrink, east * scale] as const };
  });
  const side = (sign: number) =>
    sides.map(
      ({ longitude, latitude, across }): OutlinePoint => [longitude + sign * across[0], latitude + sign * across[1]],
    );
  return [...side(1), ...side(-1).reverse()];
}

/** Checks whether a position lies in an outline: whether a ray from it to the east crosses an odd number of its sides. */
export function isInOutline(outline: Outline, { latitude, longitude }: Position): boolean {
  let isInside = false;
  for (let index = 0, previous = outline.length - 1; index < outline.length; previous = index++) {
    const [[eastA, northA], [eastB, northB]] = [outline[index]!, outline[previous]!];
    if (northA > latitude === northB > latitude) continue;
    if (longitude < eastA + ((eastB - eastA) * (latitude - northA)) / (northB - northA)) isInside = !isInside;
  }
  return isInside;
}

/** Returns the smallest box around an outline: west, south, east and north in degrees. */
export function getOutlineBox(outline: Outline): [number, number, number, number] {
  const [longitudes, latitudes] = [outline.map(([longitude]) => longitude), outline.map(([, latitude]) => latitude)];
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
}
