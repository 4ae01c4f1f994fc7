import type { Motif } from '../../scene/motif.js';
import { portrayTown } from './town-views.js';

/** Views of southern towns whose landmark has a picture of its own. */
export const SOUTHERN_TOWN_MOTIFS = {
  danubeBanks: portrayTown({
    hills: [['#6f8a6a', 150, 0.4]],
    mound: [-290, 170, 150, '#6f8a5c'],
    houses: ['#ecd9b4', '#e3c49a', '#f0e6d2', '#d9b08f'],
    roof: '#a8604a',
    rows: 1,
    marks: [
      { stone: '#dcd0b8', roof: '#6f9a86', y: 140, domes: [[-290, 80, 34, 44]], blocks: [[-290, 160, 74, 16]] },
      {
        stone: '#f1eadb',
        roof: '#a8543f',
        y: 30,
        domes: [[230, 170, 44, 70]],
        towers: [
          [110, 30, 190, 'cone', 70],
          [350, 30, 190, 'cone', 70],
          [190, 22, 160, 'cone', 60],
          [270, 22, 160, 'cone', 60],
        ],
        blocks: [[230, 190, 120, 30]],
      },
    ],
    front: 'water',
    boats: ['#f1eadb'],
    bridge: ['#b5a88f', 3],
  }),
  athensHills: portrayTown({
    hills: [['#8f8fa0', 220, 0.5]],
    mound: [-130, 150, 200, '#b5a078'],
    houses: ['#ded6c6', '#d5cab6', '#cfc2aa', '#dad0bd'],
    roof: '#c98a62',
    walls: [54, 84],
    marks: [
      { stone: '#d3bf94', roof: '#c9b48a', y: 150, blocks: [[-130, 150, 46, 0]] },
      { stone: '#f2efe6', roof: '#f2efe6', y: 230, blocks: [[300, 24, 24, 14]] },
    ],
    temples: [[-120, 200, 96]],
    front: 'roofs',
  }),
  ribeiraPorto: portrayTown({
    mound: [60, 330, 150, '#c9a07a'],
    houses: ['#e3b45f', '#d9685a', '#f4efe2', '#5f8ab0', '#d98f5f', '#ecd9a8'],
    roof: '#b5583f',
    walls: [96, 130],
    rows: 3,
    marks: [
      { stone: '#cbbfa8', roof: '#b5a890', y: 130, towers: [[-160, 40, 190, 'dome', 40]] },
      {
        stone: '#c9b896',
        roof: '#b5a890',
        y: 130,
        towers: [
          [170, 44, 110, 'dome', 24],
          [240, 44, 110, 'dome', 24],
        ],
        blocks: [[205, 60, 80, 0]],
      },
    ],
    front: 'water',
    boats: ['#5a4a40', '#6b3f34', '#5a4a40'],
  }),
  dubrovnikRoofs: portrayTown({
    hills: [['#4f8fb0', 170, 0.2]],
    houses: ['#ecdcc0', '#e3d0ae', '#f0e4cc'],
    roof: '#cf6a42',
    walls: [44, 66],
    rows: 2,
    marks: [
      { stone: '#5f7a5a', roof: '#4f6a4c', y: 130, blocks: [[300, 110, 30, 24]] },
      {
        stone: '#dccba8',
        roof: '#b5a888',
        towers: [[-60, 40, 150, 'dome', 30]],
        domes: [[140, 80, 40, 44]],
        blocks: [[140, 70, 80, 0]],
      },
      {
        stone: '#cdbb98',
        roof: '#b5a888',
        y: 0,
        towers: [
          [-330, 130, 170, 'teeth', 0],
          [-330, 90, 210, 'teeth', 0],
        ],
      },
    ],
    front: 'roofs',
  }),
  ljubljanaRiver: portrayTown({
    peaks: [
      [-330, 320, 520],
      [340, 300, 500],
    ],
    mound: [60, 170, 190, '#5f8a58'],
    houses: ['#ecd9a8', '#d9dcc8', '#e3b08f', '#f0e6d2'],
    roof: '#b5604a',
    walls: [74, 100],
    marks: [
      { stone: '#ece2cc', roof: '#a8583f', y: 180, towers: [[90, 40, 110, 'cone', 40]], blocks: [[60, 150, 60, 26]] },
      {
        stone: '#d98a7a',
        roof: '#6f9a86',
        towers: [
          [-270, 40, 150, 'cone', 60],
          [-200, 40, 150, 'cone', 60],
        ],
        blocks: [[-235, 70, 110, 30]],
      },
    ],
    front: 'water',
    bridge: ['#e9e0cc', 3],
  }),
  arnoOutlook: portrayTown({
    hills: [
      ['#7f93a0', 230, 0.5],
      ['#7f9a78', 150, 0.4],
    ],
    houses: ['#ecd3a0', '#e3bb8a', '#dcae84', '#f0dcb4'],
    roof: '#c4694a',
    walls: [46, 70],
    rows: 2,
    marks: [
      {
        stone: '#efe6d4',
        roof: '#c4583f',
        y: 50,
        domes: [[130, 110, 88, 104]],
        blocks: [[0, 90, 100, 20]],
        towers: [[-80, 44, 220, 'flat', 0]],
      },
      { stone: '#b5905f', roof: '#a8764a', towers: [[-290, 40, 230, 'teeth', 0]], blocks: [[-290, 80, 100, 0]] },
    ],
    front: 'water',
    bridge: ['#d9a86a', 3],
  }),
  belgradeRivers: portrayTown({
    mound: [-260, 150, 120, '#7f9a62'],
    houses: ['#e9d6b4', '#d9b594', '#ecdcc0', '#c9a58a'],
    roof: '#b5604a',
    marks: [
      { stone: '#f2efe8', roof: '#5f9a82', domes: [[190, 130, 70, 64]], blocks: [[190, 120, 130, 0]] },
      {
        stone: '#b5986f',
        roof: '#a8583f',
        y: 110,
        towers: [
          [-300, 50, 90, 'teeth', 0],
          [-160, 40, 110, 'hip', 26],
        ],
        blocks: [[-250, 160, 44, 0]],
      },
      { stone: '#ecd9b4', roof: '#4f7f74', towers: [[0, 40, 170, 'cone', 70]] },
    ],
    front: 'water',
    sails: true,
  }),
} satisfies Record<string, Motif>;
