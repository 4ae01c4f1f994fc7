import type { Motif } from '../../scene/motif.js';
import { drawDomedPalace, drawPalmCapitol } from './domed-palaces.js';
import {
  drawArchedMuseum,
  drawLaceCube,
  drawLongGallery,
  drawPinkMuseum,
  drawStackedHomes,
  drawTiltedCubes,
} from './galleries.js';
import {
  drawColorShells,
  drawLatticeCanopy,
  drawPipeMuseum,
  drawProwMuseum,
  drawSteelSails,
  drawSwirlTower,
  drawTwinCurves,
} from './modern-galleries.js';
import { drawGiltGate, drawGoldCascade, drawGuardPalace, drawSteamBath, drawVinePalace } from './residences.js';
import {
  drawChariotTheater,
  drawGildedOpera,
  drawGlassDrum,
  drawJungleOpera,
  drawTiledDomes,
  drawTwinCasino,
} from './stages.js';

const ground = { setting: 'ground' } as const;

/** Palaces, theaters and museums that no other place looks like, and domed ones that many do. */
export const HOUSE_MOTIFS = {
  tiledDomes: { draw: drawTiledDomes, reach: 328, scale: 1.1, ...ground },
  gildedOpera: { draw: drawGildedOpera, reach: 338, scale: 1.08, ...ground },
  chariotTheater: { draw: drawChariotTheater, reach: 310, scale: 1.14, ...ground },
  glassDrum: { draw: drawGlassDrum, reach: 278, scale: 1.2, ...ground },
  jungleOpera: { draw: drawJungleOpera, reach: 332, scale: 1.1, ...ground },
  twinCasino: { draw: drawTwinCasino, reach: 338, scale: 1.08, ...ground },
  guardPalace: { draw: drawGuardPalace, reach: 392, ...ground },
  giltGate: { draw: drawGiltGate, reach: 398, ...ground },
  goldCascade: { draw: drawGoldCascade, reach: 398, ...ground, isApart: true },
  steamBath: { draw: drawSteamBath, reach: 398, ...ground },
  vinePalace: { draw: drawVinePalace, reach: 352, scale: 1.06, ...ground, isApart: true },
  domedPalace: { draw: drawDomedPalace, reach: 348, scale: 1.04, ...ground, houses: 'stucco' },
  palmCapitol: { draw: drawPalmCapitol, reach: 358, scale: 1.02, ...ground },
  pipeMuseum: { draw: drawPipeMuseum, reach: 352, scale: 1.08, ...ground },
  pinkMuseum: { draw: drawPinkMuseum, reach: 358, scale: 1.06, ...ground },
  longGallery: { draw: drawLongGallery, reach: 394, ...ground },
  archedMuseum: { draw: drawArchedMuseum, reach: 388, ...ground },
  prowMuseum: { draw: drawProwMuseum, reach: 392, setting: 'quay' },
  steelSails: { draw: drawSteelSails, reach: 392, ...ground },
  latticeCanopy: { draw: drawLatticeCanopy, reach: 398, ...ground },
  tiltedCubes: { draw: drawTiltedCubes, reach: 396, ...ground },
  stackedHomes: { draw: drawStackedHomes, reach: 376, scale: 1.04, ...ground, mayReflect: true },
  laceCube: { draw: drawLaceCube, reach: 396, setting: 'quay' },
  swirlTower: { draw: drawSwirlTower, reach: 302, scale: 1.04, ...ground, mayReflect: true },
  twinCurves: { draw: drawTwinCurves, reach: 368, scale: 1.02, ...ground },
  colorShells: { draw: drawColorShells, reach: 398, ...ground },
} satisfies Record<string, Motif>;
