import type { BatchKind } from '@placelore/contracts/content/admin/batch-runs.js';
import { DISCOVERIES_WITHOUT_ARTICLE } from '../../discoveries/core/discoveries.repository.js';

/** Articles with a position, whichever way they are read: by the index `articles_positioned`. */
const selectPositionedArticles = (condition: string) => `
  select 'article' as type, id, title as name from articles where latitude is not null${condition} order by id limit $1`;

const DISCOVERIES_WITHOUT_ARTICLE_SQL = `
  select 'discovery' as type, discovery.id, discovery.title as name${DISCOVERIES_WITHOUT_ARTICLE} order by discovery.id limit $1`;

/** What each kind of run is about: type, id and name of its subjects in their order, $1 at most. */
export const ITEM_SELECTION_SQL: Record<BatchKind, string> = {
  'fix-attraction-distances': selectPositionedArticles(` and nearby_attractions <> '[]'::jsonb`),
  'generate-nearby-attractions': selectPositionedArticles(''),
  'recover-articles': DISCOVERIES_WITHOUT_ARTICLE_SQL,
};

/** USD that an item is expected to cost where none was done yet. */
export const DEFAULT_ITEM_COST_USD: Record<BatchKind, number> = {
  'fix-attraction-distances': 0,
  'generate-nearby-attractions': 0.015,
  'recover-articles': 0.01,
};
