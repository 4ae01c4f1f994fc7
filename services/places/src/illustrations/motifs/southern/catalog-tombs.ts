import type { Motif } from '../../scene/motif.js';
import { portrayChurch } from '../facades/churches.js';
import { portrayPalace } from '../facades/palaces.js';

/** Mosques, tombs and shrines of India whose families have turquoise domes or red roofs that these have not. */
export const SOUTHERN_TOMB_MOTIFS = {
  jamaliMosque: portrayPalace(
    {
      wall: '#b9654c',
      roof: '#b7a58c',
      body: [0, 330, 150, 'teeth', 12],
      storeys: 1,
      bays: 5,
      arcade: true,
      trim: '#d9a27f',
      parts: [[0, 84, 186, 'dome', 120]],
    },
    { isApart: true },
  ),
  adhamTomb: portrayPalace(
    {
      wall: '#c4b294',
      roof: '#cbbb9e',
      body: [0, 200, 120, 'teeth', 12],
      storeys: 1,
      bays: 5,
      arcade: true,
      trim: '#ddd0b6',
      parts: [[0, 130, 190, 'dome', 150]],
    },
    { setting: 'hill', isApart: true },
  ),
  saintShrine: portrayPalace({
    wall: '#f3efe6',
    roof: '#f7f4ec',
    body: [0, 190, 130, 'flat', 0],
    storeys: 1,
    bays: 5,
    arcade: true,
    trim: '#7f9f84',
    parts: [[0, 76, 140, 'dome', 150]],
    towers: [
      [-200, 26, 180, 'dome', 22],
      [200, 26, 180, 'dome', 22],
    ],
  }),
  sisGanj: portrayPalace({
    wall: '#f4ead6',
    roof: '#dcae3e',
    body: [0, 270, 170, 'flat', 0],
    storeys: 3,
    bays: 11,
    round: true,
    trim: '#fbf6ea',
    parts: [[0, 60, 210, 'dome', 110]],
    towers: [
      [-240, 44, 210, 'onion', 56],
      [-130, 34, 200, 'onion', 44],
      [130, 34, 200, 'onion', 44],
      [240, 44, 210, 'onion', 56],
    ],
  }),
  quayHaveli: portrayPalace(
    {
      wall: '#f2ead9',
      roof: '#e6dcc6',
      body: [0, 330, 170, 'flat', 0],
      storeys: 3,
      bays: 15,
      round: true,
      trim: '#fff9ec',
      parts: [
        [0, 70, 190, 'flat', 0],
        [-290, 46, 186, 'dome', 60],
        [290, 46, 186, 'dome', 60],
      ],
    },
    { setting: 'shore' },
  ),
  goaFrancis: portrayChurch({
    stone: '#f2ebdb',
    roof: '#b5654a',
    nave: [110, 280, 60],
    portals: 1,
    towers: [
      [-134, 58, 320, 'flat', 0],
      [134, 58, 320, 'flat', 0],
    ],
    flank: [150, 330, 150, 56],
  }),
} satisfies Record<string, Motif>;
