import type { CoverSubject } from '@placelore/contracts/content/covers.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import { SeededRandom } from '../drawing/seeded-random.js';
import { MOTIFS, type MotifName } from '../illustrations/motifs/catalog.js';
import { drawScene } from '../illustrations/scene/draw-scene.js';
import { PALETTES, type PaletteName } from '../illustrations/scene/palettes.js';
import { chooseScene } from '../illustrations/selection/choose-scene.js';

/** Number of views of each motif in each palette: few, so that clients and caches have most of them. */
const VIEW_COUNT = 40;

/** Returns the URL of an illustration of a place; the same for the same place. */
export function getIllustrationUrl(subject: CoverSubject): string {
  const { motif, palette } = chooseScene(subject);
  const view = Math.floor(new SeededRandom(subject.seed).between(0, VIEW_COUNT));
  return `/api/illustrations/${motif}-${palette}-${view}/scene.svg`;
}

/**
 * Draws an illustration as SVG.
 * @param scene motif, palette and view, separated by hyphens
 * @throws ApiError OBJECT_NOT_FOUND for names of no motif, palette or view
 */
export function drawIllustration(scene: string, isDusk: boolean): string {
  const [motif = '', palette = '', view] = scene.split('-');
  const isKnown = Object.hasOwn(MOTIFS, motif) && Object.hasOwn(PALETTES, palette) && Number(view) < VIEW_COUNT;
  if (!isKnown) throw new ApiError('OBJECT_NOT_FOUND');
  return drawScene({ seed: scene, motif: MOTIFS[motif as MotifName], palette: palette as PaletteName, isDusk });
}
