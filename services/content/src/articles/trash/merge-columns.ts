import type { MergeField } from '@placelore/contracts/content/admin/duplicates.js';
import type { Article } from '../core/article.entity.js';

/** What belongs together of an article: the columns of each field a merge takes over. Who wrote a text goes with it. */
export const FIELD_COLUMNS = {
  title: ['title'],
  metaDescription: ['metaDescription'],
  content: ['content', 'writing', 'verification'],
  category: ['category'],
  location: ['location'],
  position: ['latitude', 'longitude'],
  image: ['imageUrl', 'thumbnailUrl'],
  nearbyAttractions: ['nearbyAttractions'],
  isPublic: ['isPublic'],
} as const satisfies Record<MergeField, readonly (keyof Article)[]>;

/** Columns by the fields they belong to. */
export type MergeColumns = Partial<Record<MergeField, Partial<Article>>>;

/** The columns of one field of an article. */
export function pickColumns(article: Article, field: MergeField): Partial<Article> {
  return Object.fromEntries(FIELD_COLUMNS[field].map((column) => [column, article[column]]));
}
