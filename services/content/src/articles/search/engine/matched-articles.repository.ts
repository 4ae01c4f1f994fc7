import { Injectable } from '@nestjs/common';
import { ARTICLE_SEARCH } from '@placelore/contracts/content/articles/articles.js';
import type { PreparedStatement } from '@placelore/platform/database/prepared-statement.js';
import { ReadReplica } from '@placelore/platform/database/read-replica.js';
import {
  buildArticleColumns,
  buildGuideColumns,
  buildSearchSql,
  type FoundPage,
  type FoundRow,
  GUIDES_SQL,
  type SearchActor,
  type SearchRequest,
  type SimilarRow,
  toFoundPage,
} from '../article-search.repository.js';
import { OWN_SQL, PARAMETERS_SQL, READER_EDITION_SQL } from '../search-reader-sql.js';
import { BONUSES, GUIDED_SQL, TIERS } from '../search-sql.js';
import { toSearchParameters } from '../target/search-parameters.js';

/** Article that matches, in the order of results. */
export interface Match {
  id: number;
  tier: number;
}

/** Contains the SQL that reads the articles found by a search engine: only published ones, in their present state. */
@Injectable()
export class MatchedArticlesRepository {
  constructor(private readonly replica: ReadReplica) {}

  /**
   * Returns a page of the matches and of the reader's guides with the words.
   * @param matches at least those of this page and of the pages before it; articles that are not public are left out
   * @param unread number of further matches
   */
  async readPage(
    reader: SearchActor,
    { words, target, titlePatterns, limit, offset, knownVersions }: SearchRequest,
    matches: readonly Match[],
    unread: number,
  ): Promise<FoundPage> {
    const rows = await this.replica.query<FoundRow>(PAGE, [
      ...toSearchParameters(words, target, undefined, reader, false),
      knownVersions,
      titlePatterns,
      matches.map(({ id }) => id),
      matches.map(({ tier }) => tier),
      unread,
      limit,
      offset,
    ]);
    return toFoundPage(rows);
  }

  /** Returns articles in the given order, then the reader's guides with similar names. */
  readAlike(reader: SearchActor, ids: readonly number[], plain: string): Promise<SimilarRow[]> {
    return this.replica.query(ALIKE, [ids, plain, reader.userId, reader.visitorId]);
  }
}

/** Minimum similarity of a guide's name, as in searches by PostgreSQL. */
const MIN_GUIDE_LIKENESS = 0.5;

/**
 * Parameters: $1 to $29 like those of `buildFoundSql`, of which only those for guides are used; $30 known versions, $31
 * title patterns, $32 ids and $33 their tiers, $34 number of further matches, $35 limit, $36 offset. An exact title is
 * the best match.
 */
const PAGE: PreparedStatement = {
  name: 'articles.search-engine',
  sql: buildSearchSql(
    `
  ${PARAMETERS_SQL}, search_query as materialized (
    select to_tsquery('article_names', $3) || to_tsquery('article_words', $3) as names,
           to_tsquery('article_names', $4) || to_tsquery('article_words', $4) as titled,
           to_tsquery('article_words', $2) as words, title_key_of($5) as plain_key
  ), matched as materialized (
    select article.id, case when search_title = plain_key then ${TIERS.best} else match.tier end as tier,
           case when search_title = plain_key then ${BONUSES.title} else 0 end - match.position as rank
      from unnest($32::integer[], $33::integer[]) with ordinality match (id, tier, position)
      cross join search_query
      join articles article on article.id = match.id and article.is_public
  ), ${OWN_SQL}, guided as materialized (
    select id, tier, rank - ${BONUSES.title} as rank from (${GUIDED_SQL}) guides
  ), best_page as materialized (
    select id, tier, rank from (select * from matched union all select * from guided) every
     order by tier, rank desc, id limit $35 offset $36
  ), counted as materialized (
    select least(${ARTICLE_SEARCH.maxResults}, $34::integer + (select count(*) from matched) + (select count(*) from guided))::integer
             as total,
           least(${ARTICLE_SEARCH.maxResults}, (select count(*) from matched where tier < ${TIERS.more}) + (select count(*) from guided))::integer
             as relevant
  ), ${READER_EDITION_SQL}`,
    GUIDES_SQL,
  ),
};

/** Parameters: $1 ids, $2 plain words, $3 user, $4 visitor. */
const ALIKE: PreparedStatement = {
  sql: `
  select ${buildArticleColumns('search_text')}, ${TIERS.best} as tier, 1 / position::float8 as likeness
    from unnest($1::integer[]) with ordinality match (id, position) join articles using (id)
   where is_public
  union all
  select ${buildGuideColumns('search_text')}, ${TIERS.best}, word_similarity(unaccent($2), search_name) - 1
    from dynamic_articles
   where expires_at > now() and id in (select guide_id from guide_holders where user_id = $3 or visitor_id = $4)
     and word_similarity(unaccent($2), search_name) >= ${MIN_GUIDE_LIKENESS}
   order by likeness desc`,
};
