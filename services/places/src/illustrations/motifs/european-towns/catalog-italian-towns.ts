import type { Motif } from '../../scene/motif.js';
import { portrayTown } from './town-views.js';

/** Views of towns in Italy. */
export const ITALIAN_TOWN_MOTIFS = {
  florenceHills: portrayTown({
    hills: [['#7f9a78', 220, 0.35]],
    houses: ['#ecd3a0', '#e3bb8a', '#dcae84', '#f0dcb4'],
    roof: '#c4694a',
    marks: [
      { stone: '#efe6d4', roof: '#c4583f', y: 60, domes: [[-120, 110, 80, 96]], towers: [[-250, 46, 220, 'flat', 0]] },
      {
        stone: '#b5905f',
        roof: '#a8764a',
        y: 60,
        towers: [
          [210, 36, 230, 'teeth', 0],
          [210, 22, 270, 'cone', 30],
        ],
        blocks: [[200, 74, 110, 0]],
      },
    ],
    front: 'roofs',
  }),
  milanSkyline: portrayTown({
    peaks: [
      [-380, 260, 480],
      [60, 280, 540],
      [440, 260, 460],
    ],
    houses: ['#ecd9b4', '#e3c49a', '#d9b594', '#f0e6d2'],
    roof: '#b5704f',
    walls: [70, 100],
    rows: 1,
    marks: [
      {
        stone: '#9fb5c4',
        roof: '#8fa5b5',
        towers: [
          [-270, 60, 290, 'flat', 0],
          [-190, 56, 250, 'cone', 40],
          [320, 50, 270, 'flat', 0],
        ],
      },
      {
        stone: '#f0ebe0',
        roof: '#e3dccc',
        y: 60,
        towers: [
          [60, 30, 190, 'spire', 130],
          [0, 20, 130, 'spire', 60],
          [120, 20, 130, 'spire', 60],
          [-50, 20, 110, 'spire', 50],
          [170, 20, 110, 'spire', 50],
        ],
        blocks: [[60, 130, 96, 40]],
      },
    ],
    front: 'park',
  }),
  gulfOfNaples: portrayTown({
    volcano: [-120, 430, 330, '#6f6a78'],
    mound: [240, 130, 160, '#8f9a6a'],
    houses: ['#ecc48a', '#e3a884', '#f0dcb0', '#d9957a', '#ecd9c0'],
    roof: '#b56a50',
    walls: [74, 110],
    rows: 2,
    marks: [
      { stone: '#d9bd8c', roof: '#b5895e', y: 150, blocks: [[240, 120, 60, 0]] },
      {
        stone: '#c9a878',
        roof: '#b5895e',
        y: -10,
        towers: [
          [-330, 60, 110, 'teeth', 0],
          [-220, 60, 110, 'teeth', 0],
        ],
        blocks: [[-270, 100, 80, 0]],
      },
      { stone: '#e6d9bc', roof: '#7fa55f', domes: [[0, 110, 46, 50]] },
    ],
    front: 'water',
    sails: true,
  }),
  redTowersBologna: portrayTown({
    hills: [['#7f9a72', 190, 0.4]],
    houses: ['#c9694a', '#d98a5f', '#b5583f', '#e3a878'],
    roof: '#a8503c',
    marks: [
      {
        stone: '#b56a4a',
        roof: '#a85a3f',
        towers: [
          [-60, 46, 360, 'teeth', 0],
          [30, 60, 180, 'flat', 0],
        ],
      },
      { stone: '#b5704f', roof: '#9c5640', blocks: [[260, 110, 140, 50]], towers: [[-290, 40, 210, 'teeth', 0]] },
    ],
    front: 'roofs',
  }),
  turinAlps: portrayTown({
    peaks: [
      [-440, 380, 560],
      [0, 430, 640],
      [430, 390, 540],
    ],
    houses: ['#ecd9a8', '#e3c48f', '#f0e2c0', '#d9b58a'],
    roof: '#b5684a',
    walls: [70, 96],
    marks: [
      {
        stone: '#c9bda8',
        roof: '#9aa5a8',
        towers: [
          [80, 120, 170, 'dome', 110],
          [80, 36, 290, 'cone', 170],
        ],
      },
    ],
    front: 'water',
    bridge: ['#c4b498', 4],
  }),
} satisfies Record<string, Motif>;
