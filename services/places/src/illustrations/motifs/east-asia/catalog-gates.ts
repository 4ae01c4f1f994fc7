import type { Motif } from '../../scene/motif.js';
import { portrayHall } from './halls.js';

const apart = { setting: 'ground', isApart: true } as const;

/** Gates and pavilions of Vietnam on bases of masonry. */
export const GATE_MOTIFS = {
  noonGate: portrayHall(
    {
      wood: '#a8402f',
      tiles: '#d8a236',
      plaster: '#d9b878',
      beams: '#a8402f',
      masonry: [340, 110, 3, '#a89a88'],
      tiers: [
        [250, 52, 36, 190],
        [200, 44, 66, 110],
      ],
      wings: [
        [-300, 44, 150, 44],
        [300, 44, 150, 44],
      ],
      posts: 10,
      crest: '#c98a34',
    },
    apart,
  ),
  ruinGate: portrayHall(
    {
      wood: '#c9b58c',
      tiles: '#a86a4c',
      plaster: '#e3cf9c',
      beams: '#b89a64',
      masonry: [300, 130, 3, '#c9a97c'],
      tiers: [
        [150, 40, 32, 100],
        [110, 34, 44, 50],
      ],
      posts: 5,
    },
    { setting: 'park' },
  ),
  lotusPavilion: portrayHall(
    {
      wood: '#b3402f',
      tiles: '#b5714a',
      plaster: '#c9573f',
      beams: '#d0a23c',
      masonry: [150, 120, 1, '#d9c9a8'],
      tiers: [
        [160, 76, 40, 110],
        [120, 30, 60, 50],
      ],
      posts: 5,
      wings: [
        [-270, 90, 64, 40],
        [270, 90, 64, 40],
      ],
    },
    apart,
  ),
} satisfies Record<string, Motif>;
