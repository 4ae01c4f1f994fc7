import type { DeletedArticle } from '@placelore/contracts/content/admin/deleted-articles.js';
import { RESTORABLE_DAYS } from '@placelore/contracts/content/admin/deleted-articles.js';
import type { ArticleMerge as WireMerge } from '@placelore/contracts/content/admin/duplicates.js';
import { MERGE_FIELDS } from '@placelore/contracts/content/admin/duplicates.js';
import type { ArticleMerge } from './article-merge.entity.js';
import type { DeletedArticleRow } from './deleted-articles.repository.js';

/** Formats the time after which an article can no longer be restored. */
const formatDeadline = (date: Date): string => new Date(date.getTime() + RESTORABLE_DAYS * 86_400_000).toISOString();

export const presentDeletedArticle = (row: DeletedArticleRow): DeletedArticle => ({
  id: row.articleId,
  title: row.title,
  slug: row.slug,
  reason: row.reason,
  mergeId: row.mergeId,
  deletedBy: { userId: row.deletedBy, username: row.deletedByName },
  deletedAt: row.deletedAt.toISOString(),
  restorableUntil: formatDeadline(row.deletedAt),
});

export const presentMerge = (row: ArticleMerge): WireMerge => ({
  id: row.id,
  keepId: row.keepId,
  keptTitle: row.keptTitle,
  removed: row.deletedArticles,
  taken: MERGE_FIELDS.filter((field) => field in row.taken),
  mergedBy: { userId: row.mergedBy, username: row.mergedByName },
  mergedAt: row.mergedAt.toISOString(),
  undoableUntil: formatDeadline(row.mergedAt),
  undoneAt: row.undoneAt?.toISOString() ?? null,
});
