import type { Motif } from '../../scene/motif.js';
import { drawBlackGate, drawEggWall, drawMoundPortal, drawStaveChurch } from './odd-sights.js';
import { drawLogVilla, drawTatraStreet, drawTatraTown } from './tatra.js';
import { drawMarlSteps, drawMoonShore, drawSpitIslet } from './white-rocks.js';

const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true, isFixed: true } as const;

/** White shores, wooden houses and single buildings of Europe. */
export const EUROPE_ROCK_MOTIFS = {
  moonShore: { draw: drawMoonShore, ...scenery, evening: 'night' },
  marlSteps: { draw: drawMarlSteps, ...scenery, evening: 'night' },
  spitIslet: { draw: drawSpitIslet, ...scenery },
  eggWall: { draw: drawEggWall, reach: 380, setting: 'ground', isFixed: true },
  blackGate: { draw: drawBlackGate, reach: 340, setting: 'ground', isFixed: true },
  staveChurch: {
    draw: drawStaveChurch,
    reach: 290,
    scale: 0.94,
    setting: 'ground',
    isApart: true,
    horizon: 'peaks',
    trees: ['fir'],
  },
  moundPortal: { draw: drawMoundPortal, reach: 400, setting: 'ground', isApart: true, isFixed: true },
  tatraTown: { draw: drawTatraTown, ...scenery, evening: 'lamps' },
  tatraStreet: { draw: drawTatraStreet, ...scenery, evening: 'lamps' },
  logVilla: { draw: drawLogVilla, reach: 340, setting: 'ground', isApart: true, horizon: 'peaks', trees: ['fir'] },
} satisfies Record<string, Motif>;
