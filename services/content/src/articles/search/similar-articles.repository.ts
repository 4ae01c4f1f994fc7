import { Injectable } from '@nestjs/common';
import { MAX_SIMILAR_ARTICLES } from '@placelore/contracts/content/articles/articles.js';
import { DataSource } from 'typeorm';
import type { SearchResultRow } from './article-search.repository.js';
import { RANK_WEIGHTS } from './search-sql.js';
import type { SearchWords } from './search-words.js';

/** Contains the SQL that finds articles with any of the words of an unknown URL. */
@Injectable()
export class SimilarArticlesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns published articles that match any of the words, best first. @param hasPlace whether they name a place */
  findSimilar({ list }: SearchWords, hasPlace: boolean): Promise<SearchResultRow[]> {
    return this.dataSource.query(SIMILAR_SQL, [list, hasPlace]);
  }
}

/** Maximum number of articles that are ranked per word. */
const MAX_MATCHES_PER_WORD = 1_000;
/** Maximum number of articles with a name similar to a word that no name has. */
const MAX_FUZZY_MATCHES = 30;
/**
 * Maximum number of unknown words that are compared with all names, longest first. Each comparison scans the library.
 */
const MAX_FUZZY_WORDS = 3;
/** Weight of a similar name relative to a name that has the word. */
const FUZZY_WEIGHT = 0.6;
/** A match with less than this share of the best rank counts as accidental. */
const MIN_RANK_SHARE = 0.3;

/**
 * Parameters: $1 words, $2 whether they name a place. Each matching word counts by its position and its rarity, because
 * URLs contain words that no article has, such as "ruins", and words that many have, such as "tower". When names match
 * at most half of the words, the longest of the other words may be misspelled.
 */
const SIMILAR_SQL = `
  with search_query as materialized (
    select word, to_tsquery('article_names', quote_literal(word)) || to_tsquery('article_words', quote_literal(word)) as names,
           to_tsquery('article_words', quote_literal(word)) as words
      from unnest($1::text[]) as word
  ), named as materialized (
    select search_query.word, hit.id, hit.rank
      from search_query cross join lateral (
        select id, ts_rank(${RANK_WEIGHTS}, search_names, search_query.names, 1) as rank
          from articles where is_public and search_names @@ search_query.names limit ${MAX_MATCHES_PER_WORD}) hit
  ), written as materialized (
    select search_query.word, hit.id, hit.rank
      from search_query cross join lateral (
        select id, ts_rank(${RANK_WEIGHTS}, article_words.words, search_query.words, 1) as rank
          from article_words where is_public and article_words.words @@ search_query.words limit ${MAX_MATCHES_PER_WORD}) hit
     where not exists (select 1 from named where named.word = search_query.word and named.id = hit.id)
  ), matched as materialized (
    select * from named union all select * from written
  ), worth as materialized (
    select search_query.word, ln(1 + greatest(1, coalesce(max(totals.published), 0)) / (1.0 + count(matched.id))) as idf
      from search_query
      left join matched on matched.word = search_query.word
      left join article_totals totals on totals.category = ''
     group by search_query.word
  ), unnamed as materialized (
    select word from search_query
     where not exists (select 1 from named where named.word = search_query.word)
       -- A certain place is no misspelling of another: Provence and Providence.
       and not $2::boolean
       and (select count(distinct word) from named) <= (select count(*) from search_query) / 2.0
     order by length(word) desc, word limit ${MAX_FUZZY_WORDS}
  ), alike as materialized (
    select unnamed.word, alike.id, alike.likeness
      from unnamed cross join lateral article_names_like(unaccent(unnamed.word), ${MAX_FUZZY_MATCHES}) alike
  ), ranked as materialized (
    select id, sum(rank) as rank from (
      select id, matched.rank * worth.idf as rank from matched join worth using (word)
      union all
      select id, alike.likeness * ${FUZZY_WEIGHT} * worth.idf from alike join worth using (word)) parts
     group by id
  ), best as (
    select id, rank from ranked where rank >= ${MIN_RANK_SHARE} * (select max(rank) from ranked)
     order by rank desc, id limit ${MAX_SIMILAR_ARTICLES}
  )
  select article.id, slug, title, location, category, place_type as "placeType", meta_description as "metaDescription",
         image_url as "imageUrl", thumbnail_url as "thumbnailUrl", image_credit as "imageCredit",
         published_at as "publishedAt", content_source as "contentSource", latitude::float8 as latitude,
         longitude::float8 as longitude, search_text as text, other_names as "otherNames"
    from best join articles article on article.id = best.id
   order by best.rank desc, article.search_quality desc, best.id`;
