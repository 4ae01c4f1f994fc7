import type { Motif } from '../../scene/motif.js';
import { portrayPalace } from '../facades/palaces.js';

/** Museums of Europe by their fronts. */
export const EUROPE_MUSEUM_MOTIFS = {
  lionPortico: portrayPalace({
    wall: '#ddd3bc',
    roof: '#8f9698',
    body: [0, 330, 140, 'flat', 0],
    storeys: 1,
    bays: 15,
    trim: '#efe8d6',
    parts: [
      [-290, 60, 150, 'flat', 0],
      [290, 60, 150, 'flat', 0],
    ],
    columns: [140, 8, 150],
  }),
  whiteDomeMuseum: portrayPalace({
    wall: '#f3f0e8',
    roof: '#c9cdd0',
    body: [0, 350, 120, 'flat', 0],
    storeys: 2,
    bays: 19,
    trim: '#fffdf6',
    parts: [
      [-300, 60, 130, 'flat', 0],
      [300, 60, 130, 'flat', 0],
      [0, 120, 140, 'dome', 140],
    ],
    columns: [70, 4, 130],
  }),
  dockCellars: portrayPalace(
    {
      wall: '#a8543f',
      roof: '#6f5a54',
      body: [0, 380, 200, 'flat', 0],
      storeys: 5,
      bays: 17,
      arcade: true,
      trim: '#c98f72',
    },
    { setting: 'quay' },
  ),
  tileConvent: portrayPalace({
    wall: '#f4f0e6',
    roof: '#c4694a',
    body: [20, 320, 120, 'hip', 40],
    storeys: 2,
    bays: 15,
    trim: '#5f86b0',
    parts: [[-170, 70, 160, 'pediment', 50]],
    towers: [[250, 56, 220, 'dome', 44]],
  }),
  brickCollection: portrayPalace({
    wall: '#c4795c',
    roof: '#8f5f4c',
    body: [0, 320, 170, 'hip', 24],
    storeys: 3,
    bays: 15,
    trim: '#ecd3b4',
    parts: [[0, 70, 180, 'pediment', 40]],
  }),
  paintedBrewery: portrayPalace({
    wall: '#ecdcb8',
    roof: '#b5604a',
    body: [0, 260, 130, 'hip', 90],
    storeys: 2,
    bays: 11,
    parts: [
      [-170, 70, 150, 'pediment', 100],
      [170, 70, 150, 'pediment', 100],
    ],
  }),
} satisfies Record<string, Motif>;
