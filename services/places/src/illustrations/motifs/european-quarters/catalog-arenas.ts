import type { Motif } from '../../scene/motif.js';
import { drawBullring, drawSeaArena, drawStairArena, drawTowerArena } from './arenas.js';
import { drawGoldenConcert, drawPatchHouse } from './halls.js';
import { drawCheckedTerrace, drawRailingMansions, drawWellSquare } from './squares.js';
import { drawDigStation, drawSunkenDock, drawTileStation } from './stations.js';
import { drawChoraChurch, drawGatePool, drawMarketTemple, drawSixColumns } from './temples.js';

const square = { setting: 'square' } as const;
const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true, isFixed: true } as const;

/** Arenas, temples, squares and halls. */
export const EUROPEAN_ARENA_MOTIFS = {
  towerArena: { draw: drawTowerArena, reach: 360, ...square },
  seaArena: { draw: drawSeaArena, ...scenery, evening: 'lamps' },
  stairArena: { draw: drawStairArena, ...scenery },
  bullring: { draw: drawBullring, ...scenery, evening: 'lamps' },
  gatePool: { draw: drawGatePool, reach: 390, setting: 'shore', isApart: true, trees: ['roundTree', 'cypress'] },
  agoraTemple: { draw: drawMarketTemple, ...scenery },
  forumFront: { draw: drawSixColumns, reach: 396, ...square },
  choraChurch: { draw: drawChoraChurch, reach: 330, scale: 1.06, ...square },
  goldenConcert: { draw: drawGoldenConcert, ...scenery, evening: 'night' },
  digStation: { draw: drawDigStation, ...scenery, evening: 'lamps' },
  tileStation: { draw: drawTileStation, ...scenery, evening: 'lamps' },
  patchHouse: { draw: drawPatchHouse, reach: 340, scale: 1.1, ...square },
  sunkenDock: { draw: drawSunkenDock, ...scenery, evening: 'lamps' },
  wellSquare: { draw: drawWellSquare, ...scenery, evening: 'lamps' },
  checkedTerrace: { draw: drawCheckedTerrace, ...scenery, evening: 'lamps' },
  railingMansions: { draw: drawRailingMansions, reach: 398, ...square },
} satisfies Record<string, Motif>;
