import { Injectable } from '@nestjs/common';
import type { adminDiscoveries, DiscoveryOrder } from '@placelore/contracts/content/admin/admin-discoveries.js';
import type { RouteInput } from '@placelore/contracts/core/route.js';
import { DataSource } from 'typeorm';
import type { DiscoveryWithArticle } from '../../discoveries/core/discoveries.repository.js';
import { Discovery } from '../../discoveries/core/discovery.entity.js';
import type { PageResult } from './admin-articles.repository.js';

type DiscoveryListQuery = RouteInput<typeof adminDiscoveries.list>;

/** Ids ascend in order of creation. */
const SORT_KEYS = { createdAt: 'id', title: 'left(title_key_of(title), 100)' } as const;

/** Contains the SQL of the discovery list in the admin panel. */
@Injectable()
export class AdminDiscoveriesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns a page of discoveries, each with its article whether public or not, and their number. */
  async list(query: DiscoveryListQuery): Promise<PageResult<DiscoveryWithArticle>> {
    const { sql, parameters } = buildPageSql(query);
    const [{ total, ids }]: [{ total: number; ids: number[] }] = await this.dataSource.query(sql, parameters);
    const [discoveries, articles] = await Promise.all([
      this.dataSource.manager.createQueryBuilder(Discovery, 'discovery').whereInIds(ids).getMany(),
      this.findArticles(ids),
    ]);
    const indexes = new Map(ids.map((id, index) => [id, index]));
    const rows = discoveries.map((discovery) => ({ ...discovery, article: articles.get(discovery.id) ?? null }));
    return { total, rows: rows.sort((a, b) => indexes.get(a.id)! - indexes.get(b.id)!) };
  }

  private async findArticles(discoveryIds: number[]): Promise<Map<number, { id: number; slug: string }>> {
    const rows: { discoveryId: number; id: number; slug: string }[] = await this.dataSource.query(
      `select linked.discovery_id as "discoveryId", id, slug
         from discovery_articles linked join articles on articles.id = linked.article_id
        where linked.discovery_id = any($1::integer[])`,
      [discoveryIds],
    );
    return new Map(rows.map(({ discoveryId, ...article }) => [discoveryId, article]));
  }
}

/** Builds the statement that returns the ids of a page, in order, and the total. */
export function buildPageSql({ q, category, visibility, author, sort, page, limit }: DiscoveryListQuery): {
  sql: string;
  parameters: unknown[];
} {
  const parameters: unknown[] = [limit, (page - 1) * limit];
  const addParameter = (value: unknown) => `$${parameters.push(value)}`;
  const conditions = [
    ...(category === undefined ? [] : [`category = ${addParameter(category)}`]),
    ...(visibility === undefined ? [] : [visibility === 'public' ? 'is_public' : 'not is_public']),
    ...(author === undefined ? [] : [author === 'guest' ? 'user_id is null' : 'user_id is not null']),
    ...(q === undefined ? [] : [`search_key like ${buildPatternSql(addParameter(q))}`]),
  ];
  const where = conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`;
  return {
    sql: `select (select count(*)::int from discoveries ${where}) as total,
            array(select id from discoveries ${where} order by ${buildOrderSql(sort)} limit $1 offset $2) as ids`,
    parameters,
  };
}

/**
 * Matches one or two letters only at the beginning of titles, and more letters anywhere. A title key contains no
 * wildcards of `like`. A text without letters or digits has an empty key, and matches nothing.
 */
const buildPatternSql = (q: string): string =>
  `case when length(title_key_of(${q})) < 3 then '' else '%' end || nullif(title_key_of(${q}), '') || '%'`;

function buildOrderSql(order: DiscoveryOrder): string {
  const direction = order.startsWith('-') ? 'desc' : 'asc';
  const key = SORT_KEYS[order.replace('-', '') as keyof typeof SORT_KEYS];
  return key === 'id' ? `id ${direction}` : `${key} ${direction}, id ${direction}`;
}
