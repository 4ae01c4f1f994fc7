import type { Motif } from '../../scene/motif.js';
import { drawTownAtFoot } from '../european-quarters/additions.js';
import { extend } from '../european-quarters/extend.js';
import { drawQuayTower } from '../sceneries/lights.js';
import { portrayChurch } from './churches.js';
import { portrayPalace } from './palaces.js';

/** Seats of rulers and companies, and other fronts. */
export const SEAT_MOTIFS = {
  toledoAlcazar: extend(
    portrayPalace(
      {
        wall: '#d3b68a',
        roof: '#5f6670',
        body: [0, 250, 170, 'flat', 0],
        storeys: 4,
        bays: 15,
        towers: [
          [-236, 72, 210, 'cone', 100],
          [236, 72, 210, 'cone', 100],
          [-110, 50, 190, 'cone', 80],
          [110, 50, 190, 'cone', 80],
        ],
      },
      { setting: 'hill', isApart: true, reach: 398 },
    ),
    { after: drawTownAtFoot },
  ),
  liverBuilding: portrayPalace(
    {
      wall: '#c4c0b5',
      roof: '#6f9a8a',
      body: [0, 230, 210, 'flat', 0],
      storeys: 7,
      bays: 15,
      parts: [[0, 120, 240, 'flat', 0]],
      towers: [
        [-120, 80, 390, 'dome', 40],
        [120, 80, 390, 'dome', 40],
      ],
    },
    { setting: 'quay' },
  ),
  amalienborg: portrayPalace({
    wall: '#e6d6b8',
    roof: '#4f565c',
    body: [-240, 130, 120, 'hip', 34],
    storeys: 3,
    bays: 9,
    trim: '#f3e9d3',
    parts: [
      [240, 130, 120, 'hip', 34],
      [-240, 50, 130, 'pediment', 30],
      [240, 50, 130, 'pediment', 30],
      [0, 84, 150, 'dome', 190],
    ],
  }),
  jaipurPalace: portrayPalace({
    wall: '#d98a74',
    roof: '#c9705c',
    body: [0, 340, 120, 'teeth', 10],
    storeys: 3,
    bays: 15,
    trim: '#f3e3d0',
    arcade: true,
    parts: [
      [0, 120, 190, 'flat', 0],
      [0, 60, 230, 'dome', 60],
    ],
  }),
  jewelTomb: portrayPalace(
    {
      wall: '#f4f0e6',
      roof: '#ece6d8',
      body: [0, 170, 96, 'flat', 0],
      storeys: 1,
      bays: 7,
      trim: '#d9b98a',
      round: true,
      parts: [[0, 56, 140, 'dome', 50]],
      towers: [
        [-176, 50, 170, 'dome', 30],
        [176, 50, 170, 'dome', 30],
      ],
    },
    { isApart: true, scale: 1.2, mayReflect: true },
  ),
  peacePalace: portrayPalace(
    {
      wall: '#b5745c',
      roof: '#5f666e',
      body: [20, 260, 130, 'mansard', 90],
      storeys: 3,
      bays: 15,
      trim: '#ecdcc0',
      arcade: true,
      towers: [
        [-240, 72, 330, 'cone', 120],
        [270, 50, 210, 'cone', 80],
      ],
    },
    { setting: 'park' },
  ),
  iolaniPalace: portrayPalace(
    {
      wall: '#dcd6c8',
      roof: '#8a8f90',
      body: [0, 240, 120, 'flat', 0],
      storeys: 2,
      bays: 13,
      arcade: true,
      round: true,
      trim: '#f3efe6',
      parts: [
        [-220, 40, 150, 'mansard', 40],
        [220, 40, 150, 'mansard', 40],
        [0, 46, 170, 'mansard', 50],
      ],
      flag: true,
    },
    { isApart: true },
  ),
  lehPalace: portrayPalace(
    {
      wall: '#cdb594',
      roof: '#a88a68',
      body: [0, 220, 190, 'flat', 0],
      storeys: 6,
      bays: 13,
      parts: [
        [40, 140, 270, 'flat', 0],
        [-170, 60, 220, 'flat', 0],
      ],
      trim: '#8a6a50',
    },
    { setting: 'hill', isApart: true },
  ),
  ragioneHall: portrayPalace({
    wall: '#e3c9a0',
    roof: '#8f9a92',
    body: [0, 340, 120, 'mansard', 120],
    storeys: 2,
    bays: 17,
    arcade: true,
    trim: '#f1e3c8',
  }),
  sintraPalace: portrayPalace({
    wall: '#f3efe6',
    roof: '#efeae0',
    body: [0, 300, 110, 'flat', 0],
    storeys: 2,
    bays: 13,
    round: true,
    towers: [
      [-70, 110, 120, 'cone', 200],
      [70, 110, 120, 'cone', 200],
    ],
    parts: [[0, 120, 130, 'flat', 0]],
    arcade: true,
  }),
  wrigleyBuilding: portrayPalace(
    {
      wall: '#f1ede4',
      roof: '#dcd8cc',
      body: [0, 190, 260, 'flat', 0],
      storeys: 9,
      bays: 15,
      towers: [[-70, 96, 430, 'cone', 80]],
      parts: [[-70, 70, 300, 'clock', 70]],
    },
    { setting: 'quay' },
  ),
  brisbaneCityHall: portrayPalace({
    wall: '#dcc9a0',
    roof: '#7fae9a',
    body: [0, 320, 130, 'flat', 0],
    storeys: 3,
    bays: 19,
    columns: [120, 8, 120],
    towers: [[0, 78, 350, 'cone', 90]],
    parts: [[0, 110, 150, 'flat', 0]],
  }),
  garniTemple: portrayPalace(
    { wall: '#8f8d88', roof: '#77756f', body: [0, 150, 150, 'flat', 0], storeys: 1, bays: 7, columns: [150, 6, 150] },
    { isApart: true, setting: 'hill' },
  ),
  shellHouse: portrayPalace({
    wall: '#dcb070',
    roof: '#b5704a',
    body: [0, 230, 210, 'flat', 0],
    storeys: 3,
    bays: 9,
    trim: '#ecca90',
    towers: [[190, 70, 250, 'flat', 0]],
  }),
  bakuMaidenTower: {
    draw: (input) => drawQuayTower(input, { stone: '#c4a57c', cap: '#c4a57c', tiers: [[96, 360]] }),
    reach: 130,
    setting: 'ground',
    scale: 1.1,
  },
  toompeaCastle: portrayPalace(
    {
      wall: '#e3a894',
      roof: '#7a6a64',
      body: [30, 300, 120, 'hip', 30],
      storeys: 3,
      bays: 17,
      trim: '#f6e9dc',
      towers: [[-310, 56, 340, 'flag', 80]],
      parts: [[30, 70, 140, 'pediment', 34]],
    },
    { isApart: true },
  ),
  chishtiTomb: portrayPalace(
    {
      wall: '#f6f3ea',
      roof: '#f1ece0',
      body: [0, 190, 100, 'flat', 0],
      storeys: 1,
      bays: 11,
      trim: '#fffaf0',
      arcade: true,
      parts: [[0, 74, 150, 'dome', 70]],
    },
    { isApart: true, scale: 1.15 },
  ),
  crownSteeple: portrayChurch({
    stone: '#8f8678',
    roof: '#6a6f72',
    nave: [60, 130, 40],
    portals: 1,
    towers: [
      [0, 110, 250, 'pinnacles', 60],
      [0, 34, 300, 'spire', 90],
    ],
    flank: [60, 310, 120, 40],
    aisles: [150, 90],
  }),
  lanternSteeple: portrayChurch({
    stone: '#a8624c',
    roof: '#6a6460',
    nave: [96, 150, 50],
    portals: 1,
    towers: [
      [0, 70, 250, 'flat', 0],
      [0, 46, 320, 'cone', 130],
    ],
  }),
} satisfies Record<string, Motif>;
