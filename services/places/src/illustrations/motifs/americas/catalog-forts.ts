import type { Motif } from '../../scene/motif.js';
import { portrayFort } from '../facades/forts.js';

/** Forts of Africa, Arabia and the Americas by their walls and towers. */
export const WESTERN_FORT_MOTIFS = {
  dubaiFort: portrayFort({
    stone: '#d3b98f',
    roof: '#b5986c',
    walls: [290, 110],
    towers: [
      [-260, 96, 190, 'teeth', 0],
      [120, 60, 160, 'flag', 60],
      [290, 80, 150, 'flat', 0],
    ],
  }),
  bahrainFort: portrayFort({
    stone: '#d6bd92',
    roof: '#b99c70',
    mound: ['sand', 90],
    walls: [290, 80],
    towers: [
      [-250, 110, 120, 'teeth', 0],
      [0, 90, 150, 'teeth', 0],
      [250, 110, 120, 'teeth', 0],
    ],
  }),
  turaif: portrayFort({
    stone: '#c9986a',
    roof: '#a87c52',
    mound: ['sand', 70],
    walls: [370, 70],
    towers: [
      [-330, 70, 130, 'teeth', 0],
      [-200, 120, 170, 'teeth', 0],
      [-40, 110, 130, 'teeth', 0],
      [110, 140, 210, 'teeth', 0],
      [300, 90, 150, 'teeth', 0],
    ],
  }),
  byblosKeep: portrayFort({
    stone: '#d1b384',
    roof: '#b39465',
    mound: ['crag', 80],
    walls: [250, 90],
    towers: [
      [0, 220, 210, 'teeth', 0],
      [-250, 70, 120, 'flat', 0],
      [250, 70, 120, 'flat', 0],
    ],
  }),
  ozamaKeep: portrayFort(
    {
      stone: '#cbb48c',
      roof: '#a8916a',
      mound: ['woods', 40],
      walls: [360, 60],
      towers: [
        [0, 170, 270, 'teeth', 0],
        [100, 40, 310, 'teeth', 0],
      ],
    },
    { setting: 'shore', trees: ['palm', 'palm'] },
  ),
  udayasGate: portrayFort(
    {
      stone: '#cf9a68',
      roof: '#a8774c',
      mound: ['crag', 110],
      walls: [370, 80],
      towers: [
        [-40, 180, 150, 'teeth', 0],
        [-200, 70, 110, 'teeth', 0],
        [330, 80, 120, 'teeth', 0],
      ],
      halls: [
        [140, 46, 120, 0],
        [230, 50, 108, 0],
      ],
    },
    { setting: 'shore' },
  ),
  sqalaBastion: portrayFort(
    {
      stone: '#cda878',
      roof: '#a88456',
      mound: ['crag', 30],
      walls: [390, 90],
      towers: [
        [-150, 200, 120, 'teeth', 0],
        [300, 70, 150, 'teeth', 0],
      ],
    },
    { setting: 'shore' },
  ),
  quebecCitadel: portrayFort({
    stone: '#a8a296',
    roof: '#5f8f7a',
    mound: ['hill', 120],
    walls: [390, 56],
    towers: [
      [-300, 160, 66, 'flat', 0],
      [300, 160, 66, 'flat', 0],
      [40, 20, 70, 'flag', 110],
    ],
    halls: [
      [-120, 130, 96, 30],
      [150, 110, 90, 30],
    ],
  }),
  cristobalFort: portrayFort(
    {
      stone: '#c9b48c',
      roof: '#a8916a',
      mound: ['crag', 120],
      walls: [380, 90],
      towers: [
        [-260, 40, 150, 'dome', 20],
        [120, 150, 140, 'flat', 0],
        [150, 16, 150, 'flag', 80],
      ],
    },
    { setting: 'water' },
  ),
} satisfies Record<string, Motif>;
