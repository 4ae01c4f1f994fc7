import type { Motif, MotifInput } from '../../scene/motif.js';
import { drawBlueMarketDome, drawMarketArch, drawSteamClock, drawTowerSquare } from '../facades/tower-squares.js';
import { drawCarvedTowers } from '../regional/stone-towers.js';
import { drawSeatedBuddha } from '../statues.js';
import {
  drawBentTower,
  drawBrokenSpire,
  drawDarkSlab,
  drawGoldenOriel,
  drawShieldRoof,
  drawWhiteCloister,
} from './lanes.js';
import {
  drawBareHillChurch,
  drawChasmCastle,
  drawGorgeMonastery,
  drawHeadlandLight,
  drawLakeChapel,
  drawLakeDrumChurch,
  drawQuayTower,
} from './lights.js';

const ground = { setting: 'ground' } as const;
const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true, isFixed: true } as const;

/** Portraits of lighthouses, streets, squares and churches in their own setting. */
export const LANE_MOTIFS = {
  portlandHead: {
    draw: (input) =>
      drawHeadlandLight(input, {
        lantern: '#3f4650',
        house: '#b5483c',
        ground: '#8f9f62',
        rock: '#8a8078',
        shaft: [44, 30, 240],
      }),
    ...scenery,
  },
  capeByron: {
    draw: (input) =>
      drawHeadlandLight(input, {
        lantern: '#f3f0e8',
        house: '#8f9698',
        ground: '#7fa058',
        rock: '#8f7f68',
        shaft: [50, 36, 190],
      }),
    ...scenery,
  },
  caboDaRoca: {
    draw: (input) =>
      drawHeadlandLight(input, {
        lantern: '#c9413c',
        house: '#b5603f',
        ground: '#8f9a5c',
        rock: '#94826a',
        shaft: [46, 40, 150],
      }),
    ...scenery,
  },
  torreDelOro: {
    draw: (input) =>
      drawQuayTower(input, {
        stone: '#e0c08a',
        cap: '#dcae3e',
        tiers: [
          [110, 220],
          [60, 90],
          [30, 44],
        ],
      }),
    reach: 130,
    setting: 'quay',
    scale: 1.1,
  },
  whiteTowerThessaloniki: {
    draw: (input) =>
      drawQuayTower(input, {
        stone: '#ece6d8',
        cap: '#b5a890',
        tiers: [
          [110, 300],
          [54, 70],
        ],
      }),
    reach: 130,
    setting: 'quay',
    scale: 1.1,
  },
  tekapoChurch: { draw: drawLakeChapel, ...scenery },
  kaneoChurch: { draw: drawLakeDrumChurch, ...scenery },
  jvari: { draw: drawBareHillChurch, ...scenery },
  geghard: { draw: drawGorgeMonastery, ...scenery },
  tintagel: { draw: drawChasmCastle, ...scenery },
  veronaErbe: {
    draw: (input) =>
      drawTowerSquare(input, {
        houses: ['#e3b58a', '#d99a7a', '#ecd3a0', '#c9a88a'],
        roof: '#b5603f',
        walls: [130, 190],
        tower: [60, 60, 380, 'dome', 34],
        stone: '#b5704f',
        cap: '#ecdcc0',
      }),
    reach: 390,
    setting: 'square',
  },
  rothenburgMarket: {
    draw: (input) =>
      drawTowerSquare(input, {
        houses: ['#e9c98a', '#d9a088', '#ecdcc0', '#c9d0b8'],
        roof: '#a8583f',
        walls: [120, 180],
        tower: [-20, 50, 360, 'dome', 40],
        stone: '#ecdfc4',
        cap: '#a8583f',
        hall: [30, 110, 150, 'pediment', 90],
      }),
    reach: 390,
    setting: 'square',
  },
  wroclawMarket: {
    draw: (input) =>
      drawTowerSquare(input, {
        houses: ['#e3b24a', '#d98a6a', '#8fb5a8', '#c9d9c0', '#e9c9a0'],
        roof: '#a8583f',
        walls: [120, 190],
        tower: [-120, 60, 300, 'cone', 90],
        stone: '#c08a6c',
        cap: '#6f9a86',
        hall: [30, 120, 140, 'pediment', 100],
      }),
    reach: 390,
    setting: 'square',
  },
  stradun: {
    draw: (input) =>
      drawTowerSquare(input, {
        houses: ['#ecdfc6', '#e6d6b8', '#f1e6d0'],
        roof: '#c06a48',
        walls: [130, 160],
        tower: [0, 54, 300, 'dome', 40],
        stone: '#efe6d2',
        cap: '#a9b0a8',
      }),
    reach: 390,
    setting: 'square',
  },
  goldenRoof: { draw: drawGoldenOriel, reach: 398, setting: 'square' },
  beguinage: { draw: drawWhiteCloister, reach: 398, ...ground, setting: 'park' },
  zagrebSaintMark: { draw: drawShieldRoof, reach: 320, ...ground },
  steamClock: { draw: drawSteamClock, reach: 398, setting: 'square' },
  montparnasse: { draw: drawDarkSlab, reach: 398, ...ground },
  munchMuseum: { draw: drawBentTower, reach: 310, setting: 'quay' },
  markthal: { draw: drawMarketArch, reach: 310, ...ground },
  memorialChurchBerlin: { draw: drawBrokenSpire, reach: 330, ...ground },
  chorsuBazaar: { draw: drawBlueMarketDome, reach: 380, ...ground },
  banteaySrei: {
    draw: (input: MotifInput) => drawCarvedTowers(input, '#c9907a'),
    reach: 384,
    scale: 1.02,
    ...ground,
    isApart: true,
  },
  mySon: {
    draw: (input: MotifInput) => drawCarvedTowers(input, '#b5674c'),
    reach: 384,
    scale: 1.02,
    ...ground,
    isApart: true,
  },
  phuketBuddha: {
    draw: (input: MotifInput) => drawSeatedBuddha(input, '#f1eee6'),
    reach: 293,
    scale: 1.22,
    setting: 'hill',
    isApart: true,
  },
  goldenBuddha: { draw: (input: MotifInput) => drawSeatedBuddha(input, '#dcae3e'), reach: 293, scale: 1.22, ...ground },
} satisfies Record<string, Motif>;
