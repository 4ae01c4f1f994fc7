import type { Motif } from '../../scene/motif.js';
import { drawFallsTower, portrayMast, portrayPillar } from './masts.js';

/** Towers with decks, obelisks and columns by their outlines and their places. */
export const WORLD_MAST_MOTIFS = {
  rainforestMast: portrayMast(
    { color: '#d9dcd8', shaft: [26, 17, 300], decks: [52, 84], deckColor: '#c9b8a4', mast: 130 },
    { setting: 'hill', trees: ['palm', 'roundTree', 'banana'], horizon: 'city' },
  ),
  casinoMast: portrayMast(
    { color: '#d3d6d6', shaft: [40, 14, 320], decks: [46, 70], deckColor: '#b9c4c9', mast: 150, legs: [110, 90] },
    { setting: 'quay', houses: 'blocks', horizon: 'hills' },
  ),
  threeLegMast: portrayMast(
    {
      color: '#c9d2d6',
      shaft: [20, 14, 330],
      decks: [34, 56],
      deckColor: '#3f86b5',
      mast: 170,
      legs: [150, 250],
      hasLattice: true,
    },
    { setting: 'park', houses: 'blocks', horizon: 'city', trees: ['roundTree', 'poplar'] },
  ),
  fallsTower: {
    draw: drawFallsTower,
    reach: 400,
    setting: 'scenery',
    hidesHorizon: true,
    hasFront: true,
    isFixed: true,
    evening: 'night',
  },
  avenueObelisk: portrayPillar(
    { stone: '#f1efe8', shaft: [38, 26, 430, 46] },
    { setting: 'square', houses: 'blocks', horizon: 'city', trees: ['roundTree', 'roundTree'], front: 'plain' },
  ),
  graniteObelisk: portrayPillar(
    { stone: '#a8a8a4', shaft: [44, 28, 420, 40], base: [60, 20] },
    { setting: 'park', houses: 'rows', trees: ['roundTree', 'roundTree'] },
  ),
  heroObelisk: portrayPillar(
    {
      stone: '#b9b5ac',
      shaft: [26, 18, 300, 30],
      base: [90, 60],
      hasFigures: true,
      flags: ['#2f5fb0', '#c9303a', '#2f5fb0', '#c9303a'],
    },
    { setting: 'park', houses: 'blocks', trees: ['palm', 'palm', 'roundTree'] },
  ),
  balconyColumn: portrayPillar(
    { stone: '#f1ede2', shaft: [30, 22, 380, 40], base: [54, 70], balconies: [330, 410], cap: '#d9a52a' },
    { setting: 'park', houses: 'blocks', trees: ['roundTree', 'palm'] },
  ),
} satisfies Record<string, Motif>;
