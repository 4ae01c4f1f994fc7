import { VERSIONED_FIELDS, type VersionedField } from '@placelore/contracts/content/articles/article-versions.js';
import type { Article } from './article.entity.js';

/** What the audit log tells of an article's fields; of the text only how long it is: versions have it. */
export function auditSnapshot(
  article: Article,
  fields: readonly VersionedField[] = VERSIONED_FIELDS,
): Record<string, unknown> {
  return Object.fromEntries(
    fields.map((field) =>
      field === 'content' ? ['contentCharacters', article.content.length] : [field, article[field]],
    ),
  );
}

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
