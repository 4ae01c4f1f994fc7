import type { Motif } from '../../scene/motif.js';
import {
  drawDhowOpera,
  drawPalmIsland,
  drawShrinePlaza,
  drawTowerFountain,
  drawWaterSlides,
  drawWindTowerLane,
} from './arabian.js';
import { ROOF_CITY_MOTIFS } from './catalog-cities.js';
import { SKYLINE_MOTIFS } from './catalog-skylines.js';
import {
  drawBayFromHill,
  drawCabinAtCliff,
  drawCliffCity,
  drawFlagSquare,
  drawFootOfRock,
  drawMountainAvenue,
} from './southern-cities.js';
import { drawCarvedDoorLane } from './swahili.js';

const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true } as const;

/** Cities from above, and sights in a setting of their own. */
export const OUTLOOK_MOTIFS = {
  ...ROOF_CITY_MOTIFS,
  ...SKYLINE_MOTIFS,
  palmIsland: { draw: drawPalmIsland, ...scenery },
  towerFountain: { draw: drawTowerFountain, ...scenery, evening: 'lamps' },
  windTowerLane: { draw: drawWindTowerLane, ...scenery, evening: 'night' },
  dhowOpera: { draw: drawDhowOpera, reach: 398, setting: 'ground' },
  waterSlides: { draw: drawWaterSlides, ...scenery },
  shrinePlaza: { draw: drawShrinePlaza, ...scenery, evening: 'lamps' },
  cliffCity: { draw: drawCliffCity, ...scenery, evening: 'lamps' },
  bayFromHill: { draw: drawBayFromHill, ...scenery, evening: 'lamps' },
  footOfRock: { draw: drawFootOfRock, ...scenery },
  cabinAtCliff: { draw: drawCabinAtCliff, ...scenery },
  mountainAvenue: { draw: drawMountainAvenue, ...scenery },
  flagSquare: { draw: drawFlagSquare, reach: 398, setting: 'square', isFixed: true },
  carvedDoorLane: { draw: drawCarvedDoorLane, ...scenery, evening: 'night' },
} satisfies Record<string, Motif>;
