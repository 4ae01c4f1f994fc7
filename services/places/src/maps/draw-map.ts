import type { Position } from '@placelore/contracts/places/geography.js';
import { formatMetricDistance } from '@placelore/contracts/places/great-circle.js';
import { Gazetteer } from '@placelore/guidebook/gazetteer/gazetteer.js';
import type { TextOutliner } from '../drawing/text-outliner.js';
import { MapLabels } from './map-labels.js';
import type { MapViewport } from './map-viewport.js';

/** All parameters that an image depends on. */
export interface MapRequest {
  center: Position;
  zoom: number;
  width: number;
  height: number;
  markers: Position[];
}

/** The brand's light chart: sand, sea, ink and the magenta of the courses. */
export const COLORS = {
  land: '#f3e6c4',
  water: '#b9d7e6',
  shelf: '#c6dfeb',
  shoal: '#d6e9f1',
  coast: '#22364e',
  ink: '#16233b',
  inkSoft: '#4a5a6c',
  accent: '#a3195b',
  sight: '#c0702a',
} as const;

export interface MapTown extends Position {
  name: string;
  population: number;
}

/** Minimum population of a town with a label, by zoom. */
const MIN_POPULATION_BY_ZOOM = [8e6, 8e6, 5e6, 4e6, 2e6, 1e6, 3e5, 1e5, 4e4, 15e3, 5e3, 2e3];

/** Returns at most `limit` towns in view that are large enough for the zoom, largest first, without quarters. */
export function findTownsInView(viewport: MapViewport, limit: number, gazetteer = Gazetteer.load()): MapTown[] {
  const minPopulation = MIN_POPULATION_BY_ZOOM[Math.min(MIN_POPULATION_BY_ZOOM.length - 1, Math.floor(viewport.zoom))]!;
  const { north, south, center, reach } = viewport;
  const box = { north, south, west: center.longitude - reach, east: center.longitude + reach };
  return gazetteer.findLargestIn(box, { minPopulation, limit });
}

/** Degrees between lines, in common steps. */
const DEGREE_STEPS = [30, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0005, 0.0002];
/** Minimum distance of two lines in pixels. */
const MIN_LINE_GAP = 110;
const GRATICULE_LABEL_SIZE = 9.5;

/** Draws meridians and parallels with their degrees at the upper and the left edge. */
export function drawGraticule(viewport: MapViewport, labels: MapLabels): string {
  const { center, reach, north, south, width, height } = viewport;
  const perPixel = (2 * reach) / width;
  const step = DEGREE_STEPS.findLast((degrees) => degrees / perPixel >= MIN_LINE_GAP) ?? DEGREE_STEPS[0]!;
  const lines: string[] = [];
  const names: string[] = [];
  for (const lineDegrees of listMultiples(step, center.longitude - reach, center.longitude + reach)) {
    const x = width / 2 + (lineDegrees - center.longitude) / perPixel;
    lines.push(`M${x.toFixed(1)} 0V${height}`);
    const name = labels.placeAt(
      formatDegrees(wrapLongitude(lineDegrees), step, 'E', 'W'),
      x + 3,
      GRATICULE_LABEL_SIZE + 3,
      GRATICULE_LABEL_SIZE,
      COLORS.inkSoft,
    );
    if (name) names.push(name);
  }
  for (const lineDegrees of listMultiples(step, south, north)) {
    const { y } = viewport.project({ latitude: lineDegrees, longitude: center.longitude });
    lines.push(`M0 ${y.toFixed(1)}H${width}`);
    const name = labels.placeAt(
      formatDegrees(lineDegrees, step, 'N', 'S'),
      4,
      y - 3,
      GRATICULE_LABEL_SIZE,
      COLORS.inkSoft,
    );
    if (name) names.push(name);
  }
  return `<path d="${lines.join('')}" stroke="${COLORS.coast}" stroke-opacity="0.16"/>${names.join('')}`;
}

function listMultiples(step: number, from: number, to: number): number[] {
  const first = Math.ceil(from / step);
  const count = Math.max(0, Math.floor(to / step) - first + 1);
  return Array.from({ length: count }, (_, index) => (first + index) * step);
}

/** Returns the usual longitude of a meridian beyond the date line. */
const wrapLongitude = (longitude: number) => ((((longitude + 180) % 360) + 360) % 360) - 180;

function formatDegrees(degrees: number, step: number, positive: string, negative: string): string {
  const digits = Math.max(0, Math.ceil(-Math.log10(step) - 1e-9));
  const value = Math.abs(degrees).toFixed(digits);
  const side = Number(value) === 0 || Number(value) === 180 ? '' : degrees > 0 ? positive : negative;
  return `${value}°${side}`;
}

/** Maximum zoom at which a coastline at 1:50 million is accurate enough for a traveler. */
export const MAX_COASTLINE_ZOOM = 10;

/** Contents of an image. */
export interface MapContent {
  /** Coast and borders as path data; null when the zoom is too deep for them, so that the background is uniform. */
  shapes: { land: string; borders: string } | null;
  /** Whether the center is land, for an image without shapes. */
  onLand: boolean;
  towns: readonly MapTown[];
  sights: readonly (Position & { name: string })[];
  markers: readonly Position[];
  attribution: string;
}

/** Pixels: heights of letters, and distance to the edges. */
const LABEL_SIZE = { town: 12, city: 14, sight: 11.5, small: 10 } as const;
const EDGE_MARGIN = 10;

/** Draws a map as SVG without fonts. */
export function drawMap(viewport: MapViewport, content: MapContent, outliner: TextOutliner): string {
  const { width, height } = viewport;
  const labels = new MapLabels(outliner, width, height);
  const legend = drawAttribution(viewport, content.attribution, labels) + drawScale(viewport, labels);
  const markers = drawMarkers(viewport, content.markers, labels);
  const sights = drawSights(viewport, content.sights, labels);
  const towns = drawTowns(viewport, content.towns, labels);
  const ground = content.shapes || !content.onLand ? COLORS.water : COLORS.land;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    content.shapes ? drawShapes(content.shapes) : '',
    drawGraticule(viewport, labels),
    towns,
    sights,
    markers,
    legend,
    `<rect x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" fill="none" stroke="${COLORS.coast}" stroke-opacity="0.35"/>`,
    '</svg>',
  ].join('');
}

/** The sea grows lighter toward the shore in two bands, as on a chart. */
function drawShapes({ land, borders }: { land: string; borders: string }): string {
  if (land === '') return '';
  const shore = (stroke: string, width: number) =>
    `<path d="${land}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"/>`;
  return [
    shore(COLORS.shelf, 14),
    shore(COLORS.shoal, 6),
    `<path d="${land}" fill="${COLORS.land}" stroke="${COLORS.coast}" stroke-width="0.9" stroke-linejoin="round"/>`,
    `<path d="${borders}" fill="none" stroke="${COLORS.coast}" stroke-opacity="0.45" stroke-width="0.9" stroke-dasharray="4 3"/>`,
  ].join('');
}

function drawTowns(viewport: MapViewport, towns: readonly MapTown[], labels: MapLabels): string {
  return towns
    .map((town) => {
      const { x, y } = viewport.project(town);
      const large = town.population >= 1_000_000;
      const radius = large ? 3.2 : 2.4;
      if (!labels.claimDot(x, y, radius)) return '';
      const label = labels.placeBeside(town.name, x, y, large ? LABEL_SIZE.city : LABEL_SIZE.town, COLORS.ink);
      return label && `${drawDot(x, y, radius, '#ffffff', COLORS.ink)}${label}`;
    })
    .join('');
}

/** Draws a dot for every sight, and its name where it fits. */
function drawSights(viewport: MapViewport, sights: MapContent['sights'], labels: MapLabels): string {
  return sights
    .map((sight) => {
      const { x, y } = viewport.project(sight);
      labels.claimDot(x, y, 3.6);
      const label = labels.placeBeside(sight.name, x, y, LABEL_SIZE.sight, COLORS.inkSoft) ?? '';
      return `${drawDot(x, y, 3.6, COLORS.sight, '#ffffff')}${label}`;
    })
    .join('');
}

/** Draws pins whose tip is the position; they hang down where they do not fit above. */
function drawMarkers(viewport: MapViewport, markers: readonly Position[], labels: MapLabels): string {
  return markers
    .map((marker) => {
      const { x, y } = viewport.project(marker);
      const up = y >= 32 ? 1 : -1;
      labels.reserve({ left: x - 11, right: x + 11, top: up > 0 ? y - 31 : y, bottom: up > 0 ? y + 3 : y + 31 });
      return (
        `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(1 ${up})">` +
        `<ellipse rx="5" ry="2" fill="${COLORS.ink}" fill-opacity="0.25"/>` +
        `<path d="M0 0C-2-8-10-12-10-20A10 10 0 1 1 10-20C10-12 2-8 0 0Z" fill="${COLORS.accent}" stroke="#ffffff" stroke-width="1.5"/>` +
        '<circle cy="-20" r="3.6" fill="#ffffff"/></g>'
      );
    })
    .join('');
}

/**
 * Draws the longest scale bar of 1, 2 or 5 times a power of ten that fits; it is exact at the center of the image.
 */
function drawScale(viewport: MapViewport, labels: MapLabels): string {
  const maxMeters = Math.min(110, viewport.width / 4) * viewport.metersPerPixel;
  const power = 10 ** Math.floor(Math.log10(maxMeters));
  const meters = [5, 2, 1].map((factor) => factor * power).find((length) => length <= maxMeters) ?? power;
  const length = meters / viewport.metersPerPixel;
  const text = meters >= 1000 ? `${meters / 1000} km` : formatMetricDistance(meters);
  const bottom = viewport.height - EDGE_MARGIN;
  const label = labels.placeAt(text, EDGE_MARGIN, bottom - 8, LABEL_SIZE.small, COLORS.ink);
  if (!label) return '';
  return (
    `${label}<path d="M${EDGE_MARGIN} ${bottom - 5}v5h${length.toFixed(1)}v-5" fill="none" stroke="#ffffff" stroke-opacity="0.7" stroke-width="3.5"/>` +
    `<path d="M${EDGE_MARGIN} ${bottom - 5}v5h${length.toFixed(1)}v-5" fill="none" stroke="${COLORS.ink}" stroke-width="1.4"/>`
  );
}

function drawAttribution(viewport: MapViewport, text: string, labels: MapLabels): string {
  const width = labels.measureWidth(text, LABEL_SIZE.small);
  const left = viewport.width - EDGE_MARGIN - width;
  if (left < viewport.width / 3) return '';
  return labels.placeAt(text, left, viewport.height - EDGE_MARGIN + 3, LABEL_SIZE.small, COLORS.inkSoft) ?? '';
}

function drawDot(x: number, y: number, radius: number, fill: string, stroke: string): string {
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius}" fill="${fill}" stroke="${stroke}" stroke-width="1.2"/>`;
}
