import type { Motif } from '../../scene/motif.js';
import { portrayTown } from './town-views.js';

/** Views of towns in Germany and Scotland. */
export const GERMAN_TOWN_MOTIFS = {
  spreeCity: portrayTown({
    houses: ['#e3d3b8', '#d9c4a4', '#c9b8a0', '#ecdfc8'],
    roof: '#8a6f66',
    walls: [64, 90],
    rows: 2,
    marks: [
      {
        stone: '#c9ccd0',
        roof: '#c9ccd0',
        towers: [
          [90, 22, 260, 'dome', 8],
          [90, 10, 330, 'cone', 110],
        ],
        domes: [[90, 230, 34, 30]],
      },
      {
        stone: '#c9bda4',
        roof: '#5f9a86',
        domes: [
          [-170, 140, 60, 66],
          [-270, 110, 24, 28],
          [-70, 110, 24, 28],
        ],
        blocks: [[-170, 130, 140, 0]],
      },
      { stone: '#b0563f', roof: '#8a4a3c', towers: [[300, 60, 200, 'pinnacles', 20]] },
    ],
    front: 'water',
    boats: ['#f1eadb', '#c9503f'],
  }),
  rhineFront: portrayTown({
    houses: ['#ecd9b4', '#d98f72', '#a9b8b0', '#e3c07f', '#c9a58a'],
    roof: '#6f6a70',
    gables: true,
    walls: [80, 120],
    rows: 1,
    marks: [
      {
        stone: '#7a7068',
        roof: '#4f5a60',
        towers: [
          [160, 60, 230, 'spire', 210],
          [232, 60, 230, 'spire', 210],
        ],
        blocks: [[320, 90, 150, 60]],
      },
      {
        stone: '#d3c3a0',
        roof: '#5f6f78',
        towers: [
          [-170, 84, 190, 'cone', 110],
          [-240, 30, 170, 'cone', 70],
          [-100, 30, 170, 'cone', 70],
        ],
        blocks: [[-70, 80, 110, 40]],
      },
    ],
    front: 'water',
    boats: ['#f1eadb'],
    bridge: ['#6f8a86', 3],
  }),
  hanseaticPort: portrayTown({
    houses: ['#a8543f', '#b5664c', '#8f4a3c', '#c9c0b0'],
    roof: '#5f8f80',
    walls: [90, 120],
    rows: 1,
    marks: [
      {
        stone: '#a85a44',
        roof: '#5f9a86',
        towers: [
          [-230, 64, 230, 'dome', 50],
          [-230, 40, 300, 'cone', 90],
        ],
        blocks: [[-150, 90, 110, 50]],
      },
      { stone: '#9fbccb', roof: '#b9d3de', y: 0, blocks: [[250, 90, 250, 0]] },
      { stone: '#b5745c', roof: '#5f9a86', towers: [[-20, 50, 220, 'cone', 190]] },
    ],
    front: 'water',
    boats: ['#c9483f', '#f1eadb', '#3f6fa5'],
  }),
  alpineCapital: portrayTown({
    peaks: [
      [-440, 290, 480],
      [-60, 320, 560],
      [360, 300, 500],
    ],
    houses: ['#ecdcb8', '#e3c99a', '#f0e6d2', '#d9b594'],
    roof: '#b5604a',
    rows: 1,
    marks: [
      {
        stone: '#b56a50',
        roof: '#5f9a86',
        towers: [
          [-60, 54, 260, 'dome', 50],
          [14, 54, 260, 'dome', 50],
        ],
        blocks: [[110, 100, 130, 70]],
      },
      { stone: '#b5aa94', roof: '#6f7a72', towers: [[-290, 50, 220, 'cone', 110]] },
      { stone: '#e6cd92', roof: '#6f9a86', domes: [[310, 110, 40, 50]] },
    ],
    front: 'roofs',
  }),
  castleRidge: portrayTown({
    mound: [-230, 130, 220, '#7a7268'],
    houses: ['#a89c88', '#8f8474', '#b5a890', '#968a7a'],
    roof: '#5a5a62',
    gables: true,
    walls: [80, 120],
    marks: [
      {
        stone: '#9a8f7e',
        roof: '#5a5f66',
        y: 210,
        towers: [[-320, 50, 70, 'teeth', 0]],
        blocks: [
          [-250, 110, 50, 0],
          [-210, 60, 80, 30],
        ],
      },
      {
        stone: '#8f8474',
        roof: '#6f7a74',
        towers: [
          [60, 60, 200, 'pinnacles', 40],
          [60, 20, 240, 'cone', 70],
        ],
      },
      {
        stone: '#6f675c',
        roof: '#5a534a',
        towers: [
          [270, 70, 170, 'pinnacles', 40],
          [270, 36, 230, 'cone', 130],
        ],
      },
    ],
    front: 'park',
  }),
  clydeCity: portrayTown({
    hills: [['#6f8a72', 150, 0.5]],
    houses: ['#b5604a', '#c98a6a', '#d3bd94', '#a8563f', '#bda888'],
    roof: '#5f6068',
    walls: [110, 150],
    rows: 1,
    marks: [
      { stone: '#b3a184', roof: '#6f757a', towers: [[-240, 56, 230, 'spire', 150]], blocks: [[-240, 110, 130, 40]] },
      { stone: '#8f9aa0', roof: '#7a858c', towers: [[140, 60, 200, 'cone', 120]] },
    ],
    front: 'water',
    bridge: ['#7f8f98', 5],
  }),
} satisfies Record<string, Motif>;
