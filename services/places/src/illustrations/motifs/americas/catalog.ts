import type { Motif } from '../../scene/motif.js';
import { AMERICAN_CHURCH_MOTIFS } from './catalog-churches.js';
import { WESTERN_FORT_MOTIFS } from './catalog-forts.js';
import { HOUSE_MOTIFS } from './catalog-houses.js';
import { MISSION_MOTIFS } from './catalog-missions.js';
import { AMERICAN_PALACE_MOTIFS } from './catalog-palaces.js';
import { SEAT_MOTIFS } from './catalog-seats.js';

/** Churches, palaces and forts of the Americas, Africa and Arabia by their fronts. */
export const AMERICAN_MOTIFS = {
  ...AMERICAN_CHURCH_MOTIFS,
  ...AMERICAN_PALACE_MOTIFS,
  ...HOUSE_MOTIFS,
  ...MISSION_MOTIFS,
  ...SEAT_MOTIFS,
  ...WESTERN_FORT_MOTIFS,
} satisfies Record<string, Motif>;
