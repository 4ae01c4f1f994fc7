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
  tower: 'ba7205fc5b',
  latticeTower: '1e2d26baaa',
  skyscraper: '8b27857d75',
  castle: '8e7f487ef7',
  fortress: '02a9963355',
  gate: '74a0149cd4',
  palace: 'affe71e25f',
  columns: '50cfc42628',
  pyramid: '8871681213',
  steppedPyramid: 'd76f9dc771',
  ruins: '950a73c51b',
  amphitheater: 'e40fbf561a',
  aqueduct: 'fdfee290ea',
  arch: '3ce509dd6d',
  obelisk: 'dcd87a98fa',
  statue: 'ce482b5695',
  buddha: '441b3cfe4c',
  gothicChurch: '3cb3c4fbe6',
  domedChurch: '12826f3ab3',
  onionDomes: '4fcacad0d2',
  mosque: '97df8b6799',
  stupa: 'ce981b1ef5',
  pagoda: 'f2ffdab15d',
  gopuram: 'fc1b456c41',
  torii: 'c2e50738d8',
  monastery: 'fb60e056ba',
  museum: '169815a5a6',
  theater: '3bf3e5ac3e',
  market: 'd1b673204d',
  gabledStreet: '9fe3ed397f',
  skyline: '5a02110974',
  stoneBridge: 'f97a4e4bbf',
  suspensionBridge: 'ed4ea85651',
  lighthouse: 'bd04fb6d27',
  station: '60ba8386a2',
  windmill: 'f39339319d',
  fountain: '7c86e7894e',
  garden: 'e7cc8c2786',
  beach: '3676baa5cf',
  island: 'ab8e8fcc74',
  mountain: 'a7341f4ff7',
  waterfall: '3782ebc1c8',
  canyon: 'be9b08bad7',
  saltFlat: '0704585707',
  glassPyramid: '033c01780a',
  openArms: 'a77672e167',
  torchStatue: 'a73fc4bcf9',
  sails: '6342eed442',
  lotusTowers: 'f794ecbdf5',
  acropolis: '0c030c880a',
  spindleTowers: 'eb8ae7cb53',
  redBridge: 'bb1c618c33',
  greatDome: 'ae2429ec5d',
  sphinx: 'fda7db2dec',
  clockTower: 'dbe0b3d702',
  needleTower: '6cbc35d987',
  rockFacade: '03eee37d84',
  colonnade: 'f194516714',
  snowCone: '036342e279',
  fountainFacade: '59a2d89bb3',
  safari: '5cc09b60be',
  monolith: 'e01c4e3575',
  wideFalls: '3e4a5851cb',
  setbackTower: 'c2f4d9c3b4',
  wallRidge: 'd3f7e9edef',
  rotunda: '92e8be7e70',
  pylons: 'a78288fa62',
  tableMountain: 'a228863a63',
  basculeBridge: '7b5cbbbf59',
  leaningTower: '67f58e1a7a',
  islandAbbey: 'b21294ad8a',
  stoneCircle: '7253a12bc9',
  moai: '36c9d8d7fa',
  goldenPavilion: 'b0b36725ac',
  observationTower: '9fa847e5c7',
  deckTowers: '2e1bc9811f',
  terraces: '98c25ca46b',
  parishChurch: 'dffe4e48af',
  templeHall: '8d1583f557',
  redTower: '6211968c1a',
  warriors: 'b5705cacc5',
  colossi: '71e0915e95',
  stoneFaces: 'ab1dda253b',
  columnGate: '24fab08375',
  roundHall: 'f423f4987b',
  marbleTomb: '64181fce8e',
  fjord: '51ee530594',
  glacier: '4beb5aeeee',
  karstBay: 'f5c0b4130f',
  geyser: '9b8b657205',
  canal: 'cb14bb2b98',
  seaCliffs: '9384c89f5d',
  table: 'fa8ea72f5b',
  keep: '0a92e6db51',
  stageHall: '1ed5b272ca',
  ruinedDome: '0c70258359',
  bambooGrove: 'b4ef997b57',
  neonStreet: '016868eedb',
  madrasa: '7792c35fda',
  azureDome: '008b664458',
  brickTomb: '6ef6077f71',
  brickMinaret: '9c18c149dc',
  tiledMinaret: '43cefd00b9',
  basalt: '1dd5da18c1',
  seaStacks: '159d1aa594',
  rockPillars: 'fea0feb536',
  dunes: '3bd35064d3',
  desertRocks: '8fd56936be',
  travertine: 'faa1e7f94d',
  lakeIsland: '6e0457c1e2',
  wetland: '0c32c26485',
};
const PALETTE_DIGESTS: Readonly<Record<string, string>> = {
  mediterranean: 'f9b280dc45',
  atlantic: 'b3194de3be',
  alpine: '12ba3d2cc9',
  nordic: '8ad69ddf3a',
  desert: '1a6b0bc521',
  savanna: 'c7b295ddfd',
  monsoon: 'ce23d781d9',
  eastAsian: 'e4b901827c',
  andean: '0574d1721a',
  metropolitan: 'b0644888c5',
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
