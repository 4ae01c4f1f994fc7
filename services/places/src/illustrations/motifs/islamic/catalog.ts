import type { Motif } from '../../scene/motif.js';
import { COURT_MOTIFS } from './catalog-courts.js';
import { MOSQUE_MOTIFS } from './catalog-mosques.js';

/** Mosques, courtyards and markets of North Africa and the Near East. */
export const ISLAMIC_MOTIFS = { ...COURT_MOTIFS, ...MOSQUE_MOTIFS } satisfies Record<string, Motif>;
