import { MOTIF_NAMES, type MotifName } from '@placelore/guidebook/atlas/motifs.js';
import type { Motif } from '../scene/motif.js';
import {
  drawAmphitheater,
  drawAqueduct,
  drawArch,
  drawColumns,
  drawObelisk,
  drawPyramid,
  drawSteppedPyramid,
} from './antiquity.js';
import { drawRedBridge, drawStoneBridge, drawSuspensionBridge } from './bridges.js';
import { BUILDING_MOTIFS } from './buildings/catalog.js';
import { drawDomedChurch, drawGothicChurch, drawMonastery, drawOnionDomes } from './churches.js';
import { drawGabledStreet, drawSkyline } from './cities.js';
import { EDIFICE_MOTIFS } from './edifices/catalog.js';
import { drawFortress, drawGate, drawPalace } from './fortifications.js';
import { drawFountain } from './fountains.js';
import { drawGarden, drawGlasshouse } from './gardens.js';
import {
  drawGalleryMuseum,
  drawMarket,
  drawModernMuseum,
  drawMuseum,
  drawPorticoMuseum,
  drawStation,
  drawTheater,
} from './institutions.js';
import {
  drawAnyBeach,
  drawAnyCanyon,
  drawAnyIsland,
  drawAnyMountain,
  drawAnySeaCliffs,
  drawAnyWaterfall,
} from './isles/families.js';
import {
  drawColossi,
  drawColumnGate,
  drawMarbleTomb,
  drawRoundHall,
  drawStoneFaces,
  drawWarriors,
} from './landmarks/ancients.js';
import { drawCanal } from './landmarks/canals.js';
import { LANDMARK_MOTIFS } from './landmarks/catalog.js';
import { drawDesertRocks, drawDunes, drawTravertine } from './landmarks/deserts.js';
import { drawLakeIsland, drawWetland } from './landmarks/lakes.js';
import {
  drawBasculeBridge,
  drawClockTower,
  drawDeckTowers,
  drawNeedleTower,
  drawObservationTower,
  drawSails,
  drawSetbackTower,
} from './landmarks/modern.js';
import {
  drawLeaningTower,
  drawMoai,
  drawMonumentFigure,
  drawOpenArms,
  drawRiderStatue,
  drawSphinx,
  drawStoneCircle,
  drawTorchStatue,
} from './landmarks/monuments.js';
import { drawMonolith, drawSnowCone, drawTableMountain, drawWallRidge } from './landmarks/nature.js';
import {
  drawAcropolis,
  drawFountainFacade,
  drawGlassPyramid,
  drawGoldenPavilion,
  drawIslandAbbey,
  drawRockFacade,
} from './landmarks/palaces.js';
import { drawBasalt, drawRockPillars, drawSeaStacks } from './landmarks/rocks.js';
import {
  drawColonnade,
  drawGreatDome,
  drawLotusTowers,
  drawPylons,
  drawRotunda,
  drawSpindleTowers,
} from './landmarks/sacred.js';
import { drawFjord, drawGeyser, drawGlacier, drawKarstBay } from './landmarks/waters.js';
import { SCENE_MOTIFS } from './locales/scene-catalog.js';
import { drawWindmill } from './mills.js';
import { MUSEUM_MOTIFS } from './museums/catalog.js';
import { NATURE_MOTIFS } from './nature/catalog.js';
import { SINGLE_SIGHT_MOTIFS } from './places/catalog.js';
import { PORTRAIT_MOTIFS } from './portraits/catalog.js';
import { REGIONAL_MOTIFS } from './regional/catalog.js';
import {
  drawAzureDome,
  drawBrickMinaret,
  drawBrickTomb,
  drawMadrasa,
  drawTiledMinaret,
} from './regional/central-asian.js';
import { drawBambooGrove, drawKeep, drawNeonStreet, drawRuinedDome, drawStageHall } from './regional/japanese.js';
import { drawParishChurch, drawTempleHall } from './regional/sacred-halls.js';
import { drawRuins, drawTerraces } from './ruins.js';
import { drawSaltFlat } from './salt-flats.js';
import { SIGHT_MOTIFS } from './sights/catalog.js';
import { drawBuddha } from './statues.js';
import { drawTable } from './tables.js';

import { drawGoldenStupa, drawGopuram, drawMosque, drawPagoda, drawStupa, drawTorii } from './temples.js';
import { drawBellTower, drawCastle, drawLatticeTower, drawLighthouse, drawSkyscraper } from './towers.js';
import { placeMotifs } from './world-places/settings.js';

const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true } as const;

/** All motifs. A scenery fills the image, so nothing has to be kept clear of it. */
export const MOTIFS: Record<MotifName, Motif> = placeMotifs({
  ...BUILDING_MOTIFS,
  ...MUSEUM_MOTIFS,
  ...NATURE_MOTIFS,
  ...LANDMARK_MOTIFS,
  ...EDIFICE_MOTIFS,
  ...PORTRAIT_MOTIFS,
  ...SINGLE_SIGHT_MOTIFS,
  ...REGIONAL_MOTIFS,
  ...SIGHT_MOTIFS,
  ...SCENE_MOTIFS,
  tower: { draw: drawBellTower, reach: 224, scale: 1.12, setting: 'ground', mayReflect: true },
  latticeTower: {
    draw: drawLatticeTower,
    reach: 182,
    scale: 1.14,
    setting: 'ground',
    mayReflect: true,
    building: ['#8d6f5a', '#8d6f5a'],
  },
  skyscraper: {
    draw: drawSkyscraper,
    reach: 341,
    scale: 1.1,
    setting: 'ground',
    mayReflect: true,
    building: ['#a9bfcb', '#7d8f9f'],
  },
  castle: { draw: drawCastle, reach: 300, scale: 1.12, setting: 'hill' },
  fortress: { draw: drawFortress, reach: 356, scale: 1.08, setting: 'hill' },
  gate: { draw: drawGate, reach: 342, scale: 1.22, setting: 'ground' },
  palace: { draw: drawPalace, reach: 373, scale: 1.08, setting: 'ground' },
  columns: { draw: drawColumns, reach: 362, scale: 1.25, setting: 'ground' },
  pyramid: { draw: drawPyramid, reach: 383, scale: 1.16, setting: 'ground', isApart: true },
  steppedPyramid: { draw: drawSteppedPyramid, reach: 348, scale: 1.2, setting: 'ground', isApart: true },
  ruins: { draw: drawRuins, reach: 383, scale: 1.16, setting: 'ground', isApart: true },
  amphitheater: { draw: drawAmphitheater, reach: 383, scale: 1.16, setting: 'ground' },
  aqueduct: { draw: drawAqueduct, reach: 400, setting: 'ground', isApart: true },
  arch: { draw: drawArch, reach: 308, scale: 1.4, setting: 'ground' },
  obelisk: { draw: drawObelisk, reach: 224, scale: 1.12, setting: 'ground' },
  riderStatue: { draw: drawRiderStatue, reach: 293, scale: 1.22, setting: 'ground', mayReflect: true },
  statue: { draw: drawMonumentFigure, reach: 293, scale: 1.22, setting: 'ground', mayReflect: true },
  buddha: { draw: drawBuddha, reach: 293, setting: 'ground', mayReflect: true, scale: 1.22 },
  gothicChurch: { draw: drawGothicChurch, reach: 267, scale: 1.16, setting: 'ground', mayReflect: true },
  domedChurch: { draw: drawDomedChurch, reach: 348, scale: 1.2, setting: 'ground', mayReflect: true },
  onionDomes: { draw: drawOnionDomes, reach: 324, scale: 1.2, setting: 'ground', mayReflect: true, houses: 'stucco' },
  mosque: { draw: drawMosque, reach: 329, scale: 1.22, setting: 'ground', mayReflect: true },
  stupa: { draw: drawStupa, reach: 360, scale: 1.2, setting: 'ground', mayReflect: true, isApart: true },
  goldenStupa: { draw: drawGoldenStupa, reach: 360, scale: 1.2, setting: 'ground', mayReflect: true, isApart: true },
  pagoda: { draw: drawPagoda, reach: 248, scale: 1.24, setting: 'ground', mayReflect: true },
  gopuram: { draw: drawGopuram, reach: 394, scale: 1.16, setting: 'ground', isApart: true, houses: 'terraces' },
  torii: { draw: drawTorii, reach: 353, scale: 1.26, setting: 'water' },
  monastery: { draw: drawMonastery, reach: 367, scale: 1.08, setting: 'ground', isApart: true },
  porticoMuseum: { draw: drawPorticoMuseum, reach: 330, scale: 1.08, setting: 'ground' },
  modernMuseum: { draw: drawModernMuseum, reach: 310, scale: 1.08, setting: 'ground', mayReflect: true },
  galleryMuseum: { draw: drawGalleryMuseum, reach: 350, scale: 1.08, setting: 'ground' },
  museum: { draw: drawMuseum, reach: 370, scale: 1.12, setting: 'ground', mayReflect: true },
  theater: { draw: drawTheater, reach: 372, scale: 1.2, setting: 'ground', mayReflect: true },
  market: { draw: drawMarket, reach: 381, scale: 1.12, setting: 'ground' },
  gabledStreet: {
    draw: drawGabledStreet,
    reach: 400,
    scale: 1.14,
    setting: 'ground',
    mayReflect: true,
    isStreet: true,
  },
  skyline: { draw: drawSkyline, reach: 400, scale: 1.1, setting: 'shore', hidesHorizon: true, isPanorama: true },
  stoneBridge: { draw: drawStoneBridge, reach: 400, scale: 1.1, setting: 'water', isPanorama: true },
  suspensionBridge: { draw: drawSuspensionBridge, reach: 400, setting: 'water', isPanorama: true },
  lighthouse: { draw: drawLighthouse, reach: 276, scale: 1.06, setting: 'water', building: ['#f1eadb', '#c4553f'] },
  station: { draw: drawStation, reach: 374, scale: 1.1, setting: 'ground' },
  windmill: { draw: drawWindmill, reach: 300, scale: 1.04, setting: 'ground', mayReflect: true, isApart: true },
  fountain: { draw: drawFountain, reach: 320, scale: 1.02, setting: 'ground' },
  glasshouse: { draw: drawGlasshouse, reach: 400, scale: 1.1, setting: 'ground', isApart: true },
  garden: { draw: drawGarden, reach: 400, scale: 1.1, setting: 'ground', isApart: true },
  beach: { draw: drawAnyBeach, ...scenery },
  island: { draw: drawAnyIsland, ...scenery },
  mountain: { draw: drawAnyMountain, reach: 400, setting: 'scenery', hidesHorizon: true },
  waterfall: { draw: drawAnyWaterfall, reach: 360, setting: 'scenery', hidesHorizon: true },
  canyon: { draw: drawAnyCanyon, ...scenery, balloons: ['mediterranean'] },
  saltFlat: { draw: drawSaltFlat, ...scenery, evening: 'night' },
  glassPyramid: { draw: drawGlassPyramid, reach: 382, scale: 1.02, setting: 'ground' },
  openArms: { draw: drawOpenArms, reach: 400, setting: 'shore' },
  torchStatue: { draw: drawTorchStatue, reach: 330, scale: 1.02, setting: 'water' },
  sails: { draw: drawSails, reach: 370, scale: 1.05, setting: 'water' },
  lotusTowers: { draw: drawLotusTowers, reach: 388, scale: 1.03, setting: 'shore' },
  acropolis: { draw: drawAcropolis, reach: 400, setting: 'ground', isApart: true },
  spindleTowers: { draw: drawSpindleTowers, reach: 270, scale: 1.12, setting: 'ground' },
  redBridge: { draw: drawRedBridge, reach: 400, setting: 'water', isPanorama: true },
  greatDome: { draw: drawGreatDome, reach: 330, scale: 1.14, setting: 'ground' },
  sphinx: { draw: drawSphinx, reach: 400, scale: 1.04, setting: 'ground', isApart: true },
  clockTower: { draw: drawClockTower, reach: 340, setting: 'ground', mayReflect: true, isFixed: true },
  needleTower: { draw: drawNeedleTower, reach: 300, setting: 'ground', mayReflect: true },
  rockFacade: { draw: drawRockFacade, reach: 400, setting: 'ground', isApart: true, hidesHorizon: true },
  colonnade: { draw: drawColonnade, reach: 390, setting: 'ground' },
  snowCone: { draw: drawSnowCone, reach: 400, setting: 'scenery', hidesHorizon: true },
  fountainFacade: { draw: drawFountainFacade, reach: 352, scale: 1.1, setting: 'ground' },
  monolith: { draw: drawMonolith, reach: 400, setting: 'scenery', hidesHorizon: true },
  setbackTower: { draw: drawSetbackTower, reach: 330, setting: 'ground', mayReflect: true },
  wallRidge: { draw: drawWallRidge, ...scenery, evening: 'lamps' },
  rotunda: { draw: drawRotunda, reach: 240, scale: 1.3, setting: 'ground' },
  pylons: { draw: drawPylons, reach: 370, scale: 1.05, setting: 'ground', isApart: true },
  tableMountain: { draw: drawTableMountain, reach: 400, setting: 'scenery', hidesHorizon: true },
  basculeBridge: { draw: drawBasculeBridge, reach: 400, setting: 'water', isPanorama: true },
  leaningTower: { draw: drawLeaningTower, reach: 330, scale: 1.06, setting: 'ground', isApart: true, isFixed: true },
  islandAbbey: { draw: drawIslandAbbey, reach: 310, setting: 'water' },
  stoneCircle: { draw: drawStoneCircle, reach: 360, scale: 1.12, setting: 'ground', isApart: true },
  moai: { draw: drawMoai, ...scenery, isFixed: true, evening: 'lamps' },
  goldenPavilion: { draw: drawGoldenPavilion, reach: 270, scale: 1.1, setting: 'shore' },
  observationTower: { draw: drawObservationTower, reach: 280, setting: 'ground', mayReflect: true },
  deckTowers: { draw: drawDeckTowers, reach: 400, setting: 'shore' },
  terraces: { draw: drawTerraces, ...scenery },
  parishChurch: { draw: drawParishChurch, reach: 310, scale: 1.1, setting: 'ground', mayReflect: true },
  templeHall: { draw: drawTempleHall, reach: 352, scale: 1.08, setting: 'ground' },
  redTower: { draw: drawLatticeTower, reach: 182, scale: 1.14, setting: 'ground', building: ['#cf5a3e', '#e9dfcf'] },
  warriors: { draw: drawWarriors, ...scenery, evening: 'night' },
  colossi: { draw: drawColossi, reach: 400, scale: 1.02, setting: 'ground', isApart: true },
  stoneFaces: { draw: drawStoneFaces, reach: 400, scale: 1.1, setting: 'ground', isApart: true },
  columnGate: { draw: drawColumnGate, reach: 330, scale: 1.12, setting: 'ground' },
  roundHall: { draw: drawRoundHall, reach: 345, scale: 1.1, setting: 'ground', isApart: true },
  marbleTomb: { draw: drawMarbleTomb, reach: 388, setting: 'shore', houses: 'terraces' },
  fjord: { draw: drawFjord, ...scenery },
  glacier: { draw: drawGlacier, ...scenery },
  karstBay: { draw: drawKarstBay, ...scenery },
  geyser: { draw: drawGeyser, reach: 400, setting: 'scenery', hidesHorizon: true },
  canal: { draw: drawCanal, ...scenery, evening: 'lamps' },
  seaCliffs: { draw: drawAnySeaCliffs, ...scenery },
  table: { draw: drawTable, reach: 390, scale: 1.22, setting: 'scenery', hasFront: true, evening: 'night' },
  keep: { draw: drawKeep, reach: 340, setting: 'hill', mayReflect: true, isApart: true },
  stageHall: { draw: drawStageHall, reach: 390, setting: 'ground', isApart: true },
  ruinedDome: { draw: drawRuinedDome, reach: 380, setting: 'ground', mayReflect: true },
  bambooGrove: { draw: drawBambooGrove, ...scenery, evening: 'night' },
  neonStreet: { draw: drawNeonStreet, ...scenery, evening: 'night' },
  madrasa: {
    draw: drawMadrasa,
    reach: 350,
    scale: 1.12,
    setting: 'ground',
    isApart: true,
    trees: ['roundTree', 'poplar'],
  },
  azureDome: {
    draw: drawAzureDome,
    reach: 320,
    scale: 1.1,
    setting: 'ground',
    isApart: true,
    trees: ['roundTree', 'poplar'],
  },
  brickTomb: {
    draw: drawBrickTomb,
    reach: 200,
    scale: 1.2,
    setting: 'ground',
    isApart: true,
    trees: ['roundTree', 'poplar'],
  },
  brickMinaret: {
    draw: drawBrickMinaret,
    reach: 330,
    setting: 'ground',
    isApart: true,
    trees: ['roundTree', 'poplar'],
  },
  tiledMinaret: {
    draw: drawTiledMinaret,
    reach: 330,
    scale: 1.1,
    setting: 'ground',
    isApart: true,
    trees: ['roundTree', 'poplar'],
  },
  basalt: { draw: drawBasalt, ...scenery },
  seaStacks: { draw: drawSeaStacks, ...scenery },
  rockPillars: { draw: drawRockPillars, ...scenery },
  dunes: { draw: drawDunes, ...scenery },
  desertRocks: { draw: drawDesertRocks, ...scenery },
  travertine: { draw: drawTravertine, ...scenery },
  lakeIsland: { draw: drawLakeIsland, reach: 400, setting: 'scenery', hidesHorizon: true },
  wetland: { draw: drawWetland, ...scenery },
});

export { MOTIF_NAMES, type MotifName };
