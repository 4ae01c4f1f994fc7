import type { Motif } from '../../scene/motif.js';
import { CENTRAL_MOTIFS } from './catalog-central.js';
import { KHMER_MOTIFS } from './catalog-khmer.js';
import { NEPAL_MOTIFS } from './catalog-nepal.js';
import { SOUTHEAST_MOTIFS } from './catalog-southeast.js';

/** Portraits of sights of Asia and Oceania that families of drawings would show alike. */
export const ASIAN_MOTIFS = {
  ...CENTRAL_MOTIFS,
  ...KHMER_MOTIFS,
  ...NEPAL_MOTIFS,
  ...SOUTHEAST_MOTIFS,
} satisfies Record<string, Motif>;
