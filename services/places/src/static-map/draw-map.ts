import type { Position } from '@placelore/contracts/geography.js';
import { distanceText } from '@placelore/contracts/great-circle.js';
import type { Lettering } from '../drawing/lettering.js';
import type { Frame } from './frame.js';
import { drawGraticule } from './graticule.js';
import { Labels } from './labels.js';
import { COLOURS } from './palette.js';
import type { TownOnMap } from './towns.js';

/** From this zoom on a coastline at 1:50 million is further off than a traveller would forgive. */
export const DEEPEST_COAST = 10;

/** What a picture shows. */
export interface MapContent {
  /** Coast and borders as path data; null where the zoom is too deep for them, and the ground is of one kind. */
  shapes: { land: string; borders: string } | null;
  /** What the middle is, for a picture without shapes. */
  onLand: boolean;
  towns: readonly TownOnMap[];
  sights: readonly (Position & { name: string })[];
  markers: readonly Position[];
  attribution: string;
}

/** Pixels: heights of letters, and the room kept to the edges. */
const SIZE = { town: 12, city: 14, sight: 11.5, small: 10 } as const;
const MARGIN = 10;

/** A map as SVG that needs no fonts. */
export function drawMap(frame: Frame, content: MapContent, lettering: Lettering): string {
  const { width, height } = frame;
  const labels = new Labels(lettering, width, height);
  const furniture = drawAttribution(frame, content.attribution, labels) + drawScale(frame, labels);
  const markers = drawMarkers(frame, content.markers, labels);
  const sights = drawSights(frame, content.sights, labels);
  const towns = drawTowns(frame, content.towns, labels);
  const ground = content.shapes || !content.onLand ? COLOURS.water : COLOURS.land;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    content.shapes ? drawShapes(content.shapes) : '',
    drawGraticule(frame, labels),
    towns,
    sights,
    markers,
    furniture,
    `<rect x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" fill="none" stroke="${COLOURS.coast}" stroke-opacity="0.35"/>`,
    '</svg>',
  ].join('');
}

/** The sea pales towards the shore in two bands, as on a chart. */
function drawShapes({ land, borders }: { land: string; borders: string }): string {
  if (land === '') return '';
  const shore = (stroke: string, width: number) =>
    `<path d="${land}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"/>`;
  return [
    shore(COLOURS.shelf, 14),
    shore(COLOURS.shoal, 6),
    `<path d="${land}" fill="${COLOURS.land}" stroke="${COLOURS.coast}" stroke-width="0.9" stroke-linejoin="round"/>`,
    `<path d="${borders}" fill="none" stroke="${COLOURS.coast}" stroke-opacity="0.45" stroke-width="0.9" stroke-dasharray="4 3"/>`,
  ].join('');
}

function drawTowns(frame: Frame, towns: readonly TownOnMap[], labels: Labels): string {
  return towns
    .map((town) => {
      const { x, y } = frame.project(town);
      const large = town.population >= 1_000_000;
      const radius = large ? 3.2 : 2.4;
      if (!labels.claimDot(x, y, radius)) return '';
      const label = labels.beside(town.name, x, y, large ? SIZE.city : SIZE.town, COLOURS.ink);
      return label && `${dot(x, y, radius, '#ffffff', COLOURS.ink)}${label}`;
    })
    .join('');
}

/** Every sight has its dot; its name where there is room. */
function drawSights(frame: Frame, sights: MapContent['sights'], labels: Labels): string {
  return sights
    .map((sight) => {
      const { x, y } = frame.project(sight);
      labels.claimDot(x, y, 3.6);
      const label = labels.beside(sight.name, x, y, SIZE.sight, COLOURS.inkSoft) ?? '';
      return `${dot(x, y, 3.6, COLOURS.sight, '#ffffff')}${label}`;
    })
    .join('');
}

/** A pin whose tip is the position; it hangs down where there is no room above. */
function drawMarkers(frame: Frame, markers: readonly Position[], labels: Labels): string {
  return markers
    .map((marker) => {
      const { x, y } = frame.project(marker);
      const up = y >= 32 ? 1 : -1;
      labels.keepClear({ left: x - 11, right: x + 11, top: up > 0 ? y - 31 : y, bottom: up > 0 ? y + 3 : y + 31 });
      return (
        `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(1 ${up})">` +
        `<ellipse rx="5" ry="2" fill="${COLOURS.ink}" fill-opacity="0.25"/>` +
        `<path d="M0 0C-2-8-10-12-10-20A10 10 0 1 1 10-20C10-12 2-8 0 0Z" fill="${COLOURS.accent}" stroke="#ffffff" stroke-width="1.5"/>` +
        '<circle cy="-20" r="3.6" fill="#ffffff"/></g>'
      );
    })
    .join('');
}

/** The longest bar of 1, 2 or 5 times a power of ten that fits; true in the middle of the picture. */
function drawScale(frame: Frame, labels: Labels): string {
  const most = Math.min(110, frame.width / 4) * frame.metresPerPixel;
  const power = 10 ** Math.floor(Math.log10(most));
  const metres = [5, 2, 1].map((factor) => factor * power).find((length) => length <= most) ?? power;
  const length = metres / frame.metresPerPixel;
  const text = metres >= 1000 ? `${metres / 1000} km` : distanceText(metres);
  const bottom = frame.height - MARGIN;
  const label = labels.at(text, MARGIN, bottom - 8, SIZE.small, COLOURS.ink);
  if (!label) return '';
  return (
    `${label}<path d="M${MARGIN} ${bottom - 5}v5h${length.toFixed(1)}v-5" fill="none" stroke="#ffffff" stroke-opacity="0.7" stroke-width="3.5"/>` +
    `<path d="M${MARGIN} ${bottom - 5}v5h${length.toFixed(1)}v-5" fill="none" stroke="${COLOURS.ink}" stroke-width="1.4"/>`
  );
}

function drawAttribution(frame: Frame, text: string, labels: Labels): string {
  const width = labels.widthOf(text, SIZE.small);
  const left = frame.width - MARGIN - width;
  if (left < frame.width / 3) return '';
  return labels.at(text, left, frame.height - MARGIN + 3, SIZE.small, COLOURS.inkSoft) ?? '';
}

function dot(x: number, y: number, radius: number, fill: string, stroke: string): string {
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius}" fill="${fill}" stroke="${stroke}" stroke-width="1.2"/>`;
}
