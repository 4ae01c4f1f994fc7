import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { MOTIF_NAMES, MOTIFS } from '../motifs/catalog.js';
import { drawScene } from './draw-scene.js';
import { SITES } from './motif.js';
import { PALETTE_NAMES } from './palettes.js';

/** Enough seeds that every motif takes both sides of its random choices. */
const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
/** One motif of each setting. */
const SETTINGS = ['castle', 'pagoda', 'torii', 'skyline', 'beach', 'mountain'] as const;

const digest = (drawings: readonly string[]): string =>
  createHash('sha256').update(drawings.join('\n')).digest('hex').slice(0, 10);

/** Whoever changes a drawing looks at it, and then copies its new digest here. */
const MOTIF_DIGESTS: Readonly<Record<string, string>> = {
  tower: 'aa9decafab',
  latticeTower: 'ed0f476ed4',
  skyscraper: 'f81167a564',
  castle: 'ade294cf71',
  fortress: '0e634da0c3',
  gate: '2443097117',
  palace: 'dcc0ea360c',
  columns: '8bcb8a3766',
  pyramid: '5537c8ca5c',
  steppedPyramid: '857cdda9b6',
  ruins: '223c392c59',
  amphitheater: '42715470c8',
  aqueduct: 'a7d85455d7',
  arch: '528a2b6490',
  obelisk: 'e516071662',
  statue: '8f09e216d5',
  buddha: 'b71646ee35',
  gothicChurch: '64cd17c12b',
  domedChurch: '98fbc09bdb',
  onionDomes: 'b65408a6d0',
  mosque: 'e84f60c376',
  stupa: 'a0b2704918',
  pagoda: 'b2aac958f4',
  gopuram: '162948777e',
  torii: '70b6ff3878',
  monastery: '71595acc29',
  museum: 'cb1881d82c',
  theater: 'f51e66f86d',
  market: '6121785a62',
  gabledStreet: 'b3fa7f0b9d',
  skyline: '52b221bac5',
  stoneBridge: 'f97a4e4bbf',
  suspensionBridge: 'ed4ea85651',
  lighthouse: '6a592dc573',
  station: 'c3dddad022',
  windmill: '06835d9bee',
  fountain: 'ba9c5dd8da',
  garden: '085cb8e77c',
  beach: '3676baa5cf',
  island: 'ab8e8fcc74',
  mountain: 'bac10caa08',
  waterfall: '3782ebc1c8',
  canyon: 'be9b08bad7',
  saltFlat: '0704585707',
  glassPyramid: '092b7b0325',
  openArms: 'a0f4323807',
  torchStatue: 'b17bcd55a4',
  sails: '8a2ac22c5b',
  lotusTowers: '2f000eb1d3',
  acropolis: 'c70493ba94',
  spindleTowers: '9534f57279',
  redBridge: 'bb1c618c33',
  greatDome: 'ed641a30b5',
  sphinx: '23229c5ba1',
  clockTower: 'f800bb4994',
  needleTower: '3bf22e90de',
  rockFacade: '249c0de93d',
  colonnade: '06ecb00608',
  snowCone: '036342e279',
  fountainFacade: '59dbde24d7',
  safari: '5cc09b60be',
  monolith: 'e01c4e3575',
  wideFalls: '3e4a5851cb',
  setbackTower: '5a370c4a90',
  wallRidge: 'd3f7e9edef',
  rotunda: '029188cb40',
  pylons: 'e8ad03f1e2',
  tableMountain: 'a228863a63',
  basculeBridge: '7b5cbbbf59',
  leaningTower: '26751cf4cf',
  islandAbbey: '50b1be3e68',
  stoneCircle: '625fbac604',
  moai: '1c59543580',
  goldenPavilion: 'b7173f6d6e',
  observationTower: '9d48360243',
  deckTowers: '741ec15fa9',
  table: 'fa8ea72f5b',
};
const PALETTE_DIGESTS: Readonly<Record<string, string>> = {
  mediterranean: '6ffd096ed9',
  atlantic: 'bec2518ad5',
  alpine: '964733c73c',
  nordic: '52097b1b24',
  desert: '97d5445029',
  savanna: '531138aa08',
  monsoon: '60d0ed963f',
  eastAsian: 'e4ee74d528',
  andean: 'bfb7c31099',
  metropolitan: 'ef8e155f31',
};

test.each(MOTIF_NAMES)('drawScene: draws the motif %s as before', (name) => {
  const drawings = SEEDS.map((seed, index) =>
    drawScene({ seed, motif: MOTIFS[name], palette: 'atlantic', site: SITES[index % 3]!, isDusk: false }),
  );
  expect(digest(drawings)).toBe(MOTIF_DIGESTS[name]);
});

test.each(PALETTE_NAMES)('drawScene: draws the palette %s as before, by day and at dusk', (palette) => {
  const drawings = SETTINGS.flatMap((name) =>
    ['x', 'y'].flatMap((seed) =>
      SITES.map((site) => drawScene({ seed, motif: MOTIFS[name], palette, site, isDusk: site === 'town' })),
    ),
  );
  expect(digest(drawings)).toBe(PALETTE_DIGESTS[palette]);
});
