import type { Motif, MotifInput } from '../../scene/motif.js';
import { drawCopperHotel } from '../edifices/citadels.js';
import { drawOctagonHall } from '../edifices/rotundas.js';
import { drawSafari } from '../nature/savannas.js';
import { drawColumnRuins } from '../regional/column-ruins.js';
import { drawHotels } from '../world-shores/parts.js';
import {
  drawAvenueForest,
  drawBigThatch,
  drawGroveFigures,
  drawThatchOutlook,
  drawTimberCanopy,
  drawWatchedHouse,
} from './dwellings.js';
import { drawCliffCrown, drawRampartPort, drawTropicBayCity } from './ports.js';
import {
  drawDepotSteps,
  drawGraniteShrines,
  drawGridArch,
  drawLoneGate,
  drawMemoryBridge,
  drawValleyRuin,
} from './stones.js';
import { drawConeGeyser, drawOctagonTomb, drawSteppeStump, drawTiledTomb, drawTorchHall } from './tombs.js';
import { drawSpringFalls, drawSulfurCrater, drawSunkenStatues, drawWallLagoon } from './waters.js';

const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true, isFixed: true } as const;
const ground = { setting: 'ground', isApart: true } as const;

/** Draws the hotel on its cliff. */
function drawCliffHotel(input: MotifInput): void {
  drawCopperHotel(input);
  drawCliffCrown(input);
}

/** Draws animals of the savanna before the towers of a city. */
function drawCitySavanna(input: MotifInput): void {
  drawHotels(
    input.pen,
    input.tones,
    20,
    [
      [-330, 60, 150],
      [-250, 50, 210],
      [-180, 60, 170],
      [-100, 50, 240],
      [-30, 60, 160],
      [50, 50, 200],
    ],
    0.5,
  );
  drawSafari(input);
}

/** Ruins, tombs, waters and cities that a family of drawings would show without what their texts name. */
export const WORLD_RUIN_MOTIFS = {
  gridArch: { draw: drawGridArch, ...scenery },
  graniteShrines: { draw: drawGraniteShrines, ...scenery },
  valleyRuin: { draw: drawValleyRuin, ...scenery },
  depotSteps: { draw: drawDepotSteps, ...scenery },
  loneGate: {
    draw: drawLoneGate,
    reach: 176,
    scale: 1.1,
    setting: 'square',
    houses: 'stucco',
    trees: ['palm', 'palm'],
  },
  memoryBridge: { draw: drawMemoryBridge, reach: 398, setting: 'shore', trees: ['roundTree', 'poplar'] },
  springFalls: { draw: drawSpringFalls, ...scenery },
  sunkenStatues: { draw: drawSunkenStatues, ...scenery, evening: 'night' },
  sulfurCrater: { draw: drawSulfurCrater, ...scenery },
  wallLagoon: { draw: drawWallLagoon, ...scenery, evening: 'night' },
  tropicBayCity: { draw: drawTropicBayCity, ...scenery, evening: 'lamps' },
  rampartPort: { draw: drawRampartPort, ...scenery, evening: 'lamps' },
  cliffHotel: { draw: drawCliffHotel, ...scenery, evening: 'lamps' },
  octagonTomb: { draw: drawOctagonTomb, reach: 340, ...ground, trees: ['roundTree', 'palm'] },
  tiledTomb: { draw: drawTiledTomb, reach: 240, setting: 'shore', trees: ['roundTree', 'palm'] },
  steppeStump: { draw: drawSteppeStump, reach: 380, ...ground, horizon: 'peaks', trees: ['poplar', 'shrub'] },
  torchHall: { draw: drawTorchHall, reach: 400, setting: 'shore', horizon: 'city', trees: ['roundTree'] },
  coneGeyser: { draw: drawConeGeyser, ...scenery },
  bigThatch: { draw: drawBigThatch, reach: 300, ...ground, trees: ['roundTree', 'fir'], horizon: 'fells' },
  thatchOutlook: { draw: drawThatchOutlook, ...scenery },
  timberCanopy: { draw: drawTimberCanopy, reach: 396, setting: 'park', houses: 'blocks', trees: ['roundTree', 'palm'] },
  watchedHouse: { draw: drawWatchedHouse, reach: 390, setting: 'square', front: 'plain', houses: 'tiled' },
  groveFigures: { draw: drawGroveFigures, ...scenery },
  avenueForest: { draw: drawAvenueForest, ...scenery },
  shoreColumns: { draw: drawColumnRuins, reach: 400, setting: 'shore', trees: ['palm', 'shrub'] },
  neonOctagon: {
    draw: drawOctagonHall,
    reach: 300,
    setting: 'square',
    houses: 'blocks',
    horizon: 'city',
    front: 'plain',
    building: ['#b0523f', '#6f7a78'],
    trees: ['roundTree', 'roundTree'],
  },
  citySavanna: { draw: drawCitySavanna, ...scenery },
} satisfies Record<string, Motif>;
