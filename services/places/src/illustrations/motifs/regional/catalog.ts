import type { Motif } from '../../scene/motif.js';
import { drawSquareTowers } from '../churches.js';
import { drawArchHall } from './arch-halls.js';
import { drawBellFront } from './bell-fronts.js';
import { drawGabledFront, drawSpireCathedral } from './cathedrals.js';
import { drawColumnRuins } from './column-ruins.js';
import { drawBastionFort } from './forts.js';
import { drawSquareMinaret } from './minarets.js';
import { drawObservatory } from './observatories.js';
import { drawBazaar, drawLawnPark } from './open-places.js';
import { drawStoneTowers } from './stone-towers.js';
import { drawTieredTemple } from './tiered-temples.js';

/** Buildings as those of one part of the world look. */
export const REGIONAL_MOTIFS = {
  archHall: {
    draw: drawArchHall,
    reach: 400,
    setting: 'scenery',
    hidesHorizon: true,
    hasFront: true,
    evening: 'lamps',
  },
  observatory: { draw: drawObservatory, reach: 340, scale: 1.06, setting: 'ground', isApart: true },
  bazaar: { draw: drawBazaar, reach: 400, setting: 'ground' },
  lawnPark: { draw: drawLawnPark, reach: 400, scale: 1.1, setting: 'ground', isApart: true },
  columnRuins: { draw: drawColumnRuins, reach: 386, scale: 1.04, setting: 'ground', isApart: true },
  squareMinaret: { draw: drawSquareMinaret, reach: 340, setting: 'ground', mayReflect: true },
  stoneTowers: { draw: drawStoneTowers, reach: 384, scale: 1.02, setting: 'ground', isApart: true },
  tieredTemple: { draw: drawTieredTemple, reach: 340, setting: 'ground', mayReflect: true },
  spireCathedral: { draw: drawSpireCathedral, reach: 368, scale: 1.02, setting: 'ground', mayReflect: true },
  squareTowers: { draw: drawSquareTowers, reach: 267, scale: 1.16, setting: 'ground', mayReflect: true },
  gabledFront: { draw: drawGabledFront, reach: 318, scale: 1.04, setting: 'ground' },
  bellFront: { draw: drawBellFront, reach: 262, scale: 1.08, setting: 'ground' },
  bastionFort: { draw: drawBastionFort, reach: 374, scale: 1.04, setting: 'hill', mayReflect: true },
} satisfies Record<string, Motif>;
