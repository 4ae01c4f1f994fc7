import type { Motif } from '../../scene/motif.js';
import { drawArchBridge, drawMemorialHall, drawRiverParliament, drawStoneTowerBridge } from './crossings.js';
import { drawFiveDomes, drawLongPalace, drawRailMemorial, drawRoundTower, drawTurkishGate } from './residences.js';
import {
  drawCubeCourt,
  drawForestTorii,
  drawGoldenTemple,
  drawShrineTorii,
  drawSouthernTemple,
  drawStupaTerraces,
  drawToriiPath,
} from './shrines.js';
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
  },
  yellowPalace: { draw: drawLongPalace, reach: 396, setting: 'ground', building: ['#e8c069', '#8d6a58'] },
  fiveDomes: { draw: drawFiveDomes, reach: 330, scale: 1.08, setting: 'ground' },
  turkishGate: { draw: drawTurkishGate, reach: 370, setting: 'ground' },
  roundTower: { draw: drawRoundTower, reach: 260, setting: 'ground', mayReflect: true },
  railMemorial: { draw: drawRailMemorial, reach: 400, setting: 'ground', isApart: true, evening: 'night' },
} satisfies Record<string, Motif>;
