import type { Motif } from '../../scene/motif.js';
import { CITY_FRONT_MOTIFS } from './catalog-fronts.js';
import { drawPinkBazaar, drawVolcanoCrossing } from './crossings.js';
import { drawCurvedBay, drawHillTram, drawStallWarehouses, drawYachtBasin } from './harbors.js';
import { drawLotusSkyline, drawRiverFork, drawShophouseRiver } from './quays.js';
import { drawHutong, drawTubeHouses } from './streets.js';
import { drawSmallRiverTown, drawTramRiver, drawTwoHalls } from './waters.js';

const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true } as const;

/** Streets, rivers and bays of cities whose best known sights have pictures of their own. */
export const ASIAN_CITY_MOTIFS = {
  ...CITY_FRONT_MOTIFS,
  shophouseRiver: { draw: drawShophouseRiver, ...scenery, evening: 'night' },
  riverFork: { draw: drawRiverFork, ...scenery, evening: 'lamps' },
  lotusSkyline: { draw: drawLotusSkyline, ...scenery, evening: 'lamps' },
  hutong: { draw: drawHutong, ...scenery, evening: 'lamps' },
  tubeHouses: { draw: drawTubeHouses, ...scenery, evening: 'night' },
  pinkBazaar: { draw: drawPinkBazaar, ...scenery, evening: 'lamps' },
  volcanoCrossing: { draw: drawVolcanoCrossing, ...scenery, evening: 'lamps' },
  curvedBay: { draw: drawCurvedBay, ...scenery, evening: 'lamps' },
  smallRiverTown: { draw: drawSmallRiverTown, ...scenery, evening: 'lamps' },
  tramRiver: { draw: drawTramRiver, ...scenery, evening: 'lamps' },
  twoHalls: { draw: drawTwoHalls, reach: 396, setting: 'ground', isApart: true },
  yachtBasin: { draw: drawYachtBasin, ...scenery, evening: 'lamps' },
  hillTram: { draw: drawHillTram, ...scenery, evening: 'lamps' },
  stallWarehouses: { draw: drawStallWarehouses, reach: 396, setting: 'square' },
} satisfies Record<string, Motif>;
