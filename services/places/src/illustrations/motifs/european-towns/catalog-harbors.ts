import type { Motif } from '../../scene/motif.js';
import { drawDragonTip } from '../european-quarters/additions.js';
import { extend } from '../european-quarters/extend.js';
import { drawTowerSquare } from '../facades/tower-squares.js';
import { portrayTown } from './town-views.js';

/** Harbors, and squares below one tower. */
export const EUROPE_HARBOR_MOTIFS = {
  marseilleHarbor: portrayTown({
    mound: [120, 150, 190, '#b5a88a'],
    houses: ['#ecd3a8', '#e3b98a', '#f0dfbe', '#d9a884'],
    roof: '#c4694a',
    walls: [84, 120],
    marks: [
      {
        stone: '#efe6d2',
        roof: '#b9b2a4',
        y: 180,
        towers: [[90, 40, 130, 'dome', 20]],
        domes: [[170, 50, 30, 34]],
        blocks: [[140, 90, 50, 0]],
      },
      { stone: '#d9b98c', roof: '#b5895e', y: 0, towers: [[-380, 100, 190, 'flat', 0]], blocks: [[-300, 120, 110, 0]] },
    ],
    front: 'water',
    sails: true,
    boats: ['#f1eadb', '#3f6fa5', '#f1eadb', '#c9503f'],
  }),
  hydraMansions: portrayTown({
    hills: [['#a8976f', 260, 0.25]],
    mound: [-280, 190, 210, '#b5a070'],
    houses: ['#f1eadc', '#b9ae9c', '#e9dcc4', '#c9bda8', '#f4efe4'],
    roof: '#c4694a',
    walls: [64, 104],
    rows: 3,
    marks: [{ stone: '#e9e2d2', roof: '#b5a890', towers: [[60, 44, 190, 'dome', 30]] }],
    front: 'water',
    boats: ['#3f6fa5', '#c9503f', '#f1eadb'],
  }),
  corfuTown: portrayTown({
    hills: [['#8f9a86', 190, 0.4]],
    houses: ['#e9c47f', '#d9907a', '#ecd9b0', '#e3ac84', '#f0e0bc'],
    roof: '#b5603f',
    walls: [84, 120],
    rows: 2,
    marks: [
      { stone: '#ecd9b0', roof: '#b5483c', towers: [[-90, 50, 230, 'dome', 40]] },
      { stone: '#b5a078', roof: '#8f7f60', y: 60, blocks: [[330, 130, 70, 0]], towers: [[300, 50, 130, 'flat', 0]] },
    ],
    front: 'water',
    sails: true,
  }),
  dragonBelfry: extend(
    {
      draw: (input) =>
        drawTowerSquare(input, {
          houses: ['#d3c6ae', '#e3d8c2', '#c4b8a4', '#ece2cc'],
          roof: '#6f6a70',
          walls: [90, 130],
          tower: [20, 90, 360, 'cone', 130],
          stone: '#aaa59a',
          cap: '#5a6466',
        }),
      reach: 390,
      setting: 'square',
    },
    { after: drawDragonTip },
  ),
  neptuneStreet: {
    draw: (input) =>
      drawTowerSquare(input, {
        houses: ['#d98f6a', '#e3c48a', '#a9b8a8', '#ecdcc0', '#c9705a'],
        roof: '#9c5640',
        walls: [94, 112],
        tower: [60, 74, 380, 'cone', 170],
        stone: '#b5604a',
        cap: '#5f8f80',
        hall: [-110, 76, 190, 'pediment', 90],
      }),
    reach: 390,
    setting: 'square',
  },
  archangelGate: {
    draw: (input) =>
      drawTowerSquare(input, {
        houses: ['#ecd9a8', '#d9a88a', '#c9d0b8', '#f0e4cc'],
        roof: '#a8583f',
        walls: [130, 180],
        tower: [0, 100, 320, 'onion', 150],
        stone: '#f1ece0',
        cap: '#5f9a86',
      }),
    reach: 390,
    setting: 'square',
  },
  tallRedBelfry: {
    draw: (input) =>
      drawTowerSquare(input, {
        houses: ['#e3b98a', '#ecd3a0', '#d99a7a', '#f0dfbe'],
        roof: '#b5603f',
        walls: [120, 170],
        tower: [90, 74, 360, 'dome', 46],
        stone: '#ecdcb8',
        cap: '#b5483c',
      }),
    reach: 390,
    setting: 'square',
  },
  tieredSteeple: {
    draw: (input) =>
      drawTowerSquare(input, {
        houses: ['#d9a86a', '#c98a6a', '#ecdcc0', '#a9b0a8'],
        roof: '#9c5640',
        walls: [70, 100],
        tower: [0, 96, 330, 'cone', 230],
        stone: '#b5654c',
        cap: '#5a7f76',
        hall: [0, 150, 150, 'pediment', 100],
      }),
    reach: 390,
    setting: 'ground',
  },
} satisfies Record<string, Motif>;
