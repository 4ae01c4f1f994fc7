import type { Motif } from '../../scene/motif.js';
import { portrayDrums } from '../europe/drum-cathedrals.js';
import { portrayPalace } from '../facades/palaces.js';
import { portraySouk } from '../islamic/souks.js';

/** Fronts, halls and churches by their outlines. */
export const WORLD_SIGHT_FRONT_MOTIFS = {
  federalCourthouse: portrayPalace(
    {
      wall: '#d9c8a4',
      roof: '#b8a888',
      body: [0, 270, 190, 'flat', 0],
      storeys: 3,
      bays: 9,
      trim: '#efe4cb',
      parts: [[0, 170, 214, 'flat', 0]],
      columns: [150, 6, 176],
      flag: true,
    },
    { setting: 'square', houses: 'blocks', trees: ['palm'], front: 'plain' },
  ),
  plainConvent: portrayPalace(
    {
      wall: '#e3dccb',
      roof: '#6f6a68',
      body: [0, 290, 130, 'hip', 96],
      storeys: 2,
      bays: 11,
      trim: '#f2ede0',
      parts: [[0, 44, 138, 'pediment', 34]],
    },
    { setting: 'ground', trees: ['roundTree', 'roundTree'] },
  ),
  bataviaHall: portrayPalace(
    {
      wall: '#f6f2e6',
      roof: '#b5573f',
      body: [0, 320, 140, 'hip', 84],
      storeys: 2,
      bays: 15,
      trim: '#5f8a6a',
      parts: [[0, 70, 160, 'pediment', 44]],
      towers: [[0, 56, 250, 'dome', 64]],
    },
    { setting: 'square', houses: 'rows', trees: ['palm', 'roundTree'], front: 'plain' },
  ),
  wharfPalace: portrayPalace({
    wall: '#e2b9a6',
    roof: '#b5654f',
    body: [0, 250, 130, 'hip', 60],
    storeys: 2,
    bays: 11,
    trim: '#f7efe6',
    parts: [[0, 84, 186, 'pediment', 46]],
  }),
  gardenBlock: portrayPalace(
    {
      wall: '#d6b98c',
      roof: '#b59a70',
      body: [0, 230, 250, 'teeth', 12],
      storeys: 3,
      bays: 5,
      trim: '#e9d4ac',
      round: true,
      parts: [[0, 56, 262, 'flat', 0]],
    },
    { setting: 'shore', trees: ['palm', 'palm'] },
  ),
  blindArcade: portrayPalace(
    {
      wall: '#f3efe6',
      roof: '#a86f58',
      body: [0, 380, 130, 'hip', 30],
      storeys: 1,
      bays: 19,
      arcade: true,
      trim: '#e2dccd',
      parts: [[-110, 34, 150, 'pediment', 40]],
    },
    { setting: 'ground', isApart: true },
  ),
  queensParkHall: portrayPalace(
    {
      wall: '#b98472',
      roof: '#7f6a66',
      body: [0, 360, 150, 'hip', 70],
      storeys: 3,
      bays: 17,
      round: true,
      trim: '#cf9f8c',
      parts: [
        [-110, 54, 210, 'dome', 90],
        [110, 54, 210, 'dome', 90],
        [0, 60, 190, 'pediment', 70],
        [-330, 44, 170, 'hip', 90],
        [330, 44, 170, 'hip', 90],
      ],
    },
    { setting: 'park', isApart: true },
  ),
  yellowSevenDomes: portrayDrums({
    stone: '#ecc873',
    roof: '#7f93b0',
    body: [210, 180, 20],
    arm: [80, 210, 40],
    drums: [
      [0, 210, 46, 90],
      [-70, 200, 26, 60],
      [70, 200, 26, 60],
      [-160, 180, 26, 60],
      [160, 180, 26, 60],
    ],
    cap: 'onion',
    capColor: '#3f62a8',
    capRise: 2,
  }),
  paintedVault: portraySouk({ wall: '#e8cf98', vault: '#f0dba8', cover: 'ribs', wares: 'lamps' }),
} satisfies Record<string, Motif>;
