import type { Motif } from '../../scene/motif.js';
import { extend } from '../european-quarters/extend.js';
import { drawBank, drawGlassTowers, drawPalaceHill, drawRedCastle, drawWhiteCastle } from '../european-scenes/banks.js';
import {
  drawArcadeArch,
  drawAvenueArch,
  drawFlaredArch,
  drawSeaGateway,
  drawSpireArch,
  drawYellowArch,
} from './arches.js';
import { drawGildedHall } from './balcony-halls.js';
import {
  drawDoubleArch,
  drawGorgeArch,
  drawLanternArch,
  drawLionBridge,
  drawPlankBridge,
  drawRiverTruss,
} from './bridges.js';
import {
  drawCliffBuddha,
  drawCliffMonastery,
  drawHillBuddha,
  drawRecliningBuddha,
  drawRockBuddhas,
} from './buddhas.js';
import { drawBrickDome, drawGiantSpires, drawNotreDame, drawSepulchre, drawWestDome } from './churches.js';
import { drawClockHall, drawCopperParliament, drawMoorishClock } from './clock-towers.js';
import {
  drawBentPylon,
  drawCanopyBridge,
  drawCantilever,
  drawGateBridge,
  drawNeedleBridge,
  drawSaucerBridge,
} from './footbridges.js';
import { drawChargingBull, drawSeatedPair, drawStandingGiant, drawSwordMother, drawWhiteAltar } from './giants.js';
import { drawConcourse, drawFrescoVault, drawRefectoryWall } from './interiors.js';
import { drawFlameColumn, drawGlobeMonument, drawPoolObelisk, drawReformers, drawStelae } from './monuments.js';
import { drawBlueRoofHall, drawGreatHall, drawKabukiHouse, drawTerraceHall, drawThroneHall } from './palaces-east.js';
import { drawCarvedPillars, drawCrackedBell, drawHeroesColumns, drawLionGate, drawMegaliths } from './sculptures.js';
import {
  drawGoldRoofTemple,
  drawGoldShrine,
  drawParasolMosque,
  drawRoyalWat,
  drawSeaMinaret,
  drawWhiteWat,
} from './shrines.js';
import {
  drawCanalDomes,
  drawConeChurch,
  drawObradoiro,
  drawOnionChurch,
  drawTurretChapel,
} from './towered-churches.js';
import {
  drawLatticeClock,
  drawLotusShaft,
  drawNeedlePyramid,
  drawPalaceTower,
  drawPodTower,
  drawSlabTower,
  drawSphereTower,
} from './towers.js';
import { drawColoredMosque, drawMetroHall, drawSignStreet } from './underground.js';

const ground = { setting: 'ground' } as const;
const bridge = { reach: 400, setting: 'water', isPanorama: true } as const;
const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true } as const;
const hall = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true, evening: 'night' } as const;

/** Single sights that no other place looks like, and generic drawings for those that shared one of them. */
export const PORTRAIT_MOTIFS = {
  notreDame: { draw: drawNotreDame, reach: 180, scale: 1.16, ...ground, mayReflect: true },
  giantSpires: { draw: drawGiantSpires, reach: 310, ...ground, mayReflect: true },
  brickDome: { draw: drawBrickDome, reach: 335, scale: 1.02, ...ground, isFixed: true },
  westDome: { draw: drawWestDome, reach: 205, ...ground },
  sepulchre: { draw: drawSepulchre, reach: 350, scale: 1.1, ...ground, isFixed: true },
  obradoiro: { draw: drawObradoiro, reach: 352, scale: 1.08, ...ground },
  onionChurch: { draw: drawOnionChurch, reach: 250, scale: 1.14, ...ground, mayReflect: true, houses: 'stucco' },
  turretChapel: { draw: drawTurretChapel, reach: 352, scale: 1.08, ...ground, isFixed: true },
  canalDomes: { draw: drawCanalDomes, reach: 275, scale: 1.1, setting: 'quay', isFixed: true },
  coneChurch: { draw: drawConeChurch, reach: 195, scale: 1.2, ...ground },
  doubleArch: { draw: drawDoubleArch, ...bridge },
  lanternArch: { draw: drawLanternArch, ...bridge },
  riverTruss: { draw: drawRiverTruss, ...bridge },
  plankBridge: { draw: drawPlankBridge, ...bridge },
  gorgeArch: { draw: drawGorgeArch, ...bridge },
  lionBridge: extend(
    { draw: drawLionBridge, ...bridge },
    {
      before: drawBank({
        colors: ['#ecdcc0', '#e3c9a4', '#d9d3c4', '#f1e6d0'],
        roof: '#8a6a5c',
        above: drawPalaceHill,
      }),
    },
  ),
  cantilever: { draw: drawCantilever, ...bridge },
  bentPylon: extend(
    { draw: drawBentPylon, ...bridge, isFixed: true },
    {
      before: drawBank({ colors: ['#b5705a', '#c9c0b4', '#a89c90'], roof: '#6f6a70', above: drawGlassTowers }),
    },
  ),
  needleBridge: { draw: drawNeedleBridge, ...bridge },
  saucerBridge: extend(
    { draw: drawSaucerBridge, ...bridge },
    {
      before: drawBank({ colors: ['#f1e6d0', '#ecd2a8', '#dcc9b0'], roof: '#a8604a', above: drawWhiteCastle }),
    },
  ),
  canopyBridge: { draw: drawCanopyBridge, ...bridge },
  gateBridge: extend(
    { draw: drawGateBridge, ...bridge },
    {
      before: drawBank({ colors: ['#f1e6d0', '#e6cfae', '#ecdcc0', '#d9b09a'], roof: '#9a5644', above: drawRedCastle }),
    },
  ),
  frescoVault: { draw: drawFrescoVault, ...scenery, evening: 'lamps' },
  refectoryWall: { draw: drawRefectoryWall, ...scenery, evening: 'lamps' },
  concourse: { draw: drawConcourse, ...scenery, evening: 'lamps' },
  gildedHall: { draw: drawGildedHall, ...scenery, evening: 'lamps' },
  coloredMosque: { draw: drawColoredMosque, ...scenery, evening: 'lamps' },
  signStreet: { draw: drawSignStreet, ...hall },
  metroHall: { draw: (input) => drawMetroHall(input, 'plain'), ...hall },
  palaceMetro: { draw: (input) => drawMetroHall(input, 'palace'), ...hall },
  caveMetro: { draw: (input) => drawMetroHall(input, 'cave'), ...hall },
  blueMetro: { draw: (input) => drawMetroHall(input, 'blue'), ...hall },
  statueMetro: { draw: (input) => drawMetroHall(input, 'statues'), ...hall },
  podTower: { draw: drawPodTower, reach: 310, ...ground, mayReflect: true },
  sphereTower: { draw: drawSphereTower, reach: 140, ...ground, mayReflect: true },
  lotusShaft: { draw: drawLotusShaft, reach: 90, ...ground, mayReflect: true },
  latticeClock: { draw: drawLatticeClock, reach: 110, scale: 1.06, ...ground, mayReflect: true },
  needlePyramid: { draw: drawNeedlePyramid, reach: 312, ...ground, mayReflect: true },
  slabTower: { draw: drawSlabTower, reach: 332, ...ground },
  palaceTower: { draw: drawPalaceTower, reach: 292, ...ground },
  clockHall: { draw: drawClockHall, reach: 316, scale: 1.04, ...ground, mayReflect: true },
  copperParliament: { draw: drawCopperParliament, reach: 350, scale: 0.98, ...ground, mayReflect: true },
  moorishClock: { draw: drawMoorishClock, reach: 352, scale: 1.04, ...ground },
  poolObelisk: { draw: drawPoolObelisk, reach: 340, ...ground, isApart: true },
  stelae: { draw: drawStelae, reach: 398, scale: 1.02, ...ground, isApart: true },
  flameColumn: { draw: drawFlameColumn, reach: 242, ...ground },
  globeMonument: { draw: drawGlobeMonument, reach: 172, scale: 1.12, ...ground, isApart: true },
  reformers: { draw: drawReformers, reach: 398, scale: 1.02, ...ground },
  seaGateway: { draw: drawSeaGateway, reach: 242, scale: 1.2, setting: 'shore' },
  avenueArch: { draw: drawAvenueArch, reach: 180, scale: 1.16, ...ground },
  flaredArch: { draw: drawFlaredArch, reach: 302, scale: 1.08, ...ground },
  spireArch: { draw: drawSpireArch, reach: 182, scale: 1.16, ...ground },
  yellowArch: { draw: drawYellowArch, reach: 398, ...ground, isStreet: true },
  arcadeArch: { draw: drawArcadeArch, reach: 398, scale: 1.02, ...ground },
  lionGate: { draw: drawLionGate, reach: 390, scale: 1.04, ...ground, isApart: true },
  megaliths: { draw: drawMegaliths, reach: 364, scale: 1.08, ...ground, isApart: true },
  carvedPillars: { draw: drawCarvedPillars, reach: 398, ...ground, isApart: true, trees: ['shrub'] },
  heroesColumns: { draw: drawHeroesColumns, reach: 392, ...ground },
  crackedBell: { draw: drawCrackedBell, reach: 282, scale: 1.08, ...ground },
  chargingBull: { draw: drawChargingBull, reach: 398, ...ground },
  standingGiant: { draw: drawStandingGiant, reach: 242, scale: 1.08, ...ground, isApart: true },
  swordMother: { draw: drawSwordMother, reach: 398, ...ground, isFixed: true },
  seatedPair: { draw: drawSeatedPair, reach: 398, scale: 1.02, ...ground, isApart: true },
  whiteAltar: { draw: drawWhiteAltar, reach: 332, scale: 1.1, ...ground },
  parasolMosque: { draw: drawParasolMosque, reach: 372, scale: 0.98, ...ground },
  seaMinaret: { draw: drawSeaMinaret, reach: 366, scale: 0.98, setting: 'shore', isFixed: true },
  goldShrine: { draw: drawGoldShrine, reach: 350, scale: 1.08, ...ground },
  goldRoofTemple: { draw: drawGoldRoofTemple, reach: 342, scale: 1.1, ...ground },
  whiteWat: { draw: drawWhiteWat, reach: 392, ...ground, isApart: true },
  recliningBuddha: { draw: drawRecliningBuddha, ...scenery, evening: 'lamps' },
  royalWat: { draw: drawRoyalWat, reach: 392, ...ground, mayReflect: true },
  cliffMonastery: { draw: drawCliffMonastery, ...scenery },
  rockBuddhas: { draw: drawRockBuddhas, reach: 398, ...ground, isApart: true },
  cliffBuddha: { draw: drawCliffBuddha, reach: 400, setting: 'water', hidesHorizon: true },
  hillBuddha: { draw: drawHillBuddha, reach: 398, ...ground, isApart: true },
  terraceHall: { draw: drawTerraceHall, reach: 396, ...ground },
  throneHall: { draw: drawThroneHall, reach: 346, scale: 1.06, ...ground, isApart: true },
  greatHall: { draw: drawGreatHall, reach: 386, scale: 1.02, ...ground, isApart: true },
  blueRoofHall: { draw: drawBlueRoofHall, reach: 342, scale: 1.1, ...ground },
  kabukiHouse: { draw: drawKabukiHouse, reach: 332, scale: 1.1, ...ground },
} satisfies Record<string, Motif>;
