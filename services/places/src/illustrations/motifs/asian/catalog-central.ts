import type { Motif } from '../../scene/motif.js';
import { portrayPalace } from '../facades/palaces.js';
import { portrayTimurid } from './timurid.js';
import {
  drawBulgingWalls,
  drawFourCaps,
  drawMudTown,
  drawMulberryPool,
  drawPeacePyramid,
  drawStoneArc,
  drawTiledPorch,
  drawTombStair,
} from './timurid-scenes.js';

const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true } as const;
const steppe = { setting: 'ground', isApart: true, horizon: 'plain', trees: ['roundTree', 'poplar'] } as const;
const BRICK = '#d9b98a';
const AZURE = '#3f9fb4';

/** Mosques, schools, tombs and forts of Central Asia. */
export const CENTRAL_MOTIFS = {
  tombStair: { draw: drawTombStair, ...scenery, evening: 'lamps' },
  mulberryPool: { draw: drawMulberryPool, ...scenery, evening: 'lamps' },
  mudTown: { draw: drawMudTown, reach: 398, ...steppe },
  bulgingWalls: { draw: drawBulgingWalls, reach: 398, ...steppe },
  tiledPorch: { draw: drawTiledPorch, reach: 398, ...steppe },
  fourCaps: { draw: drawFourCaps, reach: 230, ...steppe },
  stoneArc: { draw: drawStoneArc, ...scenery, evening: 'lamps' },
  peacePyramid: { draw: drawPeacePyramid, reach: 320, ...steppe },
  twinShaftSquare: portrayTimurid({
    brick: BRICK,
    dome: AZURE,
    portal: [150, 200],
    domes: [
      [-120, 100, 62, 54],
      [120, 100, 62, 54],
    ],
    shafts: [
      [-300, 34, 400],
      [300, 34, 400],
    ],
    wings: [
      [-256, -80, 108, 5],
      [80, 256, 108, 5],
    ],
  }),
  schoolOnRise: portrayTimurid(
    {
      brick: '#dcc08c',
      dome: '#c9a878',
      portal: [220, 280],
      shafts: [
        [-330, 52, 190],
        [330, 52, 190],
      ],
      wings: [
        [-306, -110, 150, 5],
        [110, 306, 150, 5],
      ],
      trim: '#2f6d9a',
      rise: 46,
    },
    { setting: 'hill' },
  ),
  twinDomeSchool: portrayTimurid({
    brick: BRICK,
    dome: '#37a7b4',
    portal: [180, 226],
    domes: [
      [-190, 150, 82, 84],
      [190, 150, 82, 84],
    ],
    wings: [
      [-330, -90, 160, 5],
      [90, 330, 160, 5],
    ],
  }),
  colossalPortal: portrayTimurid({
    brick: BRICK,
    dome: '#3a9bb0',
    portal: [250, 320],
    domes: [[0, 250, 104, 80]],
    shafts: [
      [-158, 52, 330],
      [158, 52, 330],
    ],
    wings: [
      [-390, -184, 74, 5],
      [184, 390, 74, 5],
    ],
  }),
  slimShaft: portrayTimurid({
    brick: '#cfa672',
    dome: AZURE,
    domes: [[150, 90, 70, 40]],
    shafts: [[-40, 74, 440]],
    wings: [[10, 300, 100, 5]],
  }),
  plainCube: portrayTimurid({
    brick: '#cda777',
    dome: '#a99a86',
    portal: [120, 150],
    domes: [[0, 196, 130, 26]],
    wings: [[-160, 160, 200, 3]],
    trim: '#b58d60',
  }),
  steppeShrine: portrayTimurid(
    {
      brick: '#cfa878',
      dome: '#3f9f98',
      portal: [270, 330],
      domes: [
        [-10, 300, 98, 60],
        [210, 130, 50, 74],
      ],
      shafts: [
        [-176, 74, 290],
        [176, 74, 290],
      ],
      wings: [
        [-300, -200, 150, 2],
        [200, 300, 150, 2],
      ],
      trim: '#2f6d9a',
    },
    { horizon: 'plain' },
  ),
  ribTomb: portrayTimurid(
    {
      brick: '#d2ac7c',
      dome: '#37a0b8',
      portal: [120, 166],
      domes: [[0, 150, 100, 80]],
      wings: [[-130, 130, 150, 3]],
      trim: '#2f6d9a',
    },
    { horizon: 'plain' },
  ),
  whiteGrandMosque: portrayTimurid(
    {
      brick: '#f4f1e8',
      dome: '#eef2f2',
      portal: [190, 210],
      domes: [
        [0, 150, 150, 70, true],
        [-210, 130, 44, 34, true],
        [210, 130, 44, 34, true],
      ],
      shafts: [
        [-360, 34, 390],
        [360, 34, 390],
        [-280, 28, 330],
        [280, 28, 330],
      ],
      plain: true,
      wings: [
        [-340, -90, 140, 7],
        [90, 340, 140, 7],
      ],
      trim: '#9fb8c4',
    },
    steppe,
  ),
  goldCapMosque: portrayTimurid(
    {
      brick: '#f6f3ea',
      dome: '#d9a83a',
      portal: [120, 150],
      domes: [
        [0, 130, 96, 70, true],
        [-120, 110, 40, 30, true],
        [120, 110, 40, 30, true],
      ],
      shafts: [
        [-230, 30, 320],
        [230, 30, 320],
        [-180, 24, 280],
        [180, 24, 280],
      ],
      plain: true,
      wings: [
        [-210, -60, 120, 4],
        [60, 210, 120, 4],
      ],
      trim: '#d9b85a',
    },
    steppe,
  ),
  blueDomePalace: portrayPalace(
    {
      wall: '#f3f3ee',
      roof: '#3f83b8',
      body: [0, 330, 170, 'flat', 0],
      storeys: 3,
      bays: 15,
      parts: [[0, 120, 190, 'dome', 190]],
      columns: [110, 6, 150],
      trim: '#ffffff',
    },
    steppe,
  ),
} satisfies Record<string, Motif>;
