import type { Motif } from '../../scene/motif.js';
import { portrayHall } from './halls.js';

const apart = { setting: 'ground', isApart: true } as const;
const square = { setting: 'square' } as const;

/** Halls and gates of China, Korea, Japan and Vietnam by their roofs. */
export const EAST_ASIAN_HALL_MOTIFS = {
  bellTower: portrayHall(
    {
      wood: '#b04436',
      tiles: '#4f8268',
      beams: '#3f6f9a',
      masonry: [230, 110, 1, '#a8a095'],
      tiers: [
        [210, 60, 40, 150],
        [190, 50, 40, 130],
        [160, 6, 110, 10],
      ],
      crest: '#d9b04c',
      pointed: true,
      posts: 8,
    },
    square,
  ),
  drumTower: portrayHall(
    {
      wood: '#a8402f',
      tiles: '#5a6f66',
      plaster: '#c4543f',
      beams: '#3f6f9a',
      masonry: [340, 120, 1, '#b3aa9c'],
      tiers: [
        [320, 66, 40, 240],
        [310, 60, 92, 170],
      ],
      posts: 12,
      lanterns: '#e0a33c',
    },
    square,
  ),
  incenseHall: portrayHall({
    wood: '#a83c2f',
    tiles: '#dca93a',
    plaster: '#b5473a',
    beams: '#3f7f8a',
    base: [300, 22],
    tiers: [
      [250, 70, 44, 170],
      [200, 46, 40, 130],
      [150, 44, 66, 70],
    ],
    wings: [
      [-290, 76, 84, 44],
      [290, 76, 84, 44],
    ],
    posts: 10,
    crest: '#d9b04c',
  }),
  isleHall: portrayHall(
    {
      wood: '#8a4a3a',
      tiles: '#d0a23c',
      plaster: '#f0e9da',
      beams: '#8a3f32',
      base: [190, 20, '#b9ae9c'],
      tiers: [
        [180, 80, 34, 140],
        [150, 60, 34, 110],
        [110, 50, 56, 20],
      ],
      crest: '#e0b84c',
      posts: 8,
      pointed: true,
    },
    { setting: 'shore', isApart: true },
  ),
  lakePalaceHall: portrayHall(
    {
      wood: '#a8483a',
      tiles: '#5c6a74',
      plaster: '#f0e6d2',
      beams: '#a8483a',
      base: [370, 24],
      tiers: [
        [300, 70, 48, 230],
        [260, 60, 48, 190],
        [220, 54, 84, 120],
      ],
      wings: [
        [-330, 56, 110, 54],
        [330, 56, 110, 54],
      ],
      posts: 12,
    },
    { setting: 'shore' },
  ),
  longShrine: portrayHall(
    {
      wood: '#8f4a3a',
      tiles: '#565e66',
      plaster: '#7a3f33',
      beams: '#6f8a74',
      base: [396, 26, '#c2bbae'],
      tiers: [[380, 86, 74, 350]],
      posts: 20,
    },
    apart,
  ),
  lanternHall: portrayHall(
    {
      wood: '#8f4434',
      tiles: '#5f6870',
      plaster: '#d9c79a',
      beams: '#3f8a74',
      base: [280, 16],
      tiers: [
        [290, 96, 50, 210],
        [260, 40, 96, 150],
      ],
      posts: 8,
      lanterns: '#d9483c',
      crest: '#d0a23c',
    },
    square,
  ),
  stateRooms: portrayHall(
    {
      wood: '#7d5a44',
      tiles: '#6a7076',
      plaster: '#f3eee2',
      beams: '#b8923f',
      base: [300, 10, '#a39a8c'],
      tiers: [[220, 92, 150, 90]],
      wings: [
        [-280, 90, 80, 84],
        [290, 90, 70, 76],
      ],
      posts: 9,
      crest: '#c9a64c',
    },
    { ...apart, trees: ['cloudPine', 'cloudPine'] },
  ),
  ranksHall: portrayHall(
    {
      wood: '#6f5442',
      tiles: '#676d72',
      plaster: '#efe9dc',
      beams: '#6f5442',
      base: [392, 10, '#b0a89a'],
      tiers: [[388, 66, 90, 330]],
      posts: 24,
    },
    apart,
  ),
  redGreatHall: portrayHall(
    {
      wood: '#b3422f',
      tiles: '#4f6a5c',
      plaster: '#c4553f',
      beams: '#d0a23c',
      base: [320, 20],
      tiers: [
        [320, 92, 46, 240],
        [280, 30, 120, 140],
      ],
      posts: 10,
    },
    apart,
  ),
  valleyHall: portrayHall(
    {
      wood: '#6a5546',
      tiles: '#7a8084',
      plaster: '#ece5d6',
      beams: '#6a5546',
      base: [260, 14, '#c9bfae'],
      tiers: [
        [270, 66, 44, 190],
        [236, 26, 110, 110],
      ],
      posts: 7,
    },
    { setting: 'hill', isApart: true, trees: ['fir', 'fir', 'roundTree'] },
  ),
  founderHall: portrayHall(
    {
      wood: '#d8cdb8',
      tiles: '#dca236',
      plaster: '#efe6d2',
      beams: '#b9a478',
      base: [390, 26],
      tiers: [
        [390, 150, 70, 300],
        [320, 10, 60, 210],
      ],
      posts: 14,
      crest: '#e8bf5c',
    },
    { setting: 'park' },
  ),
  tangTimber: portrayHall(
    {
      wood: '#9c6a42',
      tiles: '#5a5f66',
      plaster: '#f3eee2',
      beams: '#a87a4c',
      base: [330, 24, '#d8d0c2'],
      tiers: [[310, 84, 110, 210]],
      wings: [
        [-320, 56, 60, 60],
        [320, 56, 60, 60],
      ],
      posts: 9,
      crest: '#c9a64c',
    },
    apart,
  ),
  mountainMonastery: portrayHall(
    {
      wood: '#b04434',
      tiles: '#d8a03a',
      plaster: '#e9dcc0',
      beams: '#3f7a9a',
      base: [350, 40],
      tiers: [
        [330, 90, 44, 260],
        [290, 60, 90, 180],
      ],
      posts: 12,
      lanterns: '#d9483c',
      crest: '#d9b04c',
    },
    { setting: 'hill', isApart: true },
  ),
  toothTemple: portrayHall(
    {
      wood: '#a8382e',
      tiles: '#6a5a52',
      plaster: '#e6d5b0',
      beams: '#d0a23c',
      base: [310, 16],
      tiers: [
        [300, 92, 40, 250],
        [280, 56, 38, 220],
        [250, 52, 38, 190],
        [200, 46, 74, 110],
      ],
      posts: 12,
      lanterns: '#e0523f',
      crest: '#d9b04c',
    },
    square,
  ),
  merchantTemple: portrayHall(
    {
      wood: '#7a3a30',
      tiles: '#8a6a54',
      plaster: '#d8c8a8',
      beams: '#3f7a8a',
      base: [300, 12, '#b9ae9c'],
      tiers: [[190, 96, 74, 120]],
      wings: [
        [-270, 96, 74, 56],
        [270, 96, 74, 56],
      ],
      posts: 6,
      lanterns: '#d9483c',
      crest: '#4f9a8a',
    },
    square,
  ),
} satisfies Record<string, Motif>;
