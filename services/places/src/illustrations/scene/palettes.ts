import type { Horizon, Tree } from './landscape-kinds.js';

/** Sky from its top to the horizon. */
export type Sky = readonly [top: string, middle: string, horizon: string];

/** Colors and landscape of a part of the world, in daylight. */
export interface Palette {
  /** Skies of morning, noon and evening. */
  skies: readonly [Sky, Sky, Sky];
  dusk: Sky;
  /** Hills from the farthest to the nearest. */
  far: string;
  middle: string;
  ground: string;
  /** Vegetation at the front. */
  near: string;
  leaf: string;
  wall: string;
  roof: string;
  water: string;
  horizon: Horizon;
  trees: readonly Tree[];
}

export const PALETTES = {
  mediterranean: {
    skies: [
      ['#6fb1cf', '#b5d8de', '#f8ead0'],
      ['#4d9cc6', '#97cadf', '#e6efdf'],
      ['#7d9cc0', '#ecbd9d', '#fbe0ab'],
    ],
    dusk: ['#182148', '#5a416f', '#b5647a'],
    far: '#8ea9b6',
    middle: '#9bad82',
    ground: '#dcc88f',
    near: '#66804d',
    leaf: '#4c6a44',
    wall: '#efdcb8',
    roof: '#c96f4a',
    water: '#3f90b4',
    horizon: 'hills',
    trees: ['cypress', 'umbrellaPine', 'roundTree', 'cypress'],
  },
  atlantic: {
    skies: [
      ['#86adc4', '#c3d7dd', '#f3ead6'],
      ['#6fa0c0', '#b3d0dc', '#e9ecdd'],
      ['#8890b6', '#dfb8b2', '#f9dfbc'],
    ],
    dusk: ['#161f42', '#4b426f', '#a4647f'],
    far: '#8ba1ac',
    middle: '#7f9e76',
    ground: '#a3b876',
    near: '#4d724b',
    leaf: '#3f6442',
    wall: '#dcd4c3',
    roof: '#66707f',
    water: '#4b84a2',
    horizon: 'hills',
    trees: ['roundTree', 'poplar', 'roundTree'],
  },
  alpine: {
    skies: [
      ['#6ba6d0', '#b8d7e6', '#f4ecd9'],
      ['#4b91c7', '#9ecae4', '#e5f0ea'],
      ['#7d93c2', '#e5b9b4', '#fae0bd'],
    ],
    dusk: ['#15214a', '#4a4b80', '#a8688a'],
    far: '#8ba5bf',
    middle: '#6d9278',
    ground: '#93b374',
    near: '#3d6a4c',
    leaf: '#2f5b47',
    wall: '#efe7d6',
    roof: '#95573f',
    water: '#4a96b2',
    horizon: 'peaks',
    trees: ['fir', 'fir', 'roundTree', 'fir'],
  },
  nordic: {
    skies: [
      ['#86acca', '#c8d9e3', '#f5e7d3'],
      ['#6c9fc4', '#b4d0df', '#ebeee2'],
      ['#8f9cc2', '#e4c4c1', '#fae3c2'],
    ],
    dusk: ['#132043', '#3d4d78', '#8f7291'],
    far: '#8197aa',
    middle: '#688980',
    ground: '#8da67d',
    near: '#355a51',
    leaf: '#2c504a',
    wall: '#e8dcc4',
    roof: '#a34a3b',
    water: '#3d7592',
    horizon: 'fells',
    trees: ['fir', 'birch', 'fir'],
  },
  desert: {
    skies: [
      ['#7fb6cd', '#d2dfd2', '#fae6bb'],
      ['#5ca5cb', '#b3d5d9', '#f3e4c0'],
      ['#d99a7c', '#f2c596', '#fce7b9'],
    ],
    dusk: ['#1b1f48', '#64416c', '#bd6a6a'],
    far: '#d0a583',
    middle: '#dcae78',
    ground: '#eacb90',
    near: '#b67d4d',
    leaf: '#748549',
    wall: '#ecca98',
    roof: '#c48a58',
    water: '#4fa1ac',
    horizon: 'dunes',
    trees: ['palm', 'palm', 'shrub'],
  },
  savanna: {
    skies: [
      ['#86b5c4', '#ead9ab', '#f9d28c'],
      ['#6faccb', '#c5d8c4', '#f6e5b4'],
      ['#df9760', '#f4bd74', '#fbe1a0'],
    ],
    dusk: ['#21204a', '#6d4069', '#c56c5c'],
    far: '#a8a586',
    middle: '#c2ad66',
    ground: '#dcc070',
    near: '#87793a',
    leaf: '#68722f',
    wall: '#e4c191',
    roof: '#a8693f',
    water: '#5f9fb0',
    horizon: 'plain',
    trees: ['acacia', 'acacia', 'shrub'],
  },
  monsoon: {
    skies: [
      ['#6eabb8', '#bbdacd', '#f7ecc7'],
      ['#529fb9', '#a5d2d2', '#ecf0d3'],
      ['#8b9fb4', '#ecc8a4', '#fbdea3'],
    ],
    dusk: ['#142347', '#4a4670', '#b5697a'],
    far: '#80a59d',
    middle: '#61976b',
    ground: '#94b365',
    near: '#2f6b4b',
    leaf: '#2b6b49',
    wall: '#f0dbac',
    roof: '#c2643d',
    water: '#4f9b9a',
    horizon: 'karst',
    trees: ['palm', 'banana', 'palm', 'roundTree'],
  },
  eastAsian: {
    skies: [
      ['#97bccb', '#d9e3dc', '#f9ebd5'],
      ['#7cafc9', '#c3dadd', '#f2ecdb'],
      ['#a9a3c2', '#efc8be', '#fce5cc'],
    ],
    dusk: ['#1a2047', '#574672', '#b36c86'],
    far: '#94a9b3',
    middle: '#7e9f87',
    ground: '#b4bd8c',
    near: '#44695b',
    leaf: '#3b6452',
    wall: '#f2e7d5',
    roof: '#4b5968',
    water: '#5c97a5',
    horizon: 'layers',
    trees: ['cloudPine', 'blossom', 'cloudPine', 'roundTree'],
  },
  andean: {
    skies: [
      ['#5a98c8', '#a6cbdd', '#f1e8d0'],
      ['#3d86bf', '#89bddb', '#e5e9d5'],
      ['#7f8fbc', '#e6b49f', '#fadcab'],
    ],
    dusk: ['#151f48', '#4f4576', '#b26a72'],
    far: '#8999b0',
    middle: '#94996f',
    ground: '#bfae70',
    near: '#6b7845',
    leaf: '#5a7043',
    wall: '#e0cba5',
    roof: '#b5623f',
    water: '#3f8aa1',
    horizon: 'peaks',
    trees: ['roundTree', 'cactus', 'poplar', 'shrub'],
  },
  metropolitan: {
    skies: [
      ['#79a5c8', '#c0d3df', '#f7e5d0'],
      ['#5f98c4', '#a9cadd', '#e9ece0'],
      ['#8a8fbd', '#e6b6b0', '#fbddb0'],
    ],
    dusk: ['#141d44', '#4a437a', '#b06583'],
    far: '#9db1c4',
    middle: '#8296aa',
    ground: '#bcc3a0',
    near: '#56785a',
    leaf: '#486b51',
    wall: '#dcd6ca',
    roof: '#5d7286',
    water: '#4a82a8',
    horizon: 'city',
    trees: ['roundTree', 'poplar', 'roundTree'],
  },
} satisfies Record<string, Palette>;

export type PaletteName = keyof typeof PALETTES;
export const PALETTE_NAMES = Object.keys(PALETTES) as PaletteName[];

/** Nights of other hues than a palette's own: deep blue, teal, rose and amber. */
export const NIGHTS: readonly Sky[] = [
  ['#0f1b40', '#26487c', '#5f86b0'],
  ['#0d2438', '#22566a', '#6d9f94'],
  ['#251a44', '#7b3f68', '#c97c78'],
  ['#141c44', '#41507f', '#c18f68'],
];
