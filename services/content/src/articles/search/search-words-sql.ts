import { ARTICLE_SEARCH } from '@placelore/contracts/content/articles/articles.js';
import {
  IS_EXACT_SQL,
  IS_WELL_NAMED_SQL,
  isOnlyBeginningSql,
  NAME_LEVEL_SQL,
  NAME_QUERIES_SQL,
} from './name-levels-sql.js';
import { EDITION_SQL, OWN_SQL, PARAMETERS_SQL, READER_EDITION_SQL } from './search-reader-sql.js';
import { BONUSES, GUIDED_SQL, MIN_REQUESTED_RANK, RANK_WEIGHTS, TEXT_RANK, TIERS } from './search-sql.js';
import { isWithoutPlaces, type SearchTarget } from './target/search-target.js';

/** With more published articles than this, the number of those with a word is estimated before they are read. */
const MANY_ARTICLES = 50_000;
/**
 * Articles that have several words far apart are left out only if at most this many have the words: reading whole texts
 * takes long.
 */
const MAX_COMPARED = 400;
/** Maximum number of articles that count as being about the words. */
const MAX_ABOUT = 200;
const { maxResults } = ARTICLE_SEARCH;

/** Whether a search names neither a place nor a kind of place, so that only its words count. */
export const isForWordsOnly = (target: SearchTarget): boolean =>
  isWithoutPlaces(target) && target.kind === null && target.rest.length === 0;

/** Query for articles with all words in title, location and category. Those with all words in the title are best. */
const NAMED_SQL = `
  select id, case when is_thin and rank <= ${MIN_REQUESTED_RANK} then ${TIERS.mentioned} else tier end as tier, rank
    from (
      select id, is_thin, tier, search_quality + text_rank + beginning
               + case when level = 0 then ${BONUSES.title} when tier = ${TIERS.mentioned} then ${BONUSES.named} else 0 end as rank
        from (
          select hit.*, case when ${IS_WELL_NAMED_SQL} then ${TIERS.best} else ${TIERS.mentioned} end as tier,
                 ${isOnlyBeginningSql('false')} as is_only_beginning
            from (
              select article.id, search_quality, is_thin, ${NAME_LEVEL_SQL} as level, ${IS_EXACT_SQL} as is_exact,
                     round(${TEXT_RANK} * ts_rank(${RANK_WEIGHTS}, search_names, names, 1)) as text_rank,
                     case when starts_with(search_name, plain) then ${BONUSES.beginning} else 0 end as beginning
                from search_query, articles article
               where is_public and search_names @@ names
               limit ${maxResults}) hit) leveled
       where not is_only_beginning) ranked`;

/** Query for articles whose summary has the words. These count as being about them, unless there are very many. */
const ABOUT_SQL = `
  select id, case when is_thin then ${TIERS.mentioned} else ${TIERS.inside} end as tier, quality as rank
    from (
      select having_summary.*, count(*) over () as total
        from search_query cross join lateral articles_about(search_query.words, ${MAX_ABOUT} + 1) having_summary) summaries
   where total <= ${MAX_ABOUT} and not id = any(array(select id from named where tier = ${TIERS.best}))`;

/**
 * Builds the common table expressions of a search for words alone. They are a part of those of `buildFoundSql` with the
 * same parameters, and take a fraction of the time. `best_page` has the results of the page, `counted` the number of
 * all results, `edition` the version.
 * @param hasGuides whether the reader may have guides of their own
 * @param limit and `offset`: those of the page, as SQL
 */
export const buildWordsSql = (hasGuides: boolean, limit: string, offset: string): string => `
  ${PARAMETERS_SQL}, search_query as materialized (
    select to_tsquery('article_names', $3) || to_tsquery('article_words', $3) as names,
           to_tsquery('article_names', $4) || to_tsquery('article_words', $4) as titled,
           to_tsquery('article_words', $2) as words, to_tsquery('article_words', $25) as near, ${NAME_QUERIES_SQL}
  ), named as materialized (${NAMED_SQL}
  ), about as materialized (${ABOUT_SQL}
  ), named_or_about as materialized (
    select id, tier, rank from about
    union all select id, tier, rank from named where not exists (select 1 from about where about.id = named.id)
  ), compared as materialized (
    select having_all.id, having_all.quality
      from search_query cross join lateral articles_with_words(search_query.words, ${MAX_COMPARED} + 1) having_all
     where near is not null
  ), mentioned as materialized (
    select compared.id, compared.quality, count(*) over ()::integer as total
      from search_query, compared join article_words own using (id)
     where (select count(*) from compared) <= ${MAX_COMPARED} and own.words @@ near
       and not compared.id = any(array(select id from named_or_about))
    union all
    select mention.* from search_query cross join lateral article_mentions(
      search_query.words, array(select id from named_or_about), (${limit}::bigint + ${offset}::bigint)::integer, ${maxResults}, ${MANY_ARTICLES}) mention
     where near is null or (select count(*) from compared) > ${MAX_COMPARED}
  )${hasGuides ? `, ${OWN_SQL}, guided as materialized (${GUIDED_SQL})` : ''}, best_page as materialized (
    select id, tier, rank from (
      select id, tier, rank from named_or_about
      union all select id, ${TIERS.mentioned}, quality from mentioned
      ${hasGuides ? 'union all select id, tier, rank from guided' : ''}) every
     order by tier, rank desc, id limit ${limit} offset ${offset}
  ), counted as materialized (
    select least(${maxResults}, relevant + other)::integer as total, least(${maxResults}, relevant)::integer as relevant
      from (
        select count(*) filter (where tier < ${TIERS.more}) as relevant,
               count(*) filter (where tier = ${TIERS.mentioned}) + coalesce((select max(total) from mentioned), 0) as other
          from (
            select tier from named_or_about${hasGuides ? ' union all select tier from guided' : ''}) every) sums
  ), ${hasGuides ? READER_EDITION_SQL : EDITION_SQL}`;
