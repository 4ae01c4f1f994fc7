import type { Motif } from '../../scene/motif.js';
import {
  drawAtticMuseum,
  drawBandedNave,
  drawCanalPalazzo,
  drawCopperCaps,
  drawRocketGarden,
  drawTaleFacade,
  drawVeilMuseum,
} from './collections.js';

const ground = { setting: 'ground' } as const;

/** Museums that no other place looks like, and palaces that many museums are in. */
export const COLLECTION_MOTIFS = {
  copperCaps: { draw: drawCopperCaps, reach: 382, scale: 1.02, ...ground, mayReflect: true },
  bandedNave: { draw: drawBandedNave, reach: 382, ...ground },
  taleFacade: { draw: drawTaleFacade, reach: 350, scale: 1.06, ...ground },
  canalPalazzo: { draw: drawCanalPalazzo, reach: 400, setting: 'quay' },
  atticMuseum: { draw: drawAtticMuseum, reach: 340, scale: 1.08, ...ground, mayReflect: true },
  rocketGarden: { draw: drawRocketGarden, reach: 394, ...ground, isApart: true },
  veilMuseum: { draw: drawVeilMuseum, reach: 392, ...ground },
} satisfies Record<string, Motif>;
