import { createHash } from 'node:crypto';
import type { CoverSubject, ShareCard } from '@placelore/contracts/covers.js';
import type { Article } from '../articles/article.entity.js';
import { coverIdOf, coverSubjectOf } from '../covers/cover-id.js';
import type { DynamicArticle } from '../guides/dynamic-article.entity.js';
import { keyAt } from '../media/media-keys.js';

/** The number of the style share pictures are made in: with a new one all are made anew. */
const SHARE_STYLE = 1;

/** A page as far as its share picture shows it. */
export interface SharedPage {
  slug: string;
  card: ShareCard;
  /** Storage key of the page's picture; null when it has none of ours. */
  pictureKey: string | null;
  /** What is drawn where that picture is not there. */
  cover: CoverSubject;
}

export function sharedPageOf(page: Article | DynamicArticle): SharedPage {
  const { slug, title, location, category } = page;
  const imageUrl = 'imageUrl' in page ? page.imageUrl : '';
  return {
    slug,
    card: { title, location, category },
    pictureKey: keyAt(imageUrl),
    cover: coverSubjectOf(page, coverIdOf(page)),
  };
}

/** A share picture's id is made of what it shows. */
export function shareIdOf({ card, pictureKey, cover }: SharedPage): string {
  const shown = [SHARE_STYLE, card.title, card.location, card.category, pictureKey ?? cover.seed];
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 32);
}

/** Where a share picture is stored. One that is deleted is made again when somebody asks for it. */
export const shareKey = (shareId: string): string => `share/${shareId}.png`;

const SHARE_KEY = /^share\/[0-9a-f]{32}\.png$/;

/** Whether a key is of a share picture. */
export const isShareKey = (key: string): boolean => SHARE_KEY.test(key);
