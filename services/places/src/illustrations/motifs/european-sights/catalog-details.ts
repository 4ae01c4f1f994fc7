import type { Motif } from '../../scene/motif.js';
import { extend } from '../european-quarters/extend.js';
import { drawBallNeedle, drawBank, drawTwinGlass } from '../european-scenes/banks.js';
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
  tiltedFootbridge: extend(
    { draw: drawTiltedFootbridge, reach: 400, setting: 'water', isPanorama: true },
    {
      before: drawBank({
        colors: ['#e9dcc4', '#d9b090', '#c9c4b8'],
        roof: '#8a5f50',
        walls: [80, 120],
        above: drawTwinGlass,
      }),
    },
  ),
  trainBridge: extend(
    { draw: drawTrainBridge, reach: 400, setting: 'water', isPanorama: true },
    {
      before: drawBank({
        colors: ['#d9cbb4', '#c9a890', '#e3dac8'],
        roof: '#6f6a70',
        walls: [80, 110],
        above: drawBallNeedle,
      }),
    },
  ),
  starVault: { draw: drawStarVault, ...scenery, evening: 'night' },
  roundBelfry: { draw: drawRoundBelfry, reach: 310, setting: 'ground', scale: 1.1 },
  coveHarbor: { draw: drawCoveHarbor, ...lit },
  sunkenTown: { draw: drawSunkenTown, ...scenery },
} satisfies Record<string, Motif>;
