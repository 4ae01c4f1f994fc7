import type { Motif } from '../../scene/motif.js';
import { portrayChurch } from '../facades/churches.js';
import { portrayPalace } from '../facades/palaces.js';
import {
  drawBrokenTriangles,
  drawCliffMuseum,
  drawDomeShrine,
  drawOpenSheds,
  drawPaintedShelter,
  drawWaterWall,
} from './australia.js';
import {
  drawBayLookout,
  drawBrokenChurch,
  drawShoreChapel,
  drawSteamPools,
  drawTimberedSpa,
  drawTreatyGround,
  drawTubeChurch,
} from './new-zealand.js';
import { drawCityLagoon, drawCoveGarden, drawSandstoneRow } from './sydney.js';

const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true } as const;
const square = { setting: 'square' } as const;

/** Sights of Australia, New Zealand and the islands of the Pacific. */
export const OCEANIA_MOTIFS = {
  coveGarden: { draw: drawCoveGarden, ...scenery },
  cityLagoon: { draw: drawCityLagoon, ...scenery, evening: 'night' },
  brokenTriangles: { draw: drawBrokenTriangles, reach: 396, setting: 'square' },
  waterWall: { draw: drawWaterWall, reach: 396, setting: 'ground' },
  domeShrine: { draw: drawDomeShrine, reach: 396, setting: 'ground', isApart: true },
  cliffMuseum: { draw: drawCliffMuseum, ...scenery, evening: 'lamps' },
  paintedShelter: { draw: drawPaintedShelter, ...scenery },
  sandstoneRow: { draw: drawSandstoneRow, ...scenery, evening: 'night' },
  openSheds: { draw: drawOpenSheds, reach: 398, setting: 'square' },
  bayLookout: { draw: drawBayLookout, ...scenery },
  treatyGround: { draw: drawTreatyGround, ...scenery },
  brokenChurch: { draw: drawBrokenChurch, reach: 390, setting: 'square' },
  tubeChurch: { draw: drawTubeChurch, reach: 350, setting: 'ground' },
  timberedSpa: { draw: drawTimberedSpa, reach: 396, setting: 'park' },
  steamPools: { draw: drawSteamPools, ...scenery, evening: 'night' },
  shoreChapel: { draw: drawShoreChapel, reach: 340, setting: 'shore', isApart: true },
  sandstoneTemple: portrayPalace(
    {
      wall: '#d8bf98',
      roof: '#8a8f8c',
      body: [0, 380, 110, 'flat', 0],
      storeys: 1,
      bays: 17,
      parts: [[0, 120, 130, 'flat', 0]],
      columns: [104, 6, 124],
      trim: '#ead6b0',
    },
    { isApart: true },
  ),
  bathingArcade: portrayPalace(
    {
      wall: '#f0e3c6',
      roof: '#b5654a',
      body: [0, 370, 90, 'hip', 46],
      storeys: 1,
      bays: 19,
      arcade: true,
      trim: '#fbf4e2',
      parts: [
        [0, 80, 130, 'hip', 50],
        [-300, 54, 110, 'hip', 40],
        [300, 54, 110, 'hip', 40],
      ],
      round: true,
    },
    { isApart: true },
  ),
  decoOffice: portrayPalace(
    {
      wall: '#dcc69c',
      roof: '#b9a888',
      body: [0, 300, 190, 'flat', 0],
      storeys: 5,
      bays: 15,
      parts: [
        [0, 90, 250, 'flat', 0],
        [-40, 40, 290, 'flat', 0],
      ],
      trim: '#ead8b4',
    },
    { mayReflect: true },
  ),
  spiredSandstone: portrayChurch(
    {
      stone: '#cfae7e',
      roof: '#6f6a66',
      nave: [110, 200, 80],
      portals: 3,
      rose: true,
      towers: [
        [-170, 72, 250, 'spire', 150],
        [170, 72, 250, 'spire', 150],
      ],
      back: [[30, 90, 290, 'spire', 230]],
    },
    square,
  ),
  basaltStation: portrayPalace(
    {
      wall: '#5f5c5a',
      roof: '#a8654c',
      body: [20, 360, 110, 'hip', 60],
      storeys: 2,
      bays: 19,
      round: true,
      trim: '#f0e9da',
      parts: [
        [-60, 60, 150, 'hip', 70],
        [300, 56, 150, 'hip', 70],
      ],
      arcade: true,
      towers: [[-310, 90, 290, 'dome', 60]],
    },
    { setting: 'park' },
  ),
  singleSpire: portrayChurch(
    {
      stone: '#f0ebdf',
      roof: '#6f7a80',
      nave: [100, 150, 90],
      portals: 1,
      rose: true,
      aisles: [170, 90],
      back: [[0, 90, 270, 'spire', 240]],
    },
    { setting: 'hill', isApart: true },
  ),
  creamFerryHall: portrayPalace(
    {
      wall: '#c9694c',
      roof: '#8f5a48',
      body: [0, 300, 190, 'flat', 0],
      storeys: 4,
      bays: 13,
      round: true,
      trim: '#f3e6cc',
      parts: [
        [0, 90, 230, 'clock', 110],
        [-260, 50, 210, 'flat', 0],
        [260, 50, 210, 'flat', 0],
      ],
    },
    { setting: 'quay', mayReflect: true },
  ),
  verandaSchool: portrayPalace(
    {
      wall: '#f3eee0',
      roof: '#8f9a94',
      body: [0, 320, 90, 'hip', 70],
      storeys: 1,
      bays: 13,
      arcade: true,
      trim: '#fbf8ee',
    },
    { isApart: true, trees: ['palm'] },
  ),
} satisfies Record<string, Motif>;
