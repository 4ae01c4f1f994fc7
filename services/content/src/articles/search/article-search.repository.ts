import { Injectable } from '@nestjs/common';
import { ARTICLE_SEARCH } from '@placelore/contracts/content/articles/articles.js';
import type { Actor } from '@placelore/contracts/core/identity.js';
import type { Category } from '@placelore/contracts/places/categories.js';
import type { PreparedStatement } from '@placelore/platform/database/prepared-statement.js';
import { ReadReplica } from '@placelore/platform/database/read-replica.js';
import { createPagedStatement, type PagedStatement } from '../../common/paged-statement.js';
import type { CardRow } from '../core/articles.repository.js';
import { buildFoundSql, TIERS } from './search-sql.js';
import type { SearchWords } from './search-words.js';
import { buildWordsSql, isForWordsOnly } from './search-words-sql.js';
import { toSearchParameters } from './target/search-parameters.js';
import { isWithoutPlaces, type SearchTarget } from './target/search-target.js';

/** Article or guide that was found, with the text from which excerpts are taken. */
export type SearchResultRow = CardRow & {
  tier: number;
  /** Empty when nothing can be marked in it, or the title already has the words. */
  text: string;
  /** Other names, separated by ` · `. */
  otherNames: string;
  /** Whether a model wrote a guide; null for articles. */
  isWrittenByModel: boolean | null;
};

/** Who searches: a user, a visitor known by a cookie, both, or neither. */
export type SearchActor = Pick<Actor, 'userId' | 'visitorId'>;

export interface SearchRequest {
  words: SearchWords;
  target: SearchTarget;
  /** Whether the name of the place was misspelled and has been corrected. */
  isCorrected: boolean;
  /** Patterns of titles that already have the words, so that no excerpt is needed; null when no excerpts are. */
  titlePatterns: string[] | null;
  limit: number;
  offset: number;
  category: Category | undefined;
  /** Versions whose response the caller already has; for these, no rows are read. */
  knownVersions: string[];
}

/**
 * Results at one version of the published content. When the caller has that version, `total` is null and `rows` empty.
 */
export interface FoundPage {
  version: string;
  total: number | null;
  /** Number of results that do more than mention the words. */
  relevant: number;
  rows: SearchResultRow[];
}

/** Article or guide whose name is spelled like the words. */
export type SimilarRow = SearchResultRow & { likeness: number };

/** Contains the SQL of searches for articles and for the reader's dynamic guides. */
@Injectable()
export class ArticleSearchRepository {
  constructor(private readonly replica: ReadReplica) {}

  /**
   * Returns the best matches. When more than `ARTICLE_SEARCH.maxResults` articles match, not all of them are ranked.
   */
  async search(reader: SearchActor, request: SearchRequest): Promise<FoundPage> {
    const { words, target, isCorrected, titlePatterns, limit, offset, category, knownVersions } = request;
    const isGuest = reader.userId === null && reader.visitorId === null;
    const { words: ofWords, kinds, places } = isGuest ? OF_GUEST : OF_READER;
    const isForWords = category === undefined && isForWordsOnly(target);
    const getFreeStatement = isForWords ? ofWords : kinds;
    const getStatement = isWithoutPlaces(target) ? getFreeStatement : places;
    const { statement, pageParameters } = getStatement(limit, offset);
    const rows = await this.replica.query<FoundRow>(statement, [
      ...toSearchParameters(words, target, category, reader, isCorrected),
      knownVersions,
      titlePatterns,
      ...pageParameters,
    ]);
    return toFoundPage(rows);
  }

  /** Returns articles and the reader's guides with similar names, most similar first. */
  findAlike(reader: SearchActor, plain: string, category: Category | undefined): Promise<SimilarRow[]> {
    return this.replica.query(ALIKE, [plain, category ?? '', reader.userId, reader.visitorId]);
  }
}

export type FoundRow = { version: string; total: number | null; relevant: number; id: number | null };

/** Separates the columns about all results from the rows. A search without results is one row of nulls. */
export function toFoundPage(listRows: FoundRow[]): FoundPage {
  const [{ version, total, relevant }] = listRows as [FoundRow];
  return { version, total, relevant, rows: listRows.filter(({ id }) => id !== null) as unknown as SearchResultRow[] };
}

/** Maximum number of results with similar names, and minimum similarity of a guide's name. */
const MAX_ALIKE = 30;
const MIN_GUIDE_LIKENESS = 0.5;

/**
 * Text of a result, as SQL. Reading and sending the texts of a page takes half a millisecond, so they are read only for
 * results with excerpts; $31 contains the title patterns.
 */
const TEXT_SQL = `case when $31::text[] is null or (page.tier = ${TIERS.best} and ' ' || lower(title) like any($31::text[]))
     then '' else search_text end`;

/** Builds the columns of a card of an article. @param text its text, as SQL */
export const buildArticleColumns = (
  text: string,
): string => `id, slug, title, location, category, place_type as "placeType", meta_description as "metaDescription",
  image_url as "imageUrl", thumbnail_url as "thumbnailUrl", image_credit as "imageCredit",
  published_at as "publishedAt", content_source as "contentSource",
  null::boolean as "isWrittenByModel", ${text} as text,
  latitude::float8 as latitude, longitude::float8 as longitude, other_names as "otherNames"`;
/** Builds the same columns for a guide. */
export const buildGuideColumns = (
  text: string,
): string => `-id, slug, title, location, category, place_type, meta_description, image_url, thumbnail_url, image_credit,
  created_at, 'text_search', writing->>'model' is not null or writing->>'provider' <> 'embedded',
  ${text},
  latitude::float8, longitude::float8, other_names`;

/** Builds the statement that returns the cards of `best_page`. `counted` are all results; `edition` is the version. */
export const buildSearchSql = (found: string, guides: string): string => `
  with ${found}
  select state.version, case when not state.version = any($30::text[]) then counted.total end as total, counted.relevant, card.*
    from edition state
    cross join counted
    left join lateral (
      select article.*, page.tier
        from best_page page
        cross join lateral (select ${buildArticleColumns(TEXT_SQL)} from articles where id = page.id${guides}) article
       order by page.tier, page.rank desc, page.id
    ) card on not state.version = any($30::text[])`;

export const GUIDES_SQL = ` union all select ${buildGuideColumns(TEXT_SQL)} from dynamic_articles where id = -page.id`;

/**
 * Number of parameters: those of the found rows, then $30 known versions and $31 title patterns; limit and offset
 * follow.
 */
const PARAMETER_COUNT = 31;
const buildKindSql = (hasPlaces: boolean, hasGuides: boolean, limit: string, offset: string): string =>
  buildSearchSql(
    `${buildFoundSql(hasPlaces, hasGuides, limit, offset)}, best_page as materialized (
      select id, tier, rank from found order by tier, rank desc, id limit ${limit} offset ${offset}
    ), counted as materialized (
      select least(count(*), ${ARTICLE_SEARCH.maxResults})::integer as total,
             least(count(*) filter (where tier < ${TIERS.more}), ${ARTICLE_SEARCH.maxResults})::integer as relevant
        from found
    )`,
    hasGuides ? GUIDES_SQL : '',
  );

/**
 * Creates a statement that is planned only once: planning takes three times as long as running it, 3 ms of 4, both with
 * 1,338 and with 100,000 articles.
 */
function createKindStatement(name: string, hasPlaces: boolean, hasGuides: boolean): PagedStatement {
  const sql = buildKindSql(hasPlaces, hasGuides, `$${PARAMETER_COUNT + 1}`, `$${PARAMETER_COUNT + 2}`);
  const statement: PreparedStatement = { name, sql, isPlannedOnce: true };
  return (limit, offset) => ({ statement, pageParameters: [limit, offset] });
}

const createStatements = (hasGuides: boolean, suffix: string) => ({
  places: createKindStatement(`articles.search${suffix}`, true, hasGuides),
  kinds: createKindStatement(`articles.search-kind${suffix}`, false, hasGuides),
  words: createPagedStatement(`articles.search-words${suffix}`, PARAMETER_COUNT, (limit, offset) =>
    buildSearchSql(buildWordsSql(hasGuides, limit, offset), hasGuides ? GUIDES_SQL : ''),
  ),
});
const OF_READER = createStatements(true, '');
/** Visitors without a cookie have no guides of their own. */
const OF_GUEST = createStatements(false, '-of-guest');

/** Parameters: $1 plain words, $2 category or '', $3 user, $4 visitor. */
const ALIKE: PreparedStatement = {
  sql: `
  select ${buildArticleColumns('search_text')}, ${TIERS.best} as tier, likeness
    from article_names_like(unaccent($1), ${MAX_ALIKE}) alike join articles using (id)
   where $2 = '' or category = $2
  union all
  select ${buildGuideColumns('search_text')}, ${TIERS.best}, word_similarity(unaccent($1), search_name)
    from dynamic_articles
   where expires_at > now() and id in (select guide_id from guide_holders where user_id = $3 or visitor_id = $4)
     and ($2 = '' or category = $2) and word_similarity(unaccent($1), search_name) >= ${MIN_GUIDE_LIKENESS}
   order by likeness desc`,
};
