import type { Motif } from '../../scene/motif.js';
import { COVE_MOTIFS } from '../coves/catalog.js';
import { EUROPEAN_PLACE_MOTIFS } from '../european-places/catalog.js';
import { EUROPE_DETAIL_MOTIFS } from '../european-sights/catalog-details.js';
import { EUROPE_FRONT_MOTIFS } from '../european-sights/catalog-fronts.js';
import { EUROPE_ROCK_MOTIFS } from '../european-sights/catalog-rocks.js';
import { EUROPE_VAULT_MOTIFS } from '../european-sights/catalog-vaults.js';
import { EUROPEAN_TOWN_MOTIFS } from '../european-towns/catalog.js';
import { RELIC_MOTIFS } from '../relics/catalog.js';
import { VENUE_MOTIFS } from '../venues/catalog.js';
import { EASTERN_CHURCH_MOTIFS } from './catalog-eastern-churches.js';
import { EUROPE_HALL_MOTIFS } from './catalog-halls.js';
import { EUROPE_MINSTER_MOTIFS } from './catalog-minsters.js';
import { EUROPE_MUSEUM_MOTIFS } from './catalog-museums.js';
import { EUROPE_PALACE_MOTIFS } from './catalog-palaces.js';
import { EUROPE_PLACE_MOTIFS } from './catalog-places.js';
import { EUROPE_RESIDENCE_MOTIFS } from './catalog-residences.js';
import { EUROPE_STRONGHOLD_MOTIFS } from './catalog-strongholds.js';

/** Towns and sights of Europe that would repeat the drawing of another one. */
export const EUROPE_MOTIFS = {
  ...EUROPE_VAULT_MOTIFS,
  ...EUROPE_FRONT_MOTIFS,
  ...EUROPE_DETAIL_MOTIFS,
  ...COVE_MOTIFS,
  ...VENUE_MOTIFS,
  ...RELIC_MOTIFS,
  ...EUROPE_ROCK_MOTIFS,
  ...EUROPE_PLACE_MOTIFS,
  ...EUROPE_HALL_MOTIFS,
  ...EUROPE_MUSEUM_MOTIFS,
  ...EUROPE_PALACE_MOTIFS,
  ...EUROPE_RESIDENCE_MOTIFS,
  ...EUROPE_STRONGHOLD_MOTIFS,
  ...EUROPE_MINSTER_MOTIFS,
  ...EASTERN_CHURCH_MOTIFS,
  ...EUROPEAN_TOWN_MOTIFS,
  ...EUROPEAN_PLACE_MOTIFS,
} satisfies Record<string, Motif>;
