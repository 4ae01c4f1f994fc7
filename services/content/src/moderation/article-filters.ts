import type { adminArticles } from '@placelore/contracts/admin-articles.js';
import type { RouteInput } from '@placelore/contracts/route.js';

/** What a list of the console is narrowed to. */
export type ArticleFilter = Partial<
  Pick<RouteInput<typeof adminArticles.list>, 'category' | 'contentSource' | 'visibility' | 'reviewed'>
>;

export interface Condition {
  /** Begins with `and`; empty when nothing is asked for. */
  sql: string;
  parameters: unknown[];
}

/** The condition of a filter on rows of `articles`, with parameters numbered from `first` on. */
export function conditionOf(filter: ArticleFilter, first: number): Condition {
  const { category, contentSource, visibility, reviewed } = filter;
  const wanted: [string, unknown][] = [
    ['category', category],
    ['content_source', contentSource],
    ['is_public', visibility && visibility === 'public'],
    ['admin_reviewed', reviewed && reviewed === 'true'],
  ];
  const asked = wanted.filter(([, value]) => value !== undefined);
  return {
    sql: asked.map(([column], nth) => ` and ${column} = $${first + nth}`).join(''),
    parameters: asked.map(([, value]) => value),
  };
}
