import { ARTICLE_SEARCH } from '@placelore/contracts/content/articles/articles.js';
import { buildKindPenaltySql, isOfKindSql } from './kind-conditions-sql.js';
import {
  IS_EXACT_SQL,
  IS_WELL_NAMED_SQL,
  isOnlyBeginningSql,
  NAME_LEVEL_SQL,
  NAME_QUERIES_SQL,
} from './name-levels-sql.js';
import { EDITION_SQL, OWN_SQL, PARAMETERS_SQL, READER_EDITION_SQL } from './search-reader-sql.js';
import { OTHER_PENALTY } from './target/inside-records.js';

/** Groups of results, in this order. `more` is for results in the place that do not fit the topic. */
export const TIERS = { best: 1, inside: 2, named: 3, more: 4, mentioned: 5 } as const;

/**
 * Bonuses in the rank of a result, which starts from the order of lists (a point of prominence is 1,000): for the exact
 * title, the article about the place itself, all or some words of the topic, all words outside the body, a title that
 * starts with the words, a summary with the words, and the same town.
 */
export const BONUSES = {
  title: 2_000_000,
  own: 1_000_000,
  topic: 300_000,
  partOfTopic: 150_000,
  named: 10_000,
  beginning: 500,
  summary: 12_000,
  town: 3_000,
} as const;
/** Penalties in a place, and anywhere. */
const KIND_PENALTIES = {
  placed: { judged: 1_000, head: 0, name: 500, summary: 6_000 },
  anywhere: { judged: 1_000, head: 500, name: 3_000, summary: 20_000 },
} as const;
/** Penalty of another place of that name in another country, such as a village called a Machu Picchu of Asia. */
const OTHER_COUNTRY_PENALTY = 5_000;
/** Maximum bonus for the position of the words in title, location and category. */
export const TEXT_RANK = 300;
/** Weights of body, category, location and title. */
export const RANK_WEIGHTS = `'{0.1, 0.3, 0.5, 1.0}'`;
/** Maximum number of articles inside an area that are not about a guidebook record. */
const MAX_AROUND = 200;
/** Maximum number of the reader's dynamic guides. */
const MAX_GUIDES = 100;
/** Minimum rank at which a thin article remains a best match, because it is exactly what was searched for. */
export const MIN_REQUESTED_RANK = 900_000;
const { maxResults } = ARTICLE_SEARCH;

/** Builds the query as SQL: prefix words, exact words, and plain words. */
export const buildSearchQuerySql = (prefix: string, exact: string, plain: string): string => `
    select to_tsquery('article_names', ${prefix}) || to_tsquery('article_words', ${prefix}) as names,
           to_tsquery('article_words', ${exact}) as words,
           unaccent(${plain}) as plain`;

/** Condition: an article or guide has a name of the place as its title, and lies in the place's country. */
const isOwnSql = (row: string): string =>
  `(${row}.search_title = any(array(select title_key_of(name) from unnest($9::text[]) name))
     and (${row}.location like any($10::text[]) or ${row}.search_location = ${row}.search_title))`;

const hasTopicSql = (row: string): string =>
  `((select article_words.words from article_words where article_words.id = ${row}.id) @@ topic)`;

/** Bonus for the topic: what says something about it comes before better known places that do not mention it. */
const buildTopicBonusSql = (row: string): string =>
  `case when $21::text is null then 0 else coalesce((
     select case when own.words @@ topic then ${BONUSES.topic} when own.words @@ part_of_topic then ${BONUSES.partOfTopic} end
       from article_words own where own.id = ${row}.id), 0) end`;

const isInCategorySql = (row: string): string => `($1 = '' or ${row}.category = $1)`;

const [WEST, SOUTH, EAST, NORTH] = [1, 2, 3, 4].map((side) => `($13::numeric[])[${side}]`) as [
  string,
  string,
  string,
  string,
];
/** Condition for a box, which the index of positions answers. One across the date line is split into two boxes. */
const isBetweenSql = (west: string, east: string): string =>
  `latitude between ${SOUTH} and ${NORTH} and longitude between ${west} and ${east}`;

/** Query for articles about the place, inside it, and about other places with its name, with tiers and ranks. */
const PLACED_SQL = `
  select part.id, part.tier,
         part.bonus + article.search_quality
           + ${buildTopicBonusSql('article')}
           - ${buildKindPenaltySql('article', KIND_PENALTIES.placed)} as rank,
         $21::text is not null and ${hasTopicSql('article')} as has_topic
    from (
      select id, case when $15::text[] is null and $21::text is null then ${TIERS.best} else ${TIERS.inside} end as tier,
             case when $15::text[] is null and $21::text is null then ${BONUSES.own} else 0 end as bonus
        from (select id from articles where is_public and guidebook_id = any($8::text[])
              union
              select titled.id from articles titled where is_public and cardinality($9::text[]) > 0 and ${isOwnSql('titled')}) own
      union all
      select record.id, case when inside.penalty >= ${OTHER_PENALTY} then ${TIERS.more} else ${TIERS.inside} end, -inside.penalty
        from unnest($11::text[], $12::int[]) inside (guidebook_id, penalty)
        join articles record on record.guidebook_id = inside.guidebook_id and record.is_public
      union all
      (select around.id, ${TIERS.inside}, 0 from articles around
        where is_public and guidebook_id is null
          and (${isBetweenSql(WEST, `case when ${WEST} <= ${EAST} then ${EAST} else 180 end`)}
            or ${isBetweenSql(`case when ${WEST} <= ${EAST} then 181 else -180 end`, EAST)})
          and ($26::text is null or point(longitude::float8, latitude::float8) <@ $26::text::polygon)
          and (cardinality($10::text[]) = 0 or around.location like any($10::text[]))
          and ($27::text is null or (select own.words from article_words own where own.id = around.id) @@ to_tsquery('article_words', $27))
        order by search_quality desc, id limit ${MAX_AROUND})
      union all
      select id, ${TIERS.named}, 0 from articles where is_public and guidebook_id = any($14::text[])
    ) part
    cross join search_query
    join articles article on article.id = part.id
   where ${isInCategorySql('article')} and ${isOfKindSql('article')}`;

/** Articles with the topic, for searches without a place: all of them, unless there are very many. */
const OF_TOPIC_SQL = `
  select found.id from search_query cross join lateral articles_with_words(search_query.topic, ${maxResults}) found
   where $21::text is not null and not $22::boolean`;
const IS_WORD_COMMON_SQL = `(select count(*) from written) >= ${maxResults}`;
const IS_TOPIC_COMMON_SQL = `(select count(*) from of_topic) >= ${maxResults}`;
/**
 * Whether any article can have all words, including those of the topic. If not, the slow search for prefixes of common
 * words is skipped. A topic that consists of stop words is ignored.
 */
const CAN_HAVE_WORDS_SQL = `($21::text is null or $22::boolean or exists (select 1 from of_topic)
     or (select numnode(topic) from search_query) = 0)`;

/**
 * Builds the query for articles of a kind anywhere, for searches without a place. With a rare topic, it starts from the
 * topic, because comparing it reads the words of whole texts. When the articles that only mention the kind reach the
 * maximum count, only the best articles of the kind are ranked.
 */
const buildKindSql = (limit: string, offset: string): string => `
  select article.id, ${TIERS.inside} as tier,
         article.search_quality - ${buildKindPenaltySql('article', KIND_PENALTIES.anywhere)}
           + case when $21::text is not null and search_summary @@ search_query.words then ${BONUSES.summary} else 0 end as rank
    from search_query
    join lateral (
      select id from of_topic where not ${IS_TOPIC_COMMON_SQL}
      union
      select id from articles where is_public and guidebook_id = any($28::text[]) and $21::text is null
      union
      select id from articles_of_kind($15::text[], kind_opening, ${maxResults})
       where case when $21::text is null then not ${IS_WORD_COMMON_SQL} else ${IS_TOPIC_COMMON_SQL} end
      union
      select id from best_articles_of_kind($15::text[], kind_title, kind_opening, (2 * (${limit}::bigint + ${offset}::bigint))::integer)
       where $21::text is null and ${IS_WORD_COMMON_SQL}
    ) part on not $22::boolean and $15::text[] is not null
    -- Few match: without the offset, PostgreSQL may rather read all articles.
    cross join lateral (select * from articles where articles.id = part.id offset 0) article
   where ${isInCategorySql('article')} and ${isOfKindSql('article')}
     and ($21::text is null or not ${IS_TOPIC_COMMON_SQL} or ${hasTopicSql('article')})`;

/** Query for articles with all words in title, location and category; best with all in the title and no place. */
const NAMED_SQL = `
  select id, tier,
         search_quality + text_rank + beginning
           + case when level = 0 then ${BONUSES.title} when tier > ${TIERS.inside} then ${BONUSES.named} else 0 end
           - case when tier = ${TIERS.named} and not is_there then ${OTHER_COUNTRY_PENALTY} else 0 end
           - case when tier <> ${TIERS.inside} then 0 when $22::boolean then placed_penalty else penalty end as rank
    from (
      select id, level, is_there, search_quality, text_rank, beginning, placed_penalty, penalty,
             case when level = 0 then ${TIERS.best}
                  when is_well_named then case
                    when $22::boolean then case when level = 1 and $21::text is not null then ${TIERS.best} else ${TIERS.named} end
                    when $15::text[] is null or $21::text is not null then ${TIERS.best}
                    when is_of_kind then ${TIERS.inside} else ${TIERS.mentioned} end
                  when $22::boolean and is_there then ${TIERS.inside}
                  else ${TIERS.mentioned} end as tier
        from (
          select hit.*, ${IS_WELL_NAMED_SQL} as is_well_named, ${isOnlyBeginningSql('$22::boolean')} as is_only_beginning
            from (
              select article.id, search_quality, ${NAME_LEVEL_SQL} as level, ${IS_EXACT_SQL} as is_exact,
                     location like any($10::text[]) as is_there, ${isOfKindSql('article')} as is_of_kind,
                     round(${TEXT_RANK} * ts_rank(${RANK_WEIGHTS}, search_names, names, 1)) as text_rank,
                     case when starts_with(search_name, plain) then ${BONUSES.beginning} else 0 end as beginning,
                     ${buildKindPenaltySql('article', KIND_PENALTIES.placed)} as placed_penalty,
                     ${buildKindPenaltySql('article', KIND_PENALTIES.anywhere)} as penalty
                from search_query, articles article
               where is_public and ${isInCategorySql('article')} and search_names @@ names
                 and (not $22::boolean or ${isOfKindSql('article')})
                 and (not $22::boolean or $15::text[] is null or search_names @@ titled or location like any($10::text[]))
                 and ${CAN_HAVE_WORDS_SQL}
               limit ${maxResults}) hit) leveled
       where not is_only_beginning) tiered`;

/**
 * Query for articles with all words anywhere. With both a kind and a place, both must match, so words alone find
 * nothing. Reading wide rows takes most of the time, so the category is read only for a search in a category.
 */
const WRITTEN_SQL = `
  select id, ${TIERS.mentioned} as tier, quality as rank
    from search_query
    join article_words every on every.is_public and every.words @@ search_query.words
   where (near is null or every.words @@ near)
     and ($1 = '' or exists (select 1 from articles where articles.id = every.id and category = $1))
     and not ($22::boolean and $15::text[] is not null)
     and ${CAN_HAVE_WORDS_SQL}
   limit ${maxResults}`;

/** The same articles, those in the same town first; the location is read only if it could move one to the page. */
const buildNearWrittenSql = (limit: string, offset: string): string => `
  select id, tier,
         rank + case when $22::boolean
                      and rank >= coalesce((
                        select rank from written order by rank desc limit 1
                        offset ${limit}::bigint + ${offset}::bigint + (select count(*) from named) + (select count(*) from placed)
                      ), 0) - ${BONUSES.town}
                      and (select location like any($10::text[]) from articles where articles.id = written.id)
                     then ${BONUSES.town} else 0 end as rank
    from written`;

/** Query for the reader's guides: the newest of each place, without places that have an article. */
export const GUIDED_SQL = `
  select id, tier, rank from (
    select distinct on (title, location) -id as id,
           case when ${isOwnSql('guide')} or search_title = plain_key then ${TIERS.best}
                when is_thin then ${TIERS.mentioned}
                when search_names @@ titled then case when $22::boolean then ${TIERS.named} else ${TIERS.best} end
                else ${TIERS.mentioned} end as tier,
           case when is_thin then -100000 else 0 end + round(${TEXT_RANK} * ts_rank(${RANK_WEIGHTS}, search_names, names, 1)) as rank
      from search_query, own guide
     where ${isInCategorySql('guide')}
       and (search_names @@ names or search_words @@ words or ${isOwnSql('guide')})
       and not exists (select 1 from articles where is_public
                         and articles.search_title = guide.search_title and location = guide.location)
     order by title, location, guide.id desc) newest
   order by tier, rank desc limit ${MAX_GUIDES}`;

/** Maximum number of articles that are checked for the words as a name, and that may have it for it to count. */
const MAX_READ_FOR_NAME = 100;
const MAX_WITH_NAME = 8;
/**
 * Query for articles whose text contains the words of a kind together with others as a capitalized name: "Times Square"
 * means that square, not any square whose text mentions hard times.
 */
const QUOTED_SQL = `
  select id, ${TIERS.best} as tier, rank from (
    select written.id, written.rank, count(*) over () as total
      from search_query cross join written join articles on articles.id = written.id
     where $15::text[] is not null and $21::text is not null and not $22::boolean
       and (select count(*) from written) <= ${MAX_READ_FOR_NAME}
       and strpos(articles.search_text, initcap($5)) > 0) quoted
   where total <= ${MAX_WITH_NAME}`;

/** What has not all words of the topic is in the tier `more`, even if nothing has them, so that it passes for no answer. */
const PLACED_CTE_SQL = `placed as materialized (
    select id, case when numnode(topic) > 0 and not has_topic then ${TIERS.more} else tier end as tier, rank
      from search_query cross join (${PLACED_SQL}) place
     where not $23::boolean or not exists (select 1 from named where tier <= ${TIERS.named})
  )`;

/**
 * Builds the common table expressions up to `found`: every result once, in its best tier. Guides have negative ids and
 * are found only by their holders. Parameters:
 * - $1 category or ''; $2 words, $3 with the last as a prefix, $4 the same for titles, $5 plain; $6 user, $7 visitor
 * - $8 records about the place, $9 its names, $10 location patterns, $11 and $12 records inside with their penalties,
 *   $13 extent, $14 records of other places with the name
 * - $15 to $17 categories, place types and related categories of the kind (null without one), $18 its nouns and signs,
 *   $19 its nouns in what a place is said to be, $20 in all names, $24 its signs in summaries
 * - $21 topic, $22 whether there is a place, $23 whether its name was misspelled (it then counts only when no title has
 *   the words), $25 the words close to each other (null for any distance), $26 the polygon of an area in the
 *   extent (null for all of it), $27 words of which articles around the place need one, $28 and $29 the records judged to
 *   be and not to be of the kind
 * @param hasPlaces whether there may be a place, or others with its name; otherwise their parameters are not used
 * @param hasGuides whether the reader may have guides of their own
 * @param limit and `offset`: those of the page, as SQL
 */
export const buildFoundSql = (hasPlaces: boolean, hasGuides: boolean, limit: string, offset: string): string => `
  ${PARAMETERS_SQL}, search_query as materialized (
    select to_tsquery('article_names', $3) || to_tsquery('article_words', $3) as names,
           to_tsquery('article_names', $4) || to_tsquery('article_words', $4) as titled,
           to_tsquery('article_words', $2) as words, to_tsquery('article_words', $25) as near, ${NAME_QUERIES_SQL},
           to_tsquery('article_words', $18) as kind_opening, to_tsquery('article_words', $24) as kind_signs, to_tsquery('article_words', $19) as kind_title,
           to_tsquery('article_words', $20) as kind_names, to_tsquery('article_words', $21) as topic,
           replace(to_tsquery('article_words', $21)::text, '&', '|')::tsquery as part_of_topic
  ), of_topic as materialized (${OF_TOPIC_SQL}
  ), ${hasGuides ? `${OWN_SQL}, ` : ''}named as materialized (${NAMED_SQL}
  ), written as materialized (${WRITTEN_SQL}
  ), ${hasPlaces ? `${PLACED_CTE_SQL}, ` : ''}thin as materialized (
    select id from articles where is_public and is_thin
  ), found as materialized (
    select distinct on (every.id) every.id, rank,
           case when thin.id is null or rank > ${MIN_REQUESTED_RANK} then tier else ${TIERS.mentioned} end as tier
      from (
        ${hasPlaces ? 'select id, tier, rank from placed union all' : ''} select id, tier, rank from named
        union all ${hasPlaces ? buildNearWrittenSql(limit, offset) : 'select id, tier, rank from written'} union all select id, tier, rank from (${QUOTED_SQL}) names
        union all select id, tier, rank from (${buildKindSql(limit, offset)}) kinds
        ${hasGuides ? `union all select id, tier, rank from (${GUIDED_SQL}) guides` : ''}) every
      left join thin on thin.id = every.id
     order by every.id, tier, rank desc
  ), ${hasGuides ? READER_EDITION_SQL : EDITION_SQL}`;
