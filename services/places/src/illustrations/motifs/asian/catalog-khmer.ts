import type { Motif } from '../../scene/motif.js';
import { portrayKhmer } from './khmer.js';
import { drawElephantWall, drawFaceGate, drawIslandShrine, drawRoyalLanding } from './khmer-scenes.js';

const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true } as const;

/** Temples of Angkor, each with its own number of terraces and towers. */
export const KHMER_MOTIFS = {
  rootTemple: portrayKhmer({
    stone: '#a5a08c',
    tiers: [[380, 22]],
    towers: [
      [0, 110, 60, 130],
      [-210, 96, 40, 96],
      [210, 96, 40, 96],
    ],
    galleries: [
      [0, 18, 370, 66, 17],
      [0, 18, 90, 92, 3],
    ],
    trees: [
      [-330, 96, 96],
      [130, 100, 120],
      [350, -8, 70],
    ],
  }),
  hilltopPyramid: portrayKhmer({
    stone: '#b0a48c',
    hill: 128,
    tiers: [
      [220, 22],
      [186, 22],
      [152, 22],
      [118, 22],
      [84, 20],
    ],
    towers: [
      [-150, 42, 20, 56],
      [150, 42, 20, 56],
      [-62, 104, 24, 60],
      [62, 104, 24, 60],
      [0, 106, 34, 84],
    ],
    stair: 20,
  }),
  quietCloister: portrayKhmer({
    stone: '#9aa08a',
    tiers: [[390, 16]],
    towers: [
      [0, 100, 74, 110],
      [-150, 70, 38, 70],
      [150, 70, 38, 70],
    ],
    galleries: [
      [-240, 12, 140, 52, 7],
      [240, 12, 140, 52, 7],
      [0, 12, 100, 86, 3],
    ],
    trees: [
      [-300, 56, 150],
      [286, 50, 170],
      [-380, -10, 60],
    ],
  }),
  broadPyramid: portrayKhmer({
    stone: '#b9ab90',
    tiers: [
      [388, 62],
      [300, 66],
      [206, 66],
      [120, 40],
    ],
    towers: [[0, 226, 56, 80]],
    galleries: [
      [0, 58, 340, 30, 19],
      [0, 124, 236, 28, 13],
    ],
    stair: 34,
    causeway: true,
  }),
  barePyramid: portrayKhmer({
    stone: '#9c9a90',
    tiers: [
      [330, 50],
      [284, 50],
      [226, 62],
      [190, 56],
      [154, 50],
    ],
    towers: [
      [-128, 262, 42, 120],
      [128, 262, 42, 120],
      [0, 264, 58, 190],
    ],
    stair: 30,
  }),
  twinShrine: portrayKhmer({
    stone: '#b8a183',
    tiers: [
      [250, 20],
      [220, 18],
    ],
    towers: [
      [-40, 84, 78, 220],
      [196, 40, 40, 120],
    ],
    galleries: [[110, 34, 90, 74, 5]],
    trees: [
      [-320, -8, 110],
      [-250, 10, 130],
      [330, -8, 90],
    ],
  }),
  forestShrine: portrayKhmer({
    stone: '#9d9384',
    tiers: [
      [350, 16],
      [316, 16],
    ],
    towers: [
      [60, 80, 64, 170],
      [-270, 30, 38, 96],
      [290, 30, 38, 96],
    ],
    galleries: [
      [-70, 28, 110, 60, 6],
      [60, 28, 60, 66, 3],
    ],
    trees: [
      [-180, 60, 170],
      [210, 60, 190],
      [-360, 40, 130],
      [380, 40, 120],
    ],
    causeway: true,
  }),
  slimPyramid: portrayKhmer({
    stone: '#a8785c',
    brick: '#c08a66',
    tiers: [
      [236, 70],
      [196, 66],
      [156, 62],
      [118, 56],
    ],
    towers: [[0, 250, 62, 150]],
    stair: 26,
    trees: [
      [-330, -8, 140],
      [340, -8, 150],
    ],
  }),
  islandShrine: { draw: drawIslandShrine, ...scenery },
  royalLanding: { draw: drawRoyalLanding, ...scenery },
  elephantWall: { draw: drawElephantWall, reach: 398, setting: 'ground', isApart: true },
  faceGate: { draw: drawFaceGate, ...scenery },
} satisfies Record<string, Motif>;
