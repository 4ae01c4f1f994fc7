import type { MergeField } from '@placelore/contracts/content/admin/duplicates.js';
import type { Article } from '../core/article.entity.js';

/**
 * Columns of each field that a merge can take over. The author, the facts and the corrections of a text move with the
 * text.
 */
export const FIELD_COLUMNS = {
  title: ['title'],
  metaDescription: ['metaDescription'],
  content: ['content', 'writing', 'verification', 'knowledge', 'isThin', 'corrections'],
  category: ['category', 'placeType'],
  location: ['location'],
  position: ['latitude', 'longitude'],
  image: ['imageUrl', 'thumbnailUrl', 'imageCredit'],
  nearbyAttractions: ['nearbyAttractions'],
  isPublic: ['isPublic'],
} as const satisfies Record<MergeField, readonly (keyof Article)[]>;

/** Columns by field. */
export type MergeColumns = Partial<Record<MergeField, Partial<Article>>>;

/** Returns the columns of one field of an article. */
export function pickColumns(article: Article, field: MergeField): Partial<Article> {
  return Object.fromEntries(FIELD_COLUMNS[field].map((column) => [column, article[column]]));
}
