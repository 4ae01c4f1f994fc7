import type { Motif } from '../../scene/motif.js';
import { drawBelfryHall, drawRedWindmill } from './houses.js';
import { drawAtomium, drawSignOnHill } from './monuments.js';
import { drawGhats, drawStepwell } from './riverbanks.js';
import { drawMerlion, drawMermaid } from './shore-statues.js';
import { drawStadiumBowl } from './stadiums.js';
import { drawLotusTemple, drawPotala } from './temples.js';
import { drawAncientStadium, drawAncientTheater, drawRoundTheater } from './theaters.js';

const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true } as const;

/** Sights whose form no other drawing shows. */
export const SIGHT_MOTIFS = {
  ancientTheater: { draw: drawAncientTheater, reach: 392, scale: 1.02, setting: 'ground', isApart: true },
  ancientStadium: { draw: drawAncientStadium, reach: 392, scale: 1.02, setting: 'ground', isApart: true },
  stadiumBowl: { draw: drawStadiumBowl, reach: 390, setting: 'ground' },
  roundTheater: { draw: drawRoundTheater, reach: 322, scale: 1.08, setting: 'ground', mayReflect: true },
  lotusTemple: { draw: drawLotusTemple, reach: 390, setting: 'ground', isApart: true },
  potala: { draw: drawPotala, reach: 398, scale: 1.02, setting: 'ground', isApart: true },
  atomium: { draw: drawAtomium, reach: 270, scale: 1.06, setting: 'ground', isApart: true },
  signOnHill: { draw: drawSignOnHill, ...scenery, isFixed: true },
  ghats: { draw: drawGhats, ...scenery, evening: 'lamps' },
  stepwell: { draw: drawStepwell, ...scenery, evening: 'lamps' },
  redWindmill: { draw: drawRedWindmill, reach: 396, setting: 'ground' },
  belfryHall: { draw: drawBelfryHall, reach: 392, setting: 'ground', houses: 'rows' },
  merlion: { draw: drawMerlion, reach: 390, setting: 'water', evening: 'sky' },
  mermaid: { draw: drawMermaid, reach: 356, setting: 'water' },
} satisfies Record<string, Motif>;
