import type { Motif } from '../../scene/motif.js';
import { WORLD_FRONT_MOTIFS } from '../world-fronts/catalog.js';
import { WORLD_PARK_MOTIFS } from '../world-parks/catalog.js';
import { WORLD_RUIN_MOTIFS } from '../world-ruins/catalog.js';
import { WORLD_LANE_MOTIFS } from '../world-scenes/catalog-lanes.js';
import { WORLD_MARKET_MOTIFS } from '../world-scenes/catalog-markets.js';
import { WORLD_MONUMENT_MOTIFS } from '../world-scenes/catalog-monuments.js';
import { WORLD_SHORE_MOTIFS } from '../world-shores/catalog.js';
import { WORLD_SIGHT_MOTIFS } from '../world-sights/catalog.js';
import { WORLD_TOWN_MOTIFS } from '../world-towns/catalog.js';
import { WORLD_FORT_MOTIFS } from './catalog-forts.js';
import { WORLD_MAST_MOTIFS } from './catalog-masts.js';

/** Places of Asia, Africa, the Americas and Oceania that the drawing of another place would contradict. */
export const WORLD_MOTIFS = {
  ...WORLD_SHORE_MOTIFS,
  ...WORLD_LANE_MOTIFS,
  ...WORLD_MARKET_MOTIFS,
  ...WORLD_MONUMENT_MOTIFS,
  ...WORLD_TOWN_MOTIFS,
  ...WORLD_PARK_MOTIFS,
  ...WORLD_RUIN_MOTIFS,
  ...WORLD_FORT_MOTIFS,
  ...WORLD_MAST_MOTIFS,
  ...WORLD_FRONT_MOTIFS,
  ...WORLD_SIGHT_MOTIFS,
} satisfies Record<string, Motif>;
