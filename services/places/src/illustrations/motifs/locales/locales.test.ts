import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { LOCALE_MOTIF_NAMES } from '@placelore/guidebook/atlas/scene-motifs.js';
import { drawScene } from '../../scene/draw-scene.js';
import { SITES } from '../../scene/motif.js';
import { MOTIFS } from '../catalog.js';

/** Enough seeds that every motif takes both sides of its random choices. */
const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Whoever changes a drawing looks at it, and then copies its new digest here. */
const DIGESTS: Readonly<Record<string, string>> = {
  ovalForum: 'a7031c63d9',
  casbahHill: '6c94e1b821',
  lanternPools: 'ae8ea964da',
  willowCauseway: '242e513da2',
  blueFissure: 'fb3eda9ef2',
  openPendopo: '7a78d0d5cb',
  basaltIslet: '3e5821bbdb',
  gullyBeach: '19536c625c',
  slopingSquare: '586f0596ed',
  lionRockView: 'fa67b680ac',
  cliffSteps: '3b379f9fac',
  steamCrater: 'f68e4665e1',
  twinCraters: 'bff8e26e09',
  narrowboats: '5cb871624f',
  caskCourt: 'c3badbd047',
  villageTower: '14b85a7ffe',
  waterVillage: '843f3cf01f',
};

test.each(LOCALE_MOTIF_NAMES)('drawScene: draws the place %s as before', (name) => {
  const drawings = SEEDS.map((seed, index) =>
    drawScene({ seed, motif: MOTIFS[name], palette: 'atlantic', site: SITES[index % SITES.length]!, isDusk: false }),
  );
  const digest = createHash('sha256').update(drawings.join('\n')).digest('hex').slice(0, 10);
  expect(digest).toBe(DIGESTS[name]);
});
