import type { AdminArticleRow } from '@placelore/contracts/content/admin/admin-lists.js';
import { MAX_PREVIEW_LENGTH, type PendingArticle } from '@placelore/contracts/content/admin/moderation.js';
import { presentCard } from '../../articles/core/article.presenter.js';
import { extractText } from '../../articles/core/article-html.js';
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

/** Matches headings, which would run into the text, and a tag that is cut off at the end. */
const NO_TEXT = /<(h[1-6])\b[^>]*>.*?<\/\1>|<[^>]*$/gis;

export function presentPending(row: PendingRow): PendingArticle {
  return { ...presentAdminRow(row), preview: buildPreview(extractText(row.beginning.replace(NO_TEXT, ''))) };
}

/** Returns at most 200 characters, with an ellipsis when there are more. Never splits a character. */
function buildPreview(text: string): string {
  const characters = Array.from(text);
  return characters.length <= MAX_PREVIEW_LENGTH
    ? text
    : `${characters.slice(0, MAX_PREVIEW_LENGTH).join('').trimEnd()}…`;
}
