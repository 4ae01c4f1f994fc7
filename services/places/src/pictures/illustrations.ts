import type { CoverSubject } from '@placelore/contracts/content/covers.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import { SeededRandom } from '../drawing/seeded-random.js';
import { MOTIFS, type MotifName } from '../illustrations/motifs/catalog.js';
import { drawScene } from '../illustrations/scene/draw-scene.js';
import { SITES } from '../illustrations/scene/motif.js';
import { PALETTES, type PaletteName } from '../illustrations/scene/palettes.js';
import { chooseScene } from '../illustrations/selection/choose-scene.js';

/** Number of views of each motif per palette and site: few, so that most of them are already cached. */
const VIEW_COUNT = 30;

/** Returns the URL of the illustration of a place, which is always the same. */
export function getIllustrationUrl(subject: CoverSubject): string {
  const { motif, palette, site } = chooseScene(subject);
  const view = SITES.indexOf(site) * VIEW_COUNT + Math.floor(new SeededRandom(subject.seed).between(0, VIEW_COUNT));
  return `/api/illustrations/${motif}-${palette}-${view}/scene.svg`;
}

/**
 * Draws an illustration as SVG.
 * @param scene motif, palette and view, separated by hyphens; each site has its own range of views
 * @throws ApiError OBJECT_NOT_FOUND when there is no such motif, palette or view
 */
export function drawIllustration(scene: string, isDusk: boolean): string {
  const [motif = '', palette = '', view] = scene.split('-');
  const site = SITES[Math.floor(Number(view) / VIEW_COUNT)];
  const isKnown = Object.hasOwn(MOTIFS, motif) && Object.hasOwn(PALETTES, palette);
  if (!isKnown || !site) throw new ApiError('OBJECT_NOT_FOUND');
  return drawScene({ seed: scene, motif: MOTIFS[motif as MotifName], palette: palette as PaletteName, site, isDusk });
}
