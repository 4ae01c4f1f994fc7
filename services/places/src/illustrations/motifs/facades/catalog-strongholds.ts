import type { Motif } from '../../scene/motif.js';
import { drawCoralFort } from '../southern/open-places.js';
import { portrayFort } from './forts.js';

const shore = { setting: 'shore', isApart: true } as const;

/** More castles and forts in their true settings. */
export const STRONGHOLD_MOTIFS = {
  capeCoastCastle: portrayFort(
    {
      stone: '#f4f0e6',
      roof: '#9a6a54',
      walls: [350, 80],
      towers: [
        [-340, 60, 100, 'teeth', 0],
        [340, 60, 100, 'teeth', 0],
        [-20, 80, 170, 'hip', 34],
      ],
      halls: [
        [-180, 110, 140, 30],
        [180, 110, 140, 30],
      ],
    },
    shore,
  ),
  chapultepecCastle: portrayFort({
    stone: '#e3d3b8',
    roof: '#c9b08a',
    mound: ['woods', 170],
    walls: [260, 80],
    towers: [[0, 64, 160, 'flag', 60]],
    halls: [
      [-130, 90, 110, 6],
      [130, 90, 110, 6],
    ],
  }),
  narikala: portrayFort({
    stone: '#a98a68',
    roof: '#8f7a62',
    mound: ['hill', 190],
    walls: [290, 44],
    towers: [
      [-270, 54, 90, 'teeth', 0],
      [-120, 50, 84, 'teeth', 0],
      [60, 44, 130, 'cone', 50],
      [260, 60, 100, 'teeth', 0],
    ],
    town: [['#e6cfae', '#d9a88a', '#c9d0c6', '#e9dcc0'], '#a8604a'],
  }),
  fortJesus: { draw: drawCoralFort, reach: 398, setting: 'shore', hidesHorizon: true, isApart: true },
  golcondaFort: portrayFort({
    stone: '#b59c7c',
    roof: '#9a8468',
    mound: ['crag', 170],
    walls: [270, 60],
    towers: [
      [-260, 60, 90, 'teeth', 0],
      [-110, 64, 100, 'teeth', 0],
      [60, 120, 150, 'teeth', 0],
      [260, 60, 90, 'teeth', 0],
    ],
  }),
  gediminasTower: portrayFort({
    stone: '#a8624a',
    roof: '#8f5544',
    mound: ['hill', 190],
    walls: [110, 24],
    towers: [[0, 110, 170, 'flag', 84]],
    gate: false,
    town: [['#ecd9b8', '#e3c4a0', '#dfe0d8'], '#a8583f'],
  }),
  ljubljanaCastle: portrayFort(
    {
      stone: '#e3d9c6',
      roof: '#a8583f',
      mound: ['woods', 190],
      walls: [230, 70],
      towers: [
        [20, 50, 190, 'flag', 50],
        [-220, 66, 90, 'cone', 50],
        [220, 66, 90, 'cone', 44],
      ],
      halls: [
        [-110, 90, 100, 36],
        [130, 70, 100, 32],
      ],
      town: [['#ecd9b8', '#e3b8a0', '#cfd9d0', '#f1e6c8'], '#b5603f'],
    },
    {},
  ),
  towerOfDavid: portrayFort(
    {
      stone: '#dcc79c',
      roof: '#c0a678',
      walls: [320, 100],
      towers: [
        [-310, 90, 170, 'teeth', 0],
        [-90, 110, 190, 'teeth', 0],
        [120, 26, 270, 'cone', 36],
        [310, 90, 150, 'teeth', 0],
      ],
    },
    {},
  ),
  rockOfCashel: portrayFort({
    stone: '#938e84',
    roof: '#7a756c',
    mound: ['hill', 120],
    walls: [210, 110],
    gate: false,
    towers: [
      [-170, 32, 250, 'cone', 40],
      [10, 110, 210, 'teeth', 0],
      [170, 64, 160, 'teeth', 0],
    ],
    halls: [[110, 70, 130, 60]],
  }),
  saintEmilion: portrayFort({
    stone: '#dcc9a0',
    roof: '#b5704f',
    mound: ['crag', 120],
    walls: [120, 20],
    towers: [[0, 84, 220, 'spire', 130]],
    gate: false,
    town: [['#e9dab8', '#dcc79e', '#efe3c8'], '#b5704f'],
  }),
} satisfies Record<string, Motif>;
