import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { MOTIF_NAMES, MOTIFS, type MotifName } from '../motifs/catalog.js';
import { drawScene } from './draw-scene.js';
import { SITES } from './motif.js';
import { PALETTE_NAMES } from './palettes.js';

// Whoever changes a drawing looks at it, and then records its digest anew with `-- -u`.

/** With each seed, a motif takes other sides of its random choices. */
const SEEDS = ['a', 'b', 'c'];
/** One motif of each setting. */
const SETTINGS = ['castle', 'pagoda', 'torii', 'skyline', 'beach', 'mountain'] as const;

const digest = (drawings: readonly string[]): string =>
  createHash('sha256').update(drawings.join('\n')).digest('hex').slice(0, 10);

/**
 * Draws a motif once per seed, each time at another site and in another palette, chosen by its name so that a motif
 * that is added changes no digest of others.
 */
function drawMotif(name: MotifName): string[] {
  const index = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return SEEDS.map((seed, shift) =>
    drawScene({
      seed,
      motif: MOTIFS[name],
      palette: PALETTE_NAMES[(index + shift) % PALETTE_NAMES.length]!,
      site: SITES[(index + shift) % SITES.length]!,
      isDusk: false,
    }),
  );
}

test('drawScene: draws every motif as before', () => {
  const digests = MOTIF_NAMES.map((name) => [name, digest(drawMotif(name))] as const);
  expect(Object.fromEntries(digests)).toMatchSnapshot();
});

test('drawScene: draws every palette as before, by day and at dusk', () => {
  const digests = PALETTE_NAMES.map((palette) => {
    const drawings = SETTINGS.flatMap((name) =>
      ['x', 'y'].flatMap((seed) =>
        SITES.map((site) => drawScene({ seed, motif: MOTIFS[name], palette, site, isDusk: site === 'town' })),
      ),
    );
    return [palette, digest(drawings)] as const;
  });
  expect(Object.fromEntries(digests)).toMatchSnapshot();
});
