import type { ErrorReport } from '@placelore/contracts/content/error-reports.js';
import type { Tag } from '../../../lib/cache/server-state.js';

/** Cache tags of data that changes when a report is closed. */
export const CHANGED_TAGS: readonly Tag[] = ['errorReports', 'articles', 'adminArticles', 'audit'];

/** Returns the path that opens the editor with the sentence selected; null without an article. */
export function getEditorPath({ articleId, sentence }: Pick<ErrorReport, 'articleId' | 'sentence'>): string | null {
  if (articleId === null) return null;
  const query = sentence && `?${new URLSearchParams({ sentence })}`;
  return `/admin/articles/${articleId}/edit${query}`;
}
