import type { Motif } from '../../scene/motif.js';
import { drawDomedChurch, drawGoldOnions } from '../churches.js';
import { drawLongPalace } from '../landmarks/residences.js';
import { drawCaveTemples, drawCliffPagoda, drawMesaFort, drawTerraceTemple } from './cliffs.js';
import { drawFishingNets, drawPeristyle, drawRedMosque, drawSteelFlower } from './coast.js';
import { drawDragonBridge, drawLakeJet, drawSteelArches, drawTieredBridge, drawTrussBridge } from './crossings.js';
import { drawLakeVineyard, drawZigzagWalls } from './hillsides.js';
import { drawLongRoom, drawStainedHall, drawTanneryVats } from './interiors.js';
import {
  drawClockSkyscraper,
  drawLogLodge,
  drawSaltHall,
  drawSealPier,
  drawSpirePlaza,
  drawTripleSpires,
} from './landmarks.js';
import {
  drawBallTowers,
  drawEggTower,
  drawGiantTent,
  drawProwMonument,
  drawRockLion,
  drawStarStreet,
  drawSteelShip,
} from './marks.js';
import {
  drawBalconyStreet,
  drawCrescentTerrace,
  drawLanternStreet,
  drawMansardHouses,
  drawStiltHouses,
  drawTerraceHouses,
} from './rows.js';
import { drawBullGate, drawFaceTowers, drawRedColumns, drawThreeColumns, drawVolcanoRuins } from './ruins.js';
import {
  drawBaganTemple,
  drawJavaTemple,
  drawJungleTemple,
  drawLeaningStones,
  drawSikharaTemple,
  drawTombLane,
} from './sanctuaries.js';
import {
  drawBundledTower,
  drawFlameTowers,
  drawGoldFrame,
  drawLatticeSpire,
  drawPearlTower,
  drawSaucerTower,
} from './towers.js';
import { drawGiralda, drawIronLift, drawRingClock } from './town-towers.js';
import {
  drawBlackWall,
  drawFlutedTower,
  drawMarketBelfry,
  drawMountainSkyline,
  drawSavannaSkyline,
  drawTriangleChurch,
} from './views.js';
import { drawHillTower, drawLacePalace, drawMarbleArches, drawMarketLane, drawNeedleFortress } from './waterside.js';
import {
  drawGiantHeads,
  drawNicheTower,
  drawPortCrane,
  drawStarInstruments,
  drawStoneEnclosure,
  drawWheelTemple,
} from './wonders.js';
import { drawDzong, drawMamlukMosque, drawRoundLibrary, drawTentMosque } from './worship.js';

const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true } as const;
const street = { setting: 'ground', mayReflect: true, isStreet: true } as const;

/** Streets of several countries, towers that people know by their shape, and single wonders. */
export const QUARTER_MOTIFS = {
  terraceHouses: { draw: drawTerraceHouses, reach: 356, scale: 1.08, ...street },
  mansardHouses: { draw: drawMansardHouses, reach: 354, scale: 1.08, ...street },
  balconyStreet: { draw: drawBalconyStreet, reach: 378, ...street },
  lanternStreet: { draw: drawLanternStreet, reach: 376, ...street },
  stiltHouses: { draw: drawStiltHouses, reach: 400, setting: 'water', isPanorama: true },
  crescentTerrace: { draw: drawCrescentTerrace, reach: 400, setting: 'park' },
  pinkPalace: { draw: drawLongPalace, reach: 396, setting: 'ground', building: ['#dfa08f', '#a8604a'] },
  saucerTower: { draw: drawSaucerTower, reach: 304, setting: 'ground', mayReflect: true },
  pearlTower: { draw: drawPearlTower, reach: 328, setting: 'ground', mayReflect: true },
  latticeSpire: { draw: drawLatticeSpire, reach: 282, setting: 'ground', mayReflect: true },
  bundledTower: { draw: drawBundledTower, reach: 336, setting: 'ground' },
  flameTowers: { draw: drawFlameTowers, reach: 310, setting: 'ground', mayReflect: true },
  goldFrame: { draw: drawGoldFrame, reach: 338, setting: 'ground' },
  giralda: { draw: drawGiralda, reach: 336, setting: 'ground', isFixed: true },
  ringClock: { draw: drawRingClock, reach: 322, setting: 'square', isFixed: true },
  ironLift: { draw: drawIronLift, reach: 400, setting: 'square' },
  giantHeads: { draw: drawGiantHeads, reach: 352, setting: 'ground', isApart: true, trees: ['shrub'] },
  wheelTemple: { draw: drawWheelTemple, reach: 348, setting: 'ground', isApart: true },
  nicheTower: { draw: drawNicheTower, reach: 384, setting: 'ground', isApart: true },
  longRoom: { draw: drawLongRoom, ...scenery, evening: 'lamps' },
  stainedHall: { draw: drawStainedHall, ...scenery, evening: 'lamps' },
  tanneryVats: { draw: drawTanneryVats, ...scenery, evening: 'night' },
  stoneEnclosure: { draw: drawStoneEnclosure, reach: 396, setting: 'ground', isApart: true },
  starInstruments: { draw: drawStarInstruments, reach: 380, setting: 'ground', isApart: true },
  portCrane: { draw: drawPortCrane, reach: 384, setting: 'ground', mayReflect: true },
  volcanoRuins: { draw: drawVolcanoRuins, reach: 380, setting: 'ground', isApart: true },
  redColumns: { draw: drawRedColumns, reach: 392, setting: 'ground', isApart: true },
  threeColumns: { draw: drawThreeColumns, reach: 400, setting: 'ground', isApart: true },
  bullGate: { draw: drawBullGate, reach: 398, setting: 'ground', isApart: true },
  mesaFort: { draw: drawMesaFort, ...scenery },
  terraceTemple: { draw: drawTerraceTemple, ...scenery, evening: 'night' },
  caveTemples: { draw: drawCaveTemples, ...scenery },
  faceTowers: { draw: drawFaceTowers, reach: 388, setting: 'ground', isApart: true },
  cliffPagoda: { draw: drawCliffPagoda, ...scenery, evening: 'night' },
  steelShip: { draw: drawSteelShip, reach: 310, setting: 'water' },
  rockLion: { draw: drawRockLion, ...scenery },
  prowMonument: { draw: drawProwMonument, reach: 264, setting: 'shore' },
  trussBridge: { draw: drawTrussBridge, reach: 400, setting: 'water', isPanorama: true },
  steelArches: { draw: drawSteelArches, reach: 400, setting: 'water', isPanorama: true },
  dragonBridge: { draw: drawDragonBridge, reach: 400, setting: 'water', isPanorama: true, isFixed: true },
  tentMosque: { draw: drawTentMosque, reach: 382, setting: 'ground', isApart: true },
  mamlukMosque: { draw: drawMamlukMosque, reach: 306, scale: 1.06, setting: 'ground' },
  dzong: { draw: drawDzong, reach: 366, setting: 'shore' },
  roundLibrary: { draw: drawRoundLibrary, reach: 180, scale: 1.12, setting: 'ground' },
  lakeJet: { draw: drawLakeJet, reach: 400, setting: 'water', isPanorama: true },
  eggTower: { draw: drawEggTower, reach: 200, scale: 1.04, setting: 'ground', isApart: true },
  ballTowers: { draw: drawBallTowers, reach: 284, setting: 'shore' },
  giantTent: { draw: drawGiantTent, reach: 354, setting: 'ground', isApart: true },
  tieredBridge: { draw: drawTieredBridge, reach: 400, setting: 'water', isPanorama: true },
  starStreet: { draw: drawStarStreet, ...scenery, evening: 'night' },
  whiteCathedral: {
    draw: drawDomedChurch,
    reach: 348,
    scale: 1.2,
    setting: 'ground',
    mayReflect: true,
    building: ['#f4f1ea', '#6f9a86'],
  },
  goldCathedral: {
    draw: drawDomedChurch,
    reach: 348,
    scale: 1.2,
    setting: 'ground',
    mayReflect: true,
    building: ['#ece4d4', '#d9a93f'],
  },
  mountainSkyline: { draw: drawMountainSkyline, reach: 400, setting: 'shore', hidesHorizon: true, isPanorama: true },
  savannaSkyline: { draw: drawSavannaSkyline, ...scenery, evening: 'lamps' },
  marketBelfry: { draw: drawMarketBelfry, reach: 300, scale: 1.04, setting: 'square' },
  triangleChurch: { draw: drawTriangleChurch, reach: 260, scale: 1.1, setting: 'ground', mayReflect: true },
  flutedTower: { draw: drawFlutedTower, reach: 250, setting: 'ground' },
  blackWall: { draw: drawBlackWall, reach: 400, setting: 'ground', isApart: true },
  lakeVineyard: { draw: drawLakeVineyard, ...scenery },
  zigzagWalls: { draw: drawZigzagWalls, reach: 396, setting: 'ground', isApart: true },
  goldOnions: {
    draw: drawGoldOnions,
    reach: 324,
    scale: 1.2,
    setting: 'ground',
    mayReflect: true,
    isApart: true,
    houses: 'stucco',
  },
  jungleTemple: { draw: drawJungleTemple, reach: 400, setting: 'ground', isApart: true },
  sikharaTemple: { draw: drawSikharaTemple, reach: 336, scale: 1.04, setting: 'ground', isApart: true },
  javaTemple: { draw: drawJavaTemple, reach: 380, setting: 'ground', isApart: true },
  baganTemple: { draw: drawBaganTemple, reach: 400, setting: 'ground', isApart: true },
  tombLane: { draw: drawTombLane, reach: 400, setting: 'ground', isApart: true },
  leaningStones: { draw: drawLeaningStones, reach: 400, setting: 'ground', isApart: true },
  needleFortress: { draw: drawNeedleFortress, reach: 394, setting: 'shore' },
  marbleArches: { draw: drawMarbleArches, reach: 400, setting: 'water', isPanorama: true },
  hillTower: { draw: drawHillTower, reach: 400, setting: 'shore' },
  lacePalace: { draw: drawLacePalace, reach: 398, setting: 'ground', mayReflect: true },
  marketLane: { draw: drawMarketLane, ...scenery, evening: 'night' },
  logLodge: { draw: drawLogLodge, reach: 378, setting: 'ground', isApart: true },
  spirePlaza: { draw: drawSpirePlaza, reach: 400, setting: 'square' },
  tripleSpires: { draw: drawTripleSpires, reach: 358, setting: 'square' },
  saltHall: { draw: drawSaltHall, ...scenery, evening: 'lamps' },
  sealPier: { draw: drawSealPier, ...scenery, evening: 'lamps' },
  clockSkyscraper: { draw: drawClockSkyscraper, reach: 280, scale: 0.94, setting: 'ground' },
  fishingNets: { draw: drawFishingNets, ...scenery },
  steelFlower: {
    draw: drawSteelFlower,
    reach: 274,
    scale: 1.08,
    setting: 'ground',
    isApart: true,
    trees: ['roundTree'],
    horizon: 'city',
  },
  redMosque: { draw: drawRedMosque, reach: 392, setting: 'ground', isApart: true, houses: 'terraces' },
  peristyle: { draw: drawPeristyle, reach: 400, setting: 'square' },
} satisfies Record<string, Motif>;
