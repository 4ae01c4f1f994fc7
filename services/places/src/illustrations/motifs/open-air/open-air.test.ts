import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { OPEN_AIR_MOTIF_NAMES } from '@placelore/guidebook/atlas/scene-motifs.js';
import { drawScene } from '../../scene/draw-scene.js';
import { SITES } from '../../scene/motif.js';
import { MOTIFS } from '../catalog.js';

/** Enough seeds that every motif takes both sides of its random choices. */
const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Whoever changes a drawing looks at it, and then copies its new digest here. */
const DIGESTS: Readonly<Record<string, string>> = {
  summitChurch: 'f972eb9b0e',
  umbrellaRiver: '42194ebc8e',
  fountainTerraces: '3c44351945',
  mossFountain: '6e99edf054',
  poolMansion: '8a1f0a17ae',
  kissStatue: '84d73bd716',
  cloudWallLake: 'aa595dfd63',
  redEagle: 'b8cd8b2ed3',
  goldPavilionPond: 'c126443aa0',
  lagoonRock: '6652769839',
  cliffArchCave: '52f3ca943e',
  turquoiseChannel: '4b35de7bb4',
  oceanGreen: '4c6bc67991',
  whiteLight: 'f856788fb3',
  isletTower: '0a83890b08',
  crowdBeach: 'a173c5c341',
  magmaChamber: 'ed18abe335',
  gravelRing: '98c50bba42',
  redCone: '95ab63cdac',
  riftFall: '59ae3ae648',
  iceCapFarm: 'ae3babcb31',
  seaRock: '24361edba0',
};

test.each(OPEN_AIR_MOTIF_NAMES)('drawScene: draws the landscape %s as before', (name) => {
  const drawings = SEEDS.map((seed, index) =>
    drawScene({ seed, motif: MOTIFS[name], palette: 'atlantic', site: SITES[index % SITES.length]!, isDusk: false }),
  );
  const digest = createHash('sha256').update(drawings.join('\n')).digest('hex').slice(0, 10);
  expect(digest).toBe(DIGESTS[name]);
});
