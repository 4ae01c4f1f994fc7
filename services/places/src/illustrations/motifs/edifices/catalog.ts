import type { Motif } from '../../scene/motif.js';
import { PLACE_MOTIFS } from '../urban/catalog-places.js';
import { TOWN_MOTIFS } from '../urban/catalog-towns.js';
import { CASTLE_MOTIFS } from './catalog-castles.js';
import { HOUSE_MOTIFS } from './catalog-houses.js';
import { MORE_MOTIFS } from './catalog-more.js';
import { COLLECTION_MOTIFS } from './catalog-museums.js';

/** Castles, palaces, stations, streets and ships. */
export const EDIFICE_MOTIFS = {
  ...CASTLE_MOTIFS,
  ...COLLECTION_MOTIFS,
  ...HOUSE_MOTIFS,
  ...MORE_MOTIFS,
  ...PLACE_MOTIFS,
  ...TOWN_MOTIFS,
} satisfies Record<string, Motif>;
