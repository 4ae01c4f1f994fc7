import { Injectable } from '@nestjs/common';
import type { adminDiscoveries, DiscoveryOrder } from '@placelore/contracts/admin-discoveries.js';
import type { RouteInput } from '@placelore/contracts/route.js';
import { DataSource } from 'typeorm';
import type { LinkedDiscovery } from '../discoveries/discoveries.repository.js';
import { Discovery } from '../discoveries/discovery.entity.js';
import type { Found } from './admin-articles.repository.js';

type Asked = RouteInput<typeof adminDiscoveries.list>;

/** As the index has it. */
const SEARCHED = `title_key_of(title || ' ' || location || ' ' || coalesce(username, ''))`;

/** Ids are given in the order of creation. */
const KEYS = { createdAt: 'id', title: 'left(lower(title), 100)' } as const;

/** SQL of the list of discoveries in the console. */
@Injectable()
export class AdminDiscoveriesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** A page of discoveries, each with the article about it whether that is public or not, and how many there are. */
  async list(asked: Asked): Promise<Found<LinkedDiscovery>> {
    const { sql, parameters } = pageOf(asked);
    const [{ total, ids }]: [{ total: number; ids: number[] }] = await this.dataSource.query(sql, parameters);
    const [discoveries, articles] = await Promise.all([
      this.dataSource.manager.createQueryBuilder(Discovery, 'discovery').whereInIds(ids).getMany(),
      this.articlesOf(ids),
    ]);
    const places = new Map(ids.map((id, place) => [id, place]));
    const rows = discoveries.map((discovery) => ({ ...discovery, article: articles.get(discovery.id) ?? null }));
    return { total, rows: rows.sort((a, b) => places.get(a.id)! - places.get(b.id)!) };
  }

  private async articlesOf(discoveryIds: number[]): Promise<Map<number, { id: number; slug: string }>> {
    const rows: { discoveryId: number; id: number; slug: string }[] = await this.dataSource.query(
      'select discovery_id as "discoveryId", id, slug from articles where discovery_id = any($1::integer[])',
      [discoveryIds],
    );
    return new Map(rows.map(({ discoveryId, ...article }) => [discoveryId, article]));
  }
}

/** The statement that finds the ids of a page, in its order, and the total. */
export function pageOf({ q, category, visibility, author, sort, page, limit }: Asked): {
  sql: string;
  parameters: unknown[];
} {
  const parameters: unknown[] = [limit, (page - 1) * limit];
  const parameter = (value: unknown) => `$${parameters.push(value)}`;
  const conditions = [
    ...(category === undefined ? [] : [`category = ${parameter(category)}`]),
    ...(visibility === undefined ? [] : [visibility === 'public' ? 'is_public' : 'not is_public']),
    ...(author === undefined ? [] : [author === 'guest' ? 'user_id is null' : 'user_id is not null']),
    // What is left of the words are letters, digits and symbols; of these two mean something to "like", and the third escapes.
    ...(q === undefined
      ? []
      : [`${SEARCHED} like '%' || regexp_replace(title_key_of(${parameter(q)}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`]),
  ];
  const where = conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`;
  return {
    sql: `select (select count(*)::int from discoveries ${where}) as total,
            array(select id from discoveries ${where} order by ${sortOf(sort)} limit $1 offset $2) as ids`,
    parameters,
  };
}

function sortOf(order: DiscoveryOrder): string {
  const direction = order.startsWith('-') ? 'desc' : 'asc';
  const key = KEYS[order.replace('-', '') as keyof typeof KEYS];
  return key === 'id' ? `id ${direction}` : `${key} ${direction}, id ${direction}`;
}
