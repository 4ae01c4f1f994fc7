import { CELL_EXTENT, MAX_SHAPE_ZOOM, type MapCell } from '@placelore/contracts/places/map/map-cells.js';
import { estimateTownRadius, Gazetteer } from '@placelore/guidebook/gazetteer/gazetteer.js';
import { Waters } from '@placelore/guidebook/water/waters.js';
import { geoStream } from 'd3-geo';
import type { LineString, Polygon } from 'geojson';
import { World } from '../maps/world.js';
import type { CellFrame } from './cell-frame.js';
import { Coastline } from './coastline.js';
import { PathSink } from './path-sink.js';

type CellShapes = Pick<MapCell, 'land' | 'borders' | 'lakes' | 'rivers' | 'cityRivers' | 'urban'>;

/**
 * Units below which details are omitted, because all cells except those of the last zoom are drawn at 4 units per
 * pixel.
 */
const COARSE_TOLERANCE = 3;
/** Least prominent rank of waters that are drawn, by zoom of the cells. */
const MAX_RANK = new Map([
  [0, 1],
  [2, 2],
  [4, 3],
  [6, 3],
]);
/** Minimum population of towns whose built-up area is large enough to be visible, by zoom of the cells. */
const MIN_URBAN_POPULATION = new Map([
  [4, 250_000],
  [6, 25_000],
]);
const MAX_URBAN_AREAS = 400;
/** Steps per unit. */
const CITY_RIVER_PRECISION = 100;
/** Minimum radius of a disc in units; a smaller one would be a mere speck. */
const MIN_URBAN_UNITS = 8;

/** Draws the shapes of a cell; all are empty beyond the last zoom with shapes. */
export function drawCellShapes(frame: CellFrame): CellShapes {
  if (frame.zoom > MAX_SHAPE_ZOOM)
    return { land: '', borders: '', lakes: '', rivers: ['', '', ''], cityRivers: [], urban: '' };
  const tolerance = frame.zoom === MAX_SHAPE_ZOOM ? 0 : COARSE_TOLERANCE;
  const { rivers, lakes } = Waters.load();
  const maxRank = MAX_RANK.get(frame.zoom) ?? 1;
  const drawRivers = (rank: number) =>
    drawShapes(
      frame,
      rank > maxRank ? [] : rivers.filter((river) => river.rank === rank).map(({ line }) => toLine(line)),
      tolerance,
    );
  const shownLakes = lakes.filter(({ rank }) => rank <= maxRank).map(({ ring }) => toPolygon(ring));
  return {
    land: drawLand(frame, tolerance),
    borders: drawShapes(frame, findBorders(frame), tolerance),
    lakes: drawShapes(frame, shownLakes, tolerance),
    rivers: [drawRivers(1), drawRivers(2), drawRivers(3)],
    cityRivers: frame.zoom === MAX_SHAPE_ZOOM ? drawCityRivers(frame) : [],
    urban: drawUrbanAreas(frame),
  };
}

/** Draws the rivers of cities with hundredths of a unit, 1.5 m, because maps of streets are parts of these cells. */
function drawCityRivers(frame: CellFrame): CellShapes['cityRivers'] {
  return Waters.load().cityRivers.flatMap(({ line, width }) => {
    const sink = new PathSink(0, CITY_RIVER_PRECISION);
    geoStream(toLine(line), frame.createProjection().stream(sink));
    const units = frame.toUnits(width, line[0]![1]);
    return sink.toString() === '' ? [] : [{ path: sink.toString(), width: Number(units.toFixed(2)) }];
  });
}

const toLine = (coordinates: [number, number][]): LineString => ({ type: 'LineString', coordinates });
const toPolygon = (ring: [number, number][]): Polygon => ({ type: 'Polygon', coordinates: [ring] });

const findBorders = (frame: CellFrame): LineString[] =>
  frame.zoom < MAX_SHAPE_ZOOM ? World.load(frame.zoom + 1).bordersIn(frame) : World.fineBordersIn(frame);

function drawLand(frame: CellFrame, tolerance: number): string {
  if (frame.zoom < MAX_SHAPE_ZOOM) return drawShapes(frame, World.load(frame.zoom + 1).landIn(frame), tolerance);
  const sink = new PathSink(tolerance);
  Coastline.load().stream(frame.window, frame.createProjection().stream(sink));
  return sink.toString();
}

function drawShapes(frame: CellFrame, shapes: readonly (Polygon | LineString)[], tolerance: number): string {
  const sink = new PathSink(tolerance);
  const stream = frame.createProjection().stream(sink);
  for (const shape of shapes) geoStream(shape, stream);
  return sink.toString();
}

/** Draws built-up areas as discs with the area that a town's population needs at a typical density. */
function drawUrbanAreas(frame: CellFrame): string {
  const minPopulation = MIN_URBAN_POPULATION.get(frame.zoom);
  if (minPopulation === undefined) return '';
  return Gazetteer.load()
    .findLargestIn(frame.box, { minPopulation, limit: MAX_URBAN_AREAS })
    .map(({ longitude, latitude, population }) => {
      const [x, y] = frame.project(longitude, latitude).map(Math.round) as [number, number];
      const radius = Math.round(frame.toUnits(estimateTownRadius(population), latitude));
      if (radius < MIN_URBAN_UNITS || x < -radius || x > CELL_EXTENT + radius) return '';
      return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
    })
    .join('');
}
