import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Position } from '@placelore/contracts/places/geography.js';
import { geoArea, geoBounds, geoCentroid, geoContains, geoPath } from 'd3-geo';
import type { LineString, MultiPolygon, Polygon } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { MapViewport } from './map-viewport.js';

/** Attribution of the shapes. Natural Earth is in the public domain and requires none, but borders need a source. */
export const WORLD_ATTRIBUTION = 'Natural Earth';

/** Minimum latitude in degrees, because the data for Antarctica has a tiny hole at the South Pole. */
const MIN_LATITUDE = -89.9;

/** In degrees; `west` > `east` for a shape across the date line. */
interface ShapeBounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

interface BoundedShape<T> extends ShapeBounds {
  shape: T;
}

type WorldTopology = Topology<{ countries: GeometryCollection; land: GeometryCollection }>;

/** Zoom from which the finer of the two data sets is used. */
const MIN_FINE_ZOOM = 2.5;

/** Coastlines and country borders of Natural Earth at 1:110 or 1:50 million (package world-atlas). */
export class World {
  private static readonly instances = new Map<string, World>();
  private static fineBorders: BoundedShape<LineString>[] | undefined;

  private constructor(
    private readonly land: BoundedShape<Polygon>[],
    private readonly borders: BoundedShape<LineString>[],
  ) {}

  /** Returns the data set for a zoom; loads each at the first call and shares it. */
  static load(zoom: number): World {
    const name = zoom < MIN_FINE_ZOOM ? 'countries-110m' : 'countries-50m';
    const world = World.instances.get(name) ?? World.read(name);
    World.instances.set(name, world);
    return world;
  }

  /** Returns the borders at 1:10 million that may reach into a frame; the first call loads them in about 0.3 s. */
  static fineBordersIn(frame: { overlaps(box: ShapeBounds): boolean }): LineString[] {
    World.fineBorders ??= readBorders(readTopology('countries-10m'));
    return World.fineBorders.filter((piece) => frame.overlaps(piece)).map(({ shape }) => shape);
  }

  private static read(name: string): World {
    const topology = readTopology(name);
    const { land } = topology.objects;
    const polygons = feature(topology, land).features.flatMap(({ geometry }) => (geometry as MultiPolygon).coordinates);
    return new World(
      polygons.map((coordinates) => toBoundedShape({ type: 'Polygon', coordinates })),
      readBorders(topology),
    );
  }

  /** Returns path data of the land and of the borders in view, in pixels. */
  draw(viewport: MapViewport): { land: string; borders: string } {
    const path = geoPath(viewport.createProjection()).digits(1);
    const drawPieces = (pieces: BoundedShape<Polygon | LineString>[]) =>
      pieces
        .filter((piece) => viewport.isInView(piece))
        .map(({ shape }) => path(shape) ?? '')
        .join('');
    return { land: drawPieces(this.land), borders: drawPieces(this.borders) };
  }

  /** Returns the pieces of land that may reach into a frame. */
  landIn(frame: { overlaps(box: ShapeBounds): boolean }): Polygon[] {
    return this.land.filter((piece) => frame.overlaps(piece)).map(({ shape }) => shape);
  }

  /** Returns the borders that may reach into a frame. */
  bordersIn(frame: { overlaps(box: ShapeBounds): boolean }): LineString[] {
    return this.borders.filter((piece) => frame.overlaps(piece)).map(({ shape }) => shape);
  }

  /** Returns the middle of each country's largest land area, and that area in steradians. */
  static listCountryCenters(): (Position & { area: number })[] {
    const topology = readTopology('countries-50m');
    return feature(topology, topology.objects.countries).features.flatMap(({ geometry }) => {
      const polygons =
        geometry?.type === 'Polygon' ? [geometry.coordinates] : ((geometry as MultiPolygon | null)?.coordinates ?? []);
      const pieces = polygons.map((coordinates) => ({ type: 'Polygon' as const, coordinates }));
      const [largest] = pieces.map((piece) => ({ piece, area: geoArea(piece) })).sort((a, b) => b.area - a.area);
      if (!largest) return [];
      const [longitude, latitude] = geoCentroid(largest.piece);
      return { latitude, longitude, area: largest.area };
    });
  }

  /** Whether a position is on land, with the accuracy of the coastline: a few kilometers. */
  isLand(position: Position): boolean {
    const { longitude } = position;
    const latitude = Math.max(MIN_LATITUDE, position.latitude);
    return this.land.some(
      ({ shape, west, south, east, north }) =>
        south <= latitude &&
        latitude <= north &&
        (west <= east ? west <= longitude && longitude <= east : west <= longitude || longitude <= east) &&
        geoContains(shape, [longitude, latitude]),
    );
  }
}

function readTopology(name: string): WorldTopology {
  const file = createRequire(import.meta.url).resolve(`world-atlas/${name}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as WorldTopology;
}

function readBorders(topology: WorldTopology): BoundedShape<LineString>[] {
  const lines = mesh(topology, topology.objects.countries, (a, b) => a !== b).coordinates;
  return lines.map((coordinates) => toBoundedShape({ type: 'LineString', coordinates }));
}

function toBoundedShape<T extends Polygon | LineString>(shape: T): BoundedShape<T> {
  const [[west, south], [east, north]] = geoBounds(shape);
  return { shape, west, south, east, north };
}
