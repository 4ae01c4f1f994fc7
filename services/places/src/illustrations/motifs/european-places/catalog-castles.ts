import type { Motif } from '../../scene/motif.js';
import { portrayFort } from '../facades/forts.js';
import {
  drawBaths,
  drawGrassFort,
  drawMilledStar,
  drawOctagonHarbor,
  drawOliveTower,
  drawWalledRock,
} from './castles.js';

const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true, isFixed: true } as const;

/** Castles and forts on their own hills, rivers and harbors. */
export const EUROPEAN_CASTLE_MOTIFS = {
  moundKeep: portrayFort(
    {
      stone: '#bdb2a0',
      roof: '#7d7468',
      mound: ['hill', 130],
      walls: [96, 96],
      towers: [
        [-84, 44, 110, 'teeth', 0],
        [84, 44, 110, 'teeth', 0],
        [40, 54, 140, 'flag', 40],
      ],
    },
    { setting: 'park' },
  ),
  rheinstein: portrayFort(
    {
      stone: '#b0a089',
      roof: '#5f6570',
      mound: ['crag', 150],
      walls: [120, 64],
      towers: [
        [-104, 44, 130, 'teeth', 0],
        [106, 40, 110, 'teeth', 0],
        [10, 62, 170, 'flag', 44],
      ],
      halls: [[-46, 44, 100, 34]],
    },
    { setting: 'shore', isApart: true },
  ),
  rheinfels: portrayFort(
    {
      stone: '#a3988a',
      roof: '#7d7468',
      mound: ['woods', 130],
      walls: [270, 56],
      towers: [
        [-210, 70, 104, 'flat', 0],
        [-90, 54, 150, 'teeth', 0],
        [60, 90, 90, 'flat', 0],
        [190, 60, 120, 'flat', 0],
      ],
      town: [['#f3ecdc', '#e3cfae', '#ecdcc4'], '#6a5f60'],
    },
    { setting: 'shore', isApart: true },
  ),
  antequeraFort: portrayFort({
    stone: '#c9a27a',
    roof: '#9a6a4c',
    mound: ['hill', 110],
    walls: [260, 54],
    towers: [
      [-190, 90, 120, 'hip', 44],
      [160, 66, 96, 'teeth', 0],
      [10, 44, 76, 'teeth', 0],
    ],
    town: [['#f8f4ea', '#f1eadc', '#fbf8f0'], '#b9805f'],
  }),
  oliveTower: { draw: drawOliveTower, ...scenery },
  milledStar: { draw: drawMilledStar, reach: 392, setting: 'shore', isApart: true },
  grassFort: { draw: drawGrassFort, ...scenery },
  walledRock: { draw: drawWalledRock, ...scenery, evening: 'lamps' },
  octagonHarbor: { draw: drawOctagonHarbor, ...scenery, evening: 'lamps' },
  imperialBaths: { draw: drawBaths, reach: 360, scale: 1.06, setting: 'ground', isApart: true },
} satisfies Record<string, Motif>;
