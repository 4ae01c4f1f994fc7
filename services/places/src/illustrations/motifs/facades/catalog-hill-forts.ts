import type { Motif } from '../../scene/motif.js';
import { portrayFort } from './forts.js';

/** Forts and monasteries on their hills. */
export const HILL_FORT_MOTIFS = {
  kazanKremlin: portrayFort(
    {
      stone: '#f6f3ec',
      roof: '#4f96b8',
      walls: [370, 90],
      towers: [
        [-350, 60, 120, 'cone', 90],
        [350, 60, 120, 'cone', 90],
        [60, 110, 180, 'onion', 100],
        [-20, 24, 260, 'cone', 60],
        [140, 24, 260, 'cone', 60],
        [-190, 60, 220, 'cone', 110],
      ],
    },
    { setting: 'shore', isApart: true },
  ),
  ehrenbreitstein: portrayFort(
    {
      stone: '#c0b090',
      roof: '#8a7f74',
      mound: ['crag', 210],
      walls: [320, 50],
      towers: [
        [-300, 70, 74, 'flat', 0],
        [300, 70, 74, 'flat', 0],
      ],
      halls: [
        [-90, 130, 90, 10],
        [140, 90, 80, 10],
      ],
      gate: false,
    },
    { setting: 'shore', isApart: true },
  ),
  sintraRidge: portrayFort({
    stone: '#a39a8c',
    roof: '#8a8276',
    mound: ['woods', 230],
    walls: [290, 36],
    towers: [
      [-270, 54, 70, 'teeth', 0],
      [-130, 50, 84, 'teeth', 0],
      [10, 60, 120, 'flag', 50],
      [150, 50, 80, 'teeth', 0],
      [280, 54, 66, 'teeth', 0],
    ],
    gate: false,
  }),
  cliffordsTower: portrayFort({
    stone: '#d6cab0',
    roof: '#a8a090',
    mound: ['hill', 180],
    walls: [110, 96],
    towers: [
      [-100, 84, 116, 'teeth', 0],
      [0, 90, 120, 'teeth', 0],
      [100, 84, 116, 'teeth', 0],
    ],
    gate: false,
  }),
  gondarCastle: portrayFort(
    {
      stone: '#b5987a',
      roof: '#a3825f',
      walls: [180, 150],
      towers: [
        [-180, 78, 190, 'dome', 44],
        [180, 78, 190, 'dome', 44],
        [30, 80, 270, 'teeth', 0],
      ],
    },
    { isApart: true, scale: 1.2 },
  ),
  thiksey: portrayFort({
    stone: '#f4efe3',
    roof: '#a8503c',
    mound: ['sand', 190],
    walls: [230, 40],
    towers: [
      [-190, 60, 70, 'flat', 0],
      [190, 60, 64, 'flat', 0],
    ],
    halls: [
      [-110, 80, 110, 10],
      [120, 70, 90, 10],
      [10, 90, 190, 14],
    ],
    town: [['#f6f2e8', '#efe9dc'], '#a8503c'],
    gate: false,
  }),
  serraDoPilar: portrayFort(
    {
      stone: '#efe9dc',
      roof: '#b5704f',
      mound: ['crag', 190],
      walls: [230, 50],
      towers: [[30, 160, 130, 'dome', 76]],
      halls: [[-140, 80, 90, 24]],
      gate: false,
    },
    { setting: 'water' },
  ),
  elminaCastle: portrayFort(
    {
      stone: '#f4f1e8',
      roof: '#a8604a',
      mound: ['crag', 50],
      walls: [330, 90],
      towers: [
        [-310, 70, 130, 'hip', 26],
        [310, 70, 130, 'hip', 26],
        [40, 70, 190, 'hip', 30],
      ],
      halls: [
        [-130, 110, 140, 26],
        [170, 90, 130, 24],
      ],
    },
    { setting: 'water' },
  ),
} satisfies Record<string, Motif>;
