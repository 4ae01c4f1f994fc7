import type { Motif } from '../../scene/motif.js';
import { EASTERN_TOWN_MOTIFS } from './catalog-eastern-towns.js';
import { GERMAN_TOWN_MOTIFS } from './catalog-german-towns.js';
import { EUROPE_HARBOR_MOTIFS } from './catalog-harbors.js';
import { IBERIAN_TOWN_MOTIFS } from './catalog-iberian-towns.js';
import { ITALIAN_TOWN_MOTIFS } from './catalog-italian-towns.js';
import { NORTHERN_TOWN_MOTIFS } from './catalog-northern-towns.js';
import { SOUTHERN_TOWN_MOTIFS } from './catalog-southern-towns.js';
import { WESTERN_TOWN_MOTIFS } from './catalog-western-towns.js';

/** Views of towns in Europe. */
export const EUROPEAN_TOWN_MOTIFS = {
  ...EASTERN_TOWN_MOTIFS,
  ...GERMAN_TOWN_MOTIFS,
  ...IBERIAN_TOWN_MOTIFS,
  ...ITALIAN_TOWN_MOTIFS,
  ...NORTHERN_TOWN_MOTIFS,
  ...SOUTHERN_TOWN_MOTIFS,
  ...WESTERN_TOWN_MOTIFS,
  ...EUROPE_HARBOR_MOTIFS,
} satisfies Record<string, Motif>;
