import { Injectable } from '@nestjs/common';
import { ARTICLE_SEARCH } from '@placelore/contracts/content/articles/articles.js';
import type { Actor } from '@placelore/contracts/core/identity.js';
import { DataSource } from 'typeorm';
import type { CardRow } from '../core/articles.repository.js';
import {
  type ArticleListQuery,
  type ListRow,
  toVersionedList,
  type VersionedList,
} from './article-lists.repository.js';
import { HIGHLIGHT_MARK, type SearchWords } from './search-words.js';
import type { SearchedPlace } from './searched-place.js';
import { buildIsOwnSql, buildPlacedSql, toPlaceParameters } from './searched-place-sql.js';

export type SearchResultRow = CardRow & {
  headline: string | null;
  /** Null for articles. */
  isWrittenByModel?: boolean | null;
};

/** The searching user, visitor known by a cookie, both, or neither. */
export type SearchActor = Pick<Actor, 'userId' | 'visitorId'>;

/** Contains the SQL of the search of articles and of the reader's dynamic guides. */
@Injectable()
export class ArticleSearchRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the best matches; of more than `ARTICLE_SEARCH.found` articles not all are ranked. */
  async search(
    { userId, visitorId }: SearchActor,
    words: SearchWords,
    place: SearchedPlace | null,
    { limit, offset, category, knownVersions }: Omit<ArticleListQuery, 'after'>,
  ): Promise<VersionedList<SearchResultRow>> {
    const { exact, prefix, plain, prefixPattern } = words;
    const parameters = [
      knownVersions,
      limit,
      offset,
      category ?? '',
      exact,
      prefix,
      plain,
      prefixPattern,
      userId,
      visitorId,
      ...toPlaceParameters(place),
    ];
    const rows: ListRow[] = await this.dataSource.query(SEARCH_SQL, parameters);
    return toVersionedList(rows) as VersionedList<SearchResultRow>;
  }
}

/** Weights of body, category, location and title. */
export const RANK_WEIGHTS = `'{0.1, 0.3, 0.5, 1.0}'`;
/** The query as SQL: prefix words, exact words, and plain words. */
export const buildSearchQuerySql = (prefix: string, exact: string, plain: string): string => `
    select to_tsquery('article_names', ${prefix}) || to_tsquery('article_words', ${prefix}) as names,
           to_tsquery('article_words', ${exact}) as words,
           unaccent(${plain}) as plain`;
/** Maximum number of names found by similarity, which is used only when no title has the words. */
const MAX_FUZZY_MATCHES = 30;
/** Minimum similarity of a guide's name. */
const MIN_FUZZY_SIMILARITY = 0.5;
/** Maximum number of dynamic guides. */
const MAX_GUIDES = 100;
/** Length of the text a snippet is cut from, and its part before the first match. Whole texts would be slow. */
const EXCERPT = { length: 400, leadLength: 120, maxSearchedLength: 60_000 };

/** First of the parameters about the searched place, and rank of the reader's guide to it. */
const PLACE = 11;
const OWN_GUIDE_RANK = 8;
/** More than any rank, so that pages that say little come after all others. */
const THIN_RANK_PENALTY = 100;

/** Selects a page's rows of either table with the columns of a card. */
const CARD_SQL = `
  select id, slug, title, location, category, place_type as "placeType", meta_description as "metaDescription", image_url as "imageUrl",
         thumbnail_url as "thumbnailUrl", image_credit as "imageCredit", published_at as "publishedAt", content_source as "contentSource",
         null::boolean as "isWrittenByModel", content
    from articles where id = page.id
  union all
  select -id, slug, title, location, category, place_type, meta_description, image_url, thumbnail_url, image_credit, created_at, 'text_search',
         writing->>'model' is not null or writing->>'provider' <> 'embedded', content
    from dynamic_articles where id = -page.id`;

/**
 * Parameters: $1 known versions, $2 limit, $3 offset, $4 category or '', $5 words, $6 words with the last one as a
 * prefix, $7 plain words, $8 pattern of their beginnings, $9 user, $10 visitor, $11 to $16 the searched place. Order:
 * about the place, inside it, all words in the name, all words
 * anywhere, similar names, and at last all that say little; in each, articles before dynamic guides, whose ids are negative. Guides are found only by
 * their holders, and are part of the result's version. A guide to a place that has an article is omitted, and of
 * several to one place only the newest is found. Expensive branches are guarded by a condition that Postgres evaluates
 * once, so that it skips them entirely.
 */
const SEARCH_SQL = `
  with search_query as materialized (${buildSearchQuerySql('$6', '$5', '$7')}
  ), own as materialized (
    select guide.* from dynamic_articles guide
     where expires_at > now() and id in (select guide_id from guide_holders where user_id = $9 or visitor_id = $10)
  ), placed as materialized (${buildPlacedSql(PLACE, "$4 = '' or article.category = $4", '(select words from search_query)')}
  ), named as materialized (
    select id, published_at, 2 + ts_rank(${RANK_WEIGHTS}, search_names, names, 1) + starts_with(search_name, plain)::int as rank
      from search_query, articles
     where is_public and ($4 = '' or category = $4) and search_names @@ names and id not in (select id from placed)
     limit ${ARTICLE_SEARCH.maxResults} - (select count(*) from placed)
  ), written as materialized (
    select id, published_at, 1 + ts_rank(${RANK_WEIGHTS}, search_words, words, 1) as rank
      from search_query, articles
     where is_public and ($4 = '' or category = $4) and search_words @@ words
       and id not in (select id from named) and id not in (select id from placed)
     limit ${ARTICLE_SEARCH.maxResults} - (select count(*) from named) - (select count(*) from placed)
  ), guided as materialized (
    select id, published_at, rank from (
      select distinct on (title, location) -id as id, created_at as published_at,
             case when ${buildIsOwnSql('guide', PLACE)} then ${OWN_GUIDE_RANK} when search_names @@ names then 2 else 1 end - 0.5 + starts_with(search_name, plain)::int +
               ts_rank(${RANK_WEIGHTS}, search_names || search_words, names || words, 1) / 2 as rank
        from search_query, own guide
       where ($4 = '' or category = $4)
         and (search_names @@ names or search_words @@ words or ${buildIsOwnSql('guide', PLACE)})
         and not exists (select 1 from articles where is_public
                           and title_key_of(title) = title_key_of(guide.title) and location = guide.location)
       order by title, location, guide.id desc) newest
     order by rank desc limit ${MAX_GUIDES}
  ), unmatched as materialized (
    -- A certain place is no misspelling of another: Provence and Providence.
    select cardinality($${PLACE + 1}::text[]) = 0 and not exists (select 1 from named)
       and not exists (select 1 from written) and not exists (select 1 from guided) as is_open
  ), alike as materialized (
    select article.id, article.published_at, alike.likeness as rank
      from search_query, article_names_like(plain, ${MAX_FUZZY_MATCHES}) alike join articles article on article.id = alike.id
     where (select is_open from unmatched)
       and ($4 = '' or article.category = $4)
    union all
    select -guide.id, guide.created_at, word_similarity(plain, guide.search_name)
      from search_query, own guide
     where (select is_open from unmatched)
       and ($4 = '' or guide.category = $4) and word_similarity(plain, guide.search_name) >= ${MIN_FUZZY_SIMILARITY}
  ), thin as materialized (
    select id from articles where is_public and is_thin union all select -id from own where is_thin
  ), found as materialized (
    select matching.id, published_at, rank - case when thin.id is null then 0 else ${THIN_RANK_PENALTY} end as rank
      from (select * from placed union all select * from named union all select * from written union all
            select * from guided union all select * from alike) matching
      left join thin on thin.id = matching.id
  ), edition as materialized (
    select state.version || coalesce('.' || left(md5((select string_agg(id::text, ',' order by id) from own)), 8), '')
             as version
      from article_totals state where state.category = ''
  )
  select state.version, case when not state.version = any($1::text[]) then (select count(*)::int from found) end as total,
         card.*
    from edition state
    left join lateral (
      -- Everything but the text.
      select article.id, slug, title, location, category, "placeType", "metaDescription", "imageUrl", "thumbnailUrl", "imageCredit",
             "publishedAt", "contentSource", "isWrittenByModel",
             ts_headline('article_words', excerpt.text, search_query.words,
               'StartSel=${HIGHLIGHT_MARK.start}, StopSel=${HIGHLIGHT_MARK.end}, MaxFragments=1, MinWords=10, MaxWords=30') as headline
        from search_query, (select * from found order by rank desc, published_at desc, id desc limit $2 offset $3) page
        cross join lateral (${CARD_SQL}) article,
        -- "offset 0" has each of these computed once a row.
        lateral (select translate(article_plain_text(left(article.content, ${EXCERPT.maxSearchedLength})),
                   '${HIGHLIGHT_MARK.start}${HIGHLIGHT_MARK.end}', '') as text offset 0) plain,
        lateral (select regexp_instr(unaccent(lower(plain.text)), '\\m(?:' || unaccent($8) || ')') as at offset 0) first,
        lateral (select case when first.at <= ${EXCERPT.leadLength} then left(plain.text, ${EXCERPT.length})
                   else regexp_replace(substr(plain.text, first.at - ${EXCERPT.leadLength}, ${EXCERPT.length}), '^\\S*\\s', '')
                   end as text) excerpt
       order by page.rank desc, page.published_at desc, page.id desc
    ) card on not state.version = any($1::text[])`;
