import type { Motif } from '../../scene/motif.js';
import { portrayPalace } from '../facades/palaces.js';
import { portrayHall } from './halls.js';
import { drawFlowerSlope, drawMapleHill, drawMirrorPond, drawShrineStairs, drawSunkenCourts } from './japan.js';
import { drawCrookedHouse, drawFishStalls, drawFlowerStrip, drawPagodaLane } from './japan-streets.js';

const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true } as const;

/** Temples, castles, lanes and museums of Japan. */
export const JAPAN_MOTIFS = {
  crookedHouse: { draw: drawCrookedHouse, reach: 396, setting: 'park' },
  sunkenCourts: { draw: drawSunkenCourts, ...scenery },
  awningLane: { draw: drawFishStalls, ...scenery, evening: 'lamps' },
  flowerSlope: { draw: drawFlowerSlope, ...scenery },
  mirrorPond: { draw: drawMirrorPond, ...scenery },
  mapleHill: { draw: drawMapleHill, ...scenery },
  pagodaLane: { draw: drawPagodaLane, ...scenery, evening: 'lamps' },
  shrineStairs: { draw: drawShrineStairs, ...scenery, evening: 'lamps' },
  flowerStrip: { draw: drawFlowerStrip, ...scenery, evening: 'lamps' },
  whiteTurrets: portrayHall(
    {
      wood: '#f4f1e8',
      tiles: '#8f989e',
      plaster: '#f6f3ea',
      beams: '#d8d3c6',
      masonry: [390, 90, 1, '#a8a196'],
      tiers: [[370, 60, 44, 320]],
      wings: [
        [-290, 80, 250, 70],
        [290, 80, 230, 64],
      ],
      posts: 20,
    },
    { mayReflect: true, isApart: true },
  ),
  woodenKeep: portrayHall(
    {
      wood: '#7d5e48',
      tiles: '#6a6e70',
      plaster: '#efe8d8',
      beams: '#6f5442',
      masonry: [210, 84, 0, '#9c968c'],
      tiers: [
        [220, 50, 36, 180],
        [196, 46, 34, 150],
        [160, 42, 32, 120],
        [130, 40, 30, 96],
        [100, 38, 60, 40],
      ],
      posts: 9,
    },
    { setting: 'shore', isApart: true },
  ),
  octagonOffice: portrayPalace(
    {
      wall: '#b3563f',
      roof: '#5f8a78',
      body: [0, 350, 150, 'hip', 50],
      storeys: 2,
      bays: 17,
      trim: '#efe6d4',
      parts: [
        [0, 90, 180, 'dome', 190],
        [-300, 60, 160, 'mansard', 54],
        [300, 60, 160, 'mansard', 54],
      ],
      round: true,
    },
    { isApart: true },
  ),
  clayGarden: portrayHall(
    {
      wood: '#8a6a50',
      tiles: '#6a6e70',
      plaster: '#d9b98a',
      beams: '#8a6a50',
      tiers: [[110, 96, 66, 60]],
      wings: [
        [-260, 150, 60, 30],
        [260, 150, 60, 30],
      ],
      posts: 5,
    },
    { setting: 'shore', isApart: true },
  ),
} satisfies Record<string, Motif>;
