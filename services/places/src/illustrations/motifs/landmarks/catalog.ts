import type { Motif } from '../../scene/motif.js';
import { drawPalace } from '../fortifications.js';
import { drawFairyCastle } from '../towers.js';
import { drawBrickCastle, drawChateau, drawRingCastle, drawRockCastle } from './castles.js';
import { drawArchBridge, drawMemorialHall, drawRiverParliament, drawStoneTowerBridge } from './crossings.js';
import { drawGoldDome, drawHouseBridge, drawSuperTrees, drawTwinTowers } from './icons.js';
import { drawColorfulPalace, drawRiverFort } from './portugal.js';
import { drawFiveDomes, drawLongPalace, drawRailMemorial, drawRoundTower, drawTurkishGate } from './residences.js';
import { drawCubeCourt, drawGoldenTemple, drawStupaTerraces } from './sanctuaries.js';
import { drawForestTorii, drawShrineTorii, drawSouthernTemple, drawToriiPath } from './shrines.js';
import { drawGreatStones, drawPrisonIsland, drawRedPalace, drawRedWalls, drawWhiteTower } from './strongholds.js';

const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true } as const;
const bridge = { reach: 400, setting: 'water', isPanorama: true } as const;

/** Sights that everybody knows by their shape. */
export const LANDMARK_MOTIFS = {
  redPalace: { draw: drawRedPalace, ...scenery, evening: 'lamps' },
  whiteTower: { draw: drawWhiteTower, reach: 360, scale: 1.08, setting: 'ground', mayReflect: true },
  redWalls: { draw: drawRedWalls, reach: 400, setting: 'ground', mayReflect: true, isFixed: true },
  prisonIsland: { draw: drawPrisonIsland, reach: 400, setting: 'water' },
  greatStones: { draw: drawGreatStones, reach: 400, setting: 'ground' },
  southernTemple: { draw: drawSouthernTemple, reach: 396, setting: 'ground' },
  forestTorii: { draw: drawForestTorii, ...scenery, evening: 'night' },
  shrineTorii: { draw: drawShrineTorii, ...scenery, evening: 'night' },
  toriiPath: { draw: drawToriiPath, ...scenery, evening: 'lamps' },
  goldenTemple: { draw: drawGoldenTemple, reach: 400, setting: 'water', isPanorama: true },
  cubeCourt: { draw: drawCubeCourt, ...scenery, evening: 'night' },
  stupaTerraces: { draw: drawStupaTerraces, reach: 390, scale: 1.02, setting: 'ground', isPanorama: true },
  archBridge: { draw: drawArchBridge, ...bridge },
  stoneTowerBridge: { draw: drawStoneTowerBridge, ...bridge },
  riverParliament: { draw: drawRiverParliament, ...bridge },
  memorialHall: { draw: drawMemorialHall, reach: 365, setting: 'ground', mayReflect: true, isApart: true },
  longPalace: { draw: drawLongPalace, reach: 396, setting: 'ground' },
  winterPalace: {
    draw: drawLongPalace,
    reach: 396,
    setting: 'ground',
    mayReflect: true,
    building: ['#7fae9f', '#7d8a8c'],
    houses: 'stucco',
  },
  yellowPalace: { draw: drawLongPalace, reach: 396, setting: 'ground', building: ['#e8c069', '#8d6a58'] },
  fiveDomes: { draw: drawFiveDomes, reach: 330, scale: 1.08, setting: 'ground' },
  turkishGate: { draw: drawTurkishGate, reach: 370, setting: 'ground' },
  roundTower: { draw: drawRoundTower, reach: 260, setting: 'ground', mayReflect: true },
  railMemorial: { draw: drawRailMemorial, reach: 400, setting: 'ground', isApart: true, evening: 'night' },
  fairyCastle: { draw: drawFairyCastle, reach: 291, scale: 1.12, setting: 'hill' },
  rockCastle: { draw: drawRockCastle, reach: 300, scale: 1.12, setting: 'hill' },
  ringCastle: { draw: drawRingCastle, reach: 300, scale: 1.12, setting: 'hill' },
  brickCastle: { draw: drawBrickCastle, reach: 300, scale: 1.12, setting: 'shore' },
  chateau: { draw: drawChateau, reach: 300, scale: 1.12, setting: 'hill' },
  lakePalace: { draw: drawPalace, reach: 373, setting: 'water', isPanorama: true },
  colorfulPalace: { draw: drawColorfulPalace, reach: 310, scale: 1.12, setting: 'hill' },
  riverFort: { draw: drawRiverFort, reach: 400, setting: 'water' },
  twinTowers: { draw: drawTwinTowers, reach: 330, setting: 'ground', mayReflect: true },
  goldDome: { draw: drawGoldDome, reach: 380, setting: 'ground', isApart: true },
  houseBridge: { draw: drawHouseBridge, ...bridge },
  superTrees: { draw: drawSuperTrees, reach: 400, setting: 'ground', isApart: true },
} satisfies Record<string, Motif>;
