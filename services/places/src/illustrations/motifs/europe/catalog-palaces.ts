import type { Motif } from '../../scene/motif.js';
import { portrayPalace } from '../facades/palaces.js';

/** More palaces of Europe by their fronts. */
export const EUROPE_PALACE_MOTIFS = {
  monacoPalace: portrayPalace({
    wall: '#ecd0a0',
    roof: '#c4694a',
    body: [0, 350, 110, 'teeth', 10],
    storeys: 2,
    bays: 19,
    trim: '#f8ead0',
    parts: [[-40, 60, 130, 'flat', 0]],
    towers: [
      [-290, 60, 180, 'teeth', 0],
      [120, 60, 200, 'teeth', 0],
      [300, 54, 170, 'teeth', 0],
    ],
    flag: true,
  }),
  loggiaPorch: portrayPalace({
    wall: '#e3cfa6',
    roof: '#b5895e',
    body: [0, 230, 160, 'hip', 24],
    storeys: 2,
    bays: 7,
    arcade: true,
    round: true,
    trim: '#f3e6c8',
    parts: [
      [-220, 40, 200, 'teeth', 9],
      [220, 40, 200, 'teeth', 9],
    ],
  }),
  innsbruckHofburg: portrayPalace(
    {
      wall: '#f1dca4',
      roof: '#6f7a78',
      body: [0, 340, 130, 'hip', 44],
      storeys: 3,
      bays: 21,
      trim: '#fbf4e0',
      parts: [
        [-320, 50, 150, 'dome', 90],
        [320, 50, 150, 'dome', 90],
        [0, 80, 150, 'pediment', 44],
      ],
    },
    {},
  ),
  kazanColonnade: portrayPalace(
    {
      wall: '#c4b79f',
      roof: '#7f8a86',
      body: [0, 390, 104, 'flat', 0],
      storeys: 1,
      bays: 23,
      arcade: true,
      trim: '#ddd2bc',
      parts: [[0, 84, 170, 'dome', 170]],
      columns: [112, 6, 130],
    },
    { setting: 'square' },
  ),
  brickSynagogue: portrayPalace({
    wall: '#b5705a',
    roof: '#8a5548',
    body: [0, 210, 150, 'teeth', 22],
    storeys: 1,
    bays: 7,
    round: true,
    trim: '#d9b094',
    parts: [[-250, 70, 84, 'hip', 30]],
  }),
  alpineGables: portrayPalace(
    {
      wall: '#f0e8da',
      roof: '#8a5f4c',
      body: [0, 190, 150, 'hip', 110],
      storeys: 3,
      bays: 9,
      trim: '#8a6048',
      parts: [[-100, 70, 170, 'pediment', 110]],
      towers: [[150, 60, 240, 'cone', 110]],
    },
    { isApart: true, horizon: 'peaks', trees: ['fir'] },
  ),
  canalTerrace: portrayPalace(
    {
      wall: '#f1ebdd',
      roof: '#d9d0bc',
      body: [0, 310, 96, 'flat', 0],
      storeys: 1,
      bays: 9,
      round: true,
      trim: '#ffffff',
      parts: [[0, 70, 104, 'flat', 0]],
    },
    { setting: 'quay' },
  ),
} satisfies Record<string, Motif>;
