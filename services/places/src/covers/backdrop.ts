import { COVER_SIZE } from '@placelore/contracts/content/covers.js';
import type { Position } from '@placelore/contracts/places/geography.js';
import { Gazetteer } from '@placelore/guidebook/gazetteer/gazetteer.js';
import { geoAzimuthalEquidistant } from 'd3-geo';
import { type Point, shortenCorners, smoothRing, thinPoints } from '../drawing/smooth-path.js';
import { Coastline, getWindowAround, METERS_PER_DEGREE } from './coastline.js';

/** The area around a place, as drawn behind its cover. */
export interface Backdrop {
  /** Path data of the land; empty when no coast is in view. */
  land: string;
  /** Whether a background without a coast is land. */
  onLand: boolean;
  /** Towns in view, the largest first, in pixels. */
  towns: { x: number; y: number; radius: number }[];
}

/**
 * Distance in meters from the center of a cover to its upper edge: minimum where the coast is near, maximum, and
 * inland.
 */
const REACH_METERS = { min: 15_000, max: 110_000, inland: 45_000 } as const;
/** Factor by which a cover reaches farther than the coast. */
const BEYOND_COAST = 1.5;
/** Minimum distance of bends in pixels; a shore at 1:10 million has no finer ones. */
const MIN_BEND_PIXELS = 7;
/** Length in pixels at the ends of a long straight shore that is rounded. */
const CORNER_PIXELS = 32;
const MAX_TOWNS = 40;
const MIN_TOWN_POPULATION = 3_000;

/**
 * Draws the surroundings of a position, with the position at `center`, in pixels of a cover. Directions and distances
 * from it are true everywhere, including the poles (azimuthal equidistant projection).
 */
export function buildBackdrop(position: Position, center: Point): Backdrop {
  const coastDistance = Coastline.load().distanceTo(position, REACH_METERS.max / BEYOND_COAST);
  const isCoastal = Number.isFinite(coastDistance);
  const reach = isCoastal ? Math.max(REACH_METERS.min, coastDistance * BEYOND_COAST) : REACH_METERS.inland;
  const metersPerPixel = reach / (COVER_SIZE.height / 2);
  // This is the distance to the farthest corner and a little more, so that clipped edges stay invisible.
  const radius = metersPerPixel * Math.hypot(COVER_SIZE.width, COVER_SIZE.height) * 0.63;
  const projection = geoAzimuthalEquidistant()
    .rotate([-position.longitude, -position.latitude])
    .translate([center[0], center[1]])
    .scale((METERS_PER_DEGREE * 180) / Math.PI / metersPerPixel)
    .clipAngle(radius / METERS_PER_DEGREE)
    .precision(0);
  const rings = new RingCollector();
  const window = getWindowAround(position, radius * 1.1);
  Coastline.load().stream(window, projection.stream(rings));
  const towns = Gazetteer.load()
    .findLargestIn(
      { ...window, west: wrapLongitude(window.west), east: wrapLongitude(window.east) },
      { minPopulation: MIN_TOWN_POPULATION, limit: MAX_TOWNS },
    )
    .map((town) => {
      const [x, y] = projection([town.longitude, town.latitude]) ?? [-1e4, -1e4];
      return { x, y, radius: 2.6 + Math.max(0, Math.log10(town.population / MIN_TOWN_POPULATION)) * 1.9 };
    });
  return { land: isCoastal ? rings.path() : '', onLand: rings.hasRings, towns };
}

/** Collects the output of a projection. */
class RingCollector {
  private readonly rings: Point[][] = [];
  private ring: Point[] = [];

  get hasRings(): boolean {
    return this.rings.length > 0;
  }
  point(x: number, y: number): void {
    this.ring.push([x, y]);
  }
  lineStart(): void {
    this.ring = [];
  }
  lineEnd(): void {
    this.rings.push(this.ring);
  }
  polygonStart(): void {}
  polygonEnd(): void {}
  path(): string {
    return this.rings
      .map((ring) => smoothRing(shortenCorners(thinPoints(ring, MIN_BEND_PIXELS), CORNER_PIXELS)))
      .join('');
  }
}

const wrapLongitude = (longitude: number) => ((((longitude + 180) % 360) + 360) % 360) - 180;
