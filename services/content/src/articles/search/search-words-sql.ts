import { ARTICLE_SEARCH } from '@placelore/contracts/content/articles/articles.js';
import {
  BONUSES,
  GUIDED_SQL,
  MIN_REQUESTED_RANK,
  OWN_SQL,
  RANK_WEIGHTS,
  READER_EDITION_SQL,
  TEXT_RANK,
  TIERS,
} from './search-sql.js';
import { isWithoutPlaces, type SearchTarget } from './search-target.js';

/** Number of published articles above which those with a word are estimated before they are read. */
const MANY_ARTICLES = 50_000;
const { maxResults } = ARTICLE_SEARCH;

/** Checks whether a search names neither a place nor a kind of place, so that only its words count. */
export const isForWordsOnly = (target: SearchTarget): boolean =>
  isWithoutPlaces(target) && target.kind === null && target.rest.length === 0;

/** Articles with all words in title, location and category: best with all of them in the title. */
const NAMED_SQL = `
  select id, case when is_thin and rank <= ${MIN_REQUESTED_RANK} then ${TIERS.mentioned} else tier end as tier, rank
    from (
      select id, is_thin, tier, search_quality + text_rank + beginning
               + case when is_title then ${BONUSES.title} when tier = ${TIERS.mentioned} then ${BONUSES.named} else 0 end as rank
        from (
          select article.id, search_quality, is_thin, search_title = plain_key as is_title,
                 round(${TEXT_RANK} * ts_rank(${RANK_WEIGHTS}, search_names, names, 1)) as text_rank,
                 case when starts_with(search_name, plain) then ${BONUSES.beginning} else 0 end as beginning,
                 case when search_title = plain_key or search_names @@ titled then ${TIERS.best}
                      else ${TIERS.mentioned} end as tier
            from search_query, articles article
           where is_public and search_names @@ names
           limit ${maxResults}) hit) ranked`;

/**
 * Builds the common table expressions of a search for words alone, a part of those of `buildFoundSql` that takes a fraction
 * of their time. Its parameters are the same and their types are stated, because not all are used. Expressions: `best_page`, the results of the page; `counted`, the number of all results; `edition`.
 * @param hasGuides whether the reader may have guides of their own
 * @param limit and `offset`: those of the page, as SQL
 */
export const buildWordsSql = (hasGuides: boolean, limit: string, offset: string): string => `
  parameters as (
    select $1::text, $6::integer, $7::uuid, $8::text[], $9::text[], $10::text[], $11::text[], $12::integer[], $13::numeric[],
           $14::text[], $15::text[], $16::text[], $17::text[], $18::text, $19::text, $20::text, $21::text, $22::boolean,
           $23::boolean
  ), search_query as materialized (
    select to_tsquery('article_names', $3) || to_tsquery('article_words', $3) as names,
           to_tsquery('article_names', $4) || to_tsquery('article_words', $4) as titled,
           to_tsquery('article_words', $2) as words, unaccent($5) as plain, title_key_of($5) as plain_key
  ), named as materialized (${NAMED_SQL}
  ), mentioned as materialized (
    select mention.* from search_query cross join lateral article_mentions(
      search_query.words, array(select id from named), (${limit}::bigint + ${offset}::bigint)::integer, ${maxResults}, ${MANY_ARTICLES}) mention
  )${hasGuides ? `, ${OWN_SQL}, guided as materialized (${GUIDED_SQL})` : ''}, best_page as materialized (
    select id, tier, rank from (
      select id, tier, rank from named
      union all select id, ${TIERS.mentioned}, quality from mentioned
      ${hasGuides ? 'union all select id, tier, rank from guided' : ''}) every
     order by tier, rank desc, id limit ${limit} offset ${offset}
  ), counted as materialized (
    select least(${maxResults}, (select count(*) from named) + coalesce((select max(total) from mentioned), 0)
             ${hasGuides ? '+ (select count(*) from guided)' : ''})::integer as total
  ), ${hasGuides ? READER_EDITION_SQL : `edition as materialized (select version::text from article_totals where category = '')`}`;
