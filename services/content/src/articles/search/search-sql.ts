import { ARTICLE_SEARCH } from '@placelore/contracts/content/articles/articles.js';
import {
  IS_EXACT_SQL,
  IS_WELL_NAMED_SQL,
  isOnlyBeginningSql,
  NAME_LEVEL_SQL,
  NAME_QUERIES_SQL,
} from './name-levels-sql.js';
import { EDITION_SQL, OWN_SQL, PARAMETERS_SQL, READER_EDITION_SQL } from './search-reader-sql.js';

/** Groups of results in their order; what is there but not of the topic is `more`. */
export const TIERS = { best: 1, inside: 2, named: 3, more: 4, mentioned: 5 } as const;

/**
 * What is added to the order of lists, in which a point of prominence is 1,000: for the exact title, for the place's
 * own article, for all words of a topic, for having all words outside the body, for a title that begins with them, for a
 * summary with them, and for being in the same town.
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
/** What is lost when it is only said to be of the kind, only another name tells, or the summary: in a place, and anywhere. */
const KIND_PENALTIES = {
  placed: { head: 0, name: 500, summary: 6_000 },
  anywhere: { head: 500, name: 3_000, summary: 20_000 },
} as const;
/** What the position of the words in title, location and category is worth at most. */
export const TEXT_RANK = 300;
/** Weights of body, category, location and title. */
export const RANK_WEIGHTS = `'{0.1, 0.3, 0.5, 1.0}'`;
/** Maximum number of articles inside an area that are about no record of the guidebook. */
const MAX_AROUND = 200;
/** Maximum number of the reader's dynamic guides. */
const MAX_GUIDES = 100;
/** Rank above which what says little is still the best match, because it is exactly what was asked for. */
export const MIN_REQUESTED_RANK = 900_000;
const { maxResults } = ARTICLE_SEARCH;

/** The query as SQL: prefix words, exact words, and plain words. */
export const buildSearchQuerySql = (prefix: string, exact: string, plain: string): string => `
    select to_tsquery('article_names', ${prefix}) || to_tsquery('article_words', ${prefix}) as names,
           to_tsquery('article_words', ${exact}) as words,
           unaccent(${plain}) as plain`;

/** Condition that an article or guide is titled with a name of the place and lies in its country. */
const isOwnSql = (row: string): string =>
  `(${row}.search_title = any(array(select title_key_of(name) from unnest($9::text[]) name))
     and (${row}.location like any($10::text[]) or ${row}.search_location = ${row}.search_title))`;

/** Whether an article is of the kind by its category or by what it is called and said to be, and by any of its names or by its summary. */
const isStronglyOfKindSql = (row: string): string =>
  `coalesce(${row}.category = any($15::text[]) or ${row}.place_type = any($16::text[])
     or ((${row}.category = any($17::text[]) or ${row}.category = 'Landmark' or (${row}.category = 'Other' and ${row}.place_type is null))
       and ${row}.search_kind @@ kind_title), false)`;
const isOfKindSql = (row: string): string =>
  `($15::text[] is null or ${isStronglyOfKindSql(row)}
     or coalesce(${row}.category = any($17::text[]) and (${row}.search_kind @@ kind_names or ${row}.search_kind @@ kind_signs), false))`;

const buildKindPenaltySql = (row: string, penalties: { head: number; name: number; summary: number }): string =>
  `case when $15::text[] is null or ${row}.category = any($15::text[]) or ${row}.place_type = any($16::text[]) then 0
        when ${isStronglyOfKindSql(row)} then case when ${row}.search_kind @@ kind_names then 0 else ${penalties.head} end
        when ${row}.search_kind @@ kind_names then ${penalties.name} else ${penalties.summary} end`;

const hasTopicSql = (row: string): string =>
  `((select article_words.words from article_words where article_words.id = ${row}.id) @@ topic)`;

/** What is there and says something of the topic precedes the best known that says nothing of it. */
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
/** Across the date line there are two such boxes, else the second is empty. The index of positions answers each. */
const isBetweenSql = (west: string, east: string): string =>
  `latitude between ${SOUTH} and ${NORTH} and longitude between ${west} and ${east}`;

/** Query for the articles about the place, inside it, and about others of its name, with tiers and ranks. */
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
      select record.id, ${TIERS.inside}, -inside.penalty
        from unnest($11::text[], $12::int[]) inside (guidebook_id, penalty)
        join articles record on record.guidebook_id = inside.guidebook_id and record.is_public
      union all
      (select around.id, ${TIERS.inside}, 0 from articles around
        where is_public and guidebook_id is null
          and (${isBetweenSql(WEST, `case when ${WEST} <= ${EAST} then ${EAST} else 180 end`)}
            or ${isBetweenSql(`case when ${WEST} <= ${EAST} then 181 else -180 end`, EAST)})
          and (cardinality($10::text[]) = 0 or around.location like any($10::text[]))
        order by search_quality desc, id limit ${MAX_AROUND})
      union all
      select id, ${TIERS.named}, 0 from articles where is_public and guidebook_id = any($14::text[])
    ) part
    cross join search_query
    join articles article on article.id = part.id
   where ${isInCategorySql('article')} and ${isOfKindSql('article')}`;

/** Articles with the topic, when no place is named: all of them unless there are very many. */
const OF_TOPIC_SQL = `
  select found.id from search_query cross join lateral articles_with_words(search_query.topic, ${maxResults}) found
   where $21::text is not null and not $22::boolean`;
const IS_WORD_COMMON_SQL = `(select count(*) from written) >= ${maxResults}`;
const IS_TOPIC_COMMON_SQL = `(select count(*) from of_topic) >= ${maxResults}`;
/**
 * Whether any article can have all words, which include those of the topic. Looking for the beginning of a common word
 * takes long, even when nothing has a misspelled one before it. A topic of stop words alone says nothing.
 */
const CAN_HAVE_WORDS_SQL = `($21::text is null or $22::boolean or exists (select 1 from of_topic)
     or (select numnode(topic) from search_query) = 0)`;

/**
 * Builds the query for the articles of a kind anywhere, when no place is named. With a rare topic it begins with that, because
 * comparing the topic reads the words of whole texts. When enough articles mention a kind alone to be counted as all, only the
 * best of the kind are ranked.
 */
const buildKindSql = (limit: string, offset: string): string => `
  select article.id, ${TIERS.inside} as tier,
         article.search_quality - ${buildKindPenaltySql('article', KIND_PENALTIES.anywhere)}
           + case when $21::text is not null and search_summary @@ search_query.words then ${BONUSES.summary} else 0 end as rank
    from search_query
    join lateral (
      select id from of_topic where not ${IS_TOPIC_COMMON_SQL}
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

/** Query for the articles with all words in title, location and category: best with all in the title and no place. */
const NAMED_SQL = `
  select id, tier,
         search_quality + text_rank + beginning
           + case when level = 0 then ${BONUSES.title} when tier > ${TIERS.inside} then ${BONUSES.named} else 0 end
           - case when tier <> ${TIERS.inside} then 0 when $22::boolean then placed_penalty else penalty end as rank
    from (
      select id, level, search_quality, text_rank, beginning, placed_penalty, penalty,
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
 * Query for the articles with all words anywhere. With kind and place both must match, so words alone find nothing. Reading
 * wide rows takes most of the time, so their category is read only for a search in one.
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

/** Those with what is in the same town first; the location is read only of those that it could bring to the page. */
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

/** Query for the reader's guides. A guide to a place that has an article is omitted; of several the newest is found. */
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

/** Number of articles up to which those that contain the words as a name are looked for, and number of these up to which it is one. */
const MAX_READ_FOR_NAME = 100;
const MAX_WITH_NAME = 8;
/**
 * Query for the articles whose text has the words of a kind with others as a name, in capitals: "Times Square" is more than any square
 * for which there were hard times.
 */
const QUOTED_SQL = `
  select id, ${TIERS.best} as tier, rank from (
    select written.id, written.rank, count(*) over () as total
      from search_query cross join written join articles on articles.id = written.id
     where $15::text[] is not null and $21::text is not null and not $22::boolean
       and (select count(*) from written) <= ${MAX_READ_FOR_NAME}
       and strpos(articles.search_text, initcap($5)) > 0) quoted
   where total <= ${MAX_WITH_NAME}`;

/** Where something has all words of the topic, what has not is only there as well. */
const PLACED_CTE_SQL = `placed as materialized (
    select id, case when is_topic_there and not has_topic then ${TIERS.more} else tier end as tier, rank
      from (select place.*, bool_or(has_topic) over () as is_topic_there from (${PLACED_SQL}) place) place
     where not $23::boolean or not exists (select 1 from named where tier <= ${TIERS.named})
  )`;

/**
 * Builds the common table expressions up to `found`: every result once, in its best tier. Parameters: $1 category or '', $2 words,
 * $3 words with the last one as a prefix, $4 the same for titles, $5 plain words, $6 user, $7 visitor, $8 own records,
 * $9 names, $10 location patterns, $11 and $12 records inside with their penalties, $13 extent, $14 records of other
 * places, $15 to $17 categories, place types and related categories of the kind (null for no kind), $18 its nouns and signs, $19
 * and $20 its nouns in what a place is said to be and in all names, $21 topic, $22 whether there is a place, $23 whether its name was misspelled: then it counts only
 * when no title has the words, $24 signs of the kind in summaries, $25 the words close to each other (null for any distance). Guides, whose ids are negative, are found only by their holders.
 * @param hasPlaces whether there may be a place, or others of its name; their parameters are not used otherwise
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
