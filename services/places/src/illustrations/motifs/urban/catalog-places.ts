import type { Motif } from '../../scene/motif.js';
import { extend } from '../european-quarters/extend.js';
import { drawBank, drawHarborTowers } from '../european-scenes/banks.js';
import { drawIslandTemple, drawObeliskPylon, drawPapyrusHall, drawTombValley } from './antiquities.js';
import {
  drawBroadSteps,
  drawJungleSteps,
  drawOldArena,
  drawSnailTower,
  drawSteepPyramids,
  drawZiggurat,
} from './arenas.js';
import { drawBrickDock, drawCarrier, drawFrigate, drawGableWharf, drawLightSphere, drawShipHarbor } from './harbors.js';
import { drawArchLane, drawSmokeSquare, drawTreeBoulevard } from './lanes.js';
import { drawNeonCanal, drawScreenCanyon } from './squares.js';
import { drawCableCar, drawGothicStation, drawSpiralStair, drawTileHall, drawTrolleyWall } from './station-halls.js';
import {
  drawBandedStation,
  drawCathedralStation,
  drawClockGallery,
  drawLampGiants,
  drawYellowStation,
} from './stations.js';

const ground = { setting: 'ground' } as const;
const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true } as const;
const hall = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true, evening: 'night' } as const;

/** Stations, ruins, squares and ships that no other place looks like, and generic lanes, boulevards and arenas. */
export const PLACE_MOTIFS = {
  clockGallery: { draw: drawClockGallery, reach: 388, ...ground, mayReflect: true },
  bandedStation: { draw: drawBandedStation, reach: 396, ...ground },
  cathedralStation: { draw: drawCathedralStation, reach: 374, ...ground },
  tileHall: { draw: drawTileHall, ...scenery, evening: 'lamps' },
  trolleyWall: { draw: drawTrolleyWall, ...hall },
  yellowStation: { draw: drawYellowStation, reach: 396, ...ground, isFixed: true },
  gothicStation: { draw: drawGothicStation, reach: 398, ...ground, isFixed: true },
  lampGiants: { draw: drawLampGiants, reach: 358, scale: 1.06, ...ground, setting: 'square', isFixed: true },
  cableCar: { draw: drawCableCar, ...hall },
  papyrusHall: { draw: drawPapyrusHall, ...scenery, evening: 'lamps' },
  obeliskPylon: { draw: drawObeliskPylon, reach: 384, scale: 1.02, ...ground, isApart: true, isFixed: true },
  islandTemple: { draw: drawIslandTemple, reach: 398, setting: 'water' },
  tombValley: { draw: drawTombValley, ...scenery },
  jungleSteps: { draw: drawJungleSteps, reach: 398, ...ground, isApart: true },
  snailTower: { draw: drawSnailTower, reach: 352, scale: 1.08, ...ground, isApart: true },
  oldArena: { draw: drawOldArena, reach: 354, scale: 1.06, ...ground },
  ziggurat: { draw: drawZiggurat, reach: 344, scale: 1.1, ...ground, isApart: true },
  broadSteps: { draw: drawBroadSteps, reach: 394, ...ground, isApart: true },
  gableWharf: { draw: drawGableWharf, reach: 400, setting: 'water', isPanorama: true },
  spiralStair: { draw: drawSpiralStair, ...scenery, evening: 'lamps' },
  steepPyramids: { draw: drawSteepPyramids, reach: 394, ...ground, isApart: true },
  screenCanyon: { draw: drawScreenCanyon, ...hall },
  neonCanal: { draw: drawNeonCanal, ...hall },
  smokeSquare: { draw: drawSmokeSquare, reach: 400, ...ground, isApart: true },
  treeBoulevard: { draw: drawTreeBoulevard, ...scenery, evening: 'lamps' },
  archLane: { draw: drawArchLane, ...hall },
  shipHarbor: { draw: drawShipHarbor, reach: 400, setting: 'water', isPanorama: true },
  brickDock: extend(
    { draw: drawBrickDock, reach: 400, setting: 'water', isPanorama: true },
    {
      before: drawBank({
        colors: ['#b5705a', '#a8604a', '#c9a890'],
        roof: '#5f6068',
        walls: [60, 110],
        above: drawHarborTowers,
      }),
    },
  ),
  carrier: { draw: drawCarrier, reach: 400, setting: 'water' },
  frigate: { draw: drawFrigate, reach: 398, setting: 'water' },
  lightSphere: { draw: drawLightSphere, reach: 394, ...ground },
} satisfies Record<string, Motif>;
