import type { Motif } from '../../scene/motif.js';
import { EUROPEAN_ARENA_MOTIFS } from '../european-quarters/catalog-arenas.js';
import { EUROPEAN_GATE_MOTIFS } from '../european-quarters/catalog-gates.js';
import { EUROPEAN_HARBOR_MOTIFS } from '../european-quarters/catalog-harbors.js';
import { EUROPEAN_QUARTER_MOTIFS } from '../european-scenes/catalog-quarters.js';
import { EUROPEAN_CITY_MOTIFS } from '../european-scenes/catalog-towns.js';
import { EUROPEAN_CASTLE_MOTIFS } from './catalog-castles.js';
import { EUROPEAN_CHURCH_MOTIFS } from './catalog-churches.js';
import { EUROPEAN_HALL_MOTIFS } from './catalog-halls.js';
import { EUROPEAN_INTERIOR_MOTIFS } from './catalog-interiors.js';
import { EUROPEAN_RIVER_MOTIFS } from './catalog-rivers.js';
import { EUROPEAN_SHORE_MOTIFS } from './catalog-shores.js';

/** Places of Europe below the most famous ones, by what their records say of them. */
export const EUROPEAN_PLACE_MOTIFS = {
  ...EUROPEAN_CHURCH_MOTIFS,
  ...EUROPEAN_HALL_MOTIFS,
  ...EUROPEAN_CASTLE_MOTIFS,
  ...EUROPEAN_SHORE_MOTIFS,
  ...EUROPEAN_GATE_MOTIFS,
  ...EUROPEAN_HARBOR_MOTIFS,
  ...EUROPEAN_QUARTER_MOTIFS,
  ...EUROPEAN_CITY_MOTIFS,
  ...EUROPEAN_ARENA_MOTIFS,
  ...EUROPEAN_RIVER_MOTIFS,
  ...EUROPEAN_INTERIOR_MOTIFS,
} satisfies Record<string, Motif>;
