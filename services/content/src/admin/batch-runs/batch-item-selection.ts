import { type BatchKind, MAX_RUN_ITEMS } from '@placelore/contracts/content/admin/batch-runs.js';
import { DISCOVERIES_WITHOUT_ARTICLE } from '../../discoveries/core/discoveries-without-article.js';
import { listGuidebookRecords } from './guidebook-records.js';

/** Selects articles with a position, using the index `articles_positioned`. A condition is appended. */
const selectPositionedArticles = (condition: string) => `
  select 'article' as type, id, title as name from articles where latitude is not null${condition} order by id limit $1`;

const DISCOVERIES_WITHOUT_ARTICLE_SQL = `
  select 'discovery' as type, discovery.id, discovery.title as name${DISCOVERIES_WITHOUT_ARTICLE} order by discovery.id limit $1`;

/** Published articles that show a cover instead of a photo. */
const ARTICLES_WITHOUT_PHOTO_SQL = `
  select 'article' as type, id, title as name from articles
   where is_public and (image_url = '' or image_url like '/objects/covers/%') order by id limit $1`;

/** Records of the guidebook, whose names are $2. */
const RECORDS_SQL = `
  select 'record' as type, number::integer as id, name
    from unnest($2::text[]) with ordinality as record (name, number) order by id limit $1`;

/**
 * Selects the subjects of each kind of run: type, id and name, in order, at most $1. See {@link
 * getSelectionParameters}.
 */
export const ITEM_SELECTION_SQL: Record<BatchKind, string> = {
  'fix-attraction-distances': selectPositionedArticles(` and nearby_attractions <> '[]'::jsonb`),
  'generate-nearby-attractions': selectPositionedArticles(''),
  'recover-articles': DISCOVERIES_WITHOUT_ARTICLE_SQL,
  'find-photos': ARTICLES_WITHOUT_PHOTO_SQL,
  'compare-guidebook': RECORDS_SQL,
};

/** Returns the parameters of {@link ITEM_SELECTION_SQL}. */
export const getSelectionParameters = (kind: BatchKind, limit: number | null): unknown[] => [
  limit ?? MAX_RUN_ITEMS,
  ...(kind === 'compare-guidebook' ? [listGuidebookRecords().map(({ name }) => name)] : []),
];

/** Expected cost of an item in USD before any item was processed. */
export const DEFAULT_ITEM_COST_USD: Record<BatchKind, number> = {
  'fix-attraction-distances': 0,
  'generate-nearby-attractions': 0.015,
  'recover-articles': 0.01,
  'find-photos': 0,
  'compare-guidebook': 0,
};
