import type { AdminArticleRow } from '@placelore/contracts/admin-lists.js';
import { PENDING_PREVIEW, type PendingArticle } from '@placelore/contracts/moderation.js';
import { presentCard } from '../articles/article.presenter.js';
import { textOf } from '../articles/article-html.js';
import type { AdminRow, PendingRow } from './admin-articles.repository.js';

export function presentAdminRow(row: AdminRow): AdminArticleRow {
  const { snippet: _none, ...card } = presentCard(row);
  return {
    ...card,
    isPublic: row.isPublic,
    adminReviewed: row.adminReviewed,
    discoveryId: row.discoveryId,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function presentPending(row: PendingRow): PendingArticle {
  // Where the beginning was cut within a tag, that is no text.
  return { ...presentAdminRow(row), preview: previewOf(textOf(row.beginning.replace(/<[^>]*$/, ''))) };
}

/** At most 200 characters, and an ellipsis when there are more. No character is cut in two. */
function previewOf(text: string): string {
  const characters = Array.from(text);
  return characters.length <= PENDING_PREVIEW ? text : `${characters.slice(0, PENDING_PREVIEW).join('').trimEnd()}…`;
}
