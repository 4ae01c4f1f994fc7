import type { CoverSubject } from '@placelore/contracts/content/covers.js';
import { MOTIFS } from '../illustrations/motifs/catalog.js';
import { drawScene } from '../illustrations/scene/draw-scene.js';
import { chooseScene } from '../illustrations/selection/choose-scene.js';

/**
 * Draws a cover as SVG of at most 13 kB, in daylight or at dusk. The result is always the same for the same subject.
 */
export function drawCover(subject: CoverSubject, isDusk: boolean): string {
  const { motif, palette, site } = chooseScene(subject);
  return drawScene({ seed: subject.seed, motif: MOTIFS[motif], palette, site, isDusk });
}
