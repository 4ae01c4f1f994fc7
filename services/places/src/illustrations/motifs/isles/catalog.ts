import type { Motif } from '../../scene/motif.js';
import { drawBareGeyser } from '../iceland/coast.js';
import { drawBoulderHill, drawDryRange, drawPineCrags, drawWetRange } from '../ranges/distant.js';
import { drawMeadowHuts, drawRoundRange, drawTundraFells, drawWinterPeaks } from '../ranges/temperate.js';
import { drawCoastRoad, drawLushCliffs } from '../shores/cliffs.js';
import { drawIsletLagoon, drawLavaFountain, drawRedDunes } from '../shores/fire-and-sand.js';
import { drawBoathouseLake, drawLarchLake } from '../shores/lakes.js';
import { drawDuneCamp, drawHeathCliffs, drawWindingCanyon } from '../shores/plateaus.js';
import { drawGreenGorge, drawMossForest, drawYurtSteppe } from '../shores/valleys.js';
import { drawRedPlain, drawSaguaros } from '../vistas/deserts.js';
import { drawPenguinIce } from '../vistas/ice.js';
import { drawRowRiver } from '../vistas/karst-rivers.js';
import { drawIcePyramid, drawTerraceValley } from '../vistas/peaks.js';
import { drawOnionLake, drawRiverBend, drawWhiteVillage } from '../vistas/regions.js';
import { drawCraterPool, drawVolcano } from '../vistas/volcanoes.js';
import { drawHaystack } from '../vistas/waters.js';
import { drawChapelIsland } from './chapels.js';
import { drawLedgeFall, drawPoolFall, drawVeilFall } from './falls.js';
import { drawGreenIsland, drawPastureIsland, drawPineIslands, drawSkerries } from './islands.js';
import { drawBoatBeach, drawHammockBeach, drawJungleCove, drawLagoonPier } from './palms.js';
import { drawChairBeach, drawHutBeach, drawPromenadeBay } from './strands.js';

const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true } as const;

/** Landscapes that are those of many places. */
export const LAND_MOTIFS = {
  bareGeyser: { draw: drawBareGeyser, ...scenery },
  penguinIce: { draw: drawPenguinIce, ...scenery, evening: 'night' },
  redPlain: { draw: drawRedPlain, ...scenery },
  saguaros: { draw: drawSaguaros, ...scenery },
  icePyramid: { draw: drawIcePyramid, ...scenery, evening: 'night' },
  terraceValley: { draw: drawTerraceValley, ...scenery },
  onionLake: { draw: drawOnionLake, ...scenery },
  riverBend: { draw: drawRiverBend, ...scenery },
  whiteVillage: { draw: drawWhiteVillage, ...scenery, evening: 'night' },
  craterPool: { draw: drawCraterPool, ...scenery },
  volcano: { draw: drawVolcano, ...scenery },
  haystack: { draw: drawHaystack, ...scenery },
  boulderHill: { draw: drawBoulderHill, ...scenery },
  dryRange: { draw: drawDryRange, ...scenery },
  pineCrags: { draw: drawPineCrags, ...scenery },
  wetRange: { draw: drawWetRange, ...scenery },
  meadowHuts: { draw: drawMeadowHuts, ...scenery },
  roundRange: { draw: drawRoundRange, ...scenery },
  tundraFells: { draw: drawTundraFells, ...scenery },
  winterPeaks: { draw: drawWinterPeaks, ...scenery, evening: 'night' },
  ledgeFall: { draw: drawLedgeFall, ...scenery },
  poolFall: { draw: drawPoolFall, ...scenery },
  veilFall: { draw: drawVeilFall, ...scenery },
  chapelIsland: { draw: drawChapelIsland, ...scenery },
  greenIsland: { draw: drawGreenIsland, ...scenery },
  pastureIsland: { draw: drawPastureIsland, ...scenery },
  pineIslands: { draw: drawPineIslands, ...scenery },
  skerries: { draw: drawSkerries, ...scenery },
  boatBeach: { draw: drawBoatBeach, ...scenery },
  hammockBeach: { draw: drawHammockBeach, ...scenery },
  jungleCove: { draw: drawJungleCove, ...scenery },
  lagoonPier: { draw: drawLagoonPier, ...scenery },
  chairBeach: { draw: drawChairBeach, ...scenery },
  hutBeach: { draw: drawHutBeach, ...scenery },
  coastRoad: { draw: drawCoastRoad, ...scenery },
  lushCliffs: { draw: drawLushCliffs, ...scenery },
  isletLagoon: { draw: drawIsletLagoon, ...scenery },
  lavaFountain: { draw: drawLavaFountain, ...scenery, evening: 'lamps' },
  redDunes: { draw: drawRedDunes, ...scenery },
  boathouseLake: { draw: drawBoathouseLake, ...scenery },
  larchLake: { draw: drawLarchLake, ...scenery },
  greenGorge: { draw: drawGreenGorge, ...scenery },
  mossForest: { draw: drawMossForest, ...scenery },
  yurtSteppe: { draw: drawYurtSteppe, ...scenery },
  heathCliffs: { draw: drawHeathCliffs, ...scenery },
  windingCanyon: { draw: drawWindingCanyon, ...scenery },
  duneCamp: { draw: drawDuneCamp, ...scenery, evening: 'night' },
  rowRiver: { draw: drawRowRiver, ...scenery },
  promenadeBay: { draw: drawPromenadeBay, ...scenery },
} satisfies Record<string, Motif>;
