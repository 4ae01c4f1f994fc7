import type { Motif } from '../../scene/motif.js';
import { portrayPalace } from './palaces.js';

/** Town halls, squares and more palaces. */
export const TOWN_HALLS_MOTIFS = {
  gendarmenmarkt: portrayPalace({
    wall: '#e3d9c6',
    roof: '#8f979c',
    body: [0, 120, 120, 'hip', 30],
    storeys: 2,
    bays: 7,
    columns: [70, 6, 110],
    parts: [
      [-270, 84, 110, 'pediment', 34],
      [270, 84, 110, 'pediment', 34],
    ],
    towers: [
      [-270, 90, 270, 'dome', 84],
      [270, 90, 270, 'dome', 84],
    ],
  }),
  vilniusCathedral: portrayPalace({
    wall: '#f4f0e6',
    roof: '#a9b0b0',
    body: [-40, 190, 140, 'hip', 24],
    storeys: 1,
    bays: 9,
    columns: [130, 6, 140],
    towers: [[270, 90, 300, 'cone', 70]],
  }),
  plazaLima: portrayPalace(
    {
      wall: '#e3b24a',
      roof: '#b5895e',
      body: [0, 380, 130, 'flat', 0],
      storeys: 3,
      bays: 23,
      arcade: true,
      trim: '#f6ecd2',
      towers: [
        [-110, 62, 230, 'cone', 70],
        [110, 62, 230, 'cone', 70],
      ],
    },
    { setting: 'square', hidesHorizon: true },
  ),
  salamancaPlaza: portrayPalace(
    {
      wall: '#dcb070',
      roof: '#b5704a',
      body: [0, 390, 150, 'flat', 0],
      storeys: 4,
      bays: 25,
      arcade: true,
      trim: '#ecca90',
      parts: [[0, 84, 190, 'flat', 0]],
      towers: [[0, 60, 250, 'pinnacles', 26]],
    },
    { setting: 'square' },
  ),
  warsawCastle: portrayPalace({
    wall: '#c9745c',
    roof: '#8a5a4c',
    body: [0, 340, 130, 'hip', 30],
    storeys: 3,
    bays: 23,
    trim: '#ecd0b8',
    parts: [
      [-320, 40, 150, 'hip', 40],
      [320, 40, 150, 'hip', 40],
    ],
    towers: [[0, 66, 250, 'onion', 80]],
  }),
  hamburgCityHall: portrayPalace({
    wall: '#b5aa98',
    roof: '#6f9a86',
    body: [0, 330, 140, 'mansard', 70],
    storeys: 3,
    bays: 21,
    round: true,
    parts: [
      [-300, 44, 170, 'hip', 60],
      [300, 44, 170, 'hip', 60],
    ],
    towers: [[0, 76, 340, 'cone', 160]],
  }),
  placeMassena: portrayPalace(
    {
      wall: '#c9634c',
      roof: '#a8563f',
      body: [0, 390, 150, 'flat', 0],
      storeys: 4,
      bays: 25,
      arcade: true,
      trim: '#f1e0c6',
    },
    { setting: 'square' },
  ),
  plebiscito: portrayPalace(
    {
      wall: '#e9e0cc',
      roof: '#9aa3a6',
      body: [0, 390, 76, 'flat', 0],
      storeys: 1,
      bays: 24,
      arcade: true,
      parts: [
        [-110, 52, 130, 'dome', 60],
        [110, 52, 130, 'dome', 60],
        [0, 130, 150, 'dome', 190],
      ],
      columns: [76, 6, 120],
    },
    { setting: 'square' },
  ),
  benThanh: portrayPalace({
    wall: '#ecd9a8',
    roof: '#b5664a',
    body: [0, 340, 84, 'hip', 40],
    storeys: 1,
    bays: 17,
    arcade: true,
    trim: '#f6ecd2',
    parts: [[0, 66, 130, 'clock', 70]],
  }),
} satisfies Record<string, Motif>;
