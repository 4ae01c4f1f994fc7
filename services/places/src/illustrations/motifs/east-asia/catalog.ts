import type { Motif } from '../../scene/motif.js';
import { GATE_MOTIFS } from './catalog-gates.js';
import { EAST_ASIAN_HALL_MOTIFS } from './catalog-halls.js';
import { JAPAN_MOTIFS } from './catalog-japan.js';
import { PAGODA_MOTIFS } from './catalog-pagodas.js';
import { EAST_ASIAN_SCENE_MOTIFS } from './catalog-scenes.js';

/** Portraits of sights of eastern Asia in their own form, material and setting. */
export const EASTERN_SIGHT_MOTIFS = {
  ...EAST_ASIAN_HALL_MOTIFS,
  ...GATE_MOTIFS,
  ...JAPAN_MOTIFS,
  ...PAGODA_MOTIFS,
  ...EAST_ASIAN_SCENE_MOTIFS,
} satisfies Record<string, Motif>;
