import type { Motif } from '../../scene/motif.js';
import { drawCaveTrain, drawRockFrescoes, drawSnowRidge, drawWarmCave } from './caves.js';
import { drawFoamRocks, drawSurfMuseum, drawThreeArms, drawTidalHarbor, drawTwoTowerBeach } from './harbors.js';
import { drawCarvedGraves, drawWellCloister } from './yards.js';

const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true, isFixed: true } as const;

/** Harbors, caves and mountains. */
export const EUROPEAN_HARBOR_MOTIFS = {
  tidalHarbor: { draw: drawTidalHarbor, ...scenery, evening: 'night' },
  surfMuseum: { draw: drawSurfMuseum, ...scenery, evening: 'night' },
  foamRocks: { draw: drawFoamRocks, ...scenery, evening: 'night' },
  twoTowerBeach: { draw: drawTwoTowerBeach, ...scenery },
  threeArms: { draw: drawThreeArms, ...scenery },
  caveTrain: { draw: drawCaveTrain, ...scenery, evening: 'lamps' },
  warmCave: { draw: drawWarmCave, ...scenery, evening: 'lamps' },
  rockFrescoes: { draw: drawRockFrescoes, ...scenery, evening: 'lamps' },
  snowRidge: { draw: drawSnowRidge, ...scenery },
  carvedGraves: { draw: drawCarvedGraves, ...scenery },
  wellCloister: { draw: drawWellCloister, reach: 398, setting: 'park', isApart: true },
} satisfies Record<string, Motif>;
