import type { Motif } from '../../scene/motif.js';
import { portrayPagoda } from './pagodas.js';

/** Pagodas by storeys, eaves and setting. */
export const PAGODA_MOTIFS = {
  brickPagoda: portrayPagoda({
    wall: '#c2a684',
    roof: '#8f7a60',
    storeys: [7, 120, 62, 0.5],
    eaves: 0,
    spire: 40,
    base: [180, 36],
    arches: true,
  }),
  hillPagoda: portrayPagoda({
    wall: '#a86a44',
    roof: '#6a6258',
    storeys: [5, 104, 50, 0.72],
    eaves: 40,
    spire: 60,
    base: [140, 20],
    hill: 90,
  }),
  courtPavilion: portrayPagoda({
    wall: '#8a5440',
    roof: '#5c7f86',
    storeys: [3, 92, 66, 0.66],
    eaves: 60,
    spire: 34,
    base: [140, 16],
    halls: ['#8a5440', '#5c7f86'],
  }),
  redStupaTower: portrayPagoda(
    {
      wall: '#b5604a',
      roof: '#c98a6a',
      storeys: [11, 70, 34, 0.34],
      eaves: 12,
      spire: 50,
      base: [110, 20],
      arches: true,
    },
    { setting: 'shore', isApart: true },
  ),
  octagonTower: portrayPagoda(
    {
      wall: '#d9b89a',
      roof: '#b58a70',
      storeys: [7, 84, 52, 0.56],
      eaves: 12,
      spire: 44,
      base: [150, 26],
      arches: true,
    },
    { setting: 'shore', isApart: true },
  ),
  cherryPagoda: portrayPagoda({
    wall: '#9a5a44',
    roof: '#5f666c',
    storeys: [5, 74, 40, 0.7],
    eaves: 60,
    spire: 90,
    base: [120, 14],
    bloom: '#f0c3cc',
  }),
  deerPagoda: portrayPagoda({
    wall: '#7a5a46',
    roof: '#6c6a68',
    storeys: [5, 78, 42, 0.7],
    eaves: 66,
    spire: 96,
    base: [130, 18],
    halls: ['#efe8d8', '#6c6a68'],
  }),
} satisfies Record<string, Motif>;
