import type { Motif } from '../../scene/motif.js';
import { portrayTown } from './town-views.js';

/** Views of western towns whose landmark has a picture of its own. */
export const WESTERN_TOWN_MOTIFS = {
  brugesCanal: portrayTown({
    houses: ['#b5644c', '#c98a62', '#ecdcc0', '#a8563f', '#d9a878'],
    roof: '#8a5448',
    gables: true,
    walls: [70, 110],
    rows: 1,
    marks: [
      {
        stone: '#b5906a',
        roof: '#8a6a52',
        towers: [
          [60, 110, 170, 'pinnacles', 30],
          [60, 84, 290, 'pinnacles', 34],
          [60, 60, 380, 'pinnacles', 26],
        ],
      },
    ],
    front: 'water',
    boats: ['#3f6f5a', '#8a4f3c'],
  }),
  brusselsGarden: portrayTown({
    houses: ['#e3d3b4', '#d9c09a', '#c99a7a', '#ecdfc8'],
    roof: '#8a6f66',
    gables: true,
    marks: [
      {
        stone: '#d9cdb0',
        roof: '#7f8a8c',
        towers: [
          [0, 54, 250, 'pinnacles', 30],
          [0, 36, 290, 'cone', 170],
        ],
        blocks: [[0, 150, 130, 60]],
      },
      { stone: '#c9c0ae', roof: '#cfa23c', domes: [[310, 120, 46, 60]] },
    ],
    front: 'park',
  }),
  antwerpScheldt: portrayTown({
    houses: ['#d9c09a', '#b5745c', '#ecdcc0', '#c9a07a'],
    roof: '#7a6a64',
    gables: true,
    walls: [64, 96],
    marks: [
      {
        stone: '#d3c3a2',
        roof: '#66707f',
        towers: [
          [-40, 62, 290, 'pinnacles', 36],
          [-40, 40, 340, 'cone', 130],
          [60, 62, 190, 'flat', 0],
        ],
        blocks: [[160, 120, 120, 60]],
      },
      { stone: '#a9a59c', roof: '#7f858a', towers: [[290, 80, 210, 'flat', 0]] },
      {
        stone: '#b5aa98',
        roof: '#66707f',
        y: 0,
        towers: [
          [-330, 56, 110, 'cone', 70],
          [-260, 50, 130, 'cone', 60],
        ],
      },
    ],
    front: 'water',
    sails: true,
  }),
  genevaLake: portrayTown({
    hills: [['#6f86a0', 150, 0.5]],
    peaks: [
      [-90, 400, 620],
      [330, 300, 480],
      [-460, 290, 460],
    ],
    houses: ['#e9dfcc', '#d9cbb4', '#f0e8d8', '#c9bda8'],
    roof: '#8f7f78',
    walls: [66, 90],
    marks: [
      {
        stone: '#c9bca4',
        roof: '#5f7f74',
        towers: [
          [-120, 50, 150, 'flat', 0],
          [-40, 50, 150, 'flat', 0],
          [-80, 22, 150, 'cone', 120],
        ],
        blocks: [[-40, 120, 100, 40]],
      },
    ],
    front: 'water',
    boats: ['#f1eadb'],
    sails: true,
  }),
  limmatBanks: portrayTown({
    peaks: [
      [-260, 300, 480],
      [60, 340, 540],
      [380, 300, 480],
    ],
    houses: ['#ecd9b4', '#d9a88a', '#e9dfcc', '#b5c0b0', '#c9b090'],
    roof: '#9c5f4a',
    walls: [84, 120],
    marks: [
      {
        stone: '#cfc2a8',
        roof: '#8f9a98',
        towers: [
          [170, 58, 230, 'dome', 60],
          [246, 58, 230, 'dome', 60],
        ],
        blocks: [[310, 80, 110, 50]],
      },
      { stone: '#d9d0bc', roof: '#4f8f80', towers: [[-240, 50, 180, 'cone', 190]], blocks: [[-310, 80, 100, 50]] },
    ],
    front: 'water',
    bridge: ['#b9ad98', 4],
  }),
  salzachTown: portrayTown({
    peaks: [
      [380, 370, 560],
      [-380, 330, 520],
    ],
    mound: [30, 190, 210, '#5f7f58'],
    houses: ['#ecdcb8', '#e3c09a', '#d9dcc8', '#f0e6d2', '#dcb08f'],
    roof: '#7f8a86',
    walls: [74, 100],
    marks: [
      {
        stone: '#efe9dc',
        roof: '#8f9a98',
        y: 200,
        towers: [
          [-90, 50, 80, 'hip', 24],
          [120, 44, 70, 'hip', 24],
        ],
        blocks: [
          [10, 170, 60, 20],
          [20, 80, 110, 24],
        ],
      },
      {
        stone: '#e9e0cc',
        roof: '#6f9a86',
        towers: [
          [-220, 36, 170, 'dome', 40],
          [-150, 36, 170, 'dome', 40],
        ],
        domes: [[-184, 100, 44, 50]],
      },
      { stone: '#ecdfc4', roof: '#6f9a86', towers: [[300, 36, 160, 'cone', 80]] },
    ],
    front: 'water',
    bridge: ['#8f9a90', 3],
  }),
  viennaRoofs: portrayTown({
    hills: [['#5f7f62', 170, 0.5]],
    houses: ['#f0e6d2', '#ecdcb8', '#e3d3b8', '#e9cfae'],
    roof: '#8f5f4c',
    marks: [
      { stone: '#c9bca0', roof: '#6f7a5a', towers: [[-100, 60, 250, 'spire', 200]], blocks: [[30, 130, 100, 90]] },
      {
        stone: '#efe8da',
        roof: '#6f9a86',
        domes: [[280, 110, 54, 64]],
        towers: [
          [210, 26, 150, 'dome', 20],
          [350, 26, 150, 'dome', 20],
        ],
      },
      { stone: '#e9dfcc', roof: '#6f9a86', domes: [[-320, 110, 40, 44]] },
    ],
    front: 'roofs',
  }),
} satisfies Record<string, Motif>;
