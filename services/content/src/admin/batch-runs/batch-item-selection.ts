import type { BatchKind } from '@placelore/contracts/content/admin/batch-runs.js';
import { DISCOVERIES_WITHOUT_ARTICLE } from '../../discoveries/core/discoveries.repository.js';

/** Articles with a position, in either reading direction: by the index `articles_positioned`. */
const selectPositionedArticles = (condition: string) => `
  select 'article' as type, id, title as name from articles where latitude is not null${condition} order by id limit $1`;

const DISCOVERIES_WITHOUT_ARTICLE_SQL = `
  select 'discovery' as type, discovery.id, discovery.title as name${DISCOVERIES_WITHOUT_ARTICLE} order by discovery.id limit $1`;

/** Published articles that show a cover. */
const ARTICLES_WITHOUT_PHOTO_SQL = `
  select 'article' as type, id, title as name from articles
   where is_public and (image_url = '' or image_url like '/objects/covers/%') order by id limit $1`;

/** Subjects of each kind of run: type, id and name in their order, at most $1. */
export const ITEM_SELECTION_SQL: Record<BatchKind, string> = {
  'fix-attraction-distances': selectPositionedArticles(` and nearby_attractions <> '[]'::jsonb`),
  'generate-nearby-attractions': selectPositionedArticles(''),
  'recover-articles': DISCOVERIES_WITHOUT_ARTICLE_SQL,
  'find-photos': ARTICLES_WITHOUT_PHOTO_SQL,
};

/** Expected USD of an item when none was processed yet. */
export const DEFAULT_ITEM_COST_USD: Record<BatchKind, number> = {
  'fix-attraction-distances': 0,
  'generate-nearby-attractions': 0.015,
  'recover-articles': 0.01,
  'find-photos': 0,
};
