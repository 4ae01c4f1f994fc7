import type { Motif } from '../../scene/motif.js';
import { portrayTimurid } from '../asian/timurid.js';
import { portrayHall } from '../east-asia/halls.js';
import { portrayChurch } from '../facades/churches.js';
import { portrayFort } from '../facades/forts.js';
import { portrayPalace } from '../facades/palaces.js';
import { drawCannonWall, drawMuralLane, drawTowerLake } from './city-parks.js';
import { drawBarracksTrees, drawDoubleFerry, drawIncenseCoils, drawPeakView, drawRopeway } from './harbors.js';
import { drawNightForest, drawOrchidArches, drawPandaRiver } from './parks.js';
import {
  drawBrickClock,
  drawHorseStreet,
  drawPaintedRoof,
  drawSegmentTower,
  drawShophouses,
  drawTimberHouseLane,
} from './streets.js';

const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true } as const;
const square = { setting: 'square' } as const;

/** Sights of the harbors from Taipei and Hong Kong to Manila, Penang and Singapore. */
export const STRAITS_MOTIFS = {
  doubleFerry: { draw: drawDoubleFerry, ...scenery, evening: 'lamps' },
  peakView: { draw: drawPeakView, ...scenery, evening: 'lamps' },
  ropeway: { draw: drawRopeway, ...scenery },
  incenseCoils: { draw: drawIncenseCoils, ...scenery, evening: 'night' },
  barracksTrees: { draw: drawBarracksTrees, ...scenery },
  nightForest: { draw: drawNightForest, ...scenery, evening: 'night' },
  pandaRiver: { draw: drawPandaRiver, ...scenery, evening: 'night' },
  orchidArches: { draw: drawOrchidArches, ...scenery },
  muralLane: { draw: drawMuralLane, ...scenery, evening: 'night' },
  twinTowerLake: { draw: drawTowerLake, ...scenery, evening: 'lamps' },
  cannonWall: { draw: drawCannonWall, ...scenery },
  brickClock: { draw: drawBrickClock, reach: 120, setting: 'quay', mayReflect: true },
  horseStreet: { draw: drawHorseStreet, ...scenery, evening: 'lamps' },
  paintedRoof: { draw: drawPaintedRoof, reach: 390, setting: 'square', houses: 'terraces' },
  segmentTower: { draw: drawSegmentTower, reach: 240, setting: 'ground' },
  shophouses: { draw: drawShophouses, reach: 398, setting: 'ground', isStreet: true },
  courtMansion: { draw: drawTimberHouseLane, ...scenery, evening: 'lamps' },
  policeVeranda: portrayPalace(
    {
      wall: '#a8614c',
      roof: '#6f6a66',
      body: [0, 370, 210, 'hip', 50],
      storeys: 3,
      bays: 13,
      arcade: true,
      round: true,
      trim: '#efe8d8',
      parts: [[0, 80, 220, 'pediment', 50]],
    },
    square,
  ),
  creamTower: portrayChurch({
    stone: '#f4efe2',
    roof: '#8f949a',
    nave: [96, 170, 70],
    portals: 1,
    rose: false,
    towers: [[-130, 92, 290, 'pinnacles', 40]],
    flank: [96, 330, 120, 50],
  }),
  treasureHall: portrayHall(
    {
      wood: '#e6d8b8',
      tiles: '#4f8f7c',
      plaster: '#ead9b0',
      beams: '#d0a23c',
      base: [390, 70, '#d8c9a4'],
      tiers: [
        [240, 90, 44, 180],
        [190, 40, 90, 100],
      ],
      wings: [
        [-310, 80, 170, 60],
        [310, 80, 170, 60],
      ],
      posts: 8,
      crest: '#d9a83c',
    },
    { setting: 'hill', isApart: true },
  ),
  stripedOffice: portrayPalace(
    {
      wall: '#a8503f',
      roof: '#7f8a86',
      body: [0, 380, 150, 'mansard', 30],
      storeys: 3,
      bays: 21,
      trim: '#efe6d6',
      parts: [
        [-340, 44, 176, 'dome', 60],
        [340, 44, 176, 'dome', 60],
        [0, 100, 180, 'pediment', 40],
      ],
      towers: [[0, 76, 420, 'hip', 50]],
    },
    square,
  ),
  goldOnionMosque: portrayTimurid(
    {
      brick: '#f3e8cc',
      dome: '#d9a531',
      domes: [[0, 150, 110, 70, true]],
      shafts: [
        [-280, 40, 290],
        [280, 40, 290],
        [-150, 30, 240],
        [150, 30, 240],
      ],
      plain: true,
      wings: [
        [-300, -100, 150, 5],
        [100, 300, 150, 5],
        [-100, 100, 170, 3],
      ],
      trim: '#4f8a6a',
    },
    { ...square, trees: ['palm'] },
  ),
  bandedBrickMosque: portrayTimurid(
    {
      brick: '#d98e7a',
      dome: '#f1ece2',
      domes: [
        [0, 110, 74, 50, true],
        [-130, 96, 50, 30, true],
        [130, 96, 50, 30, true],
      ],
      shafts: [
        [-270, 40, 290],
        [270, 40, 290],
      ],
      plain: true,
      wings: [[-240, 240, 120, 9]],
      trim: '#f3ead8',
    },
    { setting: 'shore', trees: ['palm'] },
  ),
  ochreMosque: portrayTimurid(
    {
      brick: '#efe2bf',
      dome: '#8c8674',
      domes: [
        [-40, 130, 104, 60, true],
        [-210, 110, 40, 24, true],
        [130, 110, 40, 24, true],
      ],
      shafts: [[290, 60, 340]],
      plain: true,
      wings: [[-270, 200, 130, 11]],
      trim: '#c9a45c',
    },
    { ...square, trees: ['palm', 'roundTree'] },
  ),
  greenMansion: portrayPalace(
    {
      wall: '#8fb89a',
      roof: '#b5654a',
      body: [0, 300, 170, 'hip', 70],
      storeys: 2,
      bays: 11,
      arcade: true,
      trim: '#f3efe2',
      parts: [[0, 70, 180, 'pediment', 44]],
      round: true,
    },
    square,
  ),
  oneTowerChurch: portrayChurch(
    {
      stone: '#cfc2a4',
      roof: '#a8684c',
      nave: [130, 230, 60],
      portals: 1,
      towers: [[150, 84, 290, 'dome', 50]],
      flank: [-330, -130, 130, 40],
    },
    { ...square, trees: ['palm'] },
  ),
  domedRomanesque: portrayChurch(
    {
      stone: '#b9ab92',
      roof: '#5f8f84',
      nave: [120, 200, 70],
      portals: 3,
      rose: true,
      aisles: [190, 130],
      towers: [[-230, 80, 330, 'hip', 40]],
      dome: [40, 200, 70, 74],
      domeColor: '#5f8f84',
    },
    { ...square, trees: ['palm'] },
  ),
  coralBasilica: portrayChurch(
    {
      stone: '#b8a488',
      roof: '#a8684c',
      nave: [120, 210, 80],
      portals: 1,
      towers: [[-160, 84, 280, 'dome', 56]],
      flank: [120, 340, 140, 50],
    },
    { ...square, trees: ['palm'] },
  ),
  triangleFort: portrayFort(
    {
      stone: '#b3a58c',
      roof: '#a8684c',
      walls: [380, 90],
      towers: [
        [-330, 90, 110, 'teeth', 10],
        [330, 90, 110, 'teeth', 10],
      ],
      halls: [[0, 120, 120, 50]],
    },
    { isApart: true, trees: ['palm'] },
  ),
} satisfies Record<string, Motif>;
