import type { Motif } from '../../scene/motif.js';
import { drawLampStadium, drawMastStadium, drawRingStadium } from './arenas.js';
import { drawBoardwalkPark, drawLanternGarden, drawThatchPeaks } from './leisure.js';

const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true, isFixed: true } as const;

/** Stadiums and amusement parks that are known by their forms. */
export const VENUE_MOTIFS = {
  ringStadium: { draw: drawRingStadium, reach: 400, setting: 'ground', isApart: true, isFixed: true },
  mastStadium: { draw: drawMastStadium, reach: 395, setting: 'shore' },
  lampStadium: { draw: drawLampStadium, reach: 390, setting: 'ground', isApart: true },
  boardwalkPark: { draw: drawBoardwalkPark, ...scenery, evening: 'night' },
  lanternGarden: { draw: drawLanternGarden, ...scenery, evening: 'lamps' },
  thatchPeaks: { draw: drawThatchPeaks, reach: 390, setting: 'ground', isApart: true },
} satisfies Record<string, Motif>;
