import type { Motif } from '../../scene/motif.js';
import { drawBankRow, drawMoatWall, drawSteepWall, drawStoneSteamer } from './china.js';
import { drawDagobaIsland, drawMoonGate, drawPavilionHill, drawZigzagBridge } from './china-gardens.js';
import {
  drawHillMast,
  drawOutworkGate,
  drawRoundGlassPoint,
  drawSecretGarden,
  drawStoneTerrace,
  drawTowerBeach,
} from './korea.js';
import {
  drawBrickTwins,
  drawDragonStair,
  drawMerchantFront,
  drawPinkTower,
  drawPrisonGate,
  drawRoofedBridge,
  drawScreenPalace,
  drawTunnelWood,
} from './vietnam.js';

const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true } as const;

/** Gardens, walls, gates and streets of China, Korea and Vietnam. */
export const EAST_ASIAN_SCENE_MOTIFS = {
  moatWall: { draw: drawMoatWall, ...scenery, evening: 'lamps' },
  moonGate: { draw: drawMoonGate, ...scenery },
  zigzagBridge: { draw: drawZigzagBridge, ...scenery, evening: 'lamps' },
  dagobaIsland: { draw: drawDagobaIsland, ...scenery, evening: 'lamps' },
  pavilionHill: { draw: drawPavilionHill, ...scenery, evening: 'lamps' },
  stoneSteamer: { draw: drawStoneSteamer, reach: 398, setting: 'water' },
  steepWall: { draw: drawSteepWall, ...scenery, evening: 'sky' },
  bankRow: { draw: drawBankRow, ...scenery, evening: 'lamps' },
  secretGarden: { draw: drawSecretGarden, ...scenery },
  stoneTerrace: { draw: drawStoneTerrace, ...scenery, evening: 'lamps' },
  outworkGate: { draw: drawOutworkGate, reach: 396, setting: 'square' },
  hillMast: { draw: drawHillMast, ...scenery, evening: 'lamps' },
  glassPoint: { draw: drawRoundGlassPoint, ...scenery },
  towerBeach: { draw: drawTowerBeach, ...scenery, evening: 'night' },
  roofedBridge: { draw: drawRoofedBridge, ...scenery, evening: 'lamps' },
  merchantFront: { draw: drawMerchantFront, reach: 398, setting: 'ground', isStreet: true },
  screenPalace: { draw: drawScreenPalace, reach: 398, setting: 'park' },
  dragonStair: { draw: drawDragonStair, reach: 396, setting: 'ground', isApart: true },
  prisonGate: { draw: drawPrisonGate, reach: 396, setting: 'square' },
  brickTwins: { draw: drawBrickTwins, reach: 270, setting: 'square' },
  tunnelWood: { draw: drawTunnelWood, ...scenery, evening: 'night' },
  pinkTower: { draw: drawPinkTower, reach: 190, setting: 'square' },
} satisfies Record<string, Motif>;
