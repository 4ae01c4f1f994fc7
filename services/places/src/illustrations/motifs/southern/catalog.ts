import type { Motif } from '../../scene/motif.js';
import { SOUTHERN_FRONT_MOTIFS } from './catalog-fronts.js';
import { SOUTHERN_PORTRAIT_MOTIFS } from './catalog-portraits.js';
import { SOUTHERN_TOMB_MOTIFS } from './catalog-tombs.js';
import { VALLEY_MOTIFS } from './catalog-valleys.js';

/** Portraits of sights of Asia, Africa and Peru that families of drawings would show in the wrong form or setting. */
export const SOUTHERN_MOTIFS = {
  ...SOUTHERN_FRONT_MOTIFS,
  ...SOUTHERN_PORTRAIT_MOTIFS,
  ...SOUTHERN_TOMB_MOTIFS,
  ...VALLEY_MOTIFS,
} satisfies Record<string, Motif>;
