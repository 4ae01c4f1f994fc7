import type { Motif } from '../../scene/motif.js';
import { drawBellDome, drawGoldFigureHill, drawMarbleOctagon, drawScrollDome, drawStripedSynagogue } from './domes.js';
import {
  drawDecoElevator,
  drawFacetTower,
  drawFerryTower,
  drawGoldVictory,
  drawGothicRocket,
  drawTwistTower,
} from './high-towers.js';
import {
  drawCornerCastle,
  drawPaintedTower,
  drawPeakCastle,
  drawSeaAcropolis,
  drawZigzagFort,
} from './hill-castles.js';
import { drawProwCastle, drawRoundKeep, drawStoneKeep, drawTimberPalace } from './keeps.js';
import {
  drawColumnFieldTower,
  drawPillarHall,
  drawPillarRing,
  drawTerraceShrine,
  drawZebraCrossing,
} from './landmarks.js';
import { drawGreenDomes, drawMosaicApse, drawOctagonHall, drawTentBasilica, drawWhiteRotunda } from './rotundas.js';

const ground = { setting: 'ground' } as const;
const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true } as const;

/** Domes, keeps and single sights that no other place looks like. */
export const MORE_MOTIFS = {
  scrollDome: { draw: drawScrollDome, reach: 232, scale: 1.08, setting: 'quay', horizon: 'plain', isFixed: true },
  marbleOctagon: { draw: drawMarbleOctagon, reach: 242, scale: 1.16, ...ground },
  goldFigureHill: { draw: drawGoldFigureHill, reach: 398, ...ground, isApart: true },
  stripedSynagogue: { draw: drawStripedSynagogue, reach: 204, scale: 1.12, ...ground },
  bellDome: { draw: drawBellDome, reach: 186, ...ground },
  greenDomes: { draw: drawGreenDomes, reach: 272, scale: 1.06, ...ground, mayReflect: true },
  tentBasilica: { draw: drawTentBasilica, reach: 398, ...ground },
  whiteRotunda: { draw: drawWhiteRotunda, reach: 392, setting: 'shore' },
  octagonHall: { draw: drawOctagonHall, reach: 224, scale: 1.16, ...ground },
  mosaicApse: { draw: drawMosaicApse, ...scenery, evening: 'lamps' },
  prowCastle: { draw: drawProwCastle, reach: 394, ...ground, isApart: true, isFixed: true },
  paintedTower: { draw: drawPaintedTower, reach: 398, ...ground, isApart: true },
  peakCastle: { draw: drawPeakCastle, reach: 398, ...ground, isApart: true },
  timberPalace: { draw: drawTimberPalace, reach: 398, ...ground, isApart: true, horizon: 'peaks', trees: ['fir'] },
  roundKeep: { draw: drawRoundKeep, reach: 398, ...ground, isApart: true },
  cornerCastle: { draw: drawCornerCastle, reach: 398, ...ground, isApart: true },
  stoneKeep: { draw: drawStoneKeep, reach: 312, scale: 1.08, ...ground, isApart: true },
  seaAcropolis: { draw: drawSeaAcropolis, reach: 400, setting: 'shore' },
  zigzagFort: { draw: drawZigzagFort, reach: 400, setting: 'shore' },
  zebraCrossing: { draw: drawZebraCrossing, ...scenery, evening: 'lamps' },
  ferryTower: { draw: drawFerryTower, reach: 380, setting: 'shore' },
  goldVictory: { draw: drawGoldVictory, reach: 184, ...ground },
  columnFieldTower: { draw: drawColumnFieldTower, reach: 398, ...ground, isFixed: true },
  decoElevator: { draw: drawDecoElevator, reach: 398, ...ground },
  terraceShrine: { draw: drawTerraceShrine, reach: 398, ...ground, isApart: true },
  twistTower: { draw: drawTwistTower, reach: 304, ...ground, mayReflect: true },
  gothicRocket: { draw: drawGothicRocket, reach: 154, ...ground },
  facetTower: { draw: drawFacetTower, reach: 342, ...ground, mayReflect: true },
  pillarHall: { draw: drawPillarHall, reach: 392, ...ground },
  pillarRing: { draw: drawPillarRing, reach: 398, ...ground },
} satisfies Record<string, Motif>;
