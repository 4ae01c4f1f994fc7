import type { Motif } from '../../scene/motif.js';
import { portrayChurch } from '../facades/churches.js';
import {
  drawClareChurch,
  drawHolyBlood,
  drawNovodevichy,
  drawStairChurch,
  drawThreeGables,
  drawTileDome,
} from './churches.js';

const square = { setting: 'square' } as const;
const town = { reach: 400, setting: 'square' } as const;

/** Churches of lesser fame, by the towers, gables and stones that their records name. */
export const EUROPEAN_CHURCH_MOTIFS = {
  saintRemiReims: portrayChurch(
    {
      stone: '#d9cfb8',
      roof: '#7d8288',
      nave: [70, 200, 80],
      rose: true,
      portals: 1,
      aisles: [200, 120],
      towers: [
        [-100, 40, 250, 'cone', 70],
        [100, 40, 250, 'cone', 70],
      ],
    },
    square,
  ),
  trierCathedral: portrayChurch(
    {
      stone: '#b9a68e',
      roof: '#6f7278',
      nave: [62, 170, 70],
      towers: [
        [-112, 70, 250, 'hip', 40],
        [112, 70, 276, 'hip', 44],
        [-166, 34, 200, 'cone', 56],
        [166, 34, 200, 'cone', 56],
      ],
      flank: [184, 340, 150, 70],
    },
    square,
  ),
  clareAssisi: { draw: drawClareChurch, reach: 330, scale: 1.04, ...square },
  stairCollegiate: { draw: drawStairChurch, reach: 310, scale: 1.08, ...square },
  tropeaCathedral: portrayChurch(
    {
      stone: '#dcc28c',
      roof: '#a8714f',
      nave: [86, 150, 56],
      rose: true,
      portals: 1,
      aisles: [150, 100],
      flank: [150, 330, 120, 40],
      towers: [[-178, 62, 240, 'hip', 26]],
    },
    square,
  ),
  threeGables: { draw: drawThreeGables, reach: 300, scale: 1.1, ...square },
  saintAnthonyIstanbul: portrayChurch(
    {
      stone: '#bd6a52',
      roof: '#8a4f44',
      nave: [90, 250, 90],
      rose: true,
      portals: 3,
      aisles: [170, 170],
    },
    square,
  ),
  materaCathedral: portrayChurch(
    {
      stone: '#e6d8b4',
      roof: '#c9a878',
      nave: [92, 190, 80],
      rose: true,
      portals: 1,
      aisles: [170, 120],
      towers: [[-212, 64, 330, 'cone', 56]],
    },
    square,
  ),
  saintCastor: portrayChurch(
    {
      stone: '#e3d0ac',
      roof: '#6f6a70',
      nave: [54, 180, 60],
      portals: 1,
      aisles: [200, 110],
      towers: [
        [-82, 54, 300, 'cone', 110],
        [82, 54, 300, 'cone', 110],
      ],
    },
    square,
  ),
  jamesRothenburg: portrayChurch(
    {
      stone: '#c9b08a',
      roof: '#9a5f48',
      nave: [54, 200, 100],
      portals: 1,
      towers: [
        [-92, 60, 280, 'spire', 110],
        [92, 56, 310, 'spire', 150],
      ],
      flank: [120, 340, 180, 90],
    },
    square,
  ),
  lorenzNuremberg: portrayChurch(
    {
      stone: '#bd9070',
      roof: '#7d5a4a',
      nave: [76, 200, 90],
      rose: true,
      portals: 1,
      towers: [
        [-124, 60, 300, 'cone', 90],
        [124, 60, 300, 'cone', 90],
      ],
      flank: [156, 330, 190, 80],
    },
    square,
  ),
  jesuitLucerne: portrayChurch(
    {
      stone: '#f2ebe4',
      roof: '#5f7a72',
      nave: [90, 190, 50],
      portals: 1,
      towers: [
        [-130, 56, 240, 'onion', 100],
        [130, 56, 240, 'onion', 100],
      ],
      flank: [160, 310, 150, 60],
    },
    { setting: 'quay' },
  ),
  shepherdSpire: portrayChurch(
    {
      stone: '#cdbf9f',
      roof: '#6f7078',
      nave: [110, 170, 60],
      portals: 1,
      aisles: [200, 120],
      towers: [
        [0, 74, 300, 'spire', 220],
        [-130, 26, 210, 'spire', 60],
        [130, 26, 210, 'spire', 60],
      ],
    },
    square,
  ),
  whiteLakeChurch: portrayChurch(
    {
      stone: '#f1ece0',
      roof: '#7d5a4a',
      nave: [80, 140, 70],
      portals: 1,
      towers: [[0, 66, 240, 'cone', 180]],
      flank: [80, 280, 140, 90],
    },
    { setting: 'shore', isApart: true, horizon: 'peaks', trees: ['fir', 'roundTree'] },
  ),
  louisVersailles: portrayChurch(
    {
      stone: '#e0d8c6',
      roof: '#6a717c',
      nave: [84, 220, 50],
      portals: 1,
      aisles: [190, 130],
      towers: [
        [-128, 62, 210, 'onion', 90],
        [128, 62, 210, 'onion', 90],
      ],
      dome: [0, 216, 56, 70],
    },
    square,
  ),
  pompeiShrine: portrayChurch(
    {
      stone: '#e9e3d6',
      roof: '#8d98a0',
      nave: [104, 190, 40],
      portals: 3,
      aisles: [160, 130],
      dome: [0, 190, 66, 80],
      towers: [[218, 72, 390, 'dome', 40]],
    },
    square,
  ),
  tileDome: { draw: drawTileDome, reach: 400, setting: 'shore', hidesHorizon: true },
  fiveGoldDomes: portrayChurch(
    {
      stone: '#f4f0e6',
      roof: '#dcae42',
      nave: [120, 200, 0],
      portals: 3,
      aisles: [212, 180],
      dome: [0, 200, 92, 120],
      towers: [
        [-150, 72, 236, 'onion', 90],
        [150, 72, 236, 'onion', 90],
      ],
    },
    { setting: 'quay' },
  ),
  redWhiteConvent: { draw: drawNovodevichy, reach: 390, setting: 'shore' },
  nazareShrine: portrayChurch(
    {
      stone: '#f3eee2',
      roof: '#5f6a72',
      nave: [80, 190, 50],
      portals: 1,
      aisles: [210, 90],
      towers: [
        [-112, 52, 230, 'onion', 90],
        [112, 52, 230, 'onion', 90],
      ],
    },
    square,
  ),
  holyBloodCorner: { draw: drawHolyBlood, ...town },
} satisfies Record<string, Motif>;
