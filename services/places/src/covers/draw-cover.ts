import { COVER_SIZE, type CoverSubject } from '@placelore/contracts/content/covers.js';
import type { Position } from '@placelore/contracts/places/geography.js';
import { Gazetteer } from '@placelore/guidebook/gazetteer/gazetteer.js';
import { SeededRandom } from '../drawing/seeded-random.js';
import type { Point } from '../drawing/smooth-path.js';
import type { TextOutliner } from '../drawing/text-outliner.js';
import { type Backdrop, buildBackdrop } from './backdrop.js';
import { drawBezel, drawDial, drawPlate, hasDial, MARK_RADIUS } from './dial.js';
import { getPalette, type Palette } from './palettes.js';
import { inventRelief } from './relief.js';
import { getSymbol, SYMBOL_SIZE } from './symbols.js';

const { width, height } = COVER_SIZE;
/**
 * Maximum offset of the place from the center in pixels, so that a crop to 16:9 or to a square still contains the dial.
 */
const MAX_CENTER_OFFSET = { x: 90, y: 30 } as const;
/** Number of height levels of the invented relief. */
const RELIEF_LEVELS = 8;
/** Radius in pixels of the dial of a place without neighbors. */
const ROSE_RADIUS = 198;
/** Maximum number of towns that replace missing neighbors, and their maximum distance in meters. */
const MAX_FALLBACK_TOWNS = 5;
const MIN_TOWN_POPULATION = 5_000;

/**
 * Draws a cover as SVG without fonts: a map of the area with the true coast, and a dial with nearby places in front of
 * it. The relief of the land is a texture. The same subject always results in the same image.
 */
export function drawCover({ seed, category, position, neighbours }: CoverSubject, outliner: TextOutliner): string {
  const palette = getPalette(category);
  const random = new SeededRandom(seed);
  const center: Point = [
    Math.round(width / 2 + random.between(-MAX_CENTER_OFFSET.x, MAX_CENTER_OFFSET.x)),
    Math.round(height / 2 + random.between(-MAX_CENTER_OFFSET.y, MAX_CENTER_OFFSET.y)),
  ];
  const backdrop = position ? buildBackdrop(position, center) : { land: '', onLand: true, towns: [] };
  const nearby = position && neighbours.length === 0 ? findNearbyTowns(position) : neighbours;
  const dial = position && hasDial(position, nearby) ? drawDial(center, position, nearby, palette, outliner) : '';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    drawDefinitions(palette),
    drawGround(backdrop, inventRelief(random, width, height, RELIEF_LEVELS), palette),
    drawTowns(backdrop.towns, palette),
    dial || drawRose(center, palette),
    drawMark(center, getSymbol(category), palette),
    `<rect width="${width}" height="${height}" fill="url(#vignette)"/>`,
    '</svg>',
  ].join('');
}

function drawDefinitions({ ink, accent }: Palette): string {
  return (
    `<defs><radialGradient id="vignette" r="0.72"><stop offset="0.62" stop-color="${ink}" stop-opacity="0"/>` +
    `<stop offset="1" stop-color="${ink}" stop-opacity="0.2"/></radialGradient>` +
    `<radialGradient id="halo"><stop offset="0.86" stop-color="#0c1724" stop-opacity="0.34"/>` +
    `<stop offset="1" stop-color="#0c1724" stop-opacity="0"/></radialGradient>` +
    `<radialGradient id="glow"><stop offset="0.5" stop-color="${accent}" stop-opacity="0.3"/>` +
    `<stop offset="1" stop-color="${accent}" stop-opacity="0"/></radialGradient></defs>`
  );
}

/** Draws sea with a coast, or only land or sea; the sea grows lighter toward the shore, and lines follow it. */
function drawGround({ land, onLand }: Backdrop, relief: readonly string[], palette: Palette): string {
  const fullArea = `M0 0H${width}V${height}H0Z`;
  if (land === '') return onLand ? drawRelief(fullArea, relief, palette) : drawSea(relief, palette, 1);
  const shore = (stroke: string, strokeWidth: number) =>
    `<path d="${land}" fill="none" stroke="${stroke}" stroke-width="${strokeWidth}" stroke-linejoin="round"/>`;
  const line = mixColors(palette.deep, palette.coast, 0.22);
  return [
    drawSea(relief, palette, 0.4),
    shore(line, 95),
    shore(palette.shelf, 92),
    shore(line, 48),
    shore(palette.shoal, 45),
    // This line lies beneath the land, which hides it where the data cuts the land along the date line.
    shore(palette.coast, 5.4),
    shore(palette.land[1], 1.6),
    `<clipPath id="ashore"><path d="${land}"/></clipPath>`,
    `<g clip-path="url(#ashore)">${drawRelief(fullArea, relief, palette)}</g>`,
  ].join('');
}

function drawRelief(fullArea: string, relief: readonly string[], { land, contour }: Palette): string {
  const steps = relief.map((area, index) => {
    const tint = pickRampColor(land, (index + 1) / relief.length);
    const bold = index % 4 === 3;
    return `<path d="${area}" fill="${tint}" fill-rule="evenodd" stroke="${contour}" stroke-opacity="${bold ? 0.6 : 0.34}" stroke-width="${bold ? 2.2 : 1.3}"/>`;
  });
  return `<path d="${fullArea}" fill="${land[0]}"/>${steps.join('')}`;
}

/** Draws depths instead of heights; `contrast` from 0 to 1. */
function drawSea(relief: readonly string[], { deep, shelf, shoal, coast }: Palette, contrast: number): string {
  const steps = relief.map((area, index) => {
    const tint = pickRampColor([deep, shelf, shoal], (contrast * (index + 1)) / (relief.length + 2));
    return `<path d="${area}" fill="${tint}" fill-rule="evenodd" stroke="${coast}" stroke-opacity="0.16" stroke-width="1.3"/>`;
  });
  return `<path d="M0 0H${width}V${height}H0Z" fill="${deep}"/>${steps.join('')}`;
}

function drawTowns(towns: Backdrop['towns'], { paper, ink }: Palette): string {
  return towns
    .map(
      ({ x, y, radius }) =>
        `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}" fill="${paper}" stroke="${ink}" stroke-opacity="0.7" stroke-width="1.8"/>`,
    )
    .join('');
}

/** Draws a compass rose on the dial of a place without neighbors. */
function drawRose([x, y]: Point, { paper, ink, contour, land }: Palette): string {
  const ray = (rotation: number, long: number, broad: number) =>
    `<g transform="rotate(${rotation})"><path d="M0 ${-long}L${broad} 0H0Z" fill="${ink}"/><path d="M0 ${-long}L${-broad} 0H0Z" fill="${contour}"/></g>`;
  const zones = [178, 132, 92].map(
    (radius) => `<circle r="${radius}" fill="${land[1]}" fill-opacity="0.42" stroke="${contour}" stroke-width="2"/>`,
  );
  return [
    `<g transform="translate(${x} ${y})">`,
    drawPlate(ROSE_RADIUS, paper),
    ...zones,
    drawBezel(ROSE_RADIUS, ink),
    ...[45, 135, 225, 315].map((rotation) => ray(rotation, 128, 22)),
    ...[0, 90, 180, 270].map((rotation) => ray(rotation, 178, 26)),
    `<circle r="${MARK_RADIUS + 20}" fill="${paper}"/></g>`,
  ].join('');
}

/** Draws the only element in the accent color: the place, with the symbol of its kind. */
function drawMark([x, y]: Point, symbol: string, { accent, onAccent, paper }: Palette): string {
  const scale = 3.4;
  const shift = (-SYMBOL_SIZE / 2) * scale;
  return (
    `<g transform="translate(${x} ${y})"><circle r="${MARK_RADIUS + 30}" fill="url(#glow)"/>` +
    `<circle r="${MARK_RADIUS}" fill="${accent}" stroke="${paper}" stroke-width="6"/>` +
    `<path transform="translate(${shift} ${shift}) scale(${scale})" d="${symbol}" fill="${onAccent}"/></g>`
  );
}

/** Returns the nearest towns around an isolated place. */
function findNearbyTowns(position: Position): Position[] {
  const { latitude, longitude } = position;
  const [high, wide] = [0.6, 0.6 / Math.max(0.05, Math.cos((latitude * Math.PI) / 180))];
  const box = { south: latitude - high, north: latitude + high, west: longitude - wide, east: longitude + wide };
  return Gazetteer.load().findLargestIn(box, { minPopulation: MIN_TOWN_POPULATION, limit: MAX_FALLBACK_TOWNS });
}

/** Interpolates between several colors: the first one at 0, the last one at 1. */
function pickRampColor(colors: readonly string[], fraction: number): string {
  const position = Math.min(0.9999, Math.max(0, fraction)) * (colors.length - 1);
  const index = Math.floor(position);
  return mixColors(colors[index]!, colors[index + 1]!, position - index);
}

/** Mixes two #rrggbb colors; `share` is the part of the second one. */
function mixColors(a: string, b: string, share: number): string {
  const channel = (color: string, offset: number) => Number.parseInt(color.slice(offset, offset + 2), 16);
  const mix = (offset: number) => Math.round(channel(a, offset) * (1 - share) + channel(b, offset) * share);
  return `#${[1, 3, 5].map((offset) => mix(offset).toString(16).padStart(2, '0')).join('')}`;
}
