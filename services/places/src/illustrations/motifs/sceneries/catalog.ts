import type { Motif } from '../../scene/motif.js';
import { drawChureito, drawGergeti, drawNeuschwanstein } from './alpine.js';
import {
  drawCapeTemple,
  drawCliffTemple,
  drawGraniteBeacon,
  drawMaidensTower,
  drawSeaBastions,
  drawSeaRockTemple,
} from './coast.js';
import {
  drawGraniteTower,
  drawMoatBridge,
  drawOliveGarden,
  drawRedGate,
  drawTaperedTower,
  drawThreePortals,
  drawTinyDoorChurch,
} from './eastern.js';
import {
  drawArcadedHillChurch,
  drawCitadelMosque,
  drawHeadlandFort,
  drawHillPrism,
  drawHilltopMuseum,
  drawUnfinishedTemple,
  drawVolcanoTheater,
} from './hills.js';
import { drawBoneTunnel, drawPrisonHall, drawRootBuddha, drawRootTemple } from './interiors.js';

import {
  drawArcadedPlaza,
  drawBrickTownHall,
  drawCrownGate,
  drawForkedLanes,
  drawInkaChurch,
  drawMotel,
  drawTomTower,
  drawTwinChurches,
} from './squares.js';
import { drawMalecon, drawOceanDrive, drawUffiziCourt, drawZytglogge } from './streets.js';
import {
  drawBrewery,
  drawButtressWall,
  drawIslandBow,
  drawTwoTierAqueduct,
  drawWhiteSag,
  drawZigzagRoof,
} from './western.js';

const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true, isFixed: true } as const;

const ground = { setting: 'ground' } as const;

/** Portraits of sights that need their own setting. */
export const SCENE_MOTIFS = {
  neuschwanstein: { draw: drawNeuschwanstein, ...scenery, evening: 'lamps' },
  gergeti: { draw: drawGergeti, ...scenery },
  chureito: { draw: drawChureito, ...scenery },
  uffiziCourt: { draw: drawUffiziCourt, ...scenery, evening: 'night' },
  zytglogge: { draw: drawZytglogge, ...scenery, evening: 'night' },
  boneTunnel: { draw: drawBoneTunnel, ...scenery, evening: 'night' },
  prisonHall: { draw: drawPrisonHall, ...scenery, evening: 'night' },
  taProhm: { draw: drawRootTemple, ...scenery },
  ayutthayaHead: { draw: drawRootBuddha, ...scenery },
  peggysCove: { draw: drawGraniteBeacon, ...scenery },
  tanahLot: { draw: drawSeaRockTemple, ...scenery },
  uluwatu: { draw: drawCliffTemple, ...scenery },
  malecon: { draw: drawMalecon, ...scenery },
  oceanDrive: { draw: drawOceanDrive, ...scenery, evening: 'night' },
  sounion: { draw: drawCapeTemple, ...scenery },
  maidensTower: { draw: drawMaidensTower, reach: 290, setting: 'water' },
  suomenlinna: { draw: drawSeaBastions, reach: 398, setting: 'water' },
  assisi: { draw: drawArcadedHillChurch, reach: 398, ...ground, isApart: true },
  caltonHill: { draw: drawUnfinishedTemple, reach: 398, ...ground, isApart: true },
  muhammadAliMosque: { draw: drawCitadelMosque, reach: 398, ...ground, isApart: true },
  taormina: { draw: drawVolcanoTheater, ...scenery },
  yadVashem: { draw: drawHillPrism, reach: 398, ...ground, isApart: true },
  gettyCenter: { draw: drawHilltopMuseum, reach: 398, ...ground, isApart: true },
  elMorro: { draw: drawHeadlandFort, ...scenery },
  piazzaDelPopolo: { draw: drawTwinChurches, reach: 350, ...ground },
  piazzaDelCampo: { draw: drawBrickTownHall, reach: 260, scale: 1.12, setting: 'square' },
  plonlein: { draw: drawForkedLanes, ...scenery, evening: 'night' },
  tomTower: { draw: drawTomTower, reach: 360, ...ground },
  zwingerGate: { draw: drawCrownGate, reach: 390, ...ground, mayReflect: true },
  qorikancha: { draw: drawInkaChurch, reach: 398, ...ground },
  plazaCusco: { draw: drawArcadedPlaza, reach: 398, setting: 'square' },
  lorraineMotel: { draw: drawMotel, reach: 380, ...ground },
  registan: { draw: drawThreePortals, reach: 398, ...ground, isApart: true, trees: ['roundTree', 'poplar'] },
  redFortGate: { draw: drawRedGate, reach: 392, ...ground, isApart: true },
  brihadisvara: { draw: drawGraniteTower, reach: 380, ...ground, isApart: true },
  tokyoPalaceBridge: { draw: drawMoatBridge, reach: 398, setting: 'water' },
  nativityChurch: { draw: drawTinyDoorChurch, reach: 380, ...ground },
  gethsemane: { draw: drawOliveGarden, reach: 392, ...ground, isApart: true },
  lotteTower: { draw: drawTaperedTower, reach: 310, ...ground },
  pearlHarbor: { draw: drawWhiteSag, reach: 396, setting: 'water' },
  segoviaAqueduct: { draw: drawTwoTierAqueduct, reach: 398, setting: 'square' },
  guinnessStorehouse: { draw: drawBrewery, reach: 374, ...ground },
  palmaCathedral: { draw: drawButtressWall, reach: 398, setting: 'quay' },
  viennaCathedral: { draw: drawZigzagRoof, reach: 310, ...ground },
  bodeMuseum: { draw: drawIslandBow, reach: 398, setting: 'water' },
} satisfies Record<string, Motif>;
