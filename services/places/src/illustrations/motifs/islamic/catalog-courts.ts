import type { Motif } from '../../scene/motif.js';
import { portrayCourt } from './courts.js';
import { drawColumnTombs, drawTileDoor } from './interiors.js';
import { portraySouk } from './souks.js';

const interior = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true, evening: 'night' } as const;

/** Courtyards and covered markets of the Maghreb and the Near East. */
export const COURT_MOTIFS = {
  youssefCourt: portrayCourt({
    wall: '#ecdcc0',
    tile: '#3f7f8a',
    wood: '#7a4a2e',
    floor: '#efe8da',
    eaves: '#5a8a5a',
    arches: [5, 'round'],
    middle: 'pool',
  }),
  inaniaCourt: portrayCourt({
    wall: '#e6d4b2',
    tile: '#5a7f52',
    wood: '#5f3a26',
    floor: '#f2ece0',
    eaves: '#3f7f5f',
    arches: [3, 'pointed'],
    middle: 'fountain',
    hasMinaret: true,
    height: 280,
  }),
  tileDoor: { draw: drawTileDoor, ...interior },
  columnTombs: { draw: drawColumnTombs, ...interior },
  bahiaCourt: portrayCourt({
    wall: '#f4ead2',
    tile: '#e0b23f',
    wood: '#3f7fa8',
    floor: '#f6f3ea',
    eaves: '#4f9a72',
    arches: [7, 'round'],
    middle: 'fountain',
    height: 200,
  }),
  badiCourt: portrayCourt({
    wall: '#cf9468',
    tile: '#b87f58',
    wood: '#a8704c',
    floor: '#dcb48a',
    arches: [4, 'pointed'],
    middle: 'oranges',
    height: 210,
  }),
  azmCourt: portrayCourt({
    wall: '#efe2c6',
    tile: '#a8694a',
    wood: '#5f4a3a',
    floor: '#dccdb0',
    stripes: '#7f7468',
    arches: [3, 'pointed'],
    middle: 'oranges',
    height: 250,
  }),
  dohaCourt: portrayCourt({
    wall: '#efe4cc',
    tile: '#d9c7a2',
    wood: '#8a6a48',
    floor: '#e6d8bc',
    arches: [5, 'pointed'],
    middle: 'fountain',
    height: 220,
  }),
  spiceVault: portraySouk({ wall: '#d9c09a', vault: '#e6cfa8', cover: 'ribs', wares: 'spices' }),
  lampSouk: portraySouk({ wall: '#b89a72', vault: '#a8855c', cover: 'beams', wares: 'lamps' }),
  ironSouk: portraySouk({ wall: '#a89a88', vault: '#5f5a58', cover: 'holes', wares: 'cloth' }),
  goldSouk: portraySouk({ wall: '#e3d0a8', vault: '#9a7a54', cover: 'beams', wares: 'gold' }),
  brickSouk: portraySouk({ wall: '#d3ad7c', vault: '#c79a68', cover: 'ribs', wares: 'cloth' }),
} satisfies Record<string, Motif>;
