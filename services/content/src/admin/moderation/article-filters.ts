import type { adminArticles } from '@placelore/contracts/content/admin/admin-articles.js';
import type { RouteInput } from '@placelore/contracts/core/route.js';

/** Filter of a list in the admin panel. */
export type ArticleFilter = Partial<
  Pick<RouteInput<typeof adminArticles.list>, 'category' | 'contentSource' | 'visibility' | 'reviewed'>
>;

export interface Condition {
  /** SQL that starts with `and`; empty without a filter. */
  sql: string;
  parameters: unknown[];
}

/** Returns the condition of a filter on rows of `articles`; its parameters are numbered from `firstParameter` on. */
export function buildCondition(filter: ArticleFilter, firstParameter: number): Condition {
  const { category, contentSource, visibility, reviewed } = filter;
  const candidates: [string, unknown][] = [
    ['category', category],
    ['content_source', contentSource],
    ['is_public', visibility && visibility === 'public'],
    ['admin_reviewed', reviewed && reviewed === 'true'],
  ];
  const active = candidates.filter(([, value]) => value !== undefined);
  return {
    sql: active.map(([column], index) => ` and ${column} = $${firstParameter + index}`).join(''),
    parameters: active.map(([, value]) => value),
  };
}
