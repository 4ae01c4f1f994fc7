import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { TOWNSCAPE_MOTIF_NAMES } from '@placelore/guidebook/atlas/scene-motifs.js';
import { drawScene } from '../../scene/draw-scene.js';
import { SITES } from '../../scene/motif.js';
import { MOTIFS } from '../catalog.js';

/** Enough seeds that every motif takes both sides of its random choices. */
const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Whoever changes a drawing looks at it, and then copies its new digest here. */
const DIGESTS: Readonly<Record<string, string>> = {
  thatchCanal: 'd5e6dc96c1',
  wallRidgeTown: '7dce05b766',
  timberCanal: 'f560305f79',
  forkHouse: '501f3c5692',
  adobeTown: '1bc4a2157d',
  bayBridgeCity: 'a9fe27e92d',
  decoHotels: '350d05864a',
  riverCurveBridge: '8b2c74cd24',
  seaWall: 'cce35e6f88',
  terraceSkyline: '95c36d27f6',
  tileSteps: 'bac9eb8659',
  cableHill: '8def4b92e4',
  fishStalls: '366b9247ae',
  flatMountainHarbor: 'b7c64e440f',
  threeGraces: 'c1ea2ee87f',
  needleHarbor: '6c18d19c60',
  warehouseQuay: '6636df5654',
  archTerrace: '5990de8d42',
  bastionHarbor: '26e64721e7',
  bathDomes: '222d65deae',
  belfryHill: '88cbb3dc55',
  coneTowerTown: '260753b9ff',
  mirrorSquare: '8f2451b500',
  threeTowerQuay: '6068183913',
  twinSpireTown: '95bbfb3570',
  balconyCourt: '7f7cdf7b43',
  barrelBoats: '5597e5e33a',
  cliffStreet: 'fa4660aa5c',
  jettyLane: '7b845d48b9',
  limestoneStreet: '714cbdce37',
  paintedHill: 'bc1e27b4e4',
  palmQuay: '5b2f7a967e',
  riverRoofs: 'eec3c4d357',
  templeLane: '2ac39fabd4',
  twinChurches: 'a52e83c0ff',
  windTowers: 'b564699935',
  arcadeTriangle: 'a32a980623',
  marketSign: 'c65b573369',
  tuffTown: '3b6d10047a',
  isletTown: 'e2671b894b',
  funicularBay: '54b5ec14ca',
  crossOutlook: '664d5ca3ce',
  crimsonStairs: '5ef346c797',
  plainArch: 'aae4f92516',
  clockMarket: '0ca87e5780',
  lotusMonument: '363a0d28f0',
  wingMonument: '4412f7e57e',
  hillColumns: 'a2f0777329',
  tileRoofLane: '96282e1235',
  rockGarden: '602eac515d',
  longRailBridge: '9d28485c96',
  lacquerBridge: 'eb6e381a7a',
  cherryCanal: '307b5681e6',
  seaPool: 'ba912df1e1',
  buriedCars: '148bc26e9b',
  hillBasilica: 'bdecba338e',
  seaFort: '48bf8f5f6c',
  pastelRow: 'a928d16ede',
  coralTown: '5675f37b6c',
  tileDomeMarket: 'b450a256ae',
  brickMarket: 'd30c7da576',
  greenDomeChurch: 'e44b075cc8',
  columnWoman: '8daad1dc42',
  bronzeTrio: 'd6c9009b1a',
};

test.each(TOWNSCAPE_MOTIF_NAMES)('drawScene: draws the townscape %s as before', (name) => {
  const drawings = SEEDS.map((seed, index) =>
    drawScene({ seed, motif: MOTIFS[name], palette: 'atlantic', site: SITES[index % SITES.length]!, isDusk: false }),
  );
  const digest = createHash('sha256').update(drawings.join('\n')).digest('hex').slice(0, 10);
  expect(digest).toBe(DIGESTS[name]);
});
