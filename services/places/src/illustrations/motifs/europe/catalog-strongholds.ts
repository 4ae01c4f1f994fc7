import type { Motif } from '../../scene/motif.js';
import { drawButterHall, drawFallsBehind } from '../european-quarters/additions.js';
import { extend } from '../european-quarters/extend.js';
import { portrayChurch } from '../facades/churches.js';
import { portrayFort } from '../facades/forts.js';

const shore = { setting: 'shore', isApart: true } as const;

/** Castles, forts and gates of Europe by their walls and hills. */
export const EUROPE_STRONGHOLD_MOTIFS = {
  akershus: portrayFort(
    {
      stone: '#b59a84',
      roof: '#6f5a54',
      mound: ['hill', 70],
      walls: [300, 60],
      towers: [
        [-90, 64, 190, 'cone', 110],
        [130, 60, 170, 'cone', 100],
      ],
      halls: [
        [-190, 80, 120, 50],
        [30, 90, 140, 60],
      ],
    },
    shore,
  ),
  haakonHall: portrayFort(
    {
      stone: '#b3aa9a',
      roof: '#7f756c',
      walls: [340, 50],
      gate: false,
      towers: [[-190, 110, 250, 'hip', 40]],
      halls: [
        [110, 170, 150, 90],
        [-40, 60, 90, 40],
      ],
    },
    shore,
  ),
  lovrijenac: portrayFort(
    {
      stone: '#cdbd9a',
      roof: '#b5895e',
      mound: ['crag', 210],
      walls: [190, 130],
      gate: false,
      towers: [
        [-170, 70, 150, 'teeth', 0],
        [180, 60, 110, 'teeth', 0],
      ],
    },
    shore,
  ),
  stirlingHall: extend(
    portrayFort({
      stone: '#b9aa8e',
      roof: '#6f757a',
      mound: ['crag', 150],
      walls: [290, 54],
      towers: [
        [-150, 60, 96, 'cone', 40],
        [-60, 60, 96, 'cone', 40],
        [270, 60, 90, 'teeth', 0],
      ],
      halls: [
        [110, 110, 140, 60],
        [-220, 70, 100, 36],
      ],
    }),
    { after: drawButterHall },
  ),
  nurembergRock: portrayFort({
    stone: '#cfa987',
    roof: '#a8563f',
    mound: ['crag', 100],
    walls: [290, 50],
    towers: [
      [-190, 70, 210, 'cone', 60],
      [240, 60, 160, 'hip', 40],
    ],
    halls: [
      [-50, 110, 120, 60],
      [130, 80, 100, 50],
    ],
    town: [['#ecd9b4', '#d9a884', '#e9cfa4', '#c9d0b8'], '#b5583f'],
  }),
  spisRuin: portrayFort({
    stone: '#e0d9c8',
    roof: '#c9bfa8',
    mound: ['hill', 170],
    walls: [320, 50],
    gate: false,
    towers: [
      [-60, 80, 170, 'flat', 0],
      [60, 60, 110, 'flat', 0],
      [-290, 60, 70, 'flat', 0],
      [290, 60, 64, 'flat', 0],
    ],
  }),
  beratCitadel: portrayFort({
    stone: '#c9b492',
    roof: '#b5704f',
    mound: ['woods', 200],
    walls: [260, 44],
    towers: [
      [-230, 44, 70, 'teeth', 0],
      [90, 50, 100, 'dome', 24],
      [240, 44, 70, 'teeth', 0],
    ],
    halls: [[-60, 60, 80, 30]],
    town: [['#f4efe4', '#ece5d6', '#f1ebdf'], '#b5704f'],
  }),
  guaitaCliff: portrayFort({
    stone: '#bdb2a0',
    roof: '#8f6f5c',
    mound: ['crag', 250],
    walls: [150, 60],
    gate: false,
    towers: [
      [20, 70, 170, 'teeth', 0],
      [-110, 50, 110, 'hip', 30],
      [140, 44, 90, 'teeth', 0],
    ],
  }),
  cestaPeak: portrayFort({
    stone: '#c2b8a6',
    roof: '#8f6f5c',
    mound: ['woods', 320],
    walls: [90, 44],
    gate: false,
    towers: [[30, 56, 130, 'hip', 30]],
  }),
  ohridWalls: portrayFort(
    {
      stone: '#d3bd94',
      roof: '#b5895e',
      mound: ['woods', 120],
      walls: [340, 64],
      towers: [
        [-330, 50, 100, 'teeth', 0],
        [-200, 50, 100, 'teeth', 0],
        [-70, 64, 120, 'teeth', 0],
        [70, 64, 120, 'flag', 40],
        [200, 50, 100, 'teeth', 0],
        [330, 50, 100, 'teeth', 0],
      ],
    },
    shore,
  ),
  vaduzRock: portrayFort({
    stone: '#e3dac6',
    roof: '#8a5f50',
    mound: ['woods', 180],
    walls: [220, 56],
    towers: [
      [-30, 84, 170, 'hip', 50],
      [-210, 80, 90, 'cone', 50],
      [210, 80, 84, 'cone', 50],
    ],
    halls: [[110, 70, 110, 50]],
  }),
  trakaiShore: portrayFort(
    {
      stone: '#b5705a',
      roof: '#8f5a48',
      walls: [360, 84],
      towers: [
        [-330, 76, 180, 'hip', 60],
        [330, 76, 150, 'hip', 50],
        [40, 60, 130, 'flat', 0],
      ],
    },
    shore,
  ),
  johnFortKotor: portrayFort(
    {
      stone: '#b9b0a0',
      roof: '#8f867a',
      mound: ['crag', 300],
      walls: [130, 60],
      gate: false,
      towers: [
        [-110, 50, 90, 'flat', 0],
        [90, 56, 100, 'flag', 44],
      ],
      town: [['#e3d3b4', '#d9c4a0'], '#b5684a'],
    },
    shore,
  ),
  vajdahunyad: portrayFort(
    {
      stone: '#cdb994',
      roof: '#a8523c',
      walls: [330, 70],
      towers: [
        [-60, 50, 170, 'cone', 90],
        [60, 50, 170, 'cone', 90],
        [-250, 80, 240, 'hip', 80],
        [230, 60, 200, 'spire', 110],
        [320, 50, 130, 'dome', 50],
      ],
      halls: [[140, 80, 130, 60]],
    },
    shore,
  ),
  goldenGateKyiv: portrayFort(
    {
      stone: '#b5714f',
      roof: '#6f8a7c',
      walls: [170, 190],
      towers: [
        [-110, 60, 220, 'hip', 30],
        [110, 60, 220, 'hip', 30],
        [0, 70, 290, 'dome', 50],
      ],
      halls: [[-290, 110, 120, 20]],
    },
    { setting: 'park' },
  ),
  alcazarCordoba: portrayFort(
    {
      stone: '#d6bc90',
      roof: '#b5704f',
      walls: [330, 110],
      gate: false,
      towers: [
        [-310, 90, 210, 'teeth', 0],
        [-60, 84, 190, 'teeth', 0],
        [310, 80, 180, 'teeth', 0],
      ],
      halls: [[140, 100, 140, 30]],
    },
    shore,
  ),
  fortAbbey: portrayChurch({
    stone: '#cfb894',
    roof: '#b5895e',
    nave: [70, 150, 0],
    portals: 1,
    towers: [
      [-150, 110, 230, 'teeth', 0],
      [130, 84, 190, 'teeth', 0],
    ],
    flank: [170, 330, 130, 10],
  }),
  laufenRock: portrayFort(
    {
      stone: '#ece2cc',
      roof: '#a8563f',
      mound: ['crag', 150],
      walls: [180, 50],
      gate: false,
      towers: [
        [-150, 54, 130, 'cone', 60],
        [160, 50, 110, 'cone', 50],
      ],
      halls: [[0, 110, 130, 60]],
    },
    shore,
  ),
  woerthIslet: extend(
    portrayFort(
      {
        stone: '#e6dcc4',
        roof: '#9c5640',
        walls: [150, 60],
        towers: [[-90, 90, 160, 'hip', 60]],
        halls: [[60, 90, 110, 60]],
      },
      { setting: 'water', hidesHorizon: true },
    ),
    { before: drawFallsBehind },
  ),
  grandMasterGate: portrayFort({
    stone: '#d6bd8f',
    roof: '#b5895e',
    walls: [300, 150],
    towers: [
      [-76, 110, 240, 'teeth', 0],
      [76, 110, 240, 'teeth', 0],
      [-290, 70, 210, 'teeth', 0],
      [290, 70, 190, 'teeth', 0],
      [180, 90, 270, 'teeth', 0],
    ],
  }),
} satisfies Record<string, Motif>;
