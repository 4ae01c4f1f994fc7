import type { Motif } from '../../scene/motif.js';
import { drawAnatomyTheater, drawBronzeWatch } from './halls-of-wood.js';
import { drawColumnPool, drawPaintedSkulls, drawStarVaults, drawVeiledChapel } from './interiors.js';

const inside = {
  reach: 400,
  setting: 'scenery',
  hidesHorizon: true,
  hasFront: true,
  isFixed: true,
  evening: 'night',
} as const;

/** Chapels, baths and halls that are known for their insides. */
export const EUROPEAN_INTERIOR_MOTIFS = {
  veiledChapel: { draw: drawVeiledChapel, ...inside },
  paintedSkulls: { draw: drawPaintedSkulls, ...inside },
  ringPool: { draw: drawColumnPool, ...inside },
  starVaults: { draw: drawStarVaults, ...inside, evening: 'lamps' },
  anatomyTheater: { draw: drawAnatomyTheater, ...inside, evening: 'lamps' },
  bronzeWatch: { draw: drawBronzeWatch, ...inside },
} satisfies Record<string, Motif>;
