import type { Motif } from '../../scene/motif.js';
import { drawBlackBeach, drawChurchPeak } from '../iceland/coast.js';
import { drawBroadFall, drawGorgeMass, drawRockHorseshoe, drawThinFall } from '../iceland/falls.js';
import { drawBrotherPeaks } from '../isles/strands.js';
import { drawSeaCliffs } from '../landmarks/waters.js';
import { drawMountainLake } from '../nature/mountain-lakes.js';
import { drawOceanFall, drawShiningGrotto, drawTwinPitons } from '../shores/cliffs.js';
import { drawMiterSound } from '../shores/lakes.js';
import { drawCloudMesa, drawPillarBridge, drawRockBlades, drawStoneNeedle } from '../shores/rocks.js';
import { drawColorLakes } from './color-lakes.js';
import { drawFirePit, drawUmbrellaTrees, drawWhiteDunes } from './deserts.js';
import { drawRaftRiver } from './karst-rivers.js';
import { drawSevenFalls } from './lakes-and-falls.js';
import { drawHouseboatLake, drawRackTrain } from './mountain-scenes.js';
import { drawPinnacles, drawRockTongue, drawToothRange } from './peaks.js';
import { drawBisonValley } from './regions.js';
import { drawIceDome, drawLavaPeak, drawTwinLakes } from './volcanoes.js';
import { drawLilyBridge } from './water-gardens.js';
import { drawCraterBay, drawTwinCrags } from './waters.js';

const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true, isFixed: true } as const;

/** Landscapes of which each is that of a single place. */
export const VISTA_MOTIFS = {
  thinFall: { draw: drawThinFall, ...scenery },
  broadFall: { draw: drawBroadFall, ...scenery },
  gorgeMass: { draw: drawGorgeMass, ...scenery },
  rockHorseshoe: { draw: drawRockHorseshoe, ...scenery },
  churchPeak: { draw: drawChurchPeak, ...scenery },
  blackBeach: { draw: drawBlackBeach, ...scenery },
  brotherPeaks: { draw: drawBrotherPeaks, ...scenery },
  firePit: { draw: drawFirePit, ...scenery, evening: 'lamps' },
  umbrellaTrees: { draw: drawUmbrellaTrees, ...scenery },
  whiteDunes: { draw: drawWhiteDunes, ...scenery, evening: 'night' },
  pinnacles: { draw: drawPinnacles, ...scenery },
  rockTongue: { draw: drawRockTongue, ...scenery },
  toothRange: { draw: drawToothRange, ...scenery },
  bisonValley: { draw: drawBisonValley, ...scenery },
  lilyBridge: { draw: drawLilyBridge, ...scenery },
  iceDome: { draw: drawIceDome, ...scenery },
  lavaPeak: { draw: drawLavaPeak, ...scenery },
  twinLakes: { draw: drawTwinLakes, ...scenery },
  colorLakes: { draw: drawColorLakes, ...scenery },
  craterBay: { draw: drawCraterBay, ...scenery },
  raftRiver: { draw: drawRaftRiver, ...scenery },
  oceanFall: { draw: drawOceanFall, ...scenery },
  shiningGrotto: { draw: drawShiningGrotto, ...scenery },
  twinPitons: { draw: drawTwinPitons, ...scenery },
  miterSound: { draw: drawMiterSound, ...scenery },
  cloudMesa: { draw: drawCloudMesa, ...scenery },
  pillarBridge: { draw: drawPillarBridge, ...scenery },
  rockBlades: { draw: drawRockBlades, ...scenery },
  stoneNeedle: { draw: drawStoneNeedle, ...scenery },
  louiseLake: { draw: drawMountainLake, ...scenery },
  moherCliffs: { draw: drawSeaCliffs, ...scenery },
  sevenFalls: { draw: drawSevenFalls, ...scenery },
  houseboatLake: { draw: drawHouseboatLake, ...scenery },
  rackTrain: { draw: drawRackTrain, ...scenery, evening: 'night' },
  twinCrags: { draw: drawTwinCrags, ...scenery },
} satisfies Record<string, Motif>;
