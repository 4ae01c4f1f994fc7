import type { Motif } from '../../scene/motif.js';
import {
  drawBalconyPalace,
  drawColorSlope,
  drawCottageRing,
  drawJazzDoor,
  drawShipHouse,
  drawStackedBayHouse,
} from './houses.js';
import { drawCookCorner, drawGrillFront, drawLanternAvenue, drawReachingFigures, drawTangoSquare } from './squares.js';

const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true, isFixed: true } as const;

/** Quarters, squares and houses of towns that are known by one sight. */
export const WORLD_TOWN_MOTIFS = {
  colorSlope: { draw: drawColorSlope, ...scenery },
  shipHouse: { draw: drawShipHouse, ...scenery },
  stackedBayHouse: { draw: drawStackedBayHouse, ...scenery },
  cottageRing: { draw: drawCottageRing, ...scenery },
  balconyPalace: {
    draw: drawBalconyPalace,
    reach: 390,
    setting: 'square',
    front: 'plain',
    houses: 'stucco',
    isApart: true,
  },
  jazzDoor: { draw: drawJazzDoor, reach: 400, setting: 'square', houses: 'rows', front: 'plain' },
  tangoSquare: { draw: drawTangoSquare, ...scenery, evening: 'lamps' },
  cookCorner: { draw: drawCookCorner, ...scenery, evening: 'night' },
  lanternAvenue: { draw: drawLanternAvenue, ...scenery, evening: 'night' },
  grillFront: { draw: drawGrillFront, ...scenery, evening: 'lamps' },
  reachingFigures: { draw: drawReachingFigures, ...scenery },
} satisfies Record<string, Motif>;
