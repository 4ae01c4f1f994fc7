import { Injectable } from '@nestjs/common';
import type { CategoryCount } from '@placelore/contracts/content/articles/articles.js';
import type { Category } from '@placelore/contracts/places/categories.js';
import type { PreparedStatement } from '@placelore/platform/database/prepared-statement.js';
import { ReadReplica } from '@placelore/platform/database/read-replica.js';
import { DataSource } from 'typeorm';
import { createPagedStatement, type PagedStatement } from '../../common/paged-statement.js';
import { CARD_COLUMNS, type CardRow } from '../core/articles.repository.js';

/** Position in the list of published articles: the last article of the previous page. */
export interface Cursor {
  /** Value of the list order, as the database computes it. */
  quality: number;
  id: number;
}

/** Row of a list with its value of the list order. */
export type ListedRow = CardRow & { quality: number };

/** Requested part of a list. */
export interface ArticleListQuery {
  limit: number;
  offset: number;
  category?: Category | undefined;
  after?: Cursor | undefined;
  /** Versions whose response the caller already has; for these, no rows are read. */
  knownVersions: string[];
}

/** A list at one version of the published content. */
export interface VersionedList<Row> {
  version: string;
  /** Null when the caller already has this version; `rows` is then empty. */
  total: number | null;
  rows: Row[];
}

/**
 * Contains the SQL of the article lists. Each result is a single statement, which includes the total and the version.
 */
@Injectable()
export class ArticleListsRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly replica: ReadReplica,
  ) {}

  /** Returns the channel on which the database notifies listeners of changes of published content. */
  async getChannel(): Promise<string> {
    const [row] = await this.dataSource.query(`select 'articles_changed_' || current_schema() as channel`);
    return row.channel;
  }

  /** Returns published articles, best known places first. */
  async list({ limit, offset, category, after, knownVersions }: ArticleListQuery): Promise<VersionedList<ListedRow>> {
    const parameters = [knownVersions, category ?? '', ...(after ? [after.quality, after.id] : [])];
    const getStatement = getListStatements(category !== undefined, after !== undefined);
    const { statement, pageParameters } = getStatement(limit, offset);
    return toVersionedList(await this.replica.query<ListRow>(statement, [...parameters, ...pageParameters]));
  }

  /** Returns the number of published articles of each category, largest category first. */
  async countByCategory(knownVersions: string[]): Promise<VersionedList<CategoryCount>> {
    const rows = await this.replica.query<CategoryCount & { version: string }>(CATEGORIES, [knownVersions]);
    const version = rows[0]?.version ?? '0';
    return { version, total: null, rows: rows.flatMap(({ category, count }) => (category ? { category, count } : [])) };
  }
}

type ListRow = { version: string; total: number | null; id: number | null };

/** Separates the columns about the whole list from its rows. A list without rows is one row of nulls. */
function toVersionedList(listRows: ListRow[]): VersionedList<ListedRow> {
  const [{ version, total }] = listRows as [ListRow];
  return { version, total, rows: listRows.filter(({ id }) => id !== null) as unknown as ListedRow[] };
}

/**
 * Builds the statement of a list. Parameters: $1 known versions, $2 category or '', $3 and $4 the cursor, if any. The
 * ids of the page come from the index alone, so that a page far down reads no skipped articles.
 */
const buildListSql = (condition: string, limit: string, offset: string) => `
  select state.version, case when not state.version::text = any($1::text[]) then coalesce(totals.published, 0) end as total,
         card.*
    from article_totals state
    left join article_totals totals on totals.category = $2
    left join lateral (
      select ${CARD_COLUMNS}, article.search_quality as quality
        from (select id, search_quality from articles
               where is_public ${condition}
               order by search_quality desc, id desc limit ${limit} offset ${offset}) page
        join articles article on article.id = page.id
       order by page.search_quality desc, page.id desc
    ) card on not state.version::text = any($1::text[])
   where state.category = ''`;

/** Creates a separate statement for each variant, so that PostgreSQL plans each only once. */
function createListStatements(isOfCategory: boolean, isAfter: boolean): PagedStatement {
  const condition = `${isOfCategory ? 'and category = $2' : ''}
    ${isAfter ? 'and (search_quality, id) < ($3::bigint, $4::bigint)' : ''}`;
  const name = `articles.list${isOfCategory ? '.category' : ''}${isAfter ? '.after' : ''}`;
  return createPagedStatement(name, isAfter ? 4 : 2, (limit, offset) => buildListSql(condition, limit, offset));
}

const LISTS = { all: createListStatements(false, false), after: createListStatements(false, true) };
const LISTS_OF_CATEGORY = { all: createListStatements(true, false), after: createListStatements(true, true) };

const getListStatements = (isOfCategory: boolean, isAfter: boolean): PagedStatement =>
  (isOfCategory ? LISTS_OF_CATEGORY : LISTS)[isAfter ? 'after' : 'all'];

const CATEGORIES: PreparedStatement = {
  sql: `
  select state.version, totals.category, totals.published as count
    from article_totals state
    left join article_totals totals
      on totals.category <> '' and totals.published > 0 and not state.version::text = any($1::text[])
   where state.category = ''
   order by totals.published desc, totals.category`,
};
