import type { Motif } from '../../scene/motif.js';
import { portrayFort } from './forts.js';

/** Castles and forts that families of drawings would show in another color or setting. */
export const FORT_MOTIFS = {
  agraFort: portrayFort(
    {
      stone: '#b9604a',
      roof: '#a8503c',
      walls: [360, 130],
      gate: false,
      towers: [
        [-340, 66, 170, 'teeth', 0],
        [-120, 84, 200, 'teeth', 0],
        [120, 84, 200, 'teeth', 0],
        [340, 66, 170, 'teeth', 0],
        [0, 60, 150, 'teeth', 0],
      ],
      halls: [
        [-230, 40, 160, 12],
        [230, 40, 160, 12],
      ],
    },
    { mayReflect: true, isApart: true },
  ),
  baroloCastle: portrayFort({
    stone: '#c99a76',
    roof: '#a8624a',
    mound: ['hill', 70],
    walls: [150, 60],
    gate: true,
    towers: [
      [-140, 64, 190, 'hip', 30],
      [150, 50, 150, 'cone', 40],
    ],
    halls: [[0, 130, 150, 40]],
    town: [['#e6cfae', '#dcb894', '#efdfc4'], '#b5664a'],
  }),
  rhodesTown: portrayFort(
    {
      stone: '#d3b98c',
      roof: '#b5895e',
      walls: [350, 120],
      towers: [
        [-330, 70, 170, 'teeth', 0],
        [-64, 84, 220, 'teeth', 0],
        [64, 84, 220, 'teeth', 0],
        [330, 70, 170, 'teeth', 0],
        [-200, 90, 230, 'teeth', 0],
      ],
      halls: [[200, 90, 170, 10]],
    },
    {},
  ),
  lisbonCastle: portrayFort(
    {
      stone: '#c9b492',
      roof: '#b5895e',
      mound: ['woods', 190],
      walls: [250, 56],
      towers: [
        [-236, 50, 96, 'teeth', 0],
        [0, 56, 120, 'flag', 50],
        [120, 52, 104, 'teeth', 0],
        [236, 50, 92, 'teeth', 0],
      ],
      town: [['#f3e6cf', '#e9cfae', '#f1dcc4', '#dfe0d8'], '#c4694a'],
    },
    {},
  ),
  alcazabaMalaga: portrayFort({
    stone: '#c9a878',
    roof: '#b5664a',
    mound: ['woods', 130],
    walls: [300, 50],
    towers: [
      [-290, 50, 90, 'teeth', 0],
      [-170, 56, 130, 'teeth', 0],
      [-20, 64, 150, 'teeth', 0],
      [130, 54, 120, 'teeth', 0],
      [280, 50, 84, 'teeth', 0],
    ],
    halls: [
      [60, 50, 100, 24],
      [-100, 40, 96, 20],
    ],
  }),
  jaisalmerFort: portrayFort({
    stone: '#d9a85c',
    roof: '#c08a44',
    mound: ['sand', 120],
    walls: [330, 70],
    towers: [
      [-316, 60, 92, 'teeth', 0],
      [-210, 60, 96, 'teeth', 0],
      [-104, 60, 96, 'teeth', 0],
      [104, 60, 96, 'teeth', 0],
      [210, 60, 96, 'teeth', 0],
      [316, 60, 92, 'teeth', 0],
      [0, 70, 110, 'teeth', 0],
      [40, 40, 190, 'onion', 40],
      [-60, 44, 180, 'dome', 24],
    ],
    halls: [
      [-170, 60, 130, 10],
      [150, 70, 140, 10],
    ],
  }),
} satisfies Record<string, Motif>;
