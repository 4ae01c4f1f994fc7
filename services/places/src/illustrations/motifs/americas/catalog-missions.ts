import type { Motif } from '../../scene/motif.js';
import { portrayChurch } from '../facades/churches.js';
import { portrayFort } from '../facades/forts.js';
import { portrayMosque } from '../islamic/mosques.js';

/** Chapels, castles and gates that families of drawings would show in another material. */
export const MISSION_MOTIFS = {
  sanFernando: portrayChurch({
    stone: '#e6dcc6',
    roof: '#a89a84',
    nave: [90, 200, 70],
    portals: 3,
    rose: true,
    towers: [
      [-134, 84, 300, 'pinnacles', 34],
      [134, 84, 300, 'pinnacles', 34],
    ],
  }),
  lorettoChapel: portrayChurch({
    stone: '#d3b48a',
    roof: '#8f7a66',
    nave: [96, 210, 90],
    portals: 1,
    rose: true,
    back: [[0, 34, 320, 'spire', 70]],
    towers: [
      [-112, 30, 250, 'spire', 50],
      [112, 30, 250, 'spire', 50],
    ],
  }),
  adobeChapel: portrayChurch({
    stone: '#c28a62',
    roof: '#a8744c',
    nave: [120, 170, 0],
    portals: 1,
    aisles: [170, 110],
    back: [
      [0, 120, 230, 'flat', 0],
      [0, 70, 290, 'flat', 0],
    ],
  }),
  savannahSpires: portrayChurch({
    stone: '#f6f2ea',
    roof: '#6f8f84',
    nave: [84, 230, 80],
    portals: 3,
    rose: true,
    towers: [
      [-126, 74, 300, 'cone', 190],
      [126, 74, 300, 'cone', 190],
    ],
  }),
  tuscanCastle: portrayFort({
    stone: '#b8a184',
    roof: '#a8604a',
    mound: ['hill', 90],
    walls: [330, 110],
    towers: [
      [-310, 80, 190, 'teeth', 0],
      [-120, 90, 250, 'teeth', 0],
      [130, 76, 200, 'teeth', 0],
      [310, 90, 170, 'teeth', 0],
    ],
    halls: [[10, 90, 150, 40]],
  }),
  zanzibarFort: portrayFort({
    stone: '#b58f6a',
    roof: '#8f6f50',
    walls: [340, 110],
    towers: [
      [-320, 110, 160, 'teeth', 0],
      [320, 110, 160, 'teeth', 0],
      [60, 80, 140, 'teeth', 0],
    ],
  }),
  minaretGate: portrayMosque({
    wall: '#d3b98a',
    dome: '#c7ad7c',
    trim: '#e3d0a6',
    hall: [330, 110],
    crown: 'teeth',
    portal: [90, 200, '#c9ae80'],
    minarets: [
      [-140, 130, 210, 'round', '#d9c094'],
      [140, 130, 210, 'round', '#d9c094'],
      [-140, 50, 480, 'tiered', '#d9c094'],
      [140, 50, 480, 'tiered', '#d9c094'],
    ],
  }),
} satisfies Record<string, Motif>;
