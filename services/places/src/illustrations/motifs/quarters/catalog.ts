import type { Motif } from '../../scene/motif.js';
import { drawLongPalace } from '../landmarks/residences.js';
import { drawLongRoom, drawStainedHall, drawTanneryVats } from './interiors.js';
import {
  drawBalconyStreet,
  drawCrescentTerrace,
  drawLanternStreet,
  drawMansardHouses,
  drawStiltHouses,
  drawTerraceHouses,
} from './rows.js';
import {
  drawBundledTower,
  drawFlameTowers,
  drawGoldFrame,
  drawLatticeSpire,
  drawPearlTower,
  drawSaucerTower,
} from './towers.js';
import { drawGiralda, drawIronLift, drawRingClock } from './town-towers.js';
import {
  drawGiantHeads,
  drawNicheTower,
  drawPortCrane,
  drawStarInstruments,
  drawStoneEnclosure,
  drawWheelTemple,
} from './wonders.js';

const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true } as const;
const street = { setting: 'ground', mayReflect: true, isStreet: true } as const;

/** Streets of several countries, towers that people know by their shape, and single wonders. */
export const QUARTER_MOTIFS = {
  terraceHouses: { draw: drawTerraceHouses, reach: 356, scale: 1.08, ...street },
  mansardHouses: { draw: drawMansardHouses, reach: 354, scale: 1.08, ...street },
  balconyStreet: { draw: drawBalconyStreet, reach: 378, ...street },
  lanternStreet: { draw: drawLanternStreet, reach: 376, ...street },
  stiltHouses: { draw: drawStiltHouses, reach: 400, setting: 'water', isPanorama: true },
  crescentTerrace: { draw: drawCrescentTerrace, reach: 400, setting: 'ground', isApart: true },
  pinkPalace: { draw: drawLongPalace, reach: 396, setting: 'ground', building: ['#dfa08f', '#a8604a'] },
  saucerTower: { draw: drawSaucerTower, reach: 304, setting: 'ground', mayReflect: true },
  pearlTower: { draw: drawPearlTower, reach: 328, setting: 'ground', mayReflect: true },
  latticeSpire: { draw: drawLatticeSpire, reach: 282, setting: 'ground', mayReflect: true },
  bundledTower: { draw: drawBundledTower, reach: 336, setting: 'ground' },
  flameTowers: { draw: drawFlameTowers, reach: 310, setting: 'ground', mayReflect: true },
  goldFrame: { draw: drawGoldFrame, reach: 338, setting: 'ground' },
  giralda: { draw: drawGiralda, reach: 336, setting: 'ground', isFixed: true },
  ringClock: { draw: drawRingClock, reach: 322, setting: 'ground', isFixed: true },
  ironLift: { draw: drawIronLift, reach: 400, setting: 'ground' },
  giantHeads: { draw: drawGiantHeads, reach: 352, setting: 'ground', isApart: true },
  wheelTemple: { draw: drawWheelTemple, reach: 348, setting: 'ground', isApart: true },
  nicheTower: { draw: drawNicheTower, reach: 384, setting: 'ground', isApart: true },
  longRoom: { draw: drawLongRoom, ...scenery, evening: 'lamps' },
  stainedHall: { draw: drawStainedHall, ...scenery, evening: 'lamps' },
  tanneryVats: { draw: drawTanneryVats, ...scenery, evening: 'night' },
  stoneEnclosure: { draw: drawStoneEnclosure, reach: 396, setting: 'ground', isApart: true },
  starInstruments: { draw: drawStarInstruments, reach: 380, setting: 'ground', isApart: true },
  portCrane: { draw: drawPortCrane, reach: 384, setting: 'ground', mayReflect: true },
} satisfies Record<string, Motif>;
