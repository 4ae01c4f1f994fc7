import type { Motif } from '../../scene/motif.js';
import { drawBoatHouses, drawBoulderCove, drawFortHarbor, drawWatchCape } from '../shores/inlets.js';
import { drawBarnHills, drawHillTown, drawStoneDale, drawVineRows } from './fields.js';
import { drawForestRiver, drawJungleBridge, drawRedApes } from './jungles.js';
import { drawPaddyPlain, drawTeaHills } from './tropics.js';

const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true } as const;

/** Farmland, jungles and inlets. */
export const FARMLAND_MOTIFS = {
  watchCape: { draw: drawWatchCape, ...scenery },
  boatHouses: { draw: drawBoatHouses, ...scenery },
  boulderCove: { draw: drawBoulderCove, ...scenery },
  fortHarbor: { draw: drawFortHarbor, ...scenery },
  barnHills: { draw: drawBarnHills, ...scenery },
  hillTown: { draw: drawHillTown, ...scenery },
  paddyPlain: { draw: drawPaddyPlain, ...scenery },
  stoneDale: { draw: drawStoneDale, ...scenery },
  teaHills: { draw: drawTeaHills, ...scenery },
  vineRows: { draw: drawVineRows, ...scenery },
  jungleBridge: { draw: drawJungleBridge, ...scenery },
  forestRiver: { draw: drawForestRiver, ...scenery },
  redApes: { draw: drawRedApes, ...scenery },
} satisfies Record<string, Motif>;
