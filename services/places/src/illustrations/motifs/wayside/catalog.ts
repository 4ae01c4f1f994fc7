import type { Motif } from '../../scene/motif.js';
import { drawMudTower, drawPitChurch } from './african.js';
import { drawAnglersBridge, drawBlueVault, drawDervishHall } from './anatolian.js';
import { drawHeadsOnSlope, drawMuralStair, drawPassGate } from './andean.js';
import { drawArchedPalace, drawCabinToRock, drawHalfSphere, drawIronHalls, drawTramArches } from './brazilian.js';
import { drawRimWalk } from './craters.js';
import { drawAvenuePyramid, drawDugTemple, drawOpenCenote, drawSerpentSteps, drawTorchGiant } from './mexican.js';
import {
  drawCrystalGallery,
  drawHornPark,
  drawNileBridge,
  drawOliveGrove,
  drawPlainGraves,
  drawTripleArch,
} from './northern.js';
import { drawColumnPorch, drawPorchTower } from './persian.js';

const apart = { setting: 'ground', isApart: true } as const;
const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true } as const;

/** Sights of Africa, Anatolia, Iran and the Americas that no family of drawings has. */
export const WAYSIDE_MOTIFS = {
  columnPorch: { draw: drawColumnPorch, ...scenery, evening: 'lamps' },
  porchTower: { draw: drawPorchTower, reach: 398, setting: 'ground' },
  mudPyramid: { draw: (input) => drawMudTower(input, '#c39a68', true), reach: 396, setting: 'ground' },
  limeMudTower: { draw: (input) => drawMudTower(input, '#d3b48a', false), reach: 396, setting: 'ground' },
  pillarPitChurch: { draw: (input) => drawPitChurch(input, true), ...scenery },
  porchPitChurch: { draw: (input) => drawPitChurch(input, false), ...scenery },
  dugTemple: { draw: drawDugTemple, reach: 398, ...apart },
  avenuePyramid: { draw: drawAvenuePyramid, ...scenery },
  serpentSteps: { draw: drawSerpentSteps, reach: 396, ...apart },
  openCenote: { draw: drawOpenCenote, ...scenery },
  torchGiant: { draw: drawTorchGiant, reach: 398, ...apart },
  headsOnSlope: { draw: drawHeadsOnSlope, ...scenery },
  passGate: { draw: drawPassGate, ...scenery },
  muralStair: { draw: drawMuralStair, ...scenery },
  archedPalace: { draw: drawArchedPalace, reach: 398, ...apart },
  halfSphere: { draw: drawHalfSphere, reach: 398, ...apart },
  tramArches: { draw: drawTramArches, reach: 398, setting: 'ground' },
  ironHalls: { draw: drawIronHalls, reach: 392, setting: 'quay' },
  cabinToRock: { draw: drawCabinToRock, ...scenery },
  anglersBridge: { draw: drawAnglersBridge, ...scenery, evening: 'lamps' },
  blueVault: { draw: drawBlueVault, ...scenery, evening: 'night' },
  dervishHall: { draw: drawDervishHall, ...scenery, evening: 'night' },
  rimWalk: { draw: drawRimWalk, ...scenery },
  hornPark: { draw: drawHornPark, reach: 398, setting: 'ground', mayReflect: true },
  crystalGallery: { draw: drawCrystalGallery, reach: 384, setting: 'ground' },
  tripleArch: { draw: drawTripleArch, reach: 392, ...apart },
  plainGraves: { draw: drawPlainGraves, ...scenery },
  nileBridge: { draw: drawNileBridge, ...scenery, isFixed: true, evening: 'lamps' },
  oliveGrove: { draw: drawOliveGrove, ...scenery },
} satisfies Record<string, Motif>;
