import type { Motif } from '../../scene/motif.js';
import { drawBuddhaValley, drawMekongTown, drawStairMonolith } from './valley-towns.js';

const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true, isFixed: true } as const;

/** Towns in valleys and a rock above a lake. */
export const VALLEY_MOTIFS = {
  stairMonolith: { draw: drawStairMonolith, ...scenery },
  mekongTown: { draw: drawMekongTown, ...scenery, evening: 'lamps' },
  buddhaValley: { draw: drawBuddhaValley, ...scenery, evening: 'lamps' },
} satisfies Record<string, Motif>;
