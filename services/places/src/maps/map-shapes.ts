import { estimateTownRadius, Gazetteer } from '@placelore/guidebook/gazetteer/gazetteer.js';
import { Waters } from '@placelore/guidebook/water/waters.js';
import { geoStream } from 'd3-geo';
import type { LineString, Polygon } from 'geojson';
import { Coastline } from '../map-cells/coastline.js';
import { PathSink } from '../map-cells/path-sink.js';
import type { MapViewport } from './map-viewport.js';
import { World } from './world.js';

/** Path data in pixels of an image. */
export interface MapShapes {
  land: string;
  borders: string;
  lakes: string;
  rivers: string;
  /** Built-up areas of towns as discs, whose sizes are estimated from the population. */
  urban: string;
}

/** Zoom from which the coast and borders at 1:10 million are used. */
const MIN_FINE_ZOOM = 6;
/** Deepest zoom with rivers and built-up areas, whose courses and sizes are too inaccurate for deeper ones. */
const MAX_WATER_ZOOM = 10;
/** Zoom from which waters of a rank are shown: rank 1 matters to a continent, 2 to a country, 3 to a region. */
const MIN_ZOOM_BY_RANK = { 1: 1.5, 2: 3.5, 3: 5.5 } as const;
/** An image shows nothing finer than tenths of a pixel. */
const PRECISION = 10;
const MAX_URBAN_AREAS = 200;
/** Minimum radius of a built-up area in pixels. */
const MIN_URBAN_PIXELS = 3;
const MIN_URBAN_POPULATION = 20_000;

/** Draws the coast, borders, waters and built-up areas in view. */
export function drawMapShapes(viewport: MapViewport): MapShapes {
  const isFine = viewport.zoom >= MIN_FINE_ZOOM;
  const hasWaters = viewport.zoom <= MAX_WATER_ZOOM;
  const { rivers, lakes } = Waters.load();
  const isShown = ({ rank }: { rank: 1 | 2 | 3 }) => viewport.zoom >= MIN_ZOOM_BY_RANK[rank];
  const lines = rivers.filter((river) => hasWaters && isShown(river)).map(({ line }) => toLine(line));
  const rings = lakes.filter(isShown).map(({ ring }) => toPolygon(ring));
  return {
    ...(isFine ? drawFineLand(viewport) : World.load(viewport.zoom).draw(viewport)),
    rivers: drawPieces(viewport, lines),
    lakes: drawPieces(viewport, rings),
    urban: hasWaters && isFine ? drawUrbanAreas(viewport) : '',
  };
}

const toLine = (coordinates: [number, number][]): LineString => ({ type: 'LineString', coordinates });
const toPolygon = (ring: [number, number][]): Polygon => ({ type: 'Polygon', coordinates: [ring] });

function drawFineLand(viewport: MapViewport): Pick<MapShapes, 'land' | 'borders'> {
  const { center, reach, north, south } = viewport;
  // The window is a quarter larger than the view, so that cut edges lie outside the view.
  const [lng, lat] = [reach / 4, (north - south) / 4];
  const window = {
    west: center.longitude - reach - lng,
    east: center.longitude + reach + lng,
    south: south - lat,
    north: north + lat,
  };
  const sink = new PathSink(0, PRECISION);
  Coastline.load().stream(window, viewport.createProjection().stream(sink));
  const borders = World.fineBordersIn({ overlaps: (box) => viewport.isInView(box) });
  return { land: sink.toString(), borders: drawPieces(viewport, borders) };
}

function drawPieces(viewport: MapViewport, pieces: readonly (LineString | Polygon)[]): string {
  const sink = new PathSink(0, PRECISION);
  const stream = viewport.createProjection().stream(sink);
  for (const piece of pieces) geoStream(piece, stream);
  return sink.toString();
}

function drawUrbanAreas(viewport: MapViewport): string {
  const { center, reach, north, south, metersPerPixel } = viewport;
  const box = { north, south, west: center.longitude - reach, east: center.longitude + reach };
  return Gazetteer.load()
    .findLargestIn(box, { minPopulation: MIN_URBAN_POPULATION, limit: MAX_URBAN_AREAS })
    .map((town) => ({ ...viewport.project(town), radius: estimateTownRadius(town.population) / metersPerPixel }))
    .filter(({ radius }) => radius >= MIN_URBAN_PIXELS)
    .map(({ x, y, radius }) => {
      const r = radius.toFixed(1);
      return `M${(x - radius).toFixed(1)} ${y.toFixed(1)}a${r} ${r} 0 1 0 ${(2 * radius).toFixed(1)} 0a${r} ${r} 0 1 0 ${(-2 * radius).toFixed(1)} 0z`;
    })
    .join('');
}
