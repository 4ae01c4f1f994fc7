import type { Article } from './article.entity.js';

/** Enough of an article to know which one it was. */
export type StatedArticle = Pick<
  Article,
  'slug' | 'title' | 'category' | 'location' | 'contentSource' | 'isPublic' | 'publishedAt' | 'createdAt'
>;

/** What the audit log keeps of an article that is no more, or is there again. */
export function statedOf({
  slug,
  title,
  category,
  location,
  contentSource,
  isPublic,
  publishedAt,
  createdAt,
}: StatedArticle): Record<keyof StatedArticle, unknown> {
  return { slug, title, category, location, contentSource, isPublic, publishedAt, createdAt };
}
