import type { Motif } from '../../scene/motif.js';
import { drawHouseboat } from './backwaters.js';
import { drawCragHill, drawFells, drawLavender, drawMonolithPark, drawParterre } from './fields.js';
import { drawGiantTrees, drawJoshuaTrees, drawRainforest } from './forests.js';
import { drawBlueRidges, drawCypressHills, drawRiceTerraces, drawThreeSisters, drawVineTerraces } from './hills.js';
import { drawDesertRoad, drawSnowCabin } from './journeys.js';
import { drawForestVolcano, drawLavaFields, drawSmokingGiant } from './lava.js';
import { drawSnowMonkeys } from './monkeys.js';
import { drawCoralReef, drawPrismaticSpring } from './pools.js';
import { drawClearLake, drawCurvedRoofs, drawSlabRocks, drawTotemPark } from './shores.js';
import { drawIslandVolcano, drawSteamerLake } from './steamers.js';
import { drawCableCity, drawStatueHill } from './viewpoints.js';
import { drawFlamingos, drawGorillas, drawTortoises } from './wildlife.js';

const scenery = { reach: 400, setting: 'scenery', hidesHorizon: true, hasFront: true } as const;

/** Farmland, woods and wildlife. */
export const COUNTRYSIDE_MOTIFS = {
  houseboat: { draw: drawHouseboat, ...scenery },
  fells: { draw: drawFells, ...scenery },
  lavender: { draw: drawLavender, ...scenery },
  cragHill: { draw: drawCragHill, ...scenery },
  monolithPark: { draw: drawMonolithPark, ...scenery },
  parterre: { draw: drawParterre, ...scenery },
  rainforest: { draw: drawRainforest, ...scenery },
  giantTrees: { draw: drawGiantTrees, ...scenery },
  joshuaTrees: { draw: drawJoshuaTrees, ...scenery },
  riceTerraces: { draw: drawRiceTerraces, ...scenery },
  threeSisters: { draw: drawThreeSisters, ...scenery },
  cypressHills: { draw: drawCypressHills, ...scenery },
  vineTerraces: { draw: drawVineTerraces, ...scenery },
  blueRidges: { draw: drawBlueRidges, ...scenery },
  snowCabin: { draw: drawSnowCabin, ...scenery, evening: 'night' },
  desertRoad: { draw: drawDesertRoad, ...scenery, isFixed: true },
  forestVolcano: { draw: drawForestVolcano, ...scenery },
  smokingGiant: { draw: drawSmokingGiant, ...scenery, evening: 'lamps' },
  lavaFields: { draw: drawLavaFields, ...scenery },
  snowMonkeys: { draw: drawSnowMonkeys, ...scenery },
  prismaticSpring: { draw: drawPrismaticSpring, ...scenery },
  coralReef: { draw: drawCoralReef, ...scenery },
  slabRocks: { draw: drawSlabRocks, ...scenery },
  totemPark: { draw: drawTotemPark, ...scenery },
  curvedRoofs: { draw: drawCurvedRoofs, ...scenery },
  clearLake: { draw: drawClearLake, ...scenery },
  steamerLake: { draw: drawSteamerLake, ...scenery },
  islandVolcano: { draw: drawIslandVolcano, ...scenery },
  statueHill: { draw: drawStatueHill, ...scenery },
  cableCity: { draw: drawCableCity, ...scenery },
  gorillas: { draw: drawGorillas, ...scenery },
  tortoises: { draw: drawTortoises, ...scenery },
  flamingos: { draw: drawFlamingos, ...scenery },
} satisfies Record<string, Motif>;
