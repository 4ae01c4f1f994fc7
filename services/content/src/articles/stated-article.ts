import type { Article } from './article.entity.js';

/** Enough of an article to know which one it was. */
export type ArticleAuditSummary = Pick<
  Article,
  'slug' | 'title' | 'category' | 'location' | 'contentSource' | 'isPublic' | 'publishedAt' | 'createdAt'
>;

/** What the audit log keeps of an article that is no more, or is there again. */
export function auditSummary({
  slug,
  title,
  category,
  location,
  contentSource,
  isPublic,
  publishedAt,
  createdAt,
}: ArticleAuditSummary): Record<keyof ArticleAuditSummary, unknown> {
  return { slug, title, category, location, contentSource, isPublic, publishedAt, createdAt };
}
