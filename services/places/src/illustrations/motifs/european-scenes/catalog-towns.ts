import type { Motif } from '../../scene/motif.js';
import { portrayTown } from '../european-towns/town-views.js';

/** Cities by a view of their own, where a sight of theirs has the drawing they shared. */
export const EUROPEAN_CITY_MOTIFS = {
  bergenHarbor: portrayTown({
    hills: [
      ['#6f8a80', 360, 0.5],
      ['#54756a', 270, 0.32],
      ['#3f6054', 180, 0.16],
    ],
    houses: ['#f6f2e8', '#efe9dc', '#f3d9b0', '#f1ece0', '#c98a6a'],
    roof: '#5a5f66',
    gables: true,
    walls: [64, 96],
    marks: [
      {
        stone: '#a89c8c',
        roof: '#5f666e',
        towers: [
          [-250, 44, 190, 'cone', 60],
          [-190, 44, 190, 'cone', 60],
        ],
      },
      { stone: '#d9d0c0', roof: '#6f9a8a', towers: [[210, 60, 190, 'cone', 70]], blocks: [[290, 70, 100, 40]] },
    ],
    front: 'water',
    boats: ['#c4463c', '#f1eadb', '#2f6d8a'],
    sails: true,
  }),
  avonCity: portrayTown({
    hills: [
      ['#6f8a62', 290, 0.4],
      ['#5f7f58', 200, 0.22],
    ],
    houses: ['#e6d3a4', '#dcc693', '#ecdcb4', '#d6be8c'],
    roof: '#7a7872',
    walls: [80, 112],
    rows: 3,
    marks: [
      {
        stone: '#e3cf9f',
        roof: '#8f8a80',
        blocks: [[-20, 120, 150, 34]],
        towers: [
          [-20, 84, 290, 'pinnacles', 44],
          [-150, 26, 190, 'pinnacles', 26],
          [110, 26, 190, 'pinnacles', 26],
        ],
      },
    ],
    front: 'water',
    bridge: ['#dcc693', 3],
  }),
  brickRidges: portrayTown({
    hills: [['#8f9a62', 170, 0.36]],
    houses: ['#b8704f', '#c98560', '#a8603f', '#d39a72'],
    roof: '#a8583f',
    walls: [80, 120],
    rows: 3,
    marks: [
      {
        stone: '#b5654a',
        roof: '#f1e6d4',
        towers: [[-190, 44, 400, 'teeth', 0]],
        blocks: [[-120, 80, 170, 0]],
      },
      {
        stone: '#efe6d6',
        roof: '#8a8f92',
        y: 90,
        blocks: [[190, 130, 110, 40]],
        domes: [[180, 140, 56, 60]],
        towers: [[310, 46, 240, 'cone', 40]],
      },
    ],
    front: 'roofs',
  }),
  illGables: portrayTown({
    houses: ['#f3ead6', '#e9c9a0', '#d9907a', '#e3d6bc', '#c9a07a'],
    roof: '#a8604a',
    gables: true,
    walls: [80, 116],
    marks: [
      {
        stone: '#c98f7a',
        roof: '#7f9a8a',
        blocks: [[120, 150, 190, 70]],
        towers: [
          [-80, 84, 320, 'spire', 180],
          [10, 84, 300, 'flat', 0],
        ],
      },
      { stone: '#d3c0a0', roof: '#8a5a44', towers: [[-330, 50, 190, 'cone', 60]] },
    ],
    front: 'water',
    boats: ['#7a5a44', '#4d8a7a'],
  }),
} satisfies Record<string, Motif>;
