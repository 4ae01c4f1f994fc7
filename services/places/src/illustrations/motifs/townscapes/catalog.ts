import type { Motif } from '../../scene/motif.js';
import { drawMirrorSquare, drawThatchCanal, drawTimberCanal, drawWallRidgeTown } from './bastions.js';
import { drawBathDomes, drawConeTowerTown, drawThreeTowerQuay } from './capitals.js';
import { drawCableHill, drawTempleLane, drawThreeGraces, drawWarehouseQuay } from './harbors.js';
import { drawBalconyCourt, drawLimestoneStreet, drawPalmQuay, drawTwinChurches } from './lanes.js';
import { drawBayBridgeCity, drawDecoHotels, drawRiverCurveBridge, drawTerraceSkyline } from './new-world.js';
import { drawArchTerrace, drawBastionHarbor, drawBelfryHill } from './old-towns.js';
import { drawAdobeTown, drawSeaWall, drawTileSteps, drawTwinSpireTown } from './stairs-and-squares.js';
import { drawBarrelBoats, drawPaintedHill, drawWindTowers } from './streets.js';
import { drawFishStalls, drawFlatMountainHarbor, drawForkHouse, drawNeedleHarbor } from './villages.js';
import { drawCliffStreet, drawJettyLane, drawRiverRoofs } from './waterfronts.js';

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
} satisfies Record<string, Motif>;
