import { isDeepStrictEqual } from 'node:util';
import { VERSIONED_FIELDS, type VersionedField } from '@placelore/contracts/content/articles/article-versions.js';
import type { Actor } from '@placelore/contracts/core/identity.js';
import { BRAND } from '@placelore/contracts/system/brand.js';
import { isCover } from '../../media/cover-keys.js';
import { keyFromUrl, parseImageFolder } from '../../media/images/storage-keys.js';
import type { Article } from './article.entity.js';
import type { ArticleSnapshot } from './article-version.entity.js';
import type { NewVersion } from './article-versions.repository.js';

/** User who saves an article; the system when there is no id. */
export type SavedBy = Pick<Actor, 'userId' | 'username'>;

export const SYSTEM_USER: SavedBy = { userId: null, username: BRAND };

/**
 * Returns the versioned fields that differ between `before` and `after`. A new cover is not a change of its own, because
 * covers follow the title and the place.
 */
export function findChangedFields(before: Article, after: Article): VersionedField[] {
  const isCoverUpdate = isCover(before.imageUrl) && isCover(after.imageUrl);
  return VERSIONED_FIELDS.filter(
    (field) => !isDeepStrictEqual(before[field], after[field]) && !(field === 'imageUrl' && isCoverUpdate),
  );
}

/** Builds the version that stores the state of an article before a save. */
export function toVersion(before: Article, changed: VersionedField[], { userId, username }: SavedBy): NewVersion {
  return {
    articleId: before.id,
    number: before.revision,
    savedBy: userId,
    savedByName: username ?? `user ${userId}`,
    changed,
    former: toSnapshot(before),
    pictures: findImageIds(before),
  };
}

export function toSnapshot(article: Article): ArticleSnapshot {
  return {
    title: article.title,
    slug: article.slug,
    content: article.content,
    metaDescription: article.metaDescription,
    category: article.category,
    location: article.location,
    latitude: article.latitude,
    longitude: article.longitude,
    nearbyAttractions: article.nearbyAttractions,
    imageUrl: article.imageUrl,
    thumbnailUrl: article.thumbnailUrl,
    imageCredit: article.imageCredit,
    contentSource: article.contentSource,
    writing: article.writing,
    verification: article.verification,
    knowledge: article.knowledge,
  };
}

/** Returns the media ids of an article's images, both its main image and those in its text. */
function findImageIds({ imageUrl, content }: Article): string[] {
  const urls = [imageUrl, ...Array.from(content.matchAll(/\/objects\/[\w./-]+/g), ([url]) => url)];
  const ids = urls.map((url) => parseImageFolder(keyFromUrl(url) ?? '')?.mediaId);
  return [...new Set(ids.filter((id) => id !== undefined))];
}
