import { Injectable } from '@nestjs/common';
import type { ArticleAuthor } from '@placelore/contracts/content/admin/admin-articles.js';
import type { ArticleOrder } from '@placelore/contracts/content/admin/admin-lists.js';
import { MAX_PREVIEW_LENGTH } from '@placelore/contracts/content/admin/moderation.js';
import { ARTICLE_SEARCH } from '@placelore/contracts/content/articles/articles.js';
import { DataSource } from 'typeorm';
import type { Article } from '../../articles/core/article.entity.js';
import type { CardRow } from '../../articles/core/articles.repository.js';
import { buildSearchQuerySql, RANK_WEIGHTS } from '../../articles/search/search-sql.js';
import type { SearchWords } from '../../articles/search/search-words.js';
import { type ArticleFilter, buildCondition } from './article-filters.js';

/** Article as the lists of the admin panel show it, with the location as it is stored. */
export type AdminRow = Omit<CardRow, 'latitude' | 'longitude'> &
  Pick<Article, 'isPublic' | 'adminReviewed' | 'discoveryId' | 'createdAt' | 'updatedAt'>;
/** Article as the list of pending articles shows it, with the beginning of its HTML. */
export type PendingRow = AdminRow & { beginning: string };

export interface ListPage {
  limit: number;
  offset: number;
}

export interface PageResult<Row> {
  total: number;
  rows: Row[];
}

const ROW_COLUMNS = `article.id, article.slug, article.title, article.location, article.category,
  article.place_type as "placeType",
  article.meta_description as "metaDescription", article.image_url as "imageUrl",
  article.thumbnail_url as "thumbnailUrl", article.image_credit as "imageCredit", article.published_at as "publishedAt",
  article.content_source as "contentSource", article.is_public as "isPublic",
  article.admin_reviewed as "adminReviewed", article.discovery_id as "discoveryId",
  article.created_at as "createdAt", article.updated_at as "updatedAt"`;

/** Sort column of each order, which must match its index. `table` is the name or alias of the table. */
const SORT_KEYS = {
  updatedAt: (table: string) => `${table}.updated_at`,
  createdAt: (table: string) => `${table}.created_at`,
  title: (table: string) => `left(title_key_of(${table}.title), 100)`,
} as const;

/** Maximum number of articles found by similar names. These are looked up only when no article has the words. */
const MAX_FUZZY_MATCHES = 30;
/** Characters of HTML that are read for a preview; most of them are markup. */
const PREVIEW_SOURCE_LENGTH = MAX_PREVIEW_LENGTH * 20;

/** Contains the SQL of the article lists in the admin panel. */
@Injectable()
export class AdminArticlesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns a page of all articles that pass the filter, and their total number. */
  list(filter: ArticleFilter, order: ArticleOrder, page: ListPage): Promise<PageResult<AdminRow>> {
    const { sql, parameters } = buildListSql(filter, order, page);
    return this.queryPage(sql, parameters);
  }

  /** Returns the authors of articles, by article id in ascending order. */
  listAuthors(ids: number[]): Promise<ArticleAuthor[]> {
    return this.dataSource.query(
      `select article.id, discovery.id as "discoveryId", discovery.username
         from articles article left join discoveries discovery on discovery.id = article.discovery_id
        where article.id = any($1::int[]) order by article.id`,
      [ids],
    );
  }

  /** Returns the same rows with the beginning of their text. */
  listWithPreview(filter: ArticleFilter, order: ArticleOrder, page: ListPage): Promise<PageResult<PendingRow>> {
    const { sql, parameters } = buildListSql(
      filter,
      order,
      page,
      `, left(article.content, ${PREVIEW_SOURCE_LENGTH}) as beginning`,
    );
    return this.queryPage(sql, parameters);
  }

  /** Returns the articles that match the words, best match first unless another order is requested. */
  search(
    words: SearchWords,
    filter: ArticleFilter,
    order: ArticleOrder | undefined,
    { limit, offset }: ListPage,
  ): Promise<PageResult<AdminRow>> {
    const condition = buildCondition(filter, 6);
    const parameters = [limit, offset, words.exact, words.prefix, words.plain, ...condition.parameters];
    return this.queryPage(buildSearchSql(condition.sql, order), parameters);
  }

  private async queryPage<Row extends AdminRow>(sql: string, parameters: unknown[]): Promise<PageResult<Row>> {
    const rows: (Row & { total: number })[] = await this.dataSource.query(sql, parameters);
    // The outer join yields a row even without a match, which contains the total.
    const total = rows[0]?.total ?? 0;
    return { total, rows: rows.filter(({ id }) => id !== null) };
  }
}

/**
 * Builds the statement of a list. The ids of the page and the total come from one index; only the page's rows are read.
 */
export function buildListSql(
  filter: ArticleFilter,
  order: ArticleOrder,
  { limit, offset }: ListPage,
  extraColumns = '',
): { sql: string; parameters: unknown[] } {
  const { sql: condition, parameters } = buildCondition(filter, 3);
  const sql = `
    select counted.total, row.*
      from (select count(*)::int as total from articles where true${condition}) counted
      left join lateral (
        select ${ROW_COLUMNS}${extraColumns}
          from (select id from articles where true${condition} order by ${buildOrderSql(order, 'articles')} limit $1 offset $2) page
          join articles article on article.id = page.id
         order by ${buildOrderSql(order, 'article')}
      ) row on true`;
  return { sql, parameters: [limit, offset, ...parameters] };
}

/** Returns an order as SQL; ties are broken by id. */
function buildOrderSql(order: ArticleOrder, table: string): string {
  const key = SORT_KEYS[order.replace('-', '') as keyof typeof SORT_KEYS](table);
  const direction = order.startsWith('-') ? 'desc' : 'asc';
  return `${key} ${direction}, ${table}.id ${direction}`;
}

/**
 * Builds the statement of a search. Parameters: $1 limit, $2 offset, $3 words, $4 words with the last one as a prefix,
 * $5 plain words, then those of the filter. The order is that of the public search: all words in the name, all words
 * anywhere, similar names. Dynamic guides are not included.
 */
const buildSearchSql = (condition: string, order: ArticleOrder | undefined) => `
  with search_query as materialized (${buildSearchQuerySql('$4', '$3', '$5')}),
  named as materialized (
    select id, rank from (${unionVisibilities(
      `select id, 2 + ts_rank(${RANK_WEIGHTS}, search_names, names, 1) + starts_with(search_name, plain)::int as rank
         from search_query, articles where search_names @@ names${condition}`,
    )}) either limit ${ARTICLE_SEARCH.maxResults}
  ), written as materialized (
    select id, rank from (${unionVisibilities(
      `select id, 1 + ts_rank(${RANK_WEIGHTS}, every.words, search_query.words, 1) as rank
         from search_query join (select id, words from article_words) every on every.words @@ search_query.words
         join articles using (id)
        where true${condition} and id not in (select id from named)`,
    )}) either limit ${ARTICLE_SEARCH.maxResults} - (select count(*) from named)
  ), alike as materialized (
    select articles.id, alike.likeness as rank
      from search_query, article_names_like_any(plain, ${MAX_FUZZY_MATCHES}) alike
      join articles on articles.id = alike.id
     where not exists (select 1 from named) and not exists (select 1 from written)${condition}
  ), found as materialized (
    select * from named union all select * from written union all select * from alike
  )
  select counted.total, row.*
    from (select count(*)::int as total from found) counted
    left join lateral (
      select ${ROW_COLUMNS} from found join articles article using (id)
       order by ${order ? buildOrderSql(order, 'article') : 'found.rank desc, article.id desc'} limit $1 offset $2
    ) row on true`;

/** Builds separate statements for public and for private articles, because each has its own indexes. */
const unionVisibilities = (select: string): string =>
  `(${select} and articles.is_public limit ${ARTICLE_SEARCH.maxResults})
   union all (${select} and not articles.is_public limit ${ARTICLE_SEARCH.maxResults})`;
