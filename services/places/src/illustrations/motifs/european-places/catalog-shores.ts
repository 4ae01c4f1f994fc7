import type { Motif } from '../../scene/motif.js';
import { drawCaveCliffTown, drawPalaceCliff, drawSlantStair } from './cliff-towns.js';
import { drawCastleRockBeach, drawIsletShallows, drawStairCove } from './coasts.js';
import { drawBayRock, drawChristHill, drawChurchRock, drawGorgeBeach, drawShellBay } from './shores.js';

const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true, isFixed: true } as const;
const night = { ...scenery, evening: 'night' } as const;

/** Beaches, bays and towns on cliffs, each by its own rocks. */
export const EUROPEAN_SHORE_MOTIFS = {
  shellBay: { draw: drawShellBay, ...night },
  christHill: { draw: drawChristHill, ...scenery, evening: 'lamps' },
  bayRock: { draw: drawBayRock, ...scenery, evening: 'lamps' },
  palaceCliff: { draw: drawPalaceCliff, ...night },
  churchRock: { draw: drawChurchRock, ...night },
  gorgeBeach: { draw: drawGorgeBeach, ...night },
  stairCove: { draw: drawStairCove, ...night },
  isletShallows: { draw: drawIsletShallows, ...night },
  castleRockBeach: { draw: drawCastleRockBeach, ...night },
  slantStair: { draw: drawSlantStair, ...night },
  caveCliffTown: { draw: drawCaveCliffTown, ...night },
} satisfies Record<string, Motif>;
