import type { Motif } from '../../scene/motif.js';
import { drawCaskCourt, drawVillageTower } from './courts.js';
import { drawSteamCrater, drawTwinCraters } from './craters.js';
import { drawBasaltIslet, drawLionRockView, drawOvalForum, drawSlopingSquare } from './stones.js';
import { drawCasbahHill, drawNarrowboats, drawOpenPendopo, drawWaterVillage } from './towns.js';
import { drawBlueFissure, drawCliffSteps, drawGullyBeach, drawLanternPools, drawWillowCauseway } from './waters.js';

const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true, isFixed: true } as const;
const lit = { ...scenery, evening: 'night' } as const;

/** Sights that a drawing of their kind would show in the wrong land. */
export const LOCALE_MOTIFS = {
  ovalForum: { draw: drawOvalForum, ...lit },
  casbahHill: { draw: drawCasbahHill, ...lit },
  lanternPools: { draw: drawLanternPools, ...scenery },
  willowCauseway: { draw: drawWillowCauseway, ...scenery },
  blueFissure: { draw: drawBlueFissure, ...scenery },
  openPendopo: { draw: drawOpenPendopo, ...lit },
  basaltIslet: { draw: drawBasaltIslet, ...scenery },
  gullyBeach: { draw: drawGullyBeach, ...scenery },
  slopingSquare: { draw: drawSlopingSquare, ...lit },
  lionRockView: { draw: drawLionRockView, ...scenery },
  cliffSteps: { draw: drawCliffSteps, ...scenery },
  steamCrater: { draw: drawSteamCrater, ...scenery },
  twinCraters: { draw: drawTwinCraters, ...scenery },
  narrowboats: { draw: drawNarrowboats, ...lit },
  caskCourt: { draw: drawCaskCourt, ...lit },
  waterVillage: { draw: drawWaterVillage, reach: 400, setting: 'water' },
  villageTower: { draw: drawVillageTower, ...lit },
} satisfies Record<string, Motif>;
