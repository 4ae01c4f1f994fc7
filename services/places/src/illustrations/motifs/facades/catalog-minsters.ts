import type { Motif } from '../../scene/motif.js';
import { drawLeaningBelfry } from '../european-quarters/additions.js';
import { extend } from '../european-quarters/extend.js';
import { portrayChurch } from './churches.js';

/** Minsters, cathedrals and monasteries with their own towers. */
export const MINSTER_MOTIFS = {
  segoviaCathedral: portrayChurch({
    stone: '#dcbc84',
    roof: '#c9a06c',
    nave: [74, 190, 0],
    portals: 1,
    aisles: [130, 130],
    dome: [170, 170, 56, 60],
    towers: [[-140, 84, 370, 'dome', 56]],
    flank: [130, 300, 150, 20],
  }),
  barcelonaCathedral: portrayChurch({
    stone: '#cfbb98',
    roof: '#b5a080',
    nave: [84, 190, 60],
    portals: 1,
    towers: [
      [-124, 48, 230, 'spire', 90],
      [124, 48, 230, 'spire', 90],
    ],
    back: [[0, 60, 300, 'spire', 150]],
    aisles: [190, 120],
  }),
  fourviere: portrayChurch(
    {
      stone: '#f1ebde',
      roof: '#a9b0b0',
      nave: [110, 170, 70],
      portals: 1,
      towers: [
        [-150, 58, 270, 'teeth', 0],
        [150, 58, 270, 'teeth', 0],
      ],
      back: [
        [-76, 30, 280, 'teeth', 0],
        [90, 30, 280, 'teeth', 0],
      ],
    },
    { setting: 'hill', isApart: true, scale: 1 },
  ),
  bernMinster: portrayChurch({
    stone: '#bdb294',
    roof: '#8a5f4c',
    nave: [58, 120, 0],
    portals: 1,
    towers: [
      [0, 104, 300, 'pinnacles', 40],
      [0, 60, 370, 'spire', 150],
    ],
    flank: [58, 320, 130, 80],
  }),
  grossmunster: portrayChurch(
    {
      stone: '#c9bda6',
      roof: '#6f8a86',
      nave: [40, 150, 40],
      portals: 1,
      towers: [
        [-84, 84, 290, 'dome', 64],
        [84, 84, 290, 'dome', 64],
      ],
      flank: [126, 320, 130, 50],
    },
    { mayReflect: true },
  ),
  limaCathedral: portrayChurch(
    {
      stone: '#e6d3a8',
      roof: '#5f666c',
      nave: [110, 160, 30],
      portals: 3,
      towers: [
        [-160, 84, 230, 'cone', 90],
        [160, 84, 230, 'cone', 90],
      ],
    },
    { hidesHorizon: true, setting: 'square' },
  ),
  oaxacaCathedral: portrayChurch({
    stone: '#b3b594',
    roof: '#9aa07c',
    nave: [130, 150, 40],
    portals: 3,
    towers: [
      [-180, 90, 180, 'dome', 40],
      [180, 90, 180, 'dome', 40],
    ],
  }),
  pisaCathedral: extend(
    portrayChurch(
      {
        stone: '#f6f1e6',
        roof: '#c9c0b0',
        stripes: '#b5b0a6',
        nave: [90, 210, 66],
        aisles: [166, 130],
        portals: 3,
        dome: [140, 170, 60, 70],
        domeColor: '#b9b5aa',
        flank: [166, 330, 130, 40],
      },
      { setting: 'park', reach: 372, scale: 1.05 },
    ),
    { before: drawLeaningBelfry },
  ),
  greatSaintMartin: portrayChurch(
    {
      stone: '#d9c9a8',
      roof: '#6f767c',
      nave: [60, 120, 40],
      portals: 1,
      towers: [
        [0, 120, 280, 'cone', 150],
        [-66, 30, 310, 'cone', 80],
        [66, 30, 310, 'cone', 80],
      ],
      aisles: [170, 110],
      flank: [60, 300, 110, 50],
    },
    { setting: 'quay' },
  ),
  evoraCathedral: portrayChurch({
    stone: '#cdb49c',
    roof: '#a39a8e',
    nave: [66, 150, 20],
    portals: 1,
    towers: [
      [-114, 90, 230, 'cone', 70],
      [114, 90, 210, 'dome', 60],
    ],
    dome: [190, 150, 40, 60],
    flank: [160, 280, 120, 20],
  }),
  brugesOurLady: portrayChurch({
    stone: '#b58468',
    roof: '#6f5f5a',
    nave: [56, 130, 60],
    portals: 1,
    towers: [[0, 92, 320, 'spire', 190]],
    flank: [56, 320, 130, 70],
  }),
  saoPauloCathedral: portrayChurch({
    stone: '#b9b4a8',
    roof: '#7fae9a',
    nave: [66, 190, 60],
    rose: true,
    portals: 3,
    dome: [150, 190, 62, 90],
    towers: [
      [-106, 56, 270, 'spire', 170],
      [106, 56, 270, 'spire', 170],
    ],
  }),
  clerigos: portrayChurch({
    stone: '#b5aa98',
    roof: '#8f867a',
    nave: [70, 130, 30],
    portals: 1,
    towers: [[130, 74, 410, 'dome', 60]],
    aisles: [96, 100],
  }),
} satisfies Record<string, Motif>;
