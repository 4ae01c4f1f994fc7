import type { Motif } from '../../scene/motif.js';
import { COUNTRYSIDE_MOTIFS } from '../countryside/catalog.js';
import { FARMLAND_MOTIFS } from '../farmland/catalog.js';
import { LAND_MOTIFS } from '../isles/catalog.js';
import { drawAnyMountainLake, drawAnySafari } from '../isles/families.js';
import { PARK_MOTIFS } from '../parks/catalog.js';
import { VISTA_MOTIFS } from '../vistas/catalog.js';
import { drawCascades } from '../vistas/lakes-and-falls.js';
import { WONDER_MOTIFS } from '../wonders/catalog.js';
import { drawBaobabs } from './baobabs.js';
import { drawBlueHole, drawSugarloaf } from './bays.js';
import { drawCoveBeach, drawPalmBeach, drawSurfBeach } from './beaches.js';
import { drawPenguinBeach } from './boulders.js';
import { drawCavern } from './caverns.js';
import { drawHoodoos } from './chimneys.js';
import { drawCityBeach } from './city-beaches.js';
import { drawCurtainFalls, drawJungleFalls, drawStepFalls, drawWideFalls } from './falls.js';
import { drawAtoll, drawCliffVillage } from './islands.js';
import { drawJungleRock } from './jungle-rocks.js';
import { drawLavaPool } from './lava-pools.js';
import { drawGranitePeaks, drawHighPeak, drawHornPeak } from './peaks.js';
import { drawRockArch, drawSlotCanyon } from './sandstone.js';
import { drawCrater, drawElephants, drawRiverHerd } from './savannas.js';
import { drawValleyWalls } from './valley-walls.js';

const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true } as const;

/** Landscapes that fill the image. */
export const NATURE_MOTIFS = {
  ...WONDER_MOTIFS,
  ...COUNTRYSIDE_MOTIFS,
  ...LAND_MOTIFS,
  ...VISTA_MOTIFS,
  ...FARMLAND_MOTIFS,
  ...PARK_MOTIFS,
  safari: { draw: drawAnySafari, ...scenery, balloons: ['savanna'] },
  elephants: { draw: drawElephants, ...scenery },
  riverHerd: { draw: drawRiverHerd, ...scenery },
  crater: { draw: drawCrater, ...scenery },
  wideFalls: { draw: drawWideFalls, ...scenery },
  curtainFalls: { draw: drawCurtainFalls, ...scenery },
  jungleFalls: { draw: drawJungleFalls, ...scenery },
  highPeak: { draw: drawHighPeak, ...scenery },
  hornPeak: { draw: drawHornPeak, ...scenery, isFixed: true },
  granitePeaks: { draw: drawGranitePeaks, ...scenery },
  sugarloaf: { draw: drawSugarloaf, ...scenery, isFixed: true },
  palmBeach: { draw: drawPalmBeach, ...scenery },
  surfBeach: { draw: drawSurfBeach, ...scenery },
  coveBeach: { draw: drawCoveBeach, ...scenery },
  jungleRock: { draw: drawJungleRock, ...scenery },
  lavaPool: { draw: drawLavaPool, ...scenery },
  penguinBeach: { draw: drawPenguinBeach, ...scenery },
  atoll: { draw: drawAtoll, ...scenery },
  cascades: { draw: drawCascades, ...scenery },
  cityBeach: { draw: drawCityBeach, ...scenery },
  cliffVillage: { draw: drawCliffVillage, ...scenery, isFixed: true, evening: 'lamps' },
  blueHole: { draw: drawBlueHole, ...scenery },
  mountainLake: { draw: drawAnyMountainLake, ...scenery },
  hoodoos: { draw: drawHoodoos, ...scenery, balloons: ['mediterranean'] },
  cavern: { draw: drawCavern, ...scenery, evening: 'lamps' },
  stepFalls: { draw: drawStepFalls, ...scenery },
  valleyWalls: { draw: drawValleyWalls, ...scenery, isFixed: true },
  rockArch: { draw: drawRockArch, ...scenery },
  slotCanyon: { draw: drawSlotCanyon, ...scenery },
  baobabs: { draw: drawBaobabs, ...scenery },
} satisfies Record<string, Motif>;
