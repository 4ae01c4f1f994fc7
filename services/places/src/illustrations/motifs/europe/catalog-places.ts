import type { Motif } from '../../scene/motif.js';
import { extend } from '../european-quarters/extend.js';
import { drawBank, drawStreetBehind, drawWindowSlope } from '../european-scenes/banks.js';
import { drawAnnexHouse, drawColorStream, drawIronArches, drawMillQuay, drawPondVilla } from './dutch-places.js';
import {
  drawCalderaBay,
  drawDeerHarbor,
  drawGiantColumns,
  drawOracleTerraces,
  drawRockConvent,
} from './greek-places.js';
import {
  drawChestnutAvenue,
  drawLightChurch,
  drawModelRailway,
  drawRedCottages,
  drawSeaTemple,
  drawSummitObservatory,
} from './northern-places.js';
import {
  drawCarpetRoll,
  drawMirrorPyramid,
  drawStoneApse,
  drawSubmarine,
  drawTimberChurch,
} from './small-buildings.js';
import {
  drawBoneChapel,
  drawBrookArch,
  drawCasemateCliff,
  drawLongBridge,
  drawRooflessNave,
  drawWindowHill,
} from './small-places.js';
import { drawArcadeSquare, drawCandleTower, drawFigureColumn, drawRedSquare } from './squares.js';

const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true, isFixed: true } as const;
const lit = { ...scenery, evening: 'lamps' } as const;

/** Squares, ruins and shores of Europe in a setting of their own. */
export const EUROPE_PLACE_MOTIFS = {
  campanileSquare: { draw: drawArcadeSquare, ...scenery, evening: 'night' },
  redSquare: { draw: drawRedSquare, ...lit },
  candleTower: { draw: drawCandleTower, reach: 280, setting: 'park' },
  figureColumn: { draw: drawFigureColumn, reach: 396, setting: 'square' },
  calderaBay: { draw: drawCalderaBay, ...scenery },
  oracleTerraces: { draw: drawOracleTerraces, ...scenery },
  giantColumns: { draw: drawGiantColumns, reach: 396, setting: 'park' },
  pillarConvent: { draw: (input) => drawRockConvent(input, 'pillar'), ...scenery },
  cliffConvent: { draw: (input) => drawRockConvent(input, 'cliff'), ...scenery },
  deerHarbor: { draw: drawDeerHarbor, ...scenery },
  annexHouse: { draw: drawAnnexHouse, ...lit },
  millQuay: { draw: drawMillQuay, ...lit },
  ironArches: { draw: drawIronArches, ...scenery, evening: 'night' },
  colorStream: { draw: drawColorStream, ...lit },
  pondVilla: extend(
    { draw: drawPondVilla, reach: 340, setting: 'shore' },
    { before: drawStreetBehind(['#b5705a', '#d9c0a0', '#c98f6a'], '#6f6a70') },
  ),
  redCottages: { draw: drawRedCottages, ...lit },
  summitObservatory: { draw: drawSummitObservatory, ...scenery, evening: 'night' },
  chestnutAvenue: { draw: drawChestnutAvenue, ...scenery },
  modelRailway: { draw: drawModelRailway, ...scenery, evening: 'night' },
  seaTemple: { draw: drawSeaTemple, ...scenery },
  lightChurch: { draw: drawLightChurch, reach: 320, setting: 'shore', isApart: true },
  carpetRoll: { draw: drawCarpetRoll, reach: 396, setting: 'quay' },
  mirrorPyramid: { draw: drawMirrorPyramid, reach: 360, setting: 'ground' },
  whiteTimberChurch: {
    draw: (input) => drawTimberChurch(input, '#f6f4ee', '#4f565e', true),
    reach: 230,
    setting: 'ground',
    scale: 1.1,
  },
  yellowPrayerHouse: {
    draw: (input) => drawTimberChurch(input, '#e3bf6a', '#5f7a6a', false),
    reach: 230,
    setting: 'ground',
    scale: 1.2,
  },
  casemateCliff: { draw: drawCasemateCliff, ...scenery },
  windowHill: { draw: drawWindowHill, ...lit },
  sevenArches: extend(
    { draw: (input) => drawLongBridge(input, '#d9ceb4', 7), reach: 400, setting: 'water', isPanorama: true },
    {
      before: drawBank({ colors: ['#f4efe4', '#ecdcc4'], roof: '#b5674a', above: drawWindowSlope }),
    },
  ),
  brookArch: { draw: drawBrookArch, ...scenery },
  boneChapel: { draw: drawBoneChapel, ...scenery, evening: 'night' },
  stoneApse: { draw: drawStoneApse, reach: 330, setting: 'ground' },
  shoreSubmarine: { draw: drawSubmarine, reach: 398, setting: 'shore', isApart: true },
  rooflessNave: { draw: drawRooflessNave, reach: 388, setting: 'ground' },
} satisfies Record<string, Motif>;
