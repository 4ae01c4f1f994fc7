import type { Motif } from '../../scene/motif.js';
import { drawDesertColonnade, drawDianaTemple, drawOlympia, drawRomanForum, drawStorkBasilica } from './forums.js';
import { drawCanopusPool, drawDavidTribune, drawOvalPyramid, drawPalmHotel } from './singles.js';

const ruin = { reach: 400, setting: 'ground', isApart: true, isFixed: true } as const;
const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true, isFixed: true } as const;

/** Ruins of antiquity and single buildings that families of drawings would show alike. */
export const RELIC_MOTIFS = {
  romanForum: { draw: drawRomanForum, ...ruin },
  olympiaDrums: { draw: drawOlympia, ...ruin },
  dianaTemple: { draw: drawDianaTemple, reach: 310, setting: 'ground', isFixed: true },
  desertColonnade: { draw: drawDesertColonnade, ...ruin },
  storkBasilica: { draw: drawStorkBasilica, ...ruin },
  canopusPool: { draw: drawCanopusPool, ...scenery, evening: 'lamps' },
  davidTribune: { draw: drawDavidTribune, ...scenery, evening: 'night' },
  ovalPyramid: { draw: drawOvalPyramid, ...ruin },
  palmHotel: { draw: drawPalmHotel, reach: 400, setting: 'ground', isApart: true },
} satisfies Record<string, Motif>;
