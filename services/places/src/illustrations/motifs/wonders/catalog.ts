import type { Motif } from '../../scene/motif.js';
import { drawAnyPalmShore, drawAnySandSea } from '../isles/families.js';
import { drawSlantedRidge, drawTenPeaks, drawThreePeaks } from './alps.js';
import { drawKarstBeach, drawRidgeBays, drawSeaCave, drawTuffCone, drawWhale } from './bays.js';
import { drawHorseshoeBend, drawMittens, drawRimCanyon, drawTowerCanyon } from './canyons.js';
import { drawGlowCave } from './caves.js';
import { drawCape, drawChalkArch, drawGraniteShore, drawIcebergs, drawLagoonPeak } from './coasts.js';
import { drawBadlands, drawMoonValley, drawRainbowMountain } from './deserts.js';
import { drawCoastDune, drawDuneLagoons } from './dunes.js';
import { drawFishingVillage, drawPulpitRock } from './fjords.js';
import { drawHighWalk, drawMosaicPark, drawTulipFields } from './gardens.js';
import { drawNeedlePeak, drawValleyGlacier, drawWhiteMassif } from './glaciers.js';
import { drawFeluccas, drawHarborTown, drawWhiteHarbor } from './harbors.js';
import { drawPineInlet, drawRoundCove, drawSandbarLagoon, drawWreckBeach } from './islands.js';
import { drawHighLake, drawLegRower, drawPagodaLake, drawPalaceLake } from './lakes.js';
import { drawBlueVilla, drawGiantWheel, drawParkSkyline, drawPondGarden } from './parks.js';
import { drawLoch, drawPastelVillage, drawRiftValley, drawSaltSea, drawVillaLake } from './shores.js';
import { drawCradlePeak, drawGlacierCone, drawGraniteCrown, drawPilgrimPeak, drawTwinVolcano } from './summits.js';
import {
  drawChocolateHills,
  drawCinderCaldera,
  drawCraterLake,
  drawEmeraldPools,
  drawSmokingCone,
} from './volcanoes.js';
import { drawCenote, drawRockFalls, drawTepuiFalls, drawVillageFalls } from './waters.js';

const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true } as const;

/** Natural wonders and gardens that travelers know by sight. */
export const WONDER_MOTIFS = {
  slantedRidge: { draw: drawSlantedRidge, ...scenery },
  threePeaks: { draw: drawThreePeaks, ...scenery, isFixed: true },
  tenPeaks: { draw: drawTenPeaks, ...scenery },
  tuffCone: { draw: drawTuffCone, ...scenery },
  karstBeach: { draw: drawKarstBeach, ...scenery },
  seaCave: { draw: drawSeaCave, ...scenery, evening: 'night' },
  ridgeBays: { draw: drawRidgeBays, ...scenery },
  whale: { draw: drawWhale, ...scenery },
  mittens: { draw: drawMittens, ...scenery },
  horseshoeBend: { draw: drawHorseshoeBend, ...scenery },
  rimCanyon: { draw: drawRimCanyon, ...scenery },
  towerCanyon: { draw: drawTowerCanyon, ...scenery },
  glowCave: { draw: drawGlowCave, ...scenery, evening: 'night' },
  chalkArch: { draw: drawChalkArch, ...scenery, isFixed: true, evening: 'night' },
  icebergs: { draw: drawIcebergs, ...scenery },
  cape: { draw: drawCape, ...scenery },
  lagoonPeak: { draw: drawLagoonPeak, ...scenery },
  graniteShore: { draw: drawGraniteShore, ...scenery },
  badlands: { draw: drawBadlands, ...scenery },
  moonValley: { draw: drawMoonValley, ...scenery },
  rainbowMountain: { draw: drawRainbowMountain, ...scenery },
  sandSea: { draw: drawAnySandSea, ...scenery },
  duneLagoons: { draw: drawDuneLagoons, ...scenery, evening: 'night' },
  coastDune: { draw: drawCoastDune, ...scenery },
  fishingVillage: { draw: drawFishingVillage, ...scenery, evening: 'lamps' },
  pulpitRock: { draw: drawPulpitRock, ...scenery, isFixed: true },
  tulipFields: { draw: drawTulipFields, ...scenery },
  mosaicPark: { draw: drawMosaicPark, ...scenery, isFixed: true, evening: 'lamps' },
  highWalk: { draw: drawHighWalk, ...scenery, isFixed: true, evening: 'lamps' },
  valleyGlacier: { draw: drawValleyGlacier, ...scenery },
  whiteMassif: { draw: drawWhiteMassif, ...scenery },
  needlePeak: { draw: drawNeedlePeak, ...scenery, isFixed: true, evening: 'night' },
  whiteHarbor: { draw: drawWhiteHarbor, ...scenery },
  harborTown: { draw: drawHarborTown, ...scenery, evening: 'lamps' },
  feluccas: { draw: drawFeluccas, ...scenery },
  palmShore: { draw: drawAnyPalmShore, ...scenery },
  sandbarLagoon: { draw: drawSandbarLagoon, ...scenery },
  pineInlet: { draw: drawPineInlet, ...scenery, evening: 'night' },
  wreckBeach: { draw: drawWreckBeach, ...scenery, evening: 'night' },
  roundCove: { draw: drawRoundCove, ...scenery },
  highLake: { draw: drawHighLake, ...scenery },
  legRower: { draw: drawLegRower, ...scenery },
  pagodaLake: { draw: drawPagodaLake, ...scenery },
  palaceLake: { draw: drawPalaceLake, ...scenery },
  parkSkyline: { draw: drawParkSkyline, ...scenery },
  blueVilla: { draw: drawBlueVilla, ...scenery, evening: 'lamps' },
  pondGarden: { draw: drawPondGarden, ...scenery },
  giantWheel: { draw: drawGiantWheel, ...scenery, evening: 'lamps' },
  riftValley: { draw: drawRiftValley, ...scenery },
  villaLake: { draw: drawVillaLake, ...scenery },
  loch: { draw: drawLoch, ...scenery },
  pastelVillage: { draw: drawPastelVillage, ...scenery, evening: 'lamps' },
  saltSea: { draw: drawSaltSea, ...scenery },
  twinVolcano: { draw: drawTwinVolcano, ...scenery },
  glacierCone: { draw: drawGlacierCone, ...scenery },
  pilgrimPeak: { draw: drawPilgrimPeak, ...scenery },
  cradlePeak: { draw: drawCradlePeak, ...scenery },
  graniteCrown: { draw: drawGraniteCrown, ...scenery },
  smokingCone: { draw: drawSmokingCone, ...scenery },
  cinderCaldera: { draw: drawCinderCaldera, ...scenery },
  craterLake: { draw: drawCraterLake, ...scenery },
  emeraldPools: { draw: drawEmeraldPools, ...scenery },
  chocolateHills: { draw: drawChocolateHills, ...scenery },
  tepuiFalls: { draw: drawTepuiFalls, ...scenery },
  rockFalls: { draw: drawRockFalls, ...scenery },
  villageFalls: { draw: drawVillageFalls, ...scenery },
  cenote: { draw: drawCenote, ...scenery },
} satisfies Record<string, Motif>;
