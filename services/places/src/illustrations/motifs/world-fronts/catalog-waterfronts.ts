import type { Motif, MotifInput } from '../../scene/motif.js';
import { drawFerrisWheel } from '../buildings/modern.js';
import { drawPalaceFront } from '../facades/palaces.js';
import { drawConcreteMuseum } from '../museums/boxes.js';
import { drawDzong } from '../quarters/worship.js';
import { drawClockMarket } from '../townscapes/markets.js';
import { drawPianoHall, drawPillarsAndDoors } from './civic.js';
import { drawBoulderOutlook, drawFlameCapital, drawHillLift, drawRampartHill } from './outlooks.js';
import { drawBarrelTerminus, drawBridgeFort, drawCopiedVenice } from './waterfronts.js';

const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true, isFixed: true } as const;

/** Draws a front of columns under two domes, with colored windows. */
const drawFruitHall = (input: MotifInput): void =>
  drawPalaceFront(input, {
    wall: '#dccba6',
    roof: '#8f9a94',
    body: [0, 330, 130, 'flat', 0],
    storeys: 2,
    bays: 17,
    round: true,
    parts: [
      [-270, 60, 170, 'dome', 60],
      [270, 60, 170, 'dome', 60],
      [0, 90, 150, 'pediment', 50],
    ],
    columns: [64, 4, 110],
    trim: '#f1e6cc',
  });

/** Draws an old sandstone museum behind a low dome. */
const drawSiteMuseum = (input: MotifInput): void =>
  drawPalaceFront(input, {
    wall: '#d3b487',
    roof: '#b5935f',
    body: [0, 300, 90, 'flat', 0],
    storeys: 1,
    bays: 15,
    arcade: true,
    round: true,
    parts: [[0, 80, 110, 'dome', 50]],
  });

/** Waterfronts and outlooks, and families of drawings in the streets and gardens of single places. */
export const WORLD_WATERFRONT_MOTIFS = {
  bridgeFort: { draw: drawBridgeFort, ...scenery },
  barrelTerminus: {
    draw: drawBarrelTerminus,
    reach: 390,
    setting: 'square',
    front: 'plain',
    houses: 'blocks',
    trees: ['palm', 'roundTree'],
  },
  copiedVenice: { draw: drawCopiedVenice, ...scenery, evening: 'night' },
  rampartHill: { draw: drawRampartHill, ...scenery, evening: 'lamps' },
  flameCapital: { draw: drawFlameCapital, ...scenery },
  boulderOutlook: { draw: drawBoulderOutlook, ...scenery },
  hillLift: { draw: drawHillLift, ...scenery },
  fruitHall: { draw: drawFruitHall, reach: 346, setting: 'square', houses: 'blocks', horizon: 'city' },
  siteMuseum: { draw: drawSiteMuseum, reach: 316, setting: 'park', houses: 'terraces', trees: ['roundTree', 'palm'] },
  lakeConcrete: { draw: drawConcreteMuseum, reach: 380, setting: 'shore', horizon: 'hills', trees: ['roundTree'] },
  gardenConcrete: {
    draw: drawConcreteMuseum,
    reach: 380,
    setting: 'ground',
    isApart: true,
    horizon: 'city',
    trees: ['roundTree', 'roundTree', 'cactus'],
  },
  pillarsAndDoors: { draw: drawPillarsAndDoors, reach: 392, setting: 'ground', isApart: true, horizon: 'city' },
  pianoHall: { draw: drawPianoHall, reach: 398, setting: 'square', front: 'plain', houses: 'blocks', horizon: 'city' },
  frontStreetMarket: {
    draw: drawClockMarket,
    reach: 390,
    setting: 'square',
    houses: 'rows',
    horizon: 'city',
    front: 'plain',
    building: ['#b5604a', '#6a5f5a'],
  },
  stripWheel: { draw: drawFerrisWheel, reach: 226, setting: 'square', houses: 'blocks', horizon: 'city' },
  riverDzong: { draw: drawDzong, reach: 366, setting: 'shore', trees: ['blossom', 'roundTree', 'blossom'] },
} satisfies Record<string, Motif>;
