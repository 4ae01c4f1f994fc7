import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { MOTIF_NAMES, MOTIFS } from '../motifs/catalog.js';
import { drawScene } from './draw-scene.js';
import { PALETTE_NAMES } from './palettes.js';

/** Enough seeds that every motif takes both sides of its random choices. */
const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
/** One motif of each setting. */
const SETTINGS = ['castle', 'pagoda', 'torii', 'skyline', 'beach', 'mountain'] as const;

const digest = (drawings: readonly string[]): string =>
  createHash('sha256').update(drawings.join('\n')).digest('hex').slice(0, 10);

/** Whoever changes a drawing looks at it, and then copies its new digest here. */
const MOTIF_DIGESTS: Readonly<Record<string, string>> = {
  tower: 'd3386f2bac',
  latticeTower: 'e2eccbd8f1',
  skyscraper: '9f8dbb3204',
  castle: '8fd0673aef',
  fortress: 'b45c5b85c5',
  gate: 'fdb4525a82',
  palace: 'f23a918443',
  columns: '7bb00af337',
  pyramid: 'b2d307b653',
  steppedPyramid: '43b0112cf4',
  ruins: 'a4da825ef5',
  amphitheater: 'c02f0705fa',
  aqueduct: 'f34f14d862',
  arch: 'bb50b2fbad',
  obelisk: '5c6e5e0f9d',
  statue: 'c5ecf5a013',
  buddha: '8dfa3370c3',
  gothicChurch: '33df41cebf',
  domedChurch: 'bb894f45e2',
  onionDomes: '2eaeb4d1e9',
  mosque: '05ace153ad',
  stupa: '1517cead4d',
  pagoda: 'b1652b15fb',
  gopuram: '97cb0d723a',
  torii: '949461cb14',
  monastery: 'cc7672e1bc',
  museum: '48e646725b',
  theater: 'b7df8d93ea',
  market: '8ff6e89988',
  gabledStreet: 'f85d9a1e81',
  skyline: '6cbebdbb06',
  stoneBridge: 'c512f0adad',
  suspensionBridge: '708e6c4715',
  lighthouse: 'a3e5273981',
  station: 'ca2d8cad49',
  windmill: '701d6482d3',
  fountain: '244104f10f',
  garden: '38404a3de4',
  beach: '66df8c9127',
  island: 'd9dcfc5af4',
  mountain: '142743bb4f',
  waterfall: '1cef7506f6',
  canyon: 'be2a8d9eb4',
  saltFlat: 'f701322770',
  table: 'ed59e3fa4a',
};
const PALETTE_DIGESTS: Readonly<Record<string, string>> = {
  mediterranean: '86d104ab98',
  atlantic: '03854bf6a6',
  alpine: '20f3fc6257',
  nordic: 'b03b24279b',
  desert: 'ff3a1fafde',
  savanna: 'f98dc6fd7a',
  monsoon: 'c521804831',
  eastAsian: 'ed11508749',
  andean: '7967659efa',
  metropolitan: '085bda103b',
};

test.each(MOTIF_NAMES)('drawScene: draws the motif %s as before', (name) => {
  const drawings = SEEDS.map((seed) => drawScene({ seed, motif: MOTIFS[name], palette: 'atlantic', isDusk: false }));
  expect(digest(drawings)).toBe(MOTIF_DIGESTS[name]);
});

test.each(PALETTE_NAMES)('drawScene: draws the palette %s as before, by day and at dusk', (palette) => {
  const drawings = SETTINGS.flatMap((name) =>
    ['x', 'y'].flatMap((seed) =>
      [false, true].map((isDusk) => drawScene({ seed, motif: MOTIFS[name], palette, isDusk })),
    ),
  );
  expect(digest(drawings)).toBe(PALETTE_DIGESTS[palette]);
});
