import type { Motif } from '../../scene/motif.js';
import { drawLakeKiosk, drawLakePromenade, drawLoggiaHeadland, drawTerraceVilla, drawVineWalk } from './lake-villas.js';
import {
  drawRooflightMuseum,
  drawRoundBelfry,
  drawTileHouse,
  drawTiltedFootbridge,
  drawTrainBridge,
} from './town-details.js';
import { drawCoveHarbor, drawGlassSignMarket, drawStarVault, drawSunkenTown } from './town-interiors.js';

const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true, isFixed: true } as const;
const lit = { ...scenery, evening: 'lamps' } as const;

/** Villas on lakes, bridges, interiors and single houses of Europe. */
export const EUROPE_DETAIL_MOTIFS = {
  loggiaHeadland: { draw: drawLoggiaHeadland, ...lit },
  terraceVilla: { draw: drawTerraceVilla, ...lit },
  lakePromenade: { draw: drawLakePromenade, ...lit },
  vineWalk: { draw: drawVineWalk, ...lit },
  lakeKiosk: { draw: drawLakeKiosk, ...lit },
  glassSignMarket: { draw: drawGlassSignMarket, ...scenery, evening: 'night' },
  rooflightMuseum: { draw: drawRooflightMuseum, reach: 372, setting: 'ground', isApart: true },
  tileHouse: { draw: drawTileHouse, reach: 310, setting: 'ground', scale: 1.1 },
  tiltedFootbridge: { draw: drawTiltedFootbridge, reach: 400, setting: 'water', isPanorama: true },
  trainBridge: { draw: drawTrainBridge, reach: 400, setting: 'water', isPanorama: true },
  starVault: { draw: drawStarVault, ...scenery, evening: 'night' },
  roundBelfry: { draw: drawRoundBelfry, reach: 310, setting: 'ground', scale: 1.1 },
  coveHarbor: { draw: drawCoveHarbor, ...lit },
  sunkenTown: { draw: drawSunkenTown, ...scenery },
} satisfies Record<string, Motif>;
