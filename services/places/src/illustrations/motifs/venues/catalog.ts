import type { Motif } from '../../scene/motif.js';
import { drawLampStadium, drawMastStadium, drawRingStadium } from './arenas.js';
import { drawCircusValley, drawHorseshoeStair } from './circus-and-stair.js';
import { drawCaveCastle, drawGiantWave, drawGoldenStacks } from './cliffs-and-waves.js';
import { drawForestGlacier, drawRedRackTrain, drawStripedGlacier } from './glaciers.js';
import { drawBalconyShore, drawColonnadePond, drawGoldRaft } from './gold-and-white.js';
import { drawGoldCrossSummit, drawMastPodTower, drawTankForecourt } from './heights.js';
import { drawGorgeCastle, drawSintraHills, drawTurretHeight, drawVerandaPalace } from './heights-and-shores.js';
import { drawMudejarCourt, drawPandaGrove, drawTraceryBridge } from './inner-places.js';
import { drawBlueGoldNave, drawKelpTank } from './interiors.js';
import { drawBoardwalkPark, drawLanternGarden, drawThatchPeaks } from './leisure.js';
import { drawGoldTurret, drawOctagonDome, drawPinkLagoon } from './turrets.js';

const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true, isFixed: true } as const;

/** Stadiums and amusement parks that are known by their forms. */
export const VENUE_MOTIFS = {
  ringStadium: { draw: drawRingStadium, reach: 400, setting: 'ground', isApart: true, isFixed: true },
  mastStadium: { draw: drawMastStadium, reach: 395, setting: 'quay' },
  lampStadium: { draw: drawLampStadium, reach: 390, setting: 'ground', isApart: true },
  boardwalkPark: { draw: drawBoardwalkPark, ...scenery, evening: 'night' },
  lanternGarden: { draw: drawLanternGarden, ...scenery, evening: 'lamps' },
  thatchPeaks: { draw: drawThatchPeaks, reach: 390, setting: 'ground', isApart: true },
  goldCrossSummit: { draw: drawGoldCrossSummit, ...scenery, evening: 'night' },
  mastPodTower: { draw: drawMastPodTower, reach: 390, setting: 'shore' },
  tankForecourt: { draw: drawTankForecourt, reach: 400, setting: 'ground', isApart: true },
  pandaGrove: { draw: drawPandaGrove, ...scenery, evening: 'night' },
  mudejarCourt: { draw: drawMudejarCourt, ...scenery, evening: 'lamps' },
  traceryBridge: { draw: drawTraceryBridge, ...scenery, evening: 'night' },
  kelpTank: { draw: drawKelpTank, ...scenery, evening: 'sky' },
  blueGoldNave: { draw: drawBlueGoldNave, ...scenery, evening: 'lamps' },
  houseOfWonders: { draw: drawVerandaPalace, reach: 400, setting: 'shore', isFixed: true },
  corvinCastle: { draw: drawGorgeCastle, ...scenery, evening: 'lamps' },
  sintraHills: { draw: drawSintraHills, ...scenery, evening: 'lamps' },
  turretHeight: { draw: drawTurretHeight, ...scenery },
  stripedGlacier: { draw: drawStripedGlacier, ...scenery, evening: 'night' },
  redRackTrain: { draw: drawRedRackTrain, ...scenery },
  forestGlacier: { draw: drawForestGlacier, ...scenery },
  goldRaft: { draw: drawGoldRaft, ...scenery, evening: 'lamps' },
  balconyShore: { draw: drawBalconyShore, ...scenery, evening: 'night' },
  colonnadePond: { draw: drawColonnadePond, ...scenery, evening: 'lamps' },
  caveCastle: { draw: drawCaveCastle, ...scenery, evening: 'lamps' },
  giantWave: { draw: drawGiantWave, ...scenery },
  goldenStacks: { draw: drawGoldenStacks, ...scenery },
  circusValley: { draw: drawCircusValley, ...scenery },
  horseshoeStair: { draw: drawHorseshoeStair, reach: 390, setting: 'ground', isFixed: true },
  octagonDome: { draw: drawOctagonDome, reach: 340, setting: 'ground', isFixed: true },
  goldTurret: { draw: drawGoldTurret, reach: 400, setting: 'shore' },
  pinkLagoon: { draw: drawPinkLagoon, ...scenery, evening: 'night' },
} satisfies Record<string, Motif>;
