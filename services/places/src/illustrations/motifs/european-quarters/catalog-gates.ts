import type { Motif } from '../../scene/motif.js';
import { drawBronzeGarden, drawBustLane, drawColonnadePool } from './gardens.js';
import {
  drawChapelGate,
  drawLionArch,
  drawLionMoatGate,
  drawMarbleCourt,
  drawRiverMosque,
  drawStreetArch,
} from './gates.js';
import { drawKitchenGarden, drawModelPark, drawRockTopGarden } from './parks.js';
import { drawBellArch, drawRaisedHand, drawWideArms } from './statues.js';

const square = { setting: 'square' } as const;
const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true, isFixed: true } as const;

/** Gates, arches, statues and gardens. */
export const EUROPEAN_GATE_MOTIFS = {
  chapelGate: { draw: drawChapelGate, reach: 398, ...square },
  lionMoatGate: { draw: drawLionMoatGate, reach: 394, setting: 'ground', isApart: true },
  lionArch: { draw: drawLionArch, reach: 276, scale: 1.06, ...square },
  streetArch: { draw: drawStreetArch, reach: 398, ...square },
  bellArch: { draw: drawBellArch, reach: 326, scale: 1.06, setting: 'park' },
  raisedHand: { draw: drawRaisedHand, reach: 396, ...square },
  wideArms: { draw: drawWideArms, reach: 398, setting: 'shore', isApart: true },
  riverMosque: { draw: drawRiverMosque, reach: 398, setting: 'quay' },
  marbleCourt: { draw: drawMarbleCourt, reach: 394, setting: 'ground', isApart: true },
  bronzeGarden: { draw: drawBronzeGarden, ...scenery },
  colonnadePool: { draw: drawColonnadePool, ...scenery },
  bustLane: { draw: drawBustLane, ...scenery },
  modelPark: { draw: drawModelPark, ...scenery },
  kitchenGarden: { draw: drawKitchenGarden, ...scenery },
  rockTopGarden: { draw: drawRockTopGarden, ...scenery },
} satisfies Record<string, Motif>;
