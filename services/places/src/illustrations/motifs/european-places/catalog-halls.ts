import type { Motif } from '../../scene/motif.js';
import { portrayPalace } from '../facades/palaces.js';
import {
  drawBarbican,
  drawBlackGlassBox,
  drawBranly,
  drawCliffMuseum,
  drawGardenSlabs,
  drawGlasgowSquare,
  drawHillRotunda,
  drawMarketTower,
  drawSpaColonnade,
  drawVineCourt,
} from './halls.js';

const square = { setting: 'square' } as const;

/** Palaces, town halls and museums by their own fronts. */
export const EUROPEAN_HALL_MOTIFS = {
  blenheim: portrayPalace(
    {
      wall: '#dcc08a',
      roof: '#8a857a',
      body: [0, 112, 170, 'pediment', 60],
      storeys: 2,
      bays: 7,
      columns: [84, 6, 130],
      parts: [
        [-210, 92, 120, 'flat', 14],
        [210, 92, 120, 'flat', 14],
        [-338, 44, 170, 'flat', 14],
        [338, 44, 170, 'flat', 14],
      ],
      towers: [
        [-338, 66, 210, 'pinnacles', 46],
        [338, 66, 210, 'pinnacles', 46],
        [-70, 40, 230, 'pinnacles', 40],
        [70, 40, 230, 'pinnacles', 40],
      ],
    },
    { isApart: true },
  ),
  oderUniversity: portrayPalace(
    {
      wall: '#e3b07a',
      roof: '#a8604a',
      trim: '#f3e6cc',
      body: [0, 380, 126, 'hip', 60],
      storeys: 3,
      bays: 23,
      parts: [[60, 40, 150, 'flat', 10]],
      towers: [[60, 74, 240, 'flat', 0]],
    },
    { setting: 'quay' },
  ),
  hillRotunda: {
    draw: drawHillRotunda,
    reach: 398,
    setting: 'ground',
    isApart: true,
    horizon: 'peaks',
    trees: ['fir'],
  },
  bankerMansion: portrayPalace(
    {
      wall: '#e3d8c2',
      roof: '#7d828a',
      body: [0, 240, 170, 'flat', 14],
      storeys: 2,
      bays: 11,
      round: true,
      parts: [
        [0, 70, 186, 'flat', 14],
        [-210, 36, 180, 'flat', 14],
        [210, 36, 180, 'flat', 14],
      ],
      columns: [56, 4, 96],
    },
    square,
  ),
  serbianMuseum: portrayPalace(
    {
      wall: '#d9cbb0',
      roof: '#7f9086',
      body: [0, 270, 150, 'flat', 10],
      storeys: 3,
      bays: 15,
      parts: [
        [0, 62, 180, 'dome', 96],
        [-246, 46, 170, 'dome', 66],
        [246, 46, 170, 'dome', 66],
      ],
    },
    square,
  ),
  titanoHall: portrayPalace(
    {
      wall: '#ddd3be',
      roof: '#9a8f80',
      body: [0, 130, 220, 'teeth', 16],
      storeys: 3,
      bays: 3,
      arcade: true,
      round: true,
      towers: [[-70, 60, 340, 'teeth', 16]],
    },
    square,
  ),
  aachenHall: portrayPalace(
    {
      wall: '#bdb09c',
      roof: '#5f666e',
      body: [0, 210, 190, 'hip', 100],
      storeys: 3,
      bays: 11,
      round: true,
      towers: [
        [-232, 58, 250, 'onion', 130],
        [232, 58, 270, 'onion', 130],
      ],
    },
    square,
  ),
  castleMuseumZurich: portrayPalace(
    {
      wall: '#d9cfba',
      roof: '#7a5a4c',
      body: [-70, 210, 120, 'hip', 80],
      storeys: 3,
      bays: 11,
      parts: [[220, 90, 140, 'hip', 70]],
      towers: [
        [96, 84, 250, 'hip', 110],
        [-280, 50, 170, 'cone', 120],
        [10, 40, 190, 'cone', 120],
      ],
    },
    { setting: 'park' },
  ),
  glasgowSquare: { draw: drawGlasgowSquare, reach: 300, scale: 1.06, ...square },
  lavradoresMarket: { draw: drawMarketTower, reach: 330, ...square },
  slopeMuseum: { draw: drawCliffMuseum, reach: 398, setting: 'ground', isApart: true, trees: ['cypress', 'shrub'] },
  spaColonnade: { draw: drawSpaColonnade, reach: 380, setting: 'park' },
  blackGlassBox: { draw: drawBlackGlassBox, reach: 380, setting: 'park' },
  branlyGarden: { draw: drawBranly, reach: 390, setting: 'quay' },
  printerCourt: { draw: drawVineCourt, reach: 400, setting: 'square' },
  barbicanTowers: { draw: drawBarbican, reach: 390, setting: 'shore' },
  gardenSlabs: { draw: drawGardenSlabs, reach: 370, setting: 'shore', isApart: true },
  caserta: portrayPalace(
    {
      wall: '#e6cfa8',
      roof: '#b08a6a',
      trim: '#f4ead2',
      body: [0, 386, 160, 'flat', 10],
      storeys: 5,
      bays: 29,
      parts: [
        [0, 56, 176, 'pediment', 40],
        [-346, 40, 176, 'flat', 12],
        [346, 40, 176, 'flat', 12],
      ],
    },
    square,
  ),
  popHouse: portrayPalace(
    {
      wall: '#e6b860',
      roof: '#8f8a80',
      trim: '#f6e6bc',
      body: [0, 220, 190, 'flat', 8],
      storeys: 4,
      bays: 11,
      parts: [[-150, 70, 220, 'flat', 8]],
    },
    square,
  ),
  najeraPalace: portrayPalace(
    {
      wall: '#f2e9d6',
      roof: '#b9714f',
      trim: '#bd8060',
      body: [40, 200, 130, 'hip', 30],
      storeys: 2,
      bays: 7,
      parts: [[40, 36, 150, 'pediment', 24]],
      towers: [[-190, 76, 240, 'hip', 34]],
    },
    square,
  ),
} satisfies Record<string, Motif>;
