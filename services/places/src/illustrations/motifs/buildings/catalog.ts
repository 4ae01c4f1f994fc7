import type { Motif } from '../../scene/motif.js';
import { extend } from '../european-quarters/extend.js';
import { drawStreetBehind } from '../european-scenes/banks.js';
import {
  drawCliffRuin,
  drawGroundLines,
  drawLibraryFacade,
  drawOpenRotunda,
  drawPassageMound,
  drawRomanBath,
  drawStepTomb,
  drawSunPyramid,
} from './ancients.js';
import {
  drawArcadeBridge,
  drawCoveredBridge,
  drawGorgeBridge,
  drawHighArchBridge,
  drawStatueBridge,
} from './bridges.js';
import { drawBasaltChurch, drawCrossChurch, drawCrownChurch, drawMarbleSpires, drawWhiteDomes } from './churches.js';
import { drawHoneycombPalace, drawLanternGate, drawMeruTemple, drawNewarTemple, drawPrangTemple } from './eastern.js';
import { drawCrescentPlaza, drawDancingFountains, drawObeliskFountain } from './fountains.js';
import { drawDragonHouse, drawQuarryHouse } from './gaudi.js';
import { drawLakeVillage, drawThatchedHouses, drawTowerTown, drawTrulli } from './hamlets.js';
import {
  drawBrickTowerHall,
  drawHillDoors,
  drawRedTomb,
  drawRiverChateau,
  drawTurretTerrace,
  drawTurretWalls,
  drawTwoTowers,
} from './houses.js';
import {
  drawColumnSquare,
  drawGlassDomeHall,
  drawMemorialPools,
  drawMuralWall,
  drawStelaeField,
  drawWhiteHouse,
} from './memorials.js';
import {
  drawDancingHouse,
  drawEyeHall,
  drawFerrisWheel,
  drawMirrorBean,
  drawPleasurePier,
  drawSlopedOpera,
  drawSteelArch,
  drawWaveHall,
} from './modern.js';
import {
  drawFourMinarets,
  drawMudMosque,
  drawOttomanMosque,
  drawSixMinarets,
  drawTwinMinarets,
  drawWhiteMosque,
} from './mosques.js';
import { drawCrownTower, drawSailTower, drawWedgeTower } from './skyscrapers.js';
import {
  drawBurgherHouses,
  drawClothHall,
  drawCrenelHall,
  drawDogePalace,
  drawGothicHall,
  drawGuildHall,
  drawSpireSquare,
} from './squares.js';
import { drawFacadeRuin, drawRainbowSteps, drawSpanishSteps } from './stairs.js';
import { drawFlowerBoats, drawGlassArcade, drawRailViaduct, drawTimberHouses, drawWindingStreet } from './streets.js';
import {
  drawBlueHouses,
  drawBrightHouses,
  drawCaveTown,
  drawPastelCove,
  drawWalledHarbor,
  drawWhiteQuay,
} from './towns.js';
import { drawCanalLock, drawCistern, drawSeaSteps, drawSighsBridge } from './waterworks.js';

const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true } as const;
const bridge = { reach: 400, setting: 'water', isPanorama: true } as const;

/** Buildings, squares and towns that no drawing of a family shows rightly. */
export const BUILDING_MOTIFS = {
  highArchBridge: { draw: drawHighArchBridge, ...bridge },
  statueBridge: { draw: drawStatueBridge, ...bridge },
  arcadeBridge: { draw: drawArcadeBridge, ...bridge },
  coveredBridge: { draw: drawCoveredBridge, ...bridge },
  gorgeBridge: { draw: drawGorgeBridge, ...scenery, evening: 'lamps' },
  canalLock: { draw: drawCanalLock, ...scenery, evening: 'lamps' },
  seaSteps: { draw: drawSeaSteps, ...scenery, evening: 'sky' },
  sighsBridge: { draw: drawSighsBridge, ...scenery, evening: 'night' },
  cistern: { draw: drawCistern, ...scenery, evening: 'lamps' },
  burgherHouses: {
    draw: drawBurgherHouses,
    reach: 345,
    scale: 1.1,
    setting: 'ground',
    mayReflect: true,
    isStreet: true,
  },
  spireSquare: { draw: drawSpireSquare, reach: 345, setting: 'square' },
  clothHall: { draw: drawClothHall, reach: 376, setting: 'square' },
  guildHall: { draw: drawGuildHall, reach: 400, setting: 'square' },
  gothicHall: { draw: drawGothicHall, reach: 345, setting: 'ground' },
  crenelHall: { draw: drawCrenelHall, reach: 305, setting: 'square' },
  dogePalace: { draw: drawDogePalace, reach: 360, setting: 'ground', mayReflect: true },
  brightHouses: {
    draw: drawBrightHouses,
    reach: 400,
    scale: 1.1,
    setting: 'ground',
    mayReflect: true,
    isStreet: true,
  },
  pastelCove: { draw: drawPastelCove, ...scenery },
  caveTown: { draw: drawCaveTown, ...scenery, evening: 'night' },
  whiteQuay: { draw: drawWhiteQuay, ...bridge },
  lakeVillage: { draw: drawLakeVillage, ...scenery },
  walledHarbor: { draw: drawWalledHarbor, ...scenery },
  towerTown: { draw: drawTowerTown, reach: 375, setting: 'hill', isApart: true },
  trulli: { draw: drawTrulli, reach: 390, setting: 'ground' },
  thatchedHouses: { draw: drawThatchedHouses, reach: 390, setting: 'ground', isApart: true },
  sailTower: { draw: drawSailTower, reach: 350, setting: 'water' },
  crownTower: { draw: drawCrownTower, reach: 325, scale: 0.94, setting: 'ground' },
  wedgeTower: { draw: drawWedgeTower, reach: 370, setting: 'square' },
  steelArch: { draw: drawSteelArch, reach: 375, scale: 1.04, setting: 'ground', mayReflect: true, isApart: true },
  mirrorBean: { draw: drawMirrorBean, reach: 372, setting: 'square' },
  ferrisWheel: { draw: drawFerrisWheel, reach: 226, setting: 'ground', mayReflect: true },
  pleasurePier: { draw: drawPleasurePier, ...scenery, evening: 'lamps' },
  eyeHall: { draw: drawEyeHall, reach: 400, setting: 'shore' },
  waveHall: { draw: drawWaveHall, reach: 250, scale: 1.04, setting: 'quay' },
  slopedOpera: extend(
    { draw: drawSlopedOpera, reach: 394, setting: 'shore' },
    {
      before: drawStreetBehind(['#e3dccd', '#c9a890', '#d9cbb4'], '#6f6a70', [70, 120]),
    },
  ),
  dancingHouse: { draw: drawDancingHouse, reach: 316, setting: 'square' },
  columnSquare: { draw: drawColumnSquare, reach: 376, setting: 'square' },
  memorialPools: { draw: drawMemorialPools, ...scenery, evening: 'night' },
  stelaeField: { draw: drawStelaeField, ...scenery, evening: 'night' },
  muralWall: { draw: drawMuralWall, reach: 400, setting: 'square' },
  whiteHouse: { draw: drawWhiteHouse, reach: 400, setting: 'ground', isApart: true },
  glassDomeHall: { draw: drawGlassDomeHall, reach: 350, scale: 1.04, setting: 'ground' },
  marbleSpires: { draw: drawMarbleSpires, reach: 325, setting: 'square' },
  whiteDomes: { draw: drawWhiteDomes, reach: 400, setting: 'ground' },
  basaltChurch: { draw: drawBasaltChurch, reach: 240, scale: 1.06, setting: 'ground' },
  crownChurch: { draw: drawCrownChurch, reach: 352, setting: 'ground', isApart: true },
  facadeRuin: { draw: drawFacadeRuin, reach: 392, setting: 'square' },
  crossChurch: { draw: drawCrossChurch, ...scenery },
  spanishSteps: { draw: drawSpanishSteps, reach: 400, setting: 'square' },
  sixMinarets: { draw: drawSixMinarets, reach: 400, setting: 'park' },
  ottomanMosque: { draw: drawOttomanMosque, reach: 365, setting: 'ground', mayReflect: true },
  twinMinarets: { draw: drawTwinMinarets, reach: 280, scale: 1.04, setting: 'ground', mayReflect: true },
  whiteMosque: { draw: drawWhiteMosque, reach: 390, setting: 'shore' },
  mudMosque: { draw: drawMudMosque, reach: 392, setting: 'ground' },
  fourMinarets: { draw: drawFourMinarets, reach: 180, scale: 1.14, setting: 'square' },
  honeycombPalace: { draw: drawHoneycombPalace, reach: 300, scale: 1.08, setting: 'square' },
  prangTemple: { draw: drawPrangTemple, reach: 370, setting: 'shore' },
  newarTemple: { draw: drawNewarTemple, reach: 350, setting: 'square', houses: 'rows' },
  lanternGate: { draw: drawLanternGate, reach: 352, setting: 'square' },
  meruTemple: { draw: drawMeruTemple, reach: 320, scale: 1.1, setting: 'water' },
  rainbowSteps: { draw: drawRainbowSteps, ...scenery, evening: 'night' },
  sunPyramid: { draw: drawSunPyramid, reach: 400, setting: 'ground', isApart: true },
  stepTomb: { draw: drawStepTomb, reach: 395, setting: 'ground', isApart: true },
  libraryFacade: { draw: drawLibraryFacade, reach: 370, setting: 'ground', isApart: true },
  romanBath: { draw: drawRomanBath, ...scenery, evening: 'night' },
  groundLines: { draw: drawGroundLines, ...scenery, isFixed: true, evening: 'night' },
  passageMound: { draw: drawPassageMound, reach: 392, setting: 'ground', isApart: true },
  cliffRuin: { draw: drawCliffRuin, ...scenery },
  openRotunda: { draw: drawOpenRotunda, reach: 392, setting: 'shore' },
  timberHouses: {
    draw: drawTimberHouses,
    reach: 400,
    setting: 'ground',
    mayReflect: true,
    isStreet: true,
  },
  glassArcade: { draw: drawGlassArcade, ...scenery, evening: 'night' },
  obeliskFountain: { draw: drawObeliskFountain, reach: 396, setting: 'square' },
  crescentPlaza: { draw: drawCrescentPlaza, reach: 400, setting: 'square' },
  dancingFountains: { draw: drawDancingFountains, ...scenery, evening: 'lamps' },
  windingStreet: { draw: drawWindingStreet, ...scenery, evening: 'lamps' },
  flowerBoats: { draw: drawFlowerBoats, ...scenery },
  railViaduct: { draw: drawRailViaduct, reach: 400, setting: 'ground', isPanorama: true, isApart: true },
  quarryHouse: { draw: drawQuarryHouse, reach: 335, setting: 'square' },
  dragonHouse: { draw: drawDragonHouse, reach: 336, setting: 'square', isFixed: true },
  turretWalls: { draw: drawTurretWalls, reach: 384, setting: 'hill', isApart: true },
  riverChateau: { draw: drawRiverChateau, reach: 390, setting: 'water', isPanorama: true },
  redTomb: { draw: drawRedTomb, reach: 336, scale: 1.06, setting: 'ground', isApart: true },
  brickTowerHall: { draw: drawBrickTowerHall, reach: 336, setting: 'ground', mayReflect: true },
  twoTowers: { draw: drawTwoTowers, reach: 360, setting: 'square' },
  hillDoors: { draw: drawHillDoors, reach: 400, setting: 'ground', isApart: true },
  turretTerrace: { draw: drawTurretTerrace, reach: 400, setting: 'ground' },
  blueHouses: {
    draw: drawBlueHouses,
    reach: 400,
    scale: 1.1,
    setting: 'ground',
    isStreet: true,
  },
} satisfies Record<string, Motif>;
