import type { Motif } from '../../scene/motif.js';
import { drawBridgeBeach, drawGullHall, drawPagodaMast, drawSurfTemple } from './busan.js';
import { WORLD_SIGHT_FRONT_MOTIFS } from './catalog-fronts.js';
import { WORLD_SIGHT_HALL_MOTIFS } from './catalog-halls.js';
import { drawMirrorBowl, drawNicheCorridor, drawSpringHouse, drawWhiteFold } from './curves.js';
import { drawHandBridge, drawMarbleHills, drawMonkRocks } from './heights.js';
import { drawCanopyPavilions, drawLightVault, drawSignYard } from './nevada.js';

const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true, isFixed: true } as const;

/** Sights of Asia and America whose texts the drawing of a family would contradict. */
export const WORLD_SIGHT_MOTIFS = {
  ...WORLD_SIGHT_FRONT_MOTIFS,
  ...WORLD_SIGHT_HALL_MOTIFS,
  pagodaMast: { draw: drawPagodaMast, ...scenery },
  gullHall: { draw: drawGullHall, ...scenery, evening: 'lamps' },
  surfTemple: { draw: drawSurfTemple, ...scenery, evening: 'lamps' },
  bridgeBeach: { draw: drawBridgeBeach, ...scenery, evening: 'night' },
  handBridge: { draw: drawHandBridge, ...scenery, evening: 'lamps' },
  marbleHills: { draw: drawMarbleHills, ...scenery },
  monkRocks: { draw: drawMonkRocks, ...scenery },
  lightVault: { draw: drawLightVault, ...scenery, evening: 'night' },
  signYard: { draw: drawSignYard, ...scenery, evening: 'night' },
  canopyPavilions: { draw: drawCanopyPavilions, reach: 398, setting: 'square', houses: 'rows', front: 'bare' },
  whiteFold: { draw: drawWhiteFold, reach: 396, setting: 'ground', isApart: true },
  springHouse: { draw: drawSpringHouse, ...scenery, evening: 'night' },
  mirrorBowl: { draw: drawMirrorBowl, reach: 240, setting: 'park' },
  nicheCorridor: { draw: drawNicheCorridor, ...scenery, evening: 'night' },
} satisfies Record<string, Motif>;
