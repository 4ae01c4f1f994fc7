import type { Motif } from '../../scene/motif.js';
import { AMERICAN_CHURCH_MOTIFS } from './catalog-churches.js';
import { WESTERN_FORT_MOTIFS } from './catalog-forts.js';
import { AMERICAN_PALACE_MOTIFS } from './catalog-palaces.js';

/** Churches, palaces and forts of the Americas, Africa and Arabia by their fronts. */
export const AMERICAN_MOTIFS = {
  ...AMERICAN_CHURCH_MOTIFS,
  ...AMERICAN_PALACE_MOTIFS,
  ...WESTERN_FORT_MOTIFS,
} satisfies Record<string, Motif>;
