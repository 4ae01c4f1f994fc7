import type { Motif } from '../../scene/motif.js';
import {
  drawBlockMuseum,
  drawBoxMuseum,
  drawCityMuseum,
  drawConcreteMuseum,
  drawDarkCube,
  drawGlassPavilion,
  drawLiftMuseum,
  drawRaisedMuseum,
  drawTurnedGlass,
} from './boxes.js';
import {
  drawBeehive,
  drawCrystalHall,
  drawDiskLibrary,
  drawFlagHill,
  drawFluidHall,
  drawGeometryHall,
  drawRoundPavilion,
  drawTwinSlabs,
} from './civic.js';
import { drawLatticeDome, drawRingMuseum, drawSpiralMuseum, drawSpireDome } from './domes.js';
import {
  drawAquarium,
  drawArcadeCourt,
  drawIndustrialMuseum,
  drawSiloMuseum,
  drawTiledMuseum,
  drawUmbrellaCourt,
  drawVillaMuseum,
} from './halls.js';
import {
  drawBronzeCrown,
  drawDiskMuseum,
  drawShipMuseum,
  drawStackedMuseum,
  drawTitaniumMuseum,
  drawTriangleMuseum,
} from './signatures.js';

const ground = { setting: 'ground' } as const;

/** Museums and public buildings of our time, each with the form that people know it by. */
export const MUSEUM_MOTIFS = {
  glassPavilion: { draw: drawGlassPavilion, reach: 370, ...ground, mayReflect: true },
  boxMuseum: { draw: drawBoxMuseum, reach: 320, scale: 1.06, ...ground, mayReflect: true },
  darkCube: { draw: drawDarkCube, reach: 275, scale: 1.12, ...ground },
  blockMuseum: { draw: drawBlockMuseum, reach: 368, ...ground },
  concreteMuseum: { draw: drawConcreteMuseum, reach: 380, ...ground, mayReflect: true },
  raisedMuseum: { draw: drawRaisedMuseum, reach: 376, ...ground },
  cityMuseum: { draw: drawCityMuseum, reach: 384, ...ground },
  turnedGlass: { draw: drawTurnedGlass, reach: 384, ...ground },
  liftMuseum: { draw: drawLiftMuseum, reach: 340, scale: 1.04, ...ground, setting: 'square' },
  spiralMuseum: { draw: drawSpiralMuseum, reach: 388, ...ground },
  titaniumMuseum: { draw: drawTitaniumMuseum, reach: 392, setting: 'quay' },
  ringMuseum: { draw: drawRingMuseum, reach: 388, ...ground },
  latticeDome: { draw: drawLatticeDome, reach: 396, setting: 'shore' },
  diskMuseum: { draw: drawDiskMuseum, reach: 400, ...ground, isApart: true },
  stackedMuseum: { draw: drawStackedMuseum, reach: 400, setting: 'shore' },
  bronzeCrown: { draw: drawBronzeCrown, reach: 352, ...ground, isApart: true },
  shipMuseum: { draw: drawShipMuseum, reach: 364, setting: 'shore' },
  triangleMuseum: { draw: drawTriangleMuseum, reach: 394, ...ground, isApart: true },
  spireDome: { draw: drawSpireDome, reach: 200, ...ground },
  industrialMuseum: { draw: drawIndustrialMuseum, reach: 336, ...ground, mayReflect: true },
  siloMuseum: { draw: drawSiloMuseum, reach: 270, scale: 1.06, ...ground, mayReflect: true },
  villaMuseum: { draw: drawVillaMuseum, reach: 310, scale: 1.08, ...ground, isApart: true },
  arcadeCourt: { draw: drawArcadeCourt, reach: 376, ...ground },
  tiledMuseum: { draw: drawTiledMuseum, reach: 375, ...ground },
  umbrellaCourt: { draw: drawUmbrellaCourt, reach: 396, ...ground },
  aquarium: {
    draw: drawAquarium,
    reach: 400,
    setting: 'scenery',
    hidesHorizon: true,
    hasFront: true,
    evening: 'night',
  },
  roundPavilion: { draw: drawRoundPavilion, reach: 356, ...ground, isApart: true },
  crystalHall: { draw: drawCrystalHall, reach: 392, setting: 'quay' },
  fluidHall: { draw: drawFluidHall, reach: 400, ...ground },
  diskLibrary: { draw: drawDiskLibrary, reach: 386, ...ground },
  twinSlabs: { draw: drawTwinSlabs, reach: 396, ...ground, isApart: true },
  flagHill: { draw: drawFlagHill, reach: 400, ...ground, isApart: true },
  geometryHall: { draw: drawGeometryHall, reach: 400, setting: 'shore' },
  beehive: { draw: drawBeehive, reach: 390, ...ground },
} satisfies Record<string, Motif>;
