import { createHash } from 'node:crypto';
import type { CoverSubject, ShareCard } from '@placelore/contracts/content/covers.js';
import type { ImageCredit } from '@placelore/contracts/content/image-credit.js';
import { formatImageCredit } from '@placelore/contracts/content/image-credit-text.js';
import { type CoverSource, computeCoverId, toCoverSubject } from './cover-keys.js';
import { keyFromUrl } from './images/storage-keys.js';

/** Version of the share image style; increasing it makes all share images again. */
const SHARE_IMAGE_STYLE_VERSION = 2;

/** Article or guide. */
type SharedPage = CoverSource &
  Pick<ShareCard, 'title' | 'location' | 'category'> & { imageUrl?: string; imageCredit?: ImageCredit | null };

/** Fields of a page that its share image shows. */
export interface ShareImageSource {
  slug: string;
  card: ShareCard;
  /** Storage key of the page's image; null when it is not in our storage. */
  imageKey: string | null;
  /** Background drawn when that image is missing. */
  cover: CoverSubject;
}

export function toShareImageSource(page: SharedPage): ShareImageSource {
  const { slug, title, location, category, imageUrl = '', imageCredit } = page;
  return {
    slug,
    card: { title, location, category, credit: imageCredit ? formatImageCredit(imageCredit) : null },
    imageKey: keyFromUrl(imageUrl),
    cover: toCoverSubject(page, computeCoverId(page)),
  };
}

/** Returns a hash of what a share image shows. */
export function shareImageId({ card, imageKey, cover }: ShareImageSource): string {
  const { title, location, category, credit } = card;
  const image = [imageKey ?? cover.seed, ...(credit === null ? [] : [credit])];
  const content = [SHARE_IMAGE_STYLE_VERSION, title, location, category, ...image];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32);
}

/** Returns the storage key of a share image. If it was deleted, the next request makes it again. */
export const shareImageKey = (shareId: string): string => `share/${shareId}.png`;

const SHARE_IMAGE_KEY_PATTERN = /^share\/[0-9a-f]{32}\.png$/;

/** Whether a key belongs to a share image. */
export const isShareImageKey = (key: string): boolean => SHARE_IMAGE_KEY_PATTERN.test(key);
