import { Injectable } from '@nestjs/common';
import type { DuplicateKind } from '@placelore/contracts/duplicates.js';
import { DataSource, type EntityManager } from 'typeorm';
import type { Article } from '../articles/article.entity.js';

/** Kinds whose articles hang together by something they have in common; the other kind is of one alone. */
export type GroupedKind = Exclude<DuplicateKind, 'corrupted'>;

/** The column of `article_traits` in which duplicates of a kind, or those linked with each other, are found. */
const COLUMN = {
  exact: 'title_hash',
  content: 'text_hash',
  similar: 'title_hash',
  location: 'point_hash',
} as const satisfies Record<GroupedKind, string>;

/** Values that several articles have; and values that are linked with others. */
const shared = (column: string) => `select ${column} from article_traits group by ${column} having count(*) > 1`;
const linked = (kind: GroupedKind) =>
  `select first from duplicate_links where kind = '${kind}' union select second from duplicate_links where kind = '${kind}'`;

const VALUES: Record<GroupedKind, string> = {
  exact: shared(COLUMN.exact),
  content: shared(COLUMN.content),
  similar: linked('similar'),
  location: `${shared(COLUMN.location)} union ${linked('location')}`,
};

/** What the report shows of an article, and what the name of its group is made of. */
export type ShownArticle = Pick<
  Article,
  'id' | 'title' | 'slug' | 'isPublic' | 'contentSource' | 'createdAt' | 'location' | 'latitude' | 'longitude'
> & { titleKey: string; textHash: string };

/** SQL of the report of duplicates, and of what admins say about them. */
@Injectable()
export class DuplicatesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Articles by the values in which duplicates of a kind are found; ids in their order. */
  async buckets(kind: GroupedKind): Promise<Map<string, number[]>> {
    const column = COLUMN[kind];
    const rows: { value: string; ids: number[] }[] = await this.dataSource.query(
      `select ${column} as value, array_agg(article_id order by article_id) as ids
         from article_traits where ${column} in (${VALUES[kind]}) group by ${column}`,
    );
    return new Map(rows.map(({ value, ids }) => [value, ids]));
  }

  /** Values of which one is similar, or close, to the other. As one text: rows take several times as long to read. */
  async links(kind: GroupedKind): Promise<[string, string][]> {
    const [{ pairs }]: [{ pairs: string | null }] = await this.dataSource.query(
      `select string_agg(first || ' ' || second, ',') as pairs from duplicate_links where kind = $1`,
      [kind],
    );
    return pairs === null ? [] : pairs.split(',').map((pair) => pair.split(' ') as [string, string]);
  }

  /** Articles with a corrupted slug, by what is wrong with it; ids in their order. */
  async corrupted(): Promise<Map<string, number[]>> {
    const rows: { fault: string; ids: number[] }[] = await this.dataSource.query(
      `select slug_fault as fault, array_agg(article_id order by article_id) as ids
         from article_traits where slug_fault is not null group by slug_fault`,
    );
    return new Map(rows.map(({ fault, ids }) => [fault, ids]));
  }

  async dismissed(kind: DuplicateKind): Promise<[number, number][]> {
    const rows: { first: number; second: number }[] = await this.dataSource.query(
      'select first_id as first, second_id as second from duplicate_dismissals where kind = $1',
      [kind],
    );
    return rows.map(({ first, second }) => [first, second]);
  }

  /** Articles of the report, by their ids. */
  async shown(ids: number[]): Promise<Map<number, ShownArticle>> {
    const rows: ShownArticle[] = await this.dataSource.query(
      `select id, title, slug, is_public as "isPublic", content_source as "contentSource", created_at as "createdAt",
         location, articles.latitude, articles.longitude, title_key as "titleKey", to_hex(text_hash) as "textHash"
       from articles join article_traits on article_id = id where id = any($1::integer[])`,
      [ids],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** Remembers that no two of some articles are duplicates of a kind; of a corrupted slug, that it is none. */
  async dismiss(manager: EntityManager, kind: DuplicateKind, ids: number[], dismissedBy: number | null): Promise<void> {
    await manager.query(
      `insert into duplicate_dismissals (kind, first_id, second_id, dismissed_by)
       select $1::text, pair.first, pair.second, $3::integer from (${PAIRS}) pair
       order by 2, 3 on conflict do nothing`,
      [kind, ids, dismissedBy],
    );
  }

  async undoDismissal(manager: EntityManager, kind: DuplicateKind, ids: number[]): Promise<void> {
    await manager.query(
      `delete from duplicate_dismissals using (${PAIRS}) pair
       where kind = $1 and first_id = pair.first and second_id = pair.second`,
      [kind, ids],
    );
  }
}

/** $1 a kind, $2 ids: every two of them, the smaller first; of corrupted slugs each one alone. */
const PAIRS = `
  select one as first, other as second from unnest($2::integer[]) one, unnest($2::integer[]) other
   where case $1::text when 'corrupted' then one = other else one < other end`;
