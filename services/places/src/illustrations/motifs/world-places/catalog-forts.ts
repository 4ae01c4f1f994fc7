import type { Motif } from '../../scene/motif.js';
import { portrayFort } from '../facades/forts.js';
import { drawLighthouseFort, drawTableMountainFort } from './mountain-fort.js';
import {
  drawCannonSeaWall,
  drawCarvedGate,
  drawDrawbridgeGate,
  drawHillBattery,
  drawPalmGroveTower,
  drawRoundShoreFort,
} from './round-forts.js';

const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true, isFixed: true } as const;

/** Forts of Africa, Asia and the Americas that one drawing of a fort would contradict. */
export const WORLD_FORT_MOTIFS = {
  palmGroveTower: { draw: drawPalmGroveTower, reach: 400, setting: 'ground', isApart: true, hidesHorizon: true },
  roundShoreFort: { draw: drawRoundShoreFort, ...scenery },
  cannonSeaWall: { draw: drawCannonSeaWall, ...scenery },
  carvedGate: { draw: drawCarvedGate, reach: 398, setting: 'shore' },
  drawbridgeGate: { draw: drawDrawbridgeGate, reach: 398, setting: 'shore', trees: ['roundTree', 'palm'] },
  hillBattery: { draw: drawHillBattery, ...scenery },
  tableMountainFort: { draw: drawTableMountainFort, reach: 398, setting: 'ground', isApart: true, hidesHorizon: true },
  lighthouseFort: { draw: drawLighthouseFort, reach: 398, setting: 'shore', hidesHorizon: true },
  blackHillFort: portrayFort(
    {
      stone: '#4f4c50',
      roof: '#3a383c',
      mound: ['woods', 150],
      walls: [150, 60],
      towers: [
        [-140, 46, 80, 'teeth', 0],
        [140, 46, 80, 'teeth', 0],
      ],
      halls: [[0, 60, 84, 8]],
      town: [['#f0e3c8', '#d9c2a4', '#e6e0d4', '#c9a58a'], '#8f5a48'],
    },
    { setting: 'shore', horizon: 'peaks', trees: ['palm', 'roundTree'] },
  ),
  harborHillFort: portrayFort(
    {
      stone: '#f0ebe0',
      roof: '#c9bfae',
      mound: ['hill', 140],
      walls: [130, 54],
      towers: [
        [-120, 40, 80, 'flat', 0],
        [120, 40, 80, 'flat', 0],
      ],
      halls: [[0, 70, 90, 24]],
      town: [['#e3c49a', '#d9b58a', '#efe0c4', '#c99f7a'], '#8f5f4a'],
    },
    { setting: 'shore', horizon: 'hills', trees: ['palm', 'palm', 'shrub'] },
  ),
  vaneFort: portrayFort(
    {
      stone: '#c4b594',
      roof: '#a8956f',
      walls: [330, 92],
      towers: [
        [-320, 110, 100, 'flat', 0],
        [320, 110, 100, 'flat', 0],
        [-150, 40, 190, 'dome', 30],
      ],
      halls: [[60, 150, 120, 10]],
    },
    { setting: 'shore', trees: ['palm', 'palm', 'roundTree'], houses: 'stucco' },
  ),
  fatTowers: portrayFort(
    {
      stone: '#c99a66',
      roof: '#a87f52',
      walls: [280, 120],
      towers: [
        [-300, 110, 190, 'teeth', 0],
        [300, 110, 182, 'teeth', 0],
        [-120, 60, 150, 'teeth', 0],
        [120, 60, 150, 'teeth', 0],
      ],
    },
    { setting: 'square', houses: 'flat', front: 'plain', isApart: true },
  ),
} satisfies Record<string, Motif>;
