import type { Motif } from '../../scene/motif.js';
import { EASTERN_CHURCH_MOTIFS } from './catalog-eastern-churches.js';
import { EASTERN_TOWN_MOTIFS } from './catalog-eastern-towns.js';
import { EUROPE_HALL_MOTIFS } from './catalog-halls.js';
import { EUROPE_MINSTER_MOTIFS } from './catalog-minsters.js';
import { EUROPE_MUSEUM_MOTIFS } from './catalog-museums.js';
import { NORTHERN_TOWN_MOTIFS } from './catalog-northern-towns.js';
import { EUROPE_PALACE_MOTIFS } from './catalog-palaces.js';
import { EUROPE_RESIDENCE_MOTIFS } from './catalog-residences.js';
import { SOUTHERN_TOWN_MOTIFS } from './catalog-southern-towns.js';
import { EUROPE_STRONGHOLD_MOTIFS } from './catalog-strongholds.js';
import { WESTERN_TOWN_MOTIFS } from './catalog-western-towns.js';

/** Towns and sights of Europe that would repeat the drawing of another one. */
export const EUROPE_MOTIFS = {
  ...EUROPE_HALL_MOTIFS,
  ...EUROPE_MUSEUM_MOTIFS,
  ...EUROPE_PALACE_MOTIFS,
  ...EUROPE_RESIDENCE_MOTIFS,
  ...EUROPE_STRONGHOLD_MOTIFS,
  ...EUROPE_MINSTER_MOTIFS,
  ...EASTERN_CHURCH_MOTIFS,
  ...EASTERN_TOWN_MOTIFS,
  ...NORTHERN_TOWN_MOTIFS,
  ...SOUTHERN_TOWN_MOTIFS,
  ...WESTERN_TOWN_MOTIFS,
} satisfies Record<string, Motif>;
