import type { Motif } from '../../scene/motif.js';
import { drawPalace } from '../fortifications.js';
import { drawBandedCastle, drawWhiteChateau, drawYellowCastle } from './castles.js';
import { drawCobaltHouse, drawColumnHouse, drawGuardhouse } from './houses.js';
import { drawGraniteLight, drawKandyTemple, drawMarbleRound, drawTripleGate } from './monuments.js';
import { drawBrickChapel, drawPinnacleVilla } from './park-houses.js';
import { drawMonkeyTemple, drawPostTemple, drawSlitBuddha, drawVolcanoMeru } from './temples.js';
import { drawBeerHall, drawStackedHouses, drawTurfHouses } from './towns.js';
import { drawCityOutlook, drawSteelRider } from './views.js';

const ground = { setting: 'ground' } as const;
const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true, isFixed: true } as const;

/** Portraits of sights that families of drawings would show in the wrong form or setting. */
export const SINGLE_SIGHT_MOTIFS = {
  cobaltHouse: { draw: drawCobaltHouse, reach: 372, ...ground },
  beerHall: { draw: drawBeerHall, ...scenery, evening: 'lamps' },
  postTemple: { draw: drawPostTemple, ...scenery, evening: 'lamps' },
  monkeyTemple: { draw: drawMonkeyTemple, ...scenery, evening: 'lamps' },
  bandedCastle: { draw: drawBandedCastle, reach: 398, setting: 'shore' },
  whiteChateau: { draw: drawWhiteChateau, reach: 392, ...ground, isApart: true },
  kandyTemple: { draw: drawKandyTemple, reach: 396, setting: 'shore' },
  volcanoMeru: { draw: drawVolcanoMeru, ...scenery },
  slitBuddha: { draw: drawSlitBuddha, reach: 380, ...ground, isApart: true },
  turfHouses: { draw: drawTurfHouses, reach: 398, setting: 'water' },
  stackedHouses: { draw: drawStackedHouses, ...scenery, evening: 'night' },
  columnHouse: { draw: drawColumnHouse, reach: 390, ...ground, isApart: true },
  guardhouse: { draw: drawGuardhouse, ...scenery, evening: 'lamps' },
  tripleGate: { draw: drawTripleGate, reach: 394, ...ground },
  graniteLight: { draw: drawGraniteLight, reach: 396, setting: 'water' },
  marbleRound: { draw: drawMarbleRound, reach: 220, scale: 1.04, ...ground, isApart: true },
  yellowCastle: { draw: drawYellowCastle, reach: 396, setting: 'hill', isApart: true },
  cityOutlook: { draw: drawCityOutlook, ...scenery, evening: 'night' },
  steelRider: { draw: drawSteelRider, ...scenery, scale: 1.3 },
  whiteCenotaph: { draw: drawPalace, reach: 373, scale: 1.08, setting: 'shore', building: ['#f6f2e8', '#efe9dc'] },
  gildedSeat: { draw: drawPalace, reach: 373, scale: 1.08, ...ground, building: ['#f6f2e8', '#dcae3e'] },
  pinnacleVilla: { draw: drawPinnacleVilla, reach: 396, ...ground, isApart: true },
  brickChapel: { draw: drawBrickChapel, reach: 396, ...ground, isApart: true },
} satisfies Record<string, Motif>;
