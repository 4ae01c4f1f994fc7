import { COVER_SIZE } from '@placelore/contracts/covers.js';
import type { Position } from '@placelore/contracts/geography.js';
import { Gazetteer } from '@placelore/guidebook/gazetteer.js';
import { geoAzimuthalEquidistant } from 'd3-geo';
import { Coastline, DEGREE, windowAround } from './coastline.js';
import { type Point, smoothRing, thinned, withShortCorners } from './smooth-path.js';

/** The country around a place, as the ground of its cover shows it. */
export interface Surroundings {
  /** Path data of the land; empty without a coast in view. */
  land: string;
  /** Whether the ground without a coast is land. */
  onLand: boolean;
  /** Towns in view, the largest first; pixels. */
  towns: { x: number; y: number; radius: number }[];
}

/** Metres from the middle of a cover to its upper edge: at least, where the coast is near, at most, and inland. */
const REACH = { least: 15_000, most: 110_000, inland: 45_000 } as const;
/** How much farther than the coast a cover reaches. */
const BEYOND_COAST = 1.5;
/** A shore at 1:10 million bends no closer than this; pixels. */
const BEND = 7;
/** Pixels of a long straight shore that are bent at its ends. */
const CORNER = 32;
const MOST_TOWNS = 40;
const LEAST_TOWN = 3_000;

/**
 * What lies around a position, with the position at `centre`, in pixels of a cover. Directions and distances from it are
 * true everywhere, at the poles too (azimuthal equidistant projection).
 */
export function surroundingsOf(position: Position, centre: Point): Surroundings {
  const toCoast = Coastline.load().distanceTo(position, REACH.most / BEYOND_COAST);
  const coastal = Number.isFinite(toCoast);
  const reach = coastal ? Math.max(REACH.least, toCoast * BEYOND_COAST) : REACH.inland;
  const metresPerPixel = reach / (COVER_SIZE.height / 2);
  // From the position to the farthest corner, and a little more: edges of what is cut off must not show.
  const radius = metresPerPixel * Math.hypot(COVER_SIZE.width, COVER_SIZE.height) * 0.63;
  const projection = geoAzimuthalEquidistant()
    .rotate([-position.longitude, -position.latitude])
    .translate([centre[0], centre[1]])
    .scale((DEGREE * 180) / Math.PI / metresPerPixel)
    .clipAngle(radius / DEGREE)
    .precision(0);
  const rings = new Rings();
  const window = windowAround(position, radius * 1.1);
  Coastline.load().stream(window, projection.stream(rings));
  const towns = Gazetteer.load()
    .largestIn(
      { ...window, west: around(window.west), east: around(window.east) },
      { least: LEAST_TOWN, most: MOST_TOWNS },
    )
    .map((town) => {
      const [x, y] = projection([town.longitude, town.latitude]) ?? [-1e4, -1e4];
      return { x, y, radius: 2.6 + Math.max(0, Math.log10(town.population / LEAST_TOWN)) * 1.9 };
    });
  return { land: coastal ? rings.path() : '', onLand: rings.found, towns };
}

/** Collects what a projection gives. */
class Rings {
  private readonly rings: Point[][] = [];
  private ring: Point[] = [];

  get found(): boolean {
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
    return this.rings.map((ring) => smoothRing(withShortCorners(thinned(ring, BEND), CORNER))).join('');
  }
}

const around = (longitude: number) => ((((longitude + 180) % 360) + 360) % 360) - 180;
