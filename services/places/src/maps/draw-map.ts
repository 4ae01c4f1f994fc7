import type { Position } from '@placelore/contracts/places/geography.js';
import { formatMetricDistance } from '@placelore/contracts/places/great-circle.js';
import type { MapLabel } from '@placelore/contracts/places/map/map-cells.js';
import type { Signpost } from '@placelore/contracts/places/map/signposts.js';
import type { TextOutliner } from '../drawing/text-outliner.js';
import { drawNorth, drawRings } from './draw-rings.js';
import { drawSignposts } from './draw-signposts.js';
import { COLORS } from './map-colors.js';
import type { MapShapes } from './map-shapes.js';
import type { MapViewport } from './map-viewport.js';
import { drawNames } from './names/draw-names.js';
import { MapLabels } from './names/map-labels.js';

/** All parameters that determine an image. */
export interface MapRequest {
  center: Position;
  zoom: number;
  width: number;
  height: number;
  markers: Position[];
  /** Whether it shows where a place is, from the places around it and their distances. */
  isForOrientation?: true;
}

/** Degrees between lines, in round steps. */
const DEGREE_STEPS = [30, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0005, 0.0002];
/** Minimum distance between two lines in pixels. */
const MIN_LINE_GAP = 110;
const GRATICULE_LABEL_SIZE = 11;

/** Draws meridians and parallels, with their degrees at the top and left edges. */
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

/** Returns the longitude between -180 and 180 of a meridian beyond the date line. */
const wrapLongitude = (longitude: number) => ((((longitude + 180) % 360) + 360) % 360) - 180;

function formatDegrees(degrees: number, step: number, positive: string, negative: string): string {
  const digits = Math.max(0, Math.ceil(-Math.log10(step) - 1e-9));
  const value = Math.abs(degrees).toFixed(digits);
  const side = Number(value) === 0 || Number(value) === 180 ? '' : degrees > 0 ? positive : negative;
  return `${value}°${side}`;
}

/** Zoom from which a coastline at 1:10 million is too inaccurate for a traveler, and distance rings are more useful. */
export const STREET_ZOOM = 13;

/** Contents of an image. */
export interface MapContent {
  /** Null when the zoom is too deep for shapes, so that the background is uniform. */
  shapes: MapShapes | null;
  /** Rivers of cities, as SVG. */
  cityRivers: string;
  /** Whether the center is on land, for an image without shapes. */
  onLand: boolean;
  /** Most prominent first. */
  names: readonly MapLabel[];
  /** Known places beyond the view, for an image of a place. */
  signposts: readonly Signpost[];
  /** Whether an image with shapes has distance rings instead of degrees. */
  hasRings?: boolean;
  markers: readonly Position[];
  attribution: string;
  /** Pixels of the image per unit of the viewport. */
  scale?: number;
}

/** In pixels: height of letters, and distance to the edges. */
const SMALL_LABEL_SIZE = 11;
const EDGE_MARGIN = 10;

/** Draws a map as SVG without fonts. */
export function drawMap(viewport: MapViewport, content: MapContent, outliner: TextOutliner): string {
  const { width, height } = viewport;
  const { scale = 1 } = content;
  const labels = new MapLabels(outliner, width, height);
  const legend =
    drawAttribution(viewport, content.attribution, labels) + drawScale(viewport, labels) + drawNorth(viewport, labels);
  const markers = drawMarkers(viewport, content.markers, labels);
  const showsRings = !content.shapes || content.hasRings;
  const rings = !showsRings ? '' : drawRings(viewport, content.markers[0] ?? viewport.center, labels);
  const signposts = drawSignposts(viewport, content.signposts, labels);
  const names = drawNames(viewport, content.names, labels);
  const ground = content.shapes || !content.onLand ? COLORS.water : COLORS.land;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    content.shapes ? drawShapes(content.shapes) : '',
    content.cityRivers,
    showsRings ? rings : drawGraticule(viewport, labels),
    names,
    signposts,
    markers,
    legend,
    `<rect x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" fill="none" stroke="${COLORS.coast}" stroke-opacity="0.35"/>`,
    '</svg>',
  ].join('');
}

/** The sea becomes lighter toward the shore in two bands, as on a nautical chart. */
function drawShapes({ land, borders, lakes, rivers, urban }: MapShapes): string {
  if (land === '') return '';
  const shore = (stroke: string, width: number) =>
    `<path d="${land}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"/>`;
  return [
    shore(COLORS.shelf, 14),
    shore(COLORS.shoal, 6),
    `<path d="${land}" fill="${COLORS.land}" stroke="${COLORS.coast}" stroke-width="0.9" stroke-linejoin="round"/>`,
    `<path d="${urban}" fill="${COLORS.urban}" fill-opacity="0.45"/>`,
    `<path d="${rivers}" fill="none" stroke="${COLORS.river}" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/>`,
    `<path d="${lakes}" fill="${COLORS.water}" stroke="${COLORS.river}" stroke-width="0.8" stroke-linejoin="round"/>`,
    `<path d="${borders}" fill="none" stroke="${COLORS.coast}" stroke-opacity="0.45" stroke-width="0.9" stroke-dasharray="4 3"/>`,
  ].join('');
}

/** Draws pins whose tips are at the positions; a pin that does not fit above its position hangs below it. */
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
  const label = labels.placeAt(text, EDGE_MARGIN, bottom - 8, SMALL_LABEL_SIZE, COLORS.ink);
  if (!label) return '';
  return (
    `${label}<path d="M${EDGE_MARGIN} ${bottom - 5}v5h${length.toFixed(1)}v-5" fill="none" stroke="#ffffff" stroke-opacity="0.7" stroke-width="3.5"/>` +
    `<path d="M${EDGE_MARGIN} ${bottom - 5}v5h${length.toFixed(1)}v-5" fill="none" stroke="${COLORS.ink}" stroke-width="1.4"/>`
  );
}

function drawAttribution(viewport: MapViewport, text: string, labels: MapLabels): string {
  const width = labels.measureWidth(text, SMALL_LABEL_SIZE);
  const left = viewport.width - EDGE_MARGIN - width;
  if (left < viewport.width / 3) return '';
  return labels.placeAt(text, left, viewport.height - EDGE_MARGIN + 3, SMALL_LABEL_SIZE, COLORS.inkSoft) ?? '';
}
