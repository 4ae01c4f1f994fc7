import type { Motif } from '../../scene/motif.js';
import { portrayChurch } from '../facades/churches.js';

const square = { setting: 'square', front: 'plain' } as const;

/** Churches by their fronts and the streets they stand in. */
export const WORLD_CHURCH_MOTIFS = {
  bogotaCathedral: portrayChurch(
    {
      stone: '#d6b27a',
      roof: '#a88a5c',
      nave: [110, 210, 60],
      aisles: [150, 170],
      portals: 3,
      dome: [0, 220, 54, 56],
      towers: [
        [-190, 84, 300, 'dome', 60],
        [190, 84, 300, 'dome', 60],
      ],
    },
    { ...square, houses: 'tiled', horizon: 'peaks' },
  ),
  hanoiCathedral: portrayChurch(
    {
      stone: '#8a867e',
      roof: '#6a6660',
      nave: [84, 200, 60],
      rose: true,
      portals: 3,
      towers: [
        [-126, 92, 320, 'flat', 0],
        [126, 92, 320, 'flat', 0],
      ],
    },
    { ...square, houses: 'stucco', trees: ['roundTree', 'roundTree'] },
  ),
  brickSteeple: portrayChurch(
    {
      stone: '#a8614c',
      roof: '#5f6468',
      nave: [100, 180, 70],
      aisles: [150, 110],
      portals: 3,
      towers: [[0, 78, 290, 'cone', 150]],
      flank: [150, 320, 130, 56],
    },
    { setting: 'hill', horizon: 'city', trees: ['roundTree', 'cloudPine'] },
  ),
  ironSpires: portrayChurch(
    {
      stone: '#d9d4c8',
      roof: '#8a9296',
      nave: [84, 210, 90],
      rose: true,
      portals: 1,
      towers: [
        [-122, 70, 260, 'cone', 190],
        [122, 70, 260, 'cone', 190],
      ],
      back: [[0, 40, 250, 'cone', 90]],
    },
    { ...square, houses: 'blocks', trees: ['palm', 'roundTree'] },
  ),
  porticoSteeple: portrayChurch(
    {
      stone: '#cdc6b6',
      roof: '#8f9494',
      nave: [130, 150, 56],
      columns: 4,
      portals: 1,
      back: [[0, 84, 240, 'cone', 130]],
    },
    { setting: 'park', houses: 'blocks', horizon: 'city' },
  ),
  horseshoeTowers: portrayChurch(
    {
      stone: '#dccaa6',
      roof: '#b5935f',
      nave: [92, 230, 40],
      portals: 3,
      rose: true,
      towers: [
        [-140, 90, 300, 'dome', 44],
        [140, 90, 300, 'dome', 44],
      ],
    },
    { ...square, houses: 'stucco', trees: ['palm', 'palm'] },
  ),
  pinnacleTower: portrayChurch(
    {
      stone: '#f1efe8',
      roof: '#c9c6bc',
      nave: [80, 150, 60],
      portals: 1,
      flank: [80, 320, 130, 60],
      back: [[60, 110, 360, 'pinnacles', 50]],
    },
    { setting: 'park', houses: 'blocks', trees: ['palm', 'roundTree'] },
  ),
  tiledTowers: portrayChurch(
    {
      stone: '#f6f2e8',
      roof: '#4f7098',
      nave: [100, 170, 50],
      portals: 1,
      towers: [
        [-146, 84, 240, 'dome', 44],
        [146, 84, 240, 'dome', 44],
      ],
    },
    { ...square, houses: 'tiled', trees: ['palm', 'roundTree'] },
  ),
  twinBellHouse: portrayChurch(
    {
      stone: '#f3ecdc',
      roof: '#b5654a',
      nave: [84, 200, 34],
      aisles: [230, 110],
      portals: 1,
      towers: [
        [-116, 62, 300, 'dome', 54],
        [116, 62, 300, 'dome', 54],
      ],
    },
    { setting: 'hill', trees: ['palm', 'cypress', 'palm'], isApart: true },
  ),
} satisfies Record<string, Motif>;
