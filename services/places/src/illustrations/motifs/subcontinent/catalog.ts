import type { Motif } from '../../scene/motif.js';
import { portrayTimurid } from '../asian/timurid.js';
import { portrayChurch } from '../facades/churches.js';
import { portrayFort } from '../facades/forts.js';
import { portrayPalace } from '../facades/palaces.js';
import { drawBrickCity, drawManyDomes, drawPinkRiverPalace, drawStarDomes } from './bengal.js';
import { drawBoulderGate, drawElephantLanding, drawFloatingPalace, drawTankGate, drawThreeFaces } from './india.js';
import {
  drawCoralMosque,
  drawGoldRailTree,
  drawHillFigure,
  drawLakePlatforms,
  drawRelicWalls,
  drawRoundRelicHouse,
} from './isles.js';
import { drawCliffPeninsula, drawRingOfShrines, drawSpireRing, drawTerraceMound } from './rings.js';
import { drawLampSteps, drawMarigoldMarket, drawPyreSteps, drawRiverTombGarden } from './river-steps.js';
import { portraySikhara } from './sikharas.js';

const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true } as const;
const apart = { setting: 'ground', isApart: true } as const;

/** Sights of India, Pakistan, Bangladesh, Sri Lanka, the Maldives and Java. */
export const SUBCONTINENT_MOTIFS = {
  boulderGate: { draw: drawBoulderGate, ...scenery, evening: 'lamps' },
  tankGate: { draw: drawTankGate, ...scenery, evening: 'lamps' },
  threeFaces: { draw: drawThreeFaces, ...scenery, evening: 'night' },
  floatingPalace: { draw: drawFloatingPalace, reach: 396, setting: 'water' },
  elephantLanding: { draw: drawElephantLanding, reach: 396, setting: 'water' },
  lampSteps: { draw: drawLampSteps, ...scenery, evening: 'night' },
  pyreSteps: { draw: drawPyreSteps, ...scenery, evening: 'night' },
  riverTombGarden: { draw: drawRiverTombGarden, ...scenery, evening: 'lamps' },
  marigoldMarket: { draw: drawMarigoldMarket, ...scenery, evening: 'night' },
  roundRelicHouse: { draw: drawRoundRelicHouse, reach: 392, ...apart },
  relicWalls: { draw: drawRelicWalls, reach: 392, ...apart },
  lakePlatforms: { draw: drawLakePlatforms, ...scenery, evening: 'lamps' },
  goldRailTree: { draw: drawGoldRailTree, reach: 396, ...apart },
  hillFigure: { draw: drawHillFigure, ...scenery, evening: 'lamps' },
  coralMosque: { draw: drawCoralMosque, reach: 392, setting: 'ground' },
  pinkRiverPalace: { draw: drawPinkRiverPalace, reach: 394, setting: 'shore' },
  sixtyDomes: { draw: drawManyDomes, reach: 398, ...apart },
  starDomes: { draw: drawStarDomes, reach: 340, setting: 'square' },
  brickCity: { draw: drawBrickCity, ...scenery },
  cliffPeninsula: { draw: drawCliffPeninsula, ...scenery },
  spireRing: { draw: drawSpireRing, reach: 396, ...apart },
  shrineRing: { draw: drawRingOfShrines, reach: 396, ...apart },
  terraceMound: { draw: drawTerraceMound, reach: 398, ...apart },
  goldSpires: portraySikhara(
    {
      stone: '#d9a436',
      towers: [
        [-150, 62, 210],
        [150, 62, 190],
        [0, 84, 330],
      ],
      base: [[360, 70, '#c9a27c']],
      flags: true,
    },
    { setting: 'square', houses: 'terraces' },
  ),
  pinkSandstone: portraySikhara(
    {
      stone: '#d89a80',
      towers: [
        [-260, 46, 130],
        [260, 46, 130],
        [-130, 60, 170],
        [130, 60, 170],
        [0, 84, 210],
      ],
      base: [
        [390, 40, '#c98468'],
        [340, 60, '#e0ab92'],
      ],
      round: true,
    },
    { setting: 'shore', isApart: true },
  ),
  cornerShrines: portraySikhara(
    {
      stone: '#c9a878',
      towers: [
        [-310, 34, 120],
        [310, 34, 120],
        [-90, 54, 170],
        [40, 84, 280],
      ],
      base: [
        [380, 70, '#b8956a'],
        [220, 30, '#cdac80'],
      ],
    },
    apart,
  ),
  templeSteps: portraySikhara(
    {
      stone: '#e3d8c0',
      towers: [
        [-110, 60, 150],
        [70, 88, 330],
      ],
      base: [
        [260, 60, '#d3c6aa'],
        [200, 50, '#dfd3ba'],
      ],
      stair: 180,
    },
    { setting: 'square', houses: 'terraces' },
  ),
  tallVihara: portraySikhara(
    {
      stone: '#d8b48c',
      towers: [
        [-190, 36, 120],
        [190, 36, 120],
        [0, 80, 340],
      ],
      base: [[260, 96, '#cfa77c']],
    },
    apart,
  ),
  shivaRow: portraySikhara(
    {
      stone: '#efe6d2',
      towers: [
        [-255, 62, 220],
        [-85, 62, 220],
        [85, 62, 220],
        [255, 62, 220],
      ],
      base: [[350, 90, '#e3c9a0']],
    },
    apart,
  ),
  rampartRidge: portrayFort({
    stone: '#cfa676',
    roof: '#b58a5c',
    mound: ['crag', 150],
    walls: [330, 56],
    towers: [
      [-300, 66, 86, 'teeth', 10],
      [-150, 54, 76, 'teeth', 10],
      [40, 54, 76, 'teeth', 10],
      [190, 60, 120, 'dome', 30],
      [310, 66, 86, 'teeth', 10],
    ],
  }),
  chhatriGate: portrayFort(
    {
      stone: '#b8836a',
      roof: '#c9b094',
      walls: [376, 120],
      towers: [
        [-130, 110, 190, 'teeth', 11],
        [130, 110, 190, 'teeth', 11],
        [-60, 50, 236, 'dome', 34],
        [60, 50, 236, 'dome', 34],
      ],
    },
    apart,
  ),
  flutedGate: portrayFort(
    {
      stone: '#c08a6c',
      roof: '#e9e0cc',
      walls: [380, 130],
      towers: [
        [-110, 120, 170, 'dome', 46],
        [110, 120, 170, 'dome', 46],
        [-330, 80, 150, 'teeth', 10],
        [330, 80, 150, 'teeth', 10],
      ],
    },
    apart,
  ),
  tileShaftMosque: portrayTimurid(
    {
      brick: '#c4775a',
      dome: '#c9a27c',
      portal: [170, 190],
      domes: [
        [-160, 110, 56, 24],
        [160, 110, 56, 24],
      ],
      shafts: [
        [-300, 60, 290],
        [300, 60, 290],
      ],
      wings: [
        [-270, -86, 120, 4],
        [86, 270, 120, 4],
      ],
      trim: '#e0a83c',
    },
    { setting: 'square' },
  ),
  pariTomb: portrayPalace(
    {
      wall: '#dcb89c',
      roof: '#8a6a5c',
      body: [0, 260, 120, 'flat', 0],
      storeys: 1,
      bays: 7,
      arcade: true,
      trim: '#efdcc6',
      parts: [[0, 80, 140, 'dome', 130]],
      towers: [
        [-250, 44, 170, 'dome', 30],
        [250, 44, 170, 'dome', 30],
      ],
    },
    { setting: 'shore', isApart: true },
  ),
  goldCenterMosque: portrayTimurid(
    {
      brick: '#f4f3ec',
      dome: '#d9a83a',
      domes: [[0, 140, 110, 40]],
      shafts: [[-280, 44, 320]],
      plain: true,
      wings: [[-230, 300, 140, 9]],
      trim: '#d3c9b0',
    },
    { setting: 'quay', mayReflect: true },
  ),
  yellowBellChurch: portrayChurch(
    {
      stone: '#ecd79a',
      roof: '#a8684c',
      nave: [110, 150, 60],
      portals: 1,
      towers: [[0, 84, 270, 'pinnacles', 40]],
      flank: [110, 300, 130, 40],
    },
    { setting: 'park' },
  ),
  gableKerk: portrayChurch(
    {
      stone: '#f4f0e4',
      roof: '#a8573f',
      nave: [150, 150, 120],
      portals: 1,
      towers: [
        [-146, 26, 190, 'pinnacles', 34],
        [146, 26, 190, 'pinnacles', 34],
      ],
      flank: [150, 320, 130, 60],
    },
    { setting: 'square', trees: ['palm', 'roundTree'] },
  ),
  whiteBastion: portrayFort(
    {
      stone: '#f1ece0',
      roof: '#a8573f',
      walls: [350, 84],
      towers: [
        [-360, 70, 110, 'flat', 0],
        [360, 70, 110, 'flat', 0],
      ],
      halls: [
        [-200, 120, 110, 50],
        [200, 120, 110, 50],
        [0, 70, 150, 44],
      ],
    },
    { setting: 'ground', trees: ['palm', 'roundTree'] },
  ),
} satisfies Record<string, Motif>;
