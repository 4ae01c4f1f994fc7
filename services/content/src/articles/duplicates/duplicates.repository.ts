import { Injectable } from '@nestjs/common';
import type { DuplicateKind } from '@placelore/contracts/content/admin/duplicates.js';
import type { Actor } from '@placelore/contracts/core/identity.js';
import { DataSource, type EntityManager } from 'typeorm';
import type { Article } from '../core/article.entity.js';

/** Kinds that group articles by a common value; `corrupted` concerns single articles. */
export type GroupedKind = Exclude<DuplicateKind, 'corrupted'>;

/** Column of `article_fingerprints` that holds the compared value of each kind. */
const HASH_COLUMNS = {
  exact: 'title_hash',
  content: 'text_hash',
  similar: 'title_hash',
  location: 'point_hash',
} as const satisfies Record<GroupedKind, string>;

/** Conditions for values that several articles have, and for values that are linked with others. */
const selectSharedValues = (column: string) =>
  `select ${column} from article_fingerprints group by ${column} having count(*) > 1`;
const selectLinkedValues = (kind: GroupedKind) =>
  `select first from similar_pairs where kind = '${kind}' union select second from similar_pairs where kind = '${kind}'`;

const VALUES_SQL: Record<GroupedKind, string> = {
  exact: selectSharedValues(HASH_COLUMNS.exact),
  content: selectSharedValues(HASH_COLUMNS.content),
  similar: selectLinkedValues('similar'),
  location: `${selectSharedValues(HASH_COLUMNS.location)} union ${selectLinkedValues('location')}`,
};

/** Fields of an article that the report shows, and from which the group gets its name. */
export type ReportedArticle = Pick<
  Article,
  'id' | 'title' | 'slug' | 'isPublic' | 'contentSource' | 'createdAt' | 'location' | 'latitude' | 'longitude'
> & { titleKey: string; textHash: string };

/** Cursor in the list of dismissals: the last one of the previous page. */
export interface DismissalCursor {
  /** Ms since 1970. */
  dismissedAt: number;
  firstId: number;
}

/** Articles that an admin declared, in one request, not to be duplicates of each other. */
export interface DismissalRow {
  kind: DuplicateKind;
  articles: Pick<Article, 'id' | 'title' | 'slug'>[];
  dismissedBy: number | null;
  dismissedByName: string | null;
  dismissedAt: Date;
}

/** Contains the SQL of the duplicate report and of dismissals. */
@Injectable()
export class DuplicatesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the ids of articles by the compared value of a kind; ids in ascending order. */
  async listBuckets(kind: GroupedKind): Promise<Map<string, number[]>> {
    const column = HASH_COLUMNS[kind];
    const rows: { value: string; ids: number[] }[] = await this.dataSource.query(
      `select ${column} as value, array_agg(article_id order by article_id) as ids
         from article_fingerprints where ${column} in (${VALUES_SQL[kind]}) group by ${column}`,
    );
    return new Map(rows.map(({ value, ids }) => [value, ids]));
  }

  /**
   * Returns pairs of similar or close values. They are read as one text, which is several times faster than as rows.
   */
  async listLinks(kind: GroupedKind): Promise<[string, string][]> {
    const [{ pairs }]: [{ pairs: string | null }] = await this.dataSource.query(
      `select string_agg(first || ' ' || second, ',') as pairs from similar_pairs where kind = $1`,
      [kind],
    );
    return pairs === null ? [] : pairs.split(',').map((pair) => pair.split(' ') as [string, string]);
  }

  /** Returns the ids of articles with a corrupted slug, by what is wrong with it; ids in ascending order. */
  async listCorruptedSlugs(): Promise<Map<string, number[]>> {
    const rows: { issue: string; ids: number[] }[] = await this.dataSource.query(
      `select slug_issue as issue, array_agg(article_id order by article_id) as ids
         from article_fingerprints where slug_issue is not null group by slug_issue`,
    );
    return new Map(rows.map(({ issue, ids }) => [issue, ids]));
  }

  async listDismissedPairs(kind: DuplicateKind): Promise<[number, number][]> {
    const rows: { first: number; second: number }[] = await this.dataSource.query(
      'select first_id as first, second_id as second from duplicate_dismissals where kind = $1',
      [kind],
    );
    return rows.map(({ first, second }) => [first, second]);
  }

  /** Returns articles of the report by their ids. */
  async findReportedArticles(ids: number[]): Promise<Map<number, ReportedArticle>> {
    const rows: ReportedArticle[] = await this.dataSource.query(
      `select id, title, slug, is_public as "isPublic", content_source as "contentSource", created_at as "createdAt",
         location, articles.latitude, articles.longitude, title_key as "titleKey", to_hex(text_hash) as "textHash"
       from articles join article_fingerprints on article_id = id where id = any($1::integer[])`,
      [ids],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  /**
   * Stores that none of some articles are duplicates of each other, or that a corrupted slug is correct.
   * @returns whether any of this was new
   */
  async dismiss(
    manager: EntityManager,
    kind: DuplicateKind,
    ids: number[],
    { userId, username }: Pick<Actor, 'userId' | 'username'>,
  ): Promise<boolean> {
    const added: unknown[] = await manager.query(
      `insert into duplicate_dismissals (kind, first_id, second_id, dismissed_by, dismissed_by_name)
       select $1::text, pair.first, pair.second, $3::integer, $4::text from (${PAIRS_SQL}) pair
       order by 2, 3 on conflict do nothing returning 1`,
      [kind, ids, userId, username],
    );
    return added.length > 0;
  }

  /** Deletes dismissals; returns the ids of affected articles in ascending order. */
  async undoDismissal(
    manager: EntityManager,
    kind: DuplicateKind,
    ids: number[],
  ): Promise<Pick<Article, 'id' | 'title'>[]> {
    return manager.query(
      `with forgotten as (
         delete from duplicate_dismissals using (${PAIRS_SQL}) pair
          where kind = $1 and first_id = pair.first and second_id = pair.second
         returning first_id, second_id)
       select id, title from articles
        where id in (select first_id from forgotten union select second_id from forgotten) order by id`,
      [kind, ids],
    );
  }

  /**
   * Returns dismissals of existing articles, latest first. Those of one kind that were made in one request are grouped.
   */
  listDismissals(limit: number, before: DismissalCursor | null): Promise<DismissalRow[]> {
    return this.dataSource.query(
      `select kind, dismissed_at as "dismissedAt", dismissed_by as "dismissedBy",
         min(dismissed_by_name) as "dismissedByName",
         (select json_agg(json_build_object('id', id, 'title', title, 'slug', slug) order by id)
            from articles where id = any(array_agg(first_id) || array_agg(second_id))) as articles
         from duplicate_dismissals
        where exists (select 1 from articles where id = first_id) and exists (select 1 from articles where id = second_id)
          and ($2::float8 is null or dismissed_at <= to_timestamp($2::float8 / 1000))
        group by kind, dismissed_at, dismissed_by
       having $2::float8 is null or (dismissed_at, min(first_id)) < (to_timestamp($2::float8 / 1000), $3::integer)
        order by dismissed_at desc, min(first_id) desc limit $1`,
      [limit, before?.dismissedAt ?? null, before?.firstId ?? null],
    );
  }
}

/** Lists pairs of ids, the smaller id first, or single ids for corrupted slugs; $1 is the kind, $2 the ids. */
const PAIRS_SQL = `
  select one as first, other as second from unnest($2::integer[]) one, unnest($2::integer[]) other
   where case $1::text when 'corrupted' then one = other else one < other end`;
