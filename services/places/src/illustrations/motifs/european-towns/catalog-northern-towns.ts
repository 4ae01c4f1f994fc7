import type { Motif } from '../../scene/motif.js';
import { portrayTown } from './town-views.js';

/** Views of northern towns whose landmark has a picture of its own. */
export const NORTHERN_TOWN_MOTIFS = {
  copenhagenSpires: portrayTown({
    houses: ['#d98a5f', '#e3b96a', '#b5604a', '#8fa5a8', '#ecdcc0'],
    roof: '#a8563f',
    gables: true,
    walls: [60, 90],
    marks: [
      { stone: '#8f5f4a', roof: '#5f8a7c', towers: [[-240, 46, 190, 'cone', 170]] },
      { stone: '#b5a890', roof: '#5f8a7c', towers: [[30, 56, 200, 'cone', 120]], blocks: [[30, 150, 110, 34]] },
      { stone: '#a8604a', roof: '#5f8a7c', towers: [[270, 40, 210, 'cone', 70]] },
    ],
    front: 'water',
    boats: ['#c9483f', '#3f6fa5', '#f1eadb'],
  }),
  stockholmIsland: portrayTown({
    hills: [['#5f7a6a', 150, 0.5]],
    houses: ['#d9a45a', '#c97a4f', '#e3bb7a', '#b5604a', '#ecd3a0'],
    roof: '#6f5f58',
    walls: [84, 120],
    marks: [
      { stone: '#a8604a', roof: '#3f4a4f', towers: [[-250, 54, 150, 'cone', 190]], blocks: [[-200, 80, 90, 50]] },
      { stone: '#d9b98a', roof: '#4f8a78', towers: [[20, 50, 190, 'dome', 40]] },
      { stone: '#b5745a', roof: '#4f8a78', towers: [[190, 44, 170, 'cone', 210]] },
    ],
    front: 'water',
    boats: ['#f1eadb', '#f1eadb'],
    sails: true,
  }),
  osloHarbor: portrayTown({
    hills: [
      ['#4f6f62', 200, 0.45],
      ['#3f5f50', 130, 0.25],
    ],
    houses: ['#e3d3b8', '#c9a48a', '#d9cdb8', '#b5887a'],
    roof: '#7a6a64',
    rows: 1,
    walls: [40, 66],
    marks: [
      {
        stone: '#9c5f4a',
        roof: '#7a4a3c',
        y: 40,
        towers: [
          [-110, 96, 300, 'flat', 0],
          [110, 96, 270, 'flat', 0],
        ],
        blocks: [[0, 170, 150, 0]],
      },
    ],
    front: 'water',
    sails: true,
  }),
  helsinkiHarbor: portrayTown({
    houses: ['#ecd08f', '#f0e2bc', '#d9dcd6', '#ecc9a0'],
    roof: '#7f8f90',
    walls: [80, 110],
    marks: [
      {
        stone: '#f4f1ea',
        roof: '#5f9a82',
        domes: [
          [0, 150, 62, 70],
          [-110, 130, 26, 30],
          [110, 130, 26, 30],
        ],
        blocks: [[0, 140, 150, 0]],
      },
      { stone: '#a8543f', roof: '#cfa23c', towers: [[290, 46, 150, 'onion', 60]], blocks: [[290, 70, 90, 24]] },
    ],
    front: 'water',
    boats: ['#f1eadb', '#f1eadb', '#c9503f'],
  }),
  reykjavikRoofs: portrayTown({
    hills: [['#6f7f92', 210, 0.4]],
    houses: ['#f4f0e6', '#d9685a', '#5f8ab0', '#e3c45f', '#7fa58a'],
    roof: '#b5483f',
    gables: true,
    walls: [44, 62],
    marks: [
      {
        stone: '#c9c4ba',
        roof: '#a9a49a',
        y: 60,
        towers: [
          [-52, 22, 90, 'pinnacles', 20],
          [52, 22, 90, 'pinnacles', 20],
          [-30, 26, 140, 'pinnacles', 20],
          [30, 26, 140, 'pinnacles', 20],
          [0, 44, 200, 'cone', 60],
        ],
      },
    ],
    front: 'water',
    boats: ['#c9483f', '#3f6fa5', '#e3b03d'],
  }),
  rigaSpires: portrayTown({
    houses: ['#e3b96a', '#d98f6a', '#ecdcc0', '#a9b8b0', '#c9785a'],
    roof: '#a85a44',
    gables: true,
    marks: [
      { stone: '#a8604a', roof: '#4f7f74', towers: [[-260, 50, 150, 'cone', 90]] },
      { stone: '#b5745c', roof: '#4f7f74', towers: [[-70, 78, 190, 'onion', 120]], blocks: [[10, 130, 110, 50]] },
      {
        stone: '#b5745c',
        roof: '#5a8a80',
        towers: [
          [220, 66, 190, 'dome', 40],
          [220, 40, 270, 'cone', 190],
        ],
      },
    ],
    front: 'water',
    boats: ['#f1eadb', '#3f6fa5'],
  }),
  liffeyQuays: portrayTown({
    houses: ['#a8604a', '#c98a6a', '#d9c9a8', '#8f5a48', '#b5a48a'],
    roof: '#6f6a70',
    walls: [104, 140],
    rows: 1,
    marks: [
      { stone: '#c9c4b4', roof: '#5f8f7c', domes: [[-230, 160, 56, 60]] },
      { stone: '#a39a8c', roof: '#6f7a78', towers: [[210, 70, 250, 'pinnacles', 24]] },
    ],
    front: 'water',
    bridge: ['#e9e6dc', 1],
  }),
} satisfies Record<string, Motif>;
