import type { Motif } from '../../scene/motif.js';
import { portrayWat } from '../asian/wats.js';
import { portrayChurch } from '../facades/churches.js';
import { portrayFort } from '../facades/forts.js';
import { portrayPalace } from '../facades/palaces.js';
import { portrayCourt } from '../islamic/courts.js';

/** Forts, halls and courts of cities by their outlines. */
export const WORLD_SIGHT_HALL_MOTIFS = {
  courtyardPagoda: portrayWat({
    wall: '#f6f3ea',
    roof: '#d99a2e',
    edge: '#3f8a5f',
    gable: '#e8c05a',
    eaves: [300, 56, 270, 3],
    hall: 220,
    columns: 6,
  }),
  roundPineCastle: portrayFort({
    stone: '#dcc69c',
    roof: '#c2a97e',
    mound: ['woods', 110],
    walls: [170, 90],
    towers: [
      [-160, 70, 110, 'flat', 0],
      [0, 60, 116, 'flat', 0],
      [160, 70, 110, 'flat', 0],
      [268, 70, 190, 'teeth', 0],
    ],
  }),
  whiteWatchFort: portrayFort({
    stone: '#f3efe6',
    roof: '#d5cdbd',
    walls: [300, 100],
    towers: [
      [-260, 84, 150, 'teeth', 0],
      [-90, 70, 200, 'teeth', 0],
      [250, 90, 140, 'teeth', 0],
    ],
  }),
  confluenceRuin: portrayFort(
    {
      stone: '#b9b0a2',
      roof: '#968d80',
      mound: ['crag', 190],
      walls: [250, 34],
      gate: false,
      towers: [
        [-210, 34, 80, 'flat', 0],
        [-40, 60, 90, 'flat', 0],
        [60, 90, 60, 'flat', 0],
        [230, 40, 54, 'flat', 0],
      ],
    },
    { setting: 'shore' },
  ),
  graniteSe: portrayChurch({
    stone: '#b9b0a0',
    roof: '#a8664c',
    nave: [70, 190, 0],
    rose: true,
    portals: 1,
    towers: [
      [-120, 90, 270, 'dome', 40],
      [120, 90, 270, 'dome', 40],
    ],
  }),
  sevenBrickChurches: portrayChurch({
    stone: '#b5704f',
    roof: '#a05f45',
    nave: [84, 130, 60],
    portals: 1,
    towers: [
      [-180, 110, 110, 'flat', 0],
      [170, 90, 90, 'flat', 0],
      [236, 50, 210, 'flat', 0],
    ],
  }),
  lowStudio: portrayPalace({
    wall: '#c9b491',
    roof: '#8a7458',
    body: [0, 260, 96, 'flat', 0],
    storeys: 1,
    bays: 5,
    trim: '#8f7a5c',
    parts: [[-190, 60, 110, 'flat', 0]],
  }),
  fourIwans: portrayCourt({
    wall: '#cfa878',
    tile: '#3f7f9f',
    wood: '#8a6a48',
    floor: '#dcc4a0',
    arches: [5, 'pointed'],
    middle: 'pool',
    height: 250,
  }),
  talarCourt: portrayCourt({
    wall: '#c9a478',
    tile: '#2f6f9f',
    wood: '#6f4a30',
    floor: '#d3b892',
    arches: [3, 'pointed'],
    middle: 'fountain',
    height: 260,
  }),
  archbishopsFront: portrayPalace(
    {
      wall: '#e6c9bd',
      roof: '#8f8a86',
      body: [0, 300, 170, 'hip', 40],
      storeys: 3,
      bays: 13,
      trim: '#f7efe8',
      parts: [
        [0, 70, 186, 'pediment', 52],
        [-260, 40, 176, 'flat', 0],
        [260, 40, 176, 'flat', 0],
      ],
      flag: true,
    },
    { setting: 'square' },
  ),
} satisfies Record<string, Motif>;
