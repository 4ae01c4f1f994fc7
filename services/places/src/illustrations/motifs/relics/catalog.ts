import type { Motif } from '../../scene/motif.js';
import { drawBlueTownKasbah, drawPelourinho, drawTangoCorner } from './corners.js';
import { drawAvenueCathedral, drawGoldDomeTrail, drawScrollShrine } from './domes.js';
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
  blueTownKasbah: { draw: drawBlueTownKasbah, ...scenery, evening: 'lamps' },
  tangoCorner: { draw: drawTangoCorner, ...scenery, scale: 1.36 },
  pelourinhoSlope: { draw: drawPelourinho, ...scenery, evening: 'night' },
  avenueCathedral: { draw: drawAvenueCathedral, reach: 400, setting: 'ground' },
  scrollShrine: { draw: drawScrollShrine, reach: 390, setting: 'ground', isApart: true },
  goldDomeTrail: { draw: drawGoldDomeTrail, ...scenery, evening: 'lamps' },
} satisfies Record<string, Motif>;
