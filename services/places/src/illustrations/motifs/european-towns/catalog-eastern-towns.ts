import type { Motif } from '../../scene/motif.js';
import { portrayTown } from './town-views.js';

/** Views of eastern towns whose landmark has a picture of its own. */
export const EASTERN_TOWN_MOTIFS = {
  moscowRiver: portrayTown({
    houses: ['#c98a6a', '#e3cfae', '#ecdcc0', '#d9b08a'],
    roof: '#6f8a7c',
    walls: [50, 70],
    marks: [
      {
        stone: '#d9d0c0',
        roof: '#b5a890',
        towers: [
          [-300, 130, 130, 'pinnacles', 20],
          [-300, 76, 220, 'pinnacles', 20],
          [-300, 36, 270, 'cone', 110],
        ],
      },
      {
        stone: '#f4f1ea',
        roof: '#dcae3e',
        towers: [
          [20, 56, 260, 'onion', 70],
          [-60, 44, 150, 'onion', 50],
          [100, 44, 150, 'onion', 50],
        ],
        blocks: [[20, 120, 120, 0]],
      },
      {
        stone: '#b5483c',
        roof: '#4f7a62',
        y: 0,
        towers: [
          [270, 66, 240, 'cone', 130],
          [-150, 50, 110, 'cone', 70],
          [-470, 50, 110, 'cone', 70],
          [430, 50, 110, 'cone', 70],
        ],
        blocks: [[0, 620, 74, 0]],
      },
    ],
    rows: 1,
    front: 'water',
    boats: ['#f1eadb', '#f1eadb'],
  }),
  nevaPanorama: portrayTown({
    houses: ['#ecd08f', '#d9b08a', '#a9c0a8', '#e9dcc0', '#d99a7a'],
    roof: '#7f8a8c',
    walls: [84, 100],
    rows: 1,
    marks: [
      { stone: '#e3c46a', roof: '#dcae3e', towers: [[-220, 50, 190, 'cone', 230]], blocks: [[-250, 130, 90, 24]] },
      { stone: '#b9ada3', roof: '#dcae3e', domes: [[140, 150, 60, 76]], blocks: [[140, 120, 150, 0]] },
      { stone: '#c9604c', roof: '#b5483c', y: 0, towers: [[330, 30, 260, 'flat', 0]] },
    ],
    front: 'water',
    bridge: ['#b5a896', 4],
  }),
  krakowRoofs: portrayTown({
    hills: [['#6f8a72', 130, 0.5]],
    houses: ['#ecd3a8', '#e3b98a', '#d9dcc8', '#c99a7a'],
    roof: '#b5604a',
    marks: [
      {
        stone: '#b5704f',
        roof: '#4f6f68',
        towers: [
          [-50, 60, 250, 'cone', 110],
          [50, 60, 210, 'dome', 50],
        ],
        blocks: [[120, 120, 120, 60]],
      },
      { stone: '#c9b48f', roof: '#4f7f74', towers: [[-270, 50, 190, 'dome', 44]] },
    ],
    front: 'roofs',
  }),
  warsawRiver: portrayTown({
    houses: ['#e3b96a', '#d98f6a', '#ecdcc0', '#b9c4b0', '#c9785a'],
    roof: '#b5604a',
    walls: [64, 96],
    rows: 2,
    marks: [
      {
        stone: '#a9bcc9',
        roof: '#8f9fa8',
        towers: [
          [-330, 60, 260, 'flat', 0],
          [330, 54, 290, 'flat', 0],
          [250, 62, 220, 'flat', 0],
        ],
      },
      {
        stone: '#d3c3a2',
        roof: '#a9977a',
        towers: [
          [-150, 150, 120, 'pinnacles', 20],
          [-150, 80, 230, 'pinnacles', 20],
          [-150, 40, 290, 'cone', 130],
        ],
      },
      { stone: '#c9745c', roof: '#5f8a7c', y: 30, towers: [[110, 44, 190, 'onion', 60]], blocks: [[110, 140, 96, 26]] },
    ],
    front: 'water',
    sails: true,
  }),
  bucharestBoulevard: portrayTown({
    houses: ['#ecdcc0', '#e3cfae', '#f0e6d2', '#d9c9b0'],
    roof: '#7f8a8c',
    walls: [90, 130],
    rows: 2,
    marks: [
      { stone: '#e9dcc4', roof: '#8f9a9a', domes: [[0, 120, 90, 70]], blocks: [[0, 130, 120, 0]] },
      {
        stone: '#b5705a',
        roof: '#6f7f78',
        towers: [
          [-260, 36, 170, 'dome', 30],
          [-200, 36, 170, 'dome', 30],
        ],
        blocks: [[-230, 70, 100, 20]],
      },
      { stone: '#e3d9c6', roof: '#8f9a9a', domes: [[270, 130, 40, 44]], blocks: [[270, 90, 130, 0]] },
    ],
    front: 'park',
  }),
  sofiaMountain: portrayTown({
    hills: [
      ['#6f86a0', 300, 0.5],
      ['#5f7a6a', 170, 0.35],
    ],
    houses: ['#ecd3a8', '#e3c08f', '#d9dcc8', '#dca98a'],
    roof: '#b5604a',
    rows: 2,
    marks: [
      {
        stone: '#efe6d2',
        roof: '#dcae3e',
        domes: [
          [20, 140, 62, 64],
          [-90, 90, 34, 34],
          [130, 90, 34, 34],
        ],
        towers: [[-30, 54, 220, 'dome', 36]],
        blocks: [[20, 170, 100, 0]],
      },
    ],
    front: 'park',
  }),
  tbilisiCliff: portrayTown({
    hills: [['#8a8f6a', 220, 0.4]],
    mound: [-250, 180, 220, '#9a8f66'],
    houses: ['#c98a6a', '#e3c49a', '#8fa5a8', '#d9a88a', '#b5745c'],
    roof: '#a85a44',
    walls: [70, 110],
    marks: [
      {
        stone: '#c2a478',
        roof: '#b5895e',
        y: 210,
        towers: [
          [-330, 44, 70, 'teeth', 0],
          [-180, 44, 90, 'teeth', 0],
        ],
        blocks: [[-255, 120, 44, 0]],
      },
      { stone: '#c9a988', roof: '#8f7f6a', y: 90, towers: [[220, 60, 150, 'cone', 70]], blocks: [[220, 110, 96, 40]] },
    ],
    front: 'water',
    boats: ['#b5483c'],
  }),
} satisfies Record<string, Motif>;
