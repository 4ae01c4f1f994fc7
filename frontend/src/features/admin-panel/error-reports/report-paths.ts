import type { ErrorReport } from '@placelore/contracts/content/error-reports.js';
import type { Tag } from '../../../lib/cache/server-state.js';

/** Cache groups that closing a report changes. */
export const CHANGED_TAGS: readonly Tag[] = ['errorReports', 'articles', 'adminArticles', 'audit'];

/** Returns the path of the editor, which selects the sentence; null without an article. */
export function getEditorPath({ articleId, sentence }: Pick<ErrorReport, 'articleId' | 'sentence'>): string | null {
  if (articleId === null) return null;
  const query = sentence && `?${new URLSearchParams({ sentence })}`;
  return `/admin/articles/${articleId}/edit${query}`;
}
