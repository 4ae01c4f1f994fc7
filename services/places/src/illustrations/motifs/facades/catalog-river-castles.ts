import type { Motif } from '../../scene/motif.js';
import { portrayFort } from './forts.js';

const water = { setting: 'water' } as const;
const shore = { setting: 'shore', isApart: true } as const;

/** Castles by the water. */
export const RIVER_CASTLES_MOTIFS = {
  corfuFortress: portrayFort(
    {
      stone: '#b5a890',
      roof: '#a8624a',
      mound: ['crag', 170],
      walls: [280, 40],
      towers: [
        [-150, 90, 150, 'teeth', 0],
        [-140, 26, 220, 'dome', 18],
        [140, 110, 110, 'teeth', 0],
      ],
      gate: false,
    },
    water,
  ),
  conwyCastle: portrayFort(
    {
      stone: '#9a948a',
      roof: '#8a8378',
      mound: ['crag', 40],
      walls: [310, 110],
      towers: [
        [-310, 66, 180, 'teeth', 0],
        [-190, 66, 200, 'teeth', 0],
        [-60, 66, 190, 'teeth', 0],
        [70, 66, 200, 'teeth', 0],
        [190, 66, 190, 'teeth', 0],
        [310, 66, 180, 'teeth', 0],
      ],
      gate: false,
    },
    shore,
  ),
  dunnottarCastle: portrayFort(
    {
      stone: '#9a8a7c',
      roof: '#7a6f66',
      mound: ['crag', 190],
      walls: [250, 24],
      towers: [
        [-190, 70, 120, 'teeth', 0],
        [230, 30, 60, 'flat', 0],
      ],
      halls: [
        [60, 100, 70, 36],
        [-70, 50, 56, 26],
      ],
      gate: false,
    },
    water,
  ),
  gravensteen: portrayFort(
    {
      stone: '#a89e8e',
      roof: '#6f6a66',
      walls: [300, 110],
      towers: [
        [-300, 40, 150, 'teeth', 0],
        [-200, 40, 150, 'teeth', 0],
        [200, 40, 150, 'teeth', 0],
        [300, 40, 150, 'teeth', 0],
        [30, 150, 240, 'teeth', 0],
        [-80, 70, 170, 'teeth', 0],
      ],
    },
    { setting: 'quay' },
  ),
  belgradeFortress: portrayFort(
    {
      stone: '#c4a888',
      roof: '#a8604a',
      mound: ['hill', 90],
      walls: [340, 80],
      towers: [
        [-330, 70, 120, 'teeth', 0],
        [40, 54, 190, 'cone', 44],
        [-60, 60, 130, 'teeth', 0],
        [330, 70, 120, 'teeth', 0],
      ],
    },
    shore,
  ),
  bledCastle: portrayFort(
    {
      stone: '#ece4d2',
      roof: '#a8583f',
      mound: ['crag', 260],
      walls: [190, 50],
      towers: [
        [-160, 60, 100, 'cone', 50],
        [170, 44, 90, 'cone', 50],
      ],
      halls: [
        [-40, 90, 100, 50],
        [90, 50, 80, 40],
      ],
      gate: false,
    },
    { setting: 'water', isFixed: true },
  ),
  marksburg: portrayFort(
    {
      stone: '#efe6d4',
      roof: '#5f5a62',
      mound: ['woods', 220],
      walls: [190, 44],
      towers: [
        [10, 50, 210, 'teeth', 0],
        [10, 26, 260, 'cone', 30],
        [-170, 44, 80, 'cone', 50],
      ],
      halls: [
        [-90, 70, 100, 50],
        [110, 70, 90, 46],
      ],
      gate: false,
    },
    shore,
  ),
  amboiseCastle: portrayFort(
    {
      stone: '#e6dcc6',
      roof: '#5f6d7c',
      walls: [360, 110],
      gate: false,
      towers: [
        [-340, 110, 150, 'cone', 60],
        [340, 100, 140, 'cone', 60],
      ],
      halls: [
        [-120, 130, 190, 70],
        [130, 90, 160, 50],
      ],
    },
    shore,
  ),
  monacoMuseum: portrayFort(
    {
      stone: '#efe6d4',
      roof: '#d9cdb4',
      mound: ['crag', 230],
      walls: [270, 50],
      towers: [
        [-230, 70, 130, 'flat', 0],
        [230, 70, 130, 'flat', 0],
      ],
      halls: [
        [0, 80, 190, 14],
        [-130, 80, 140, 8],
        [130, 80, 140, 8],
      ],
      gate: false,
    },
    water,
  ),
} satisfies Record<string, Motif>;
