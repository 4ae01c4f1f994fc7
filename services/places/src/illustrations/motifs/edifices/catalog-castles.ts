import type { Motif } from '../../scene/motif.js';
import {
  drawArchCastle,
  drawBayIsland,
  drawChimneyPalace,
  drawCopperHotel,
  drawDomedHillPalace,
  drawHillCathedral,
  drawTidalCastle,
} from './citadels.js';
import { drawAngelDrum, drawCragTowers, drawForestTowers, drawLochCastle, drawRidgeFort } from './strongholds.js';
import { drawParkGlobe, drawRidePark, drawThemeCastle, drawVolcanoHarbor } from './theme-parks.js';

const ground = { setting: 'ground' } as const;

/** Castles, citadels and parks that no other place looks like. */
export const CASTLE_MOTIFS = {
  themeCastle: { draw: drawThemeCastle, reach: 332, scale: 1.02, ...ground, mayReflect: true },
  parkGlobe: { draw: drawParkGlobe, reach: 398, ...ground },
  volcanoHarbor: { draw: drawVolcanoHarbor, reach: 366, setting: 'water', mayReflect: true },
  ridePark: { draw: drawRidePark, reach: 398, ...ground },
  angelDrum: { draw: drawAngelDrum, reach: 332, scale: 1.06, setting: 'water' },
  lochCastle: { draw: drawLochCastle, reach: 398, setting: 'water', isFixed: true },
  cragTowers: { draw: drawCragTowers, reach: 342, ...ground, isApart: true },
  ridgeFort: { draw: drawRidgeFort, reach: 398, ...ground, isApart: true },
  forestTowers: { draw: drawForestTowers, reach: 398, ...ground, isApart: true },
  hillCathedral: { draw: drawHillCathedral, reach: 398, ...ground, mayReflect: true },
  archCastle: { draw: drawArchCastle, reach: 338, scale: 1.08, ...ground },
  chimneyPalace: { draw: drawChimneyPalace, reach: 392, ...ground, mayReflect: true, isApart: true },
  copperHotel: { draw: drawCopperHotel, reach: 398, setting: 'shore' },
  domedHillPalace: { draw: drawDomedHillPalace, reach: 398, setting: 'shore' },
  bayIsland: { draw: drawBayIsland, reach: 398, setting: 'water' },
  tidalCastle: { draw: drawTidalCastle, reach: 398, setting: 'water', isFixed: true },
} satisfies Record<string, Motif>;
