import type { Motif } from '../../scene/motif.js';
import { drawBrickCanal, drawChalkTown, drawCityStream, drawPondParliament } from './city-canals.js';
import { drawClockCorner, drawScreenCorner } from './corners.js';
import { drawBlueTownFort, drawClayVillage, drawRidgePalace } from './desert-forts.js';
import {
  drawArcadeSquare,
  drawCourtMosque,
  drawDomedTerminus,
  drawFlutedMinaret,
  drawLoneTomb,
  drawManyDomes,
  drawPeaceGate,
} from './eastern-monuments.js';
import {
  drawArchDam,
  drawLakeCastle,
  drawRainVortex,
  drawRedRuin,
  drawRiverAqueduct,
  drawRopeBridge,
} from './engineering.js';
import { drawIslandKeep, drawMissionFront, drawPopesPalace, drawSteppedGate } from './hill-forts.js';
import {
  drawAbbeyTerrace,
  drawDesertMonastery,
  drawDrumChurch,
  drawFingerRocks,
  drawStripedArcades,
} from './monasteries.js';
import { drawBellCaps, drawBluePalace, drawFountainBoy } from './old-towns.js';
import { drawBrickSpire, drawGateStupa, drawWhiteDagoba } from './stupas.js';

const ground = { setting: 'ground' } as const;
const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true } as const;
const hall = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true, evening: 'night' } as const;

/** Monasteries, forts, mosques and old towns that no other place looks like. */
export const TOWN_MOTIFS = {
  abbeyTerrace: { draw: drawAbbeyTerrace, reach: 398, setting: 'shore', isFixed: true },
  stripedArcades: { draw: drawStripedArcades, reach: 398, ...ground, isApart: true },
  desertMonastery: { draw: drawDesertMonastery, reach: 398, ...ground, isApart: true },
  drumChurch: { draw: drawDrumChurch, reach: 398, ...ground, isApart: true },
  fingerRocks: { draw: drawFingerRocks, reach: 398, ...ground, isApart: true },
  islandKeep: { draw: drawIslandKeep, reach: 398, setting: 'water', isFixed: true },
  steppedGate: { draw: drawSteppedGate, reach: 398, ...ground },
  missionFront: { draw: drawMissionFront, reach: 384, scale: 1.02, ...ground },
  popesPalace: { draw: drawPopesPalace, reach: 368, scale: 1.04, ...ground },
  ridgePalace: { draw: drawRidgePalace, reach: 398, setting: 'shore' },
  blueTownFort: { draw: drawBlueTownFort, reach: 398, ...ground, isApart: true },
  clayVillage: { draw: drawClayVillage, reach: 398, ...ground, isApart: true },
  flutedMinaret: { draw: drawFlutedMinaret, reach: 392, ...ground, isApart: true },
  loneTomb: { draw: drawLoneTomb, reach: 264, scale: 1.1, ...ground, isApart: true },
  arcadeSquare: { draw: drawArcadeSquare, reach: 398, ...ground, isApart: true },
  courtMosque: { draw: drawCourtMosque, reach: 398, ...ground },
  manyDomes: { draw: drawManyDomes, reach: 392, ...ground },
  peaceGate: { draw: drawPeaceGate, reach: 392, ...ground },
  domedTerminus: { draw: drawDomedTerminus, reach: 380, ...ground },
  bluePalace: { draw: drawBluePalace, reach: 398, ...ground, isFixed: true },
  pondParliament: { draw: drawPondParliament, reach: 400, setting: 'water', isPanorama: true },
  fountainBoy: { draw: drawFountainBoy, reach: 394, ...ground },
  brickCanal: { draw: drawBrickCanal, ...scenery, evening: 'lamps' },
  cityStream: { draw: drawCityStream, ...hall },
  bellCaps: { draw: drawBellCaps, reach: 394, ...ground, isFixed: true },
  chalkTown: { draw: drawChalkTown, reach: 400, setting: 'water' },
  screenCorner: { draw: drawScreenCorner, reach: 400, ...ground, isStreet: true },
  clockCorner: { draw: drawClockCorner, reach: 400, ...ground, isStreet: true },
  archDam: { draw: drawArchDam, ...scenery },
  ropeBridge: { draw: drawRopeBridge, ...scenery },
  riverAqueduct: { draw: drawRiverAqueduct, reach: 400, setting: 'water', isPanorama: true },
  redRuin: { draw: drawRedRuin, reach: 400, ...ground, isApart: true },
  rainVortex: { draw: drawRainVortex, ...hall },
  lakeCastle: { draw: drawLakeCastle, reach: 398, setting: 'water', isFixed: true },
  whiteDagoba: { draw: drawWhiteDagoba, reach: 390, ...ground, isApart: true },
  gateStupa: { draw: drawGateStupa, reach: 338, scale: 1.08, ...ground, isApart: true },
  brickSpire: { draw: drawBrickSpire, reach: 294, scale: 1.08, ...ground, isApart: true },
} satisfies Record<string, Motif>;
