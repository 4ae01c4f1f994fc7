import type { Motif } from '../../scene/motif.js';
import { drawFerrisWheel } from '../buildings/modern.js';
import { drawStoneKeep } from '../edifices/keeps.js';
import { drawPaintedKeep } from '../regional/japanese.js';
import { SCENE_MOTIFS } from '../sceneries/catalog.js';
import { LANE_MOTIFS } from '../sceneries/catalog-lanes.js';
import { SINGLE_MOTIFS } from '../sceneries/catalog-more.js';
import { drawBuddha } from '../statues.js';
import { CHURCH_MOTIFS } from './catalog-churches.js';
import { FORT_MOTIFS } from './catalog-forts.js';
import { HILL_FORT_MOTIFS } from './catalog-hill-forts.js';
import { MINSTER_MOTIFS } from './catalog-minsters.js';
import { PALACE_MOTIFS } from './catalog-palaces.js';
import { RESIDENCE_MOTIFS } from './catalog-residences.js';
import { RIVER_CASTLES_MOTIFS } from './catalog-river-castles.js';
import { SANCTUARY_MOTIFS } from './catalog-sanctuaries.js';
import { SEAT_MOTIFS } from './catalog-seats.js';
import { STRONGHOLD_MOTIFS } from './catalog-strongholds.js';
import { TOWN_HALLS_MOTIFS } from './catalog-town-halls.js';

/** Portraits of buildings by the form of their fronts, and of other sights in their own setting. */
export const FACADE_MOTIFS = {
  ...CHURCH_MOTIFS,
  ...MINSTER_MOTIFS,
  ...SEAT_MOTIFS,
  ...HILL_FORT_MOTIFS,
  ...FORT_MOTIFS,
  ...PALACE_MOTIFS,
  ...RESIDENCE_MOTIFS,
  ...TOWN_HALLS_MOTIFS,
  ...SANCTUARY_MOTIFS,
  ...STRONGHOLD_MOTIFS,
  ...RIVER_CASTLES_MOTIFS,
  ...SCENE_MOTIFS,
  ...LANE_MOTIFS,
  ...SINGLE_MOTIFS,
  londonEye: { draw: drawFerrisWheel, reach: 300, setting: 'quay' },
  matsumotoCastle: {
    draw: (input) => drawPaintedKeep(input, '#3f424c', '#5c6670'),
    reach: 340,
    setting: 'shore',
  },
  osakaCastle: { draw: (input) => drawPaintedKeep(input, '#f3eee2', '#5f9a86'), reach: 340, setting: 'shore' },
  urquhartCastle: { draw: drawStoneKeep, reach: 312, scale: 1.08, setting: 'shore' },
  kamakuraBuddha: { draw: drawBuddha, reach: 293, setting: 'ground', scale: 1.22, isApart: true },
} satisfies Record<string, Motif>;
