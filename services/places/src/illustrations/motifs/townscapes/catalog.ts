import type { Motif } from '../../scene/motif.js';
import { drawDomedChurch } from '../churches.js';
import { drawMirrorSquare, drawThatchCanal, drawTimberCanal, drawWallRidgeTown } from './bastions.js';
import { drawBathDomes, drawConeTowerTown, drawThreeTowerQuay } from './capitals.js';
import { drawCherryCanal, drawLacquerBridge, drawLongRailBridge, drawSeaPool } from './east-asian-ways.js';
import { drawCableHill, drawTempleLane, drawThreeGraces, drawWarehouseQuay } from './harbors.js';
import { drawBalconyCourt, drawLimestoneStreet, drawPalmQuay, drawTwinChurches } from './lanes.js';
import {
  drawClockMarket,
  drawCrimsonStairs,
  drawCrossOutlook,
  drawFunicularBay,
  drawLotusMonument,
  drawPlainArch,
} from './markets.js';
import {
  drawBronzeTrio,
  drawColumnWoman,
  drawHillColumns,
  drawRockGarden,
  drawTileRoofLane,
  drawWingMonument,
} from './monuments.js';
import { drawBayBridgeCity, drawDecoHotels, drawRiverCurveBridge, drawTerraceSkyline } from './new-world.js';
import { drawArchTerrace, drawBastionHarbor, drawBelfryHill } from './old-towns.js';
import { drawArcadeTriangle, drawIsletTown, drawMarketSign, drawTuffTown } from './outlooks.js';
import { drawCoralTown, drawTileDomeMarket } from './seafronts.js';
import { drawAdobeTown, drawSeaWall, drawTileSteps, drawTwinSpireTown } from './stairs-and-squares.js';
import { drawBarrelBoats, drawPaintedHill, drawWindTowers } from './streets.js';
import { drawFishStalls, drawFlatMountainHarbor, drawForkHouse, drawNeedleHarbor } from './villages.js';
import { drawCliffStreet, drawJettyLane, drawRiverRoofs } from './waterfronts.js';
import { drawBuriedCars, drawHillBasilica, drawPastelRow, drawSeaFort } from './waters-and-hills.js';

const scenery = {
  reach: 400,
  setting: 'scenery',
  hidesHorizon: true,
  hasFront: true,
  isFixed: true,
  evening: 'lamps',
} as const;

/** Towns, quarters and squares as people who were there know them. */
export const TOWNSCAPE_MOTIFS = {
  thatchCanal: { draw: drawThatchCanal, ...scenery },
  wallRidgeTown: { draw: drawWallRidgeTown, ...scenery },
  timberCanal: { draw: drawTimberCanal, ...scenery },
  forkHouse: { draw: drawForkHouse, ...scenery, evening: 'night' },
  adobeTown: { draw: drawAdobeTown, ...scenery },
  bayBridgeCity: { draw: drawBayBridgeCity, ...scenery },
  decoHotels: { draw: drawDecoHotels, ...scenery, evening: 'night' },
  riverCurveBridge: { draw: drawRiverCurveBridge, ...scenery },
  seaWall: { draw: drawSeaWall, ...scenery },
  terraceSkyline: { draw: drawTerraceSkyline, ...scenery },
  tileSteps: { draw: drawTileSteps, ...scenery, evening: 'night' },
  cableHill: { draw: drawCableHill, ...scenery },
  fishStalls: { draw: drawFishStalls, ...scenery },
  flatMountainHarbor: { draw: drawFlatMountainHarbor, ...scenery },
  threeGraces: { draw: drawThreeGraces, ...scenery },
  needleHarbor: { draw: drawNeedleHarbor, ...scenery },
  warehouseQuay: { draw: drawWarehouseQuay, ...scenery },
  archTerrace: { draw: drawArchTerrace, ...scenery, evening: 'night' },
  bastionHarbor: { draw: drawBastionHarbor, ...scenery },
  bathDomes: { draw: drawBathDomes, ...scenery },
  belfryHill: { draw: drawBelfryHill, ...scenery, evening: 'night' },
  coneTowerTown: { draw: drawConeTowerTown, ...scenery },
  mirrorSquare: { draw: drawMirrorSquare, ...scenery },
  threeTowerQuay: { draw: drawThreeTowerQuay, ...scenery },
  twinSpireTown: { draw: drawTwinSpireTown, ...scenery, evening: 'night' },
  balconyCourt: { draw: drawBalconyCourt, ...scenery, evening: 'night' },
  barrelBoats: { draw: drawBarrelBoats, ...scenery },
  cliffStreet: { draw: drawCliffStreet, ...scenery, evening: 'night' },
  jettyLane: { draw: drawJettyLane, ...scenery, evening: 'night' },
  limestoneStreet: { draw: drawLimestoneStreet, ...scenery, evening: 'night' },
  paintedHill: { draw: drawPaintedHill, ...scenery },
  palmQuay: { draw: drawPalmQuay, ...scenery },
  riverRoofs: { draw: drawRiverRoofs, ...scenery, evening: 'night' },
  templeLane: { draw: drawTempleLane, ...scenery, evening: 'night' },
  twinChurches: { draw: drawTwinChurches, ...scenery, evening: 'night' },
  windTowers: { draw: drawWindTowers, ...scenery },
  arcadeTriangle: { draw: drawArcadeTriangle, ...scenery },
  marketSign: { draw: drawMarketSign, ...scenery },
  tuffTown: { draw: drawTuffTown, ...scenery },
  isletTown: { draw: drawIsletTown, ...scenery },
  funicularBay: { draw: drawFunicularBay, ...scenery },
  crossOutlook: { draw: drawCrossOutlook, ...scenery },
  crimsonStairs: { draw: drawCrimsonStairs, ...scenery },
  plainArch: { draw: drawPlainArch, reach: 300, scale: 1.3, setting: 'ground', mayReflect: true },
  clockMarket: { draw: drawClockMarket, reach: 390, scale: 1.02, setting: 'ground' },
  lotusMonument: {
    draw: drawLotusMonument,
    reach: 230,
    scale: 1.1,
    setting: 'ground',
    building: ['#a8584a', '#8f4a40'],
  },
  wingMonument: { draw: drawWingMonument, reach: 300, scale: 1.1, setting: 'ground', building: ['#e9e0cc', '#c9b894'] },
  hillColumns: { draw: drawHillColumns, ...scenery },
  tileRoofLane: { draw: drawTileRoofLane, ...scenery },
  rockGarden: { draw: drawRockGarden, ...scenery },
  longRailBridge: { draw: drawLongRailBridge, ...scenery },
  lacquerBridge: { draw: drawLacquerBridge, ...scenery },
  cherryCanal: { draw: drawCherryCanal, ...scenery },
  seaPool: { draw: drawSeaPool, ...scenery },
  buriedCars: { draw: drawBuriedCars, ...scenery },
  hillBasilica: { draw: drawHillBasilica, ...scenery },
  seaFort: { draw: drawSeaFort, ...scenery },
  pastelRow: { draw: drawPastelRow, ...scenery, evening: 'night' },
  coralTown: { draw: drawCoralTown, ...scenery },
  tileDomeMarket: { draw: drawTileDomeMarket, reach: 390, setting: 'ground' },
  brickMarket: { draw: drawClockMarket, reach: 390, scale: 1.02, setting: 'ground', building: ['#b5604a', '#6a5f5a'] },
  greenDomeChurch: {
    draw: drawDomedChurch,
    reach: 348,
    scale: 1.2,
    setting: 'ground',
    building: ['#f4f0e6', '#5f9a84'],
  },
  columnWoman: { draw: drawColumnWoman, reach: 230, setting: 'ground', building: ['#d9d2c2', '#b5ab98'] },
  bronzeTrio: { draw: drawBronzeTrio, reach: 390, setting: 'ground', isApart: true },
} satisfies Record<string, Motif>;
