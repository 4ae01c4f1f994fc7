import type { Motif } from '../../scene/motif.js';
import { portraySkyline } from './skylines.js';

/** Cities of North America by their towers. */
export const SKYLINE_MOTIFS = {
  torontoLake: portraySkyline({
    towers: [
      [-470, 80, 190, '#b9c4cc', 'flat'],
      [-370, 70, 250, '#a8b5bf', 'flat'],
      [-270, 76, 210, '#c9cfd3', 'step'],
      [60, 76, 300, '#6f7f8c', 'flat'],
      [150, 80, 350, '#d9dcdc', 'step'],
      [245, 70, 280, '#b56a4f', 'peak'],
      [340, 84, 240, '#c9a24a', 'flat'],
      [450, 76, 200, '#a8b5bf', 'flat'],
    ],
    needle: [-90, 520],
    dome: [-250, 84],
  }),
  chicagoLake: portraySkyline({
    towers: [
      [-480, 70, 200, '#c9bda8', 'flat'],
      [-380, 90, 370, '#3f444c', 'taper'],
      [-270, 70, 230, '#d3c3a6', 'peak'],
      [-170, 80, 290, '#a8b5bf', 'step'],
      [-60, 80, 330, '#8fb0c4', 'step'],
      [60, 110, 370, '#33383f', 'masts'],
      [180, 76, 260, '#b5805f', 'flat'],
      [270, 70, 350, '#eceae4', 'flat'],
      [370, 80, 240, '#9fb0bd', 'peak'],
      [480, 80, 190, '#c9bda8', 'flat'],
    ],
  }),
} satisfies Record<string, Motif>;
