import { createHash } from 'node:crypto';
import type { CoverSubject, ShareCard } from '@placelore/contracts/content/covers.js';
import type { Article } from '../articles/core/article.entity.js';
import type { DynamicArticle } from '../guides/dynamic-article.entity.js';
import { computeCoverId, toCoverSubject } from './cover-keys.js';
import { keyFromUrl } from './images/storage-keys.js';

/** The number of the style share pictures are made in: with a new one all are made anew. */
const SHARE_IMAGE_STYLE_VERSION = 1;

/** A page as far as its share picture shows it. */
export interface ShareImageSource {
  slug: string;
  card: ShareCard;
  /** Storage key of the page's picture; null when it has none of ours. */
  imageKey: string | null;
  /** What is drawn where that picture is not there. */
  cover: CoverSubject;
}

export function toShareImageSource(page: Article | DynamicArticle): ShareImageSource {
  const { slug, title, location, category } = page;
  const imageUrl = 'imageUrl' in page ? page.imageUrl : '';
  return {
    slug,
    card: { title, location, category },
    imageKey: keyFromUrl(imageUrl),
    cover: toCoverSubject(page, computeCoverId(page)),
  };
}

/** A share picture's id is made of what it shows. */
export function shareImageId({ card, imageKey, cover }: ShareImageSource): string {
  const content = [SHARE_IMAGE_STYLE_VERSION, card.title, card.location, card.category, imageKey ?? cover.seed];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32);
}

/** Where a share picture is stored. One that is deleted is made again when somebody asks for it. */
export const shareImageKey = (shareId: string): string => `share/${shareId}.png`;

const SHARE_IMAGE_KEY_PATTERN = /^share\/[0-9a-f]{32}\.png$/;

/** Whether a key is of a share picture. */
export const isShareImageKey = (key: string): boolean => SHARE_IMAGE_KEY_PATTERN.test(key);
