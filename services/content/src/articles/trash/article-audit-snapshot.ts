import { VERSIONED_FIELDS, type VersionedField } from '@placelore/contracts/content/articles/article-versions.js';
import type { Article } from '../core/article.entity.js';

/**
 * Returns the fields of an article for the audit log. Of the content, only the length is recorded; versions keep the
 * text.
 */
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

/** Summary that identifies an article. */
export type ArticleAuditSummary = Pick<
  Article,
  'slug' | 'title' | 'category' | 'location' | 'contentSource' | 'isPublic' | 'publishedAt' | 'createdAt'
>;

/** Returns the summary of a deleted or restored article for the audit log. */
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
