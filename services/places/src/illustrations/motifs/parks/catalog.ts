import type { Motif } from '../../scene/motif.js';
import { drawToyBoats } from './basins.js';
import { drawBoatingLake, drawFormalGarden, drawPalmGarden, drawStairGarden } from './gardens.js';
import { drawPicnicLawn, drawRoseGarden, drawTowerLake } from './lawns.js';
import { drawZooPark } from './zoos.js';

const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true } as const;

/** Parks and gardens. */
export const PARK_MOTIFS = {
  formalGarden: { draw: drawFormalGarden, ...scenery },
  toyBoats: { draw: drawToyBoats, ...scenery },
  boatingLake: { draw: drawBoatingLake, ...scenery },
  zooPark: { draw: drawZooPark, ...scenery },
  palmGarden: { draw: drawPalmGarden, ...scenery },
  stairGarden: { draw: drawStairGarden, ...scenery },
  roseGarden: { draw: drawRoseGarden, ...scenery },
  picnicLawn: { draw: drawPicnicLawn, ...scenery },
  towerLake: { draw: drawTowerLake, ...scenery, isFixed: true },
} satisfies Record<string, Motif>;
