import { VERSIONED_FIELDS, type VersionedField } from '@placelore/contracts/article-versions.js';
import type { Article } from '../articles/article.entity.js';

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
