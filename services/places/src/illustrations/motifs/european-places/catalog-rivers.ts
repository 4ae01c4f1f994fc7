import type { Motif } from '../../scene/motif.js';
import { drawAdigeBend, drawCanopyTown, drawMosqueBridge } from './bridges-cities.js';
import { drawCathedralBridge, drawRiverHouses, drawRiverPoint, drawSlateBend, drawThreeBridges } from './rivers.js';

const scenery = {
  reach: 400,
  setting: 'scenery',
  hidesHorizon: true,
  hasFront: true,
  isFixed: true,
  evening: 'lamps',
} as const;

/** Rivers with what stands on their banks. */
export const EUROPEAN_RIVER_MOTIFS = {
  slateBend: { draw: drawSlateBend, ...scenery, evening: 'sky' },
  riverPoint: { draw: drawRiverPoint, ...scenery },
  cathedralBridge: { draw: drawCathedralBridge, ...scenery },
  threeBridges: { draw: drawThreeBridges, ...scenery },
  riverHouses: { draw: drawRiverHouses, ...scenery },
  canopyTown: { draw: drawCanopyTown, reach: 400, setting: 'water', isPanorama: true, hidesHorizon: true },
  mosqueBridge: { draw: drawMosqueBridge, ...scenery },
  adigeBend: { draw: drawAdigeBend, ...scenery },
} satisfies Record<string, Motif>;
