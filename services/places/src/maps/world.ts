import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Position } from '@placelore/contracts/places/geography.js';
import { geoBounds, geoContains, geoPath } from 'd3-geo';
import type { LineString, MultiPolygon, Polygon } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { MapViewport } from './map-viewport.js';

/** Attribution of the shapes; Natural Earth is in the public domain and requires none, but borders need a source. */
export const WORLD_ATTRIBUTION = 'Natural Earth';

/** Latitude in degrees; the data draws Antarctica with a pinhole at the pole itself. */
const MIN_LATITUDE = -89.9;

interface BoundedShape<T> {
  shape: T;
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Zoom from which the finer of the two data sets is used. */
const MIN_FINE_ZOOM = 2.5;

/** Coastlines and country borders of Natural Earth at 1:110 or 1:50 million (package world-atlas). */
export class World {
  private static readonly instances = new Map<string, World>();

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

  private static read(name: string): World {
    const file = createRequire(import.meta.url).resolve(`world-atlas/${name}.json`);
    const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology<{
      countries: GeometryCollection;
      land: GeometryCollection;
    }>;
    const { countries, land } = topology.objects;
    const polygons = feature(topology, land).features.flatMap(({ geometry }) => (geometry as MultiPolygon).coordinates);
    const lines = mesh(topology, countries, (a, b) => a !== b).coordinates;
    return new World(
      polygons.map((coordinates) => toBoundedShape({ type: 'Polygon', coordinates })),
      lines.map((coordinates) => toBoundedShape({ type: 'LineString', coordinates })),
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

  /** Checks whether a position lies on land, with the accuracy of the coastline: a few kilometers. */
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

function toBoundedShape<T extends Polygon | LineString>(shape: T): BoundedShape<T> {
  const [[west, south], [east, north]] = geoBounds(shape);
  return { shape, west, south, east, north };
}
