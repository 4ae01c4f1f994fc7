import type { Motif } from '../../scene/motif.js';
import { drawCrowdBeach, drawGravelRing, drawIsletTower, drawMagmaChamber, drawWhiteLight } from './coasts.js';
import { drawCloudWallLake, drawKissStatue, drawMossFountain, drawPoolMansion, drawRedEagle } from './gardens.js';
import { drawFountainTerraces, drawSummitChurch, drawUmbrellaRiver } from './parks.js';
import { drawSeaRock } from './rocks.js';
import {
  drawCliffArchCave,
  drawGoldPavilionPond,
  drawLagoonRock,
  drawOceanGreen,
  drawTurquoiseChannel,
} from './shores.js';
import { drawIceCapFarm, drawRedCone, drawRiftFall } from './volcanic.js';

const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true, isFixed: true } as const;
const lit = { ...scenery, evening: 'lamps' } as const;

/** Parks, shores and volcanoes as people who were there know them. */
export const OPEN_AIR_MOTIFS = {
  summitChurch: { draw: drawSummitChurch, ...lit },
  umbrellaRiver: { draw: drawUmbrellaRiver, ...lit },
  fountainTerraces: { draw: drawFountainTerraces, ...lit },
  mossFountain: { draw: drawMossFountain, ...scenery },
  poolMansion: { draw: drawPoolMansion, ...lit },
  kissStatue: { draw: drawKissStatue, ...scenery },
  cloudWallLake: { draw: drawCloudWallLake, ...lit },
  redEagle: { draw: drawRedEagle, ...scenery },
  goldPavilionPond: { draw: drawGoldPavilionPond, ...lit },
  lagoonRock: { draw: drawLagoonRock, ...scenery },
  cliffArchCave: { draw: drawCliffArchCave, ...scenery },
  turquoiseChannel: { draw: drawTurquoiseChannel, ...scenery, evening: 'night' },
  oceanGreen: { draw: drawOceanGreen, ...scenery },
  whiteLight: { draw: drawWhiteLight, reach: 390, setting: 'water' },
  isletTower: { draw: drawIsletTower, ...lit },
  crowdBeach: { draw: drawCrowdBeach, ...scenery },
  magmaChamber: { draw: drawMagmaChamber, ...scenery, evening: 'night' },
  gravelRing: { draw: drawGravelRing, ...scenery },
  redCone: { draw: drawRedCone, ...scenery },
  riftFall: { draw: drawRiftFall, ...scenery },
  iceCapFarm: { draw: drawIceCapFarm, ...scenery },
  seaRock: { draw: drawSeaRock, ...lit },
} satisfies Record<string, Motif>;
