import type { Motif } from '../../scene/motif.js';
import { portrayPalace } from '../facades/palaces.js';
import { drawSteppedDome, drawThreeArches, drawWavePavement } from './squares.js';

const square = { setting: 'square' } as const;

/** Fronts and squares of cities of Asia and Oceania. */
export const CITY_FRONT_MOTIFS = {
  wavePavement: {
    draw: drawWavePavement,
    reach: 400,
    setting: 'scenery',
    hidesHorizon: true,
    hasFront: true,
    evening: 'night',
  },
  steppedDome: { draw: drawSteppedDome, reach: 398, setting: 'square' },
  threeArches: { draw: drawThreeArches, reach: 384, setting: 'square', trees: ['roundTree', 'poplar'] },
  ochrePost: portrayPalace(
    {
      wall: '#e3b45c',
      roof: '#a8593f',
      body: [0, 350, 150, 'flat', 0],
      storeys: 2,
      bays: 15,
      round: true,
      trim: '#fbf4e2',
      parts: [
        [0, 96, 180, 'clock', 50],
        [-300, 54, 160, 'flat', 0],
        [300, 54, 160, 'flat', 0],
      ],
    },
    square,
  ),
  sovietStore: portrayPalace(
    {
      wall: '#d8cdb8',
      roof: '#a39a8c',
      body: [0, 370, 190, 'flat', 0],
      storeys: 4,
      bays: 17,
      trim: '#efe8d8',
      parts: [[0, 150, 200, 'flat', 0]],
      columns: [140, 8, 150],
    },
    square,
  ),
  glassMall: portrayPalace(
    {
      wall: '#c9705a',
      roof: '#5f7f86',
      body: [0, 320, 230, 'flat', 0],
      storeys: 5,
      bays: 13,
      trim: '#e9dcc4',
      parts: [
        [0, 110, 240, 'hip', 60],
        [-280, 40, 250, 'hip', 30],
        [280, 40, 250, 'hip', 30],
      ],
    },
    square,
  ),
  whiteParliament: portrayPalace(
    {
      wall: '#f4f2ec',
      roof: '#d8d3c8',
      body: [0, 380, 100, 'flat', 0],
      storeys: 2,
      bays: 23,
      parts: [
        [0, 110, 130, 'flat', 0],
        [-310, 60, 130, 'flat', 0],
        [310, 60, 130, 'flat', 0],
      ],
      trim: '#ffffff',
      flag: true,
    },
    { isApart: true },
  ),
  redPlayhouse: portrayPalace(
    {
      wall: '#a8503f',
      roof: '#7f6a5c',
      body: [0, 180, 190, 'flat', 0],
      storeys: 3,
      bays: 7,
      round: true,
      trim: '#e3c27a',
      parts: [[0, 100, 210, 'pediment', 56]],
    },
    square,
  ),
  craterTemple: portrayPalace(
    {
      wall: '#f3f0e8',
      roof: '#8f8a80',
      body: [0, 360, 160, 'flat', 0],
      storeys: 1,
      bays: 15,
      parts: [
        [-290, 60, 180, 'flat', 0],
        [290, 60, 180, 'flat', 0],
      ],
      columns: [200, 8, 170],
      trim: '#ffffff',
    },
    { setting: 'hill', isApart: true },
  ),
} satisfies Record<string, Motif>;
