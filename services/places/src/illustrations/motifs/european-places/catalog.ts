import type { Motif } from '../../scene/motif.js';
import { EUROPEAN_CASTLE_MOTIFS } from './catalog-castles.js';
import { EUROPEAN_CHURCH_MOTIFS } from './catalog-churches.js';
import { EUROPEAN_HALL_MOTIFS } from './catalog-halls.js';
import { EUROPEAN_SHORE_MOTIFS } from './catalog-shores.js';

/** Places of Europe below the most famous ones, by what their records say of them. */
export const EUROPEAN_PLACE_MOTIFS = {
  ...EUROPEAN_CHURCH_MOTIFS,
  ...EUROPEAN_HALL_MOTIFS,
  ...EUROPEAN_CASTLE_MOTIFS,
  ...EUROPEAN_SHORE_MOTIFS,
} satisfies Record<string, Motif>;
