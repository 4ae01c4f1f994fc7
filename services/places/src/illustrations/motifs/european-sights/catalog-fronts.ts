import type { Motif } from '../../scene/motif.js';
import { portrayDrums } from '../europe/drum-cathedrals.js';
import { drawLongBridge } from '../europe/small-places.js';
import { drawTallPines } from '../european-quarters/additions.js';
import { extend } from '../european-quarters/extend.js';
import { drawBank, drawMosqueRoof } from '../european-scenes/banks.js';
import { portrayChurch } from '../facades/churches.js';
import { portrayPalace } from '../facades/palaces.js';
import {
  drawBigArch,
  drawCrownTent,
  drawGorgeFootbridge,
  drawLeafParliament,
  drawPainterSquare,
  drawSteppedFronts,
} from './more-places.js';

const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true, isFixed: true } as const;

/** More churches, houses and bridges of Europe. */
export const EUROPE_FRONT_MOTIFS = {
  sanVitaleOctagon: portrayDrums({
    stone: '#b5744f',
    roof: '#a86a4a',
    body: [210, 120, 30],
    arm: [70, 130, 36],
    drums: [[0, 130, 120, 110]],
    cap: 'cone',
    capRise: 0.6,
  }),
  castleChapel: portrayChurch({
    stone: '#e3d6b8',
    roof: '#5f6f80',
    nave: [90, 150, 110],
    portals: 1,
    rose: true,
    back: [[0, 40, 250, 'cone', 200]],
    aisles: [140, 110],
  }),
  martinColmar: portrayChurch({
    stone: '#d3a070',
    roof: '#8f6a4c',
    nave: [60, 170, 80],
    rose: true,
    portals: 1,
    towers: [
      [-100, 80, 290, 'onion', 110],
      [100, 80, 190, 'hip', 30],
    ],
    flank: [142, 320, 140, 90],
  }),
  bloisTower: portrayChurch({
    stone: '#ddd0b2',
    roof: '#5f6f80',
    nave: [70, 150, 60],
    portals: 1,
    towers: [
      [110, 84, 290, 'dome', 50],
      [110, 40, 350, 'dome', 30],
    ],
    flank: [-300, -70, 130, 70],
  }),
  holySpiritHeidelberg: portrayChurch({
    stone: '#b5694f',
    roof: '#6f5a58',
    nave: [70, 130, 60],
    portals: 1,
    towers: [
      [-110, 90, 250, 'dome', 60],
      [-110, 50, 310, 'onion', 90],
    ],
    flank: [70, 330, 120, 110],
  }),
  twoSpiresBelfry: portrayChurch({
    stone: '#ddccaa',
    roof: '#7f858c',
    nave: [60, 170, 60],
    rose: true,
    portals: 1,
    towers: [
      [-96, 70, 240, 'spire', 190],
      [96, 70, 240, 'spire', 190],
      [270, 84, 260, 'spire', 130],
    ],
  }),
  porchChurch: portrayChurch({
    stone: '#e3d3b0',
    roof: '#b5704f',
    nave: [120, 110, 60],
    aisles: [200, 80],
    portals: 3,
    back: [[-90, 66, 250, 'pinnacles', 26]],
  }),
  isabellineCloister: portrayChurch({
    stone: '#d9c7a2',
    roof: '#b5895e',
    nave: [90, 200, 0],
    portals: 1,
    back: [[120, 110, 270, 'pinnacles', 40]],
    flank: [90, 330, 150, 24],
  }),
  pinarioFront: portrayPalace(
    {
      wall: '#b9a888',
      roof: '#9a764f',
      body: [0, 300, 190, 'flat', 0],
      storeys: 4,
      bays: 15,
      trim: '#cfc0a0',
      parts: [[0, 80, 260, 'pediment', 40]],
      columns: [60, 4, 150],
    },
    { setting: 'square' },
  ),
  michelHamburg: portrayChurch({
    stone: '#b0634a',
    roof: '#5f9a86',
    nave: [90, 150, 70],
    portals: 1,
    towers: [
      [-20, 110, 280, 'flat', 0],
      [-20, 84, 350, 'dome', 40],
      [-20, 40, 410, 'cone', 80],
    ],
    flank: [90, 300, 130, 70],
  }),
  holyrood: portrayPalace(
    {
      wall: '#b5a488',
      roof: '#5f666c',
      body: [0, 200, 90, 'flat', 0],
      storeys: 2,
      bays: 9,
      parts: [
        [-270, 70, 170, 'flat', 0],
        [270, 70, 170, 'flat', 0],
        [0, 40, 110, 'dome', 50],
      ],
      towers: [
        [-340, 56, 210, 'cone', 80],
        [-200, 56, 210, 'cone', 80],
        [200, 56, 210, 'cone', 80],
        [340, 56, 210, 'cone', 80],
      ],
    },
    { setting: 'park' },
  ),
  brickLibrary: portrayPalace({
    wall: '#b5654c',
    roof: '#7a6f6c',
    body: [60, 310, 120, 'hip', 40],
    storeys: 3,
    bays: 15,
    trim: '#8a4f40',
    parts: [[-220, 110, 180, 'flat', 0]],
    towers: [[-60, 70, 280, 'flat', 0]],
  }),
  cricketPavilion: portrayPalace(
    {
      wall: '#b5604a',
      roof: '#8a8f90',
      body: [0, 290, 130, 'flat', 0],
      storeys: 3,
      bays: 19,
      trim: '#f4efe2',
      parts: [
        [-250, 60, 180, 'hip', 50],
        [250, 60, 180, 'hip', 50],
      ],
      flag: true,
    },
    { setting: 'park' },
  ),
  sculpturePortico: portrayPalace({
    wall: '#cbbfa6',
    roof: '#8f9698',
    body: [0, 330, 120, 'flat', 0],
    storeys: 2,
    bays: 17,
    parts: [[0, 150, 150, 'flat', 0]],
    columns: [120, 6, 130],
  }),
  magicHouse: portrayPalace({
    wall: '#b5745c',
    roof: '#5f6f80',
    body: [0, 170, 170, 'mansard', 80],
    storeys: 3,
    bays: 7,
    trim: '#f1e6d0',
    parts: [[0, 56, 180, 'pediment', 60]],
  }),
  lightHousesDessau: extend(
    portrayPalace(
      {
        wall: '#f6f4ee',
        roof: '#d9d5cc',
        body: [-60, 170, 110, 'flat', 0],
        storeys: 2,
        bays: 5,
        trim: '#e3dfd6',
        parts: [
          [140, 110, 150, 'flat', 0],
          [-220, 60, 70, 'flat', 0],
        ],
      },
      { isApart: true, reach: 380 },
    ),
    { before: drawTallPines },
  ),
  sixteenArches: extend(
    {
      draw: (input) => drawLongBridge(input, '#d9b98a', 8),
      reach: 400,
      setting: 'water',
      isPanorama: true,
    },
    { before: drawBank({ colors: ['#f8f4ea', '#f1e9d8'], roof: '#b9744f', above: drawMosqueRoof }) },
  ),
  crownTent: { draw: drawCrownTent, reach: 320, setting: 'ground' },
  leafParliament: { draw: drawLeafParliament, reach: 390, setting: 'park' },
  painterSquare: { draw: drawPainterSquare, ...scenery, evening: 'lamps' },
  gorgeFootbridge: { draw: drawGorgeFootbridge, ...scenery },
  bigValleyArch: { draw: drawBigArch, ...scenery },
  steppedFronts: { draw: drawSteppedFronts, reach: 330, setting: 'square', scale: 1.1 },
} satisfies Record<string, Motif>;
