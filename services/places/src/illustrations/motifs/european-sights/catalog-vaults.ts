import type { Motif } from '../../scene/motif.js';
import { portrayTown } from '../european-towns/town-views.js';
import { portrayChurch } from '../facades/churches.js';
import { portrayPalace } from '../facades/palaces.js';
import { drawTowerSquare } from '../facades/tower-squares.js';
import { drawColumnHall, drawLowGlassDomes, drawMonumentHill, drawSailWall } from './halls.js';
import { drawBottleCellar, drawCellarStage, drawCliffStage, drawRockTombs } from './vaults.js';

const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true, isFixed: true } as const;

/** Cellars, halls of columns, and sights that a family of drawings would show in the wrong material. */
export const EUROPE_VAULT_MOTIFS = {
  bottleCellar: { draw: drawBottleCellar, ...scenery, evening: 'night' },
  rockTombs: { draw: drawRockTombs, ...scenery, evening: 'night' },
  cliffStage: { draw: drawCliffStage, ...scenery },
  cellarStage: { draw: drawCellarStage, ...scenery, evening: 'night' },
  twelveColumns: {
    draw: (input) => drawColumnHall(input, '#e0d0ac', 12, true),
    reach: 398,
    setting: 'ground',
  },
  longColonnade: {
    draw: (input) => drawColumnHall(input, '#cfc6b2', 22, false),
    reach: 398,
    setting: 'park',
  },
  lowGlassDomes: { draw: drawLowGlassDomes, reach: 392, setting: 'park' },
  monumentHill: { draw: drawMonumentHill, reach: 398, setting: 'ground' },
  sailWall: { draw: drawSailWall, reach: 374, setting: 'quay' },
  ochreGables: portrayTown({
    houses: ['#c9603f', '#e3a84f', '#d98f4a', '#ecc98f', '#b5583f'],
    roof: '#6f5a50',
    gables: true,
    walls: [150, 200],
    rows: 1,
    marks: [{ stone: '#d9a86a', roof: '#4f7f74', towers: [[150, 60, 270, 'dome', 50]] }],
    front: 'square',
  }),
  slenderTownHall: {
    draw: (input) =>
      drawTowerSquare(input, {
        houses: ['#e3b96a', '#d9a08a', '#ecdcc0', '#b9c4b8'],
        roof: '#a8583f',
        walls: [80, 120],
        tower: [60, 46, 300, 'cone', 150],
        stone: '#c9bfa8',
        cap: '#5f8a7c',
        hall: [-60, 120, 130, 'pediment', 90],
      }),
    reach: 390,
    setting: 'ground',
  },
  greenNeedleChurch: portrayChurch({
    stone: '#e3dcc8',
    roof: '#4f8f80',
    nave: [60, 130, 70],
    portals: 1,
    towers: [[-96, 60, 220, 'cone', 280]],
    flank: [60, 290, 110, 60],
  }),
  elsinoreChurch: portrayChurch({
    stone: '#b0644c',
    roof: '#7a4f42',
    nave: [60, 120, 80],
    portals: 1,
    towers: [[-110, 100, 220, 'cone', 170]],
    flank: [60, 310, 110, 70],
  }),
  krumlovVitus: portrayChurch({
    stone: '#ece2cc',
    roof: '#a8583f',
    nave: [60, 140, 70],
    portals: 1,
    towers: [
      [-100, 84, 240, 'flat', 0],
      [-100, 60, 290, 'cone', 150],
    ],
    flank: [60, 320, 150, 110],
  }),
  graniteMarket: portrayPalace({
    wall: '#b9ae98',
    roof: '#b5684a',
    body: [0, 360, 80, 'hip', 24],
    storeys: 1,
    bays: 13,
    round: true,
    parts: [
      [-260, 80, 110, 'pediment', 50],
      [0, 80, 110, 'pediment', 50],
      [260, 80, 110, 'pediment', 50],
    ],
    towers: [[120, 60, 200, 'hip', 30]],
  }),
  brickMarketHall: portrayPalace({
    wall: '#b5654c',
    roof: '#6f6a70',
    body: [0, 300, 100, 'hip', 30],
    storeys: 1,
    bays: 11,
    round: true,
    trim: '#e3c49a',
    parts: [[0, 120, 150, 'pediment', 90]],
  }),
  rohanPalace: portrayPalace(
    {
      wall: '#e0cda8',
      roof: '#6f7680',
      body: [0, 350, 140, 'mansard', 50],
      storeys: 3,
      bays: 19,
      parts: [[0, 110, 170, 'dome', 80]],
      columns: [84, 4, 130],
    },
    { setting: 'quay' },
  ),
  glassBishopPalace: portrayPalace(
    {
      wall: '#d9a884',
      roof: '#b5684a',
      body: [0, 260, 170, 'hip', 24],
      storeys: 3,
      bays: 11,
      round: true,
      trim: '#f1e6d0',
      parts: [[0, 70, 176, 'flat', 0]],
    },
    { setting: 'quay' },
  ),
} satisfies Record<string, Motif>;
