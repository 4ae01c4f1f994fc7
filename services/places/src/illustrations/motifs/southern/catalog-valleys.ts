import type { Motif } from '../../scene/motif.js';
import { drawDeerPark } from './deer-park.js';
import { drawCrossPylonCity, drawLotusBudCity, drawLotusTowerLake, drawStationRiver } from './river-cities.js';
import { drawBuddhaValley, drawMekongTown, drawStairMonolith } from './valley-towns.js';

const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true, isFixed: true } as const;

/** Towns in valleys and a rock above a lake. */
export const VALLEY_MOTIFS = {
  stairMonolith: { draw: drawStairMonolith, ...scenery },
  mekongTown: { draw: drawMekongTown, ...scenery, evening: 'lamps' },
  buddhaValley: { draw: drawBuddhaValley, ...scenery, evening: 'lamps' },
  stationRiver: { draw: drawStationRiver, ...scenery, evening: 'lamps' },
  lotusBudCity: { draw: drawLotusBudCity, ...scenery, evening: 'lamps' },
  lotusTowerLake: { draw: drawLotusTowerLake, ...scenery, evening: 'lamps' },
  crossPylonCity: { draw: drawCrossPylonCity, ...scenery, evening: 'lamps' },
  deerPark: { draw: drawDeerPark, ...scenery },
} satisfies Record<string, Motif>;
