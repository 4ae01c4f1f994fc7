import type { Motif, MotifInput } from '../../scene/motif.js';
import { drawMudMosque } from '../buildings/mosques.js';
import {
  drawCurvedViaduct,
  drawGorgeSanctuary,
  drawPeakCabin,
  drawRidgeStupa,
  drawTwoHumpBridge,
} from './crossings.js';
import { drawCanyonStage, drawHitchingStone, drawLogWalls, drawMarketCloths, drawSteelHorseman } from './monuments.js';

const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true, isFixed: true } as const;

/** Draws the mosque of mud with the market before it. */
function drawMosqueMarket(input: MotifInput): void {
  drawMudMosque(input);
  drawMarketCloths(input);
}

/** Monuments and bridges in the land that their texts tell of. */
export const WORLD_MONUMENT_MOTIFS = {
  mosqueMarket: { draw: drawMosqueMarket, reach: 400, setting: 'square', houses: 'flat', front: 'bare', isApart: true },
  logWalls: { draw: drawLogWalls, ...scenery },
  steelHorseman: { draw: drawSteelHorseman, reach: 380, setting: 'ground', isApart: true, trees: ['shrub'] },
  hitchingStone: { draw: drawHitchingStone, ...scenery },
  canyonStage: { draw: drawCanyonStage, ...scenery, evening: 'lamps' },
  twoHumpBridge: { draw: drawTwoHumpBridge, ...scenery },
  gorgeSanctuary: { draw: drawGorgeSanctuary, ...scenery, evening: 'lamps' },
  ridgeStupa: { draw: drawRidgeStupa, ...scenery, evening: 'night' },
  peakCabin: { draw: drawPeakCabin, ...scenery, evening: 'night' },
  curvedViaduct: { draw: drawCurvedViaduct, ...scenery },
} satisfies Record<string, Motif>;
