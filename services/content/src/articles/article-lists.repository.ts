import { Injectable } from '@nestjs/common';
import { ARTICLE_SEARCH, type CategoryCount } from '@placelore/contracts/articles.js';
import type { Category } from '@placelore/contracts/categories.js';
import { DataSource } from 'typeorm';
import type { CardRow } from './articles.repository.js';
import { MARK, type SearchWords } from './search-words.js';

/** A place in the list of published articles: the one before the next page. */
export interface Cursor {
  /** Ms since 1970. */
  publishedAt: number;
  id: number;
}

/** Which part of a list is wanted. */
export interface Wanted {
  limit: number;
  offset: number;
  category?: Category | undefined;
  after?: Cursor | undefined;
  /** Versions whose answer the caller has: of these nothing is read. */
  known: string[];
}

/** What a list looked like at one version of what is published. */
export interface Listed<Row> {
  version: string;
  /** Null, as are the rows, when the version is a known one. */
  total: number | null;
  rows: Row[];
}
export type FoundRow = CardRow & { headline: string | null };

/**
 * SQL of the lists of published articles: each answer is one statement, with the total and the version it belongs to.
 */
@Injectable()
export class ArticleListsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The channel on which the database says that what is published changed. */
  async channel(): Promise<string> {
    const [row] = await this.dataSource.query(`select 'articles_changed_' || current_schema() as channel`);
    return row.channel;
  }

  /** Published articles, the newest first. */
  async list({ limit, offset, category, after, known }: Wanted): Promise<Listed<CardRow>> {
    const parameters: unknown[] = [known, limit, offset, category ?? ''];
    let condition = category === undefined ? '' : 'and category = $4';
    if (after) {
      parameters.push(after.publishedAt, after.id);
      condition += ' and (published_at, id) < (to_timestamp($5::float8 / 1000), $6::integer)';
    }
    const rows: ListRow[] = await this.dataSource.query(listOf(condition), parameters);
    return listed(rows);
  }

  /** The articles that fit the words best; of more than `ARTICLE_SEARCH.found` not all are looked at. */
  async search(
    words: SearchWords,
    { limit, offset, category, known }: Omit<Wanted, 'after'>,
  ): Promise<Listed<FoundRow>> {
    const rows: ListRow[] = await this.dataSource.query(SEARCH, [
      known,
      limit,
      offset,
      category ?? '',
      words.exact,
      words.begun,
      words.plain,
      words.beginnings,
    ]);
    return listed(rows) as Listed<FoundRow>;
  }

  /** How many articles of each category are published, the largest category first. */
  async categories(known: string[]): Promise<Listed<CategoryCount>> {
    const rows: (CategoryCount & { version: string })[] = await this.dataSource.query(CATEGORIES, [known]);
    const version = rows[0]?.version ?? '0';
    return { version, total: null, rows: rows.flatMap(({ category, count }) => (category ? { category, count } : [])) };
  }
}

type ListRow = { version: string; total: number | null; id: number | null };

/** Takes the columns about the whole list from its rows; a list without rows is one row of nulls. */
function listed(found: ListRow[]): Listed<CardRow> {
  const [{ version, total }] = found as [ListRow];
  return { version, total, rows: found.filter(({ id }) => id !== null) as unknown as CardRow[] };
}

const CARD = `article.id, article.slug, article.title, article.location, article.category,
  article.meta_description as "metaDescription", article.image_url as "imageUrl",
  article.thumbnail_url as "thumbnailUrl", article.published_at as "publishedAt",
  article.content_source as "contentSource"`;

/**
 * $1 known versions, $2 limit, $3 offset, $4 category or ''. The page's ids come from the index alone,
 * so that a far page reads no articles on the way.
 */
const listOf = (condition: string) => `
  select state.version, case when not state.version = any($1::bigint[]) then coalesce(totals.published, 0) end as total,
         card.*
    from article_totals state
    left join article_totals totals on totals.category = $4
    left join lateral (
      select ${CARD}
        from (select id, published_at from articles
               where is_public ${condition}
               order by published_at desc, id desc limit $2 offset $3) page
        join articles article on article.id = page.id
       order by page.published_at desc, page.id desc
    ) card on not state.version = any($1::bigint[])
   where state.category = ''`;

const CATEGORIES = `
  select state.version, totals.category, totals.published as count
    from article_totals state
    left join article_totals totals
      on totals.category <> '' and totals.published > 0 and not state.version = any($1::bigint[])
   where state.category = ''
   order by totals.published desc, totals.category`;

/** Weights of body, category, location and title. */
const WEIGHTS = `'{0.1, 0.3, 0.5, 1.0}'`;
/** Names that look alike are found at most, and only where no article has the words. */
const LIKE_MOST = 30;
/** Characters a snippet is cut from: so many, from so many before the first word found on. Whole texts take long. */
const EXCERPT = { long: 400, before: 120, searched: 60_000 };

/**
 * $1 known versions, $2 limit, $3 offset, $4 category or '', $5 the words, $6 the words with the last one begun, $7 the
 * plain words, $8 how they begin. First what has all words in its name, then what has them anywhere, then names that
 * look alike. What must not be looked at lies behind a condition Postgres decides once, so it is not run at all.
 */
const SEARCH = `
  with asked as materialized (
    select to_tsquery('article_names', $6) || to_tsquery('article_words', $6) as names,
           to_tsquery('article_words', $5) as words,
           unaccent($7) as plain
  ), named as materialized (
    select id, published_at, 2 + ts_rank(${WEIGHTS}, search_names, names, 1) + starts_with(search_name, plain)::int as rank
      from asked, articles
     where is_public and ($4 = '' or category = $4) and search_names @@ names
     limit ${ARTICLE_SEARCH.found}
  ), written as materialized (
    select id, published_at, 1 + ts_rank(${WEIGHTS}, search_words, words, 1) as rank
      from asked, articles
     where is_public and ($4 = '' or category = $4) and search_words @@ words
       and id not in (select id from named)
     limit ${ARTICLE_SEARCH.found} - (select count(*) from named)
  ), alike as materialized (
    select id, articles.published_at, alike.likeness as rank
      from asked, article_names_like(plain, ${LIKE_MOST}) alike join articles using (id)
     where not exists (select 1 from named) and not exists (select 1 from written) and ($4 = '' or category = $4)
  ), found as materialized (
    -- Here dynamic guides join in, with negative ids, by one more "union all"; and their cards by one more below.
    select * from named union all select * from written union all select * from alike
  )
  select state.version, case when not state.version = any($1::bigint[]) then (select count(*)::int from found) end as total,
         card.*
    from article_totals state
    left join lateral (
      select ${CARD},
             ts_headline('article_words', excerpt.text, asked.words,
               'StartSel=${MARK.start}, StopSel=${MARK.end}, MaxFragments=1, MinWords=10, MaxWords=30') as headline
        from asked, (select * from found order by rank desc, published_at desc, id desc limit $2 offset $3) page
        join articles article on article.id = page.id,
        -- "offset 0" has each of these computed once a row.
        lateral (select translate(article_plain_text(left(article.content, ${EXCERPT.searched})),
                   '${MARK.start}${MARK.end}', '') as text offset 0) plain,
        lateral (select regexp_instr(unaccent(lower(plain.text)), '\\m(?:' || unaccent($8) || ')') as at offset 0) first,
        lateral (select case when first.at <= ${EXCERPT.before} then left(plain.text, ${EXCERPT.long})
                   else regexp_replace(substr(plain.text, first.at - ${EXCERPT.before}, ${EXCERPT.long}), '^\\S*\\s', '')
                   end as text) excerpt
       order by page.rank desc, page.published_at desc, page.id desc
    ) card on not state.version = any($1::bigint[])
   where state.category = ''`;
