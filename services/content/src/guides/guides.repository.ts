import { Injectable } from '@nestjs/common';
import type { Actor } from '@placelore/contracts/core/identity.js';
import { DataSource, type EntityManager, MoreThan } from 'typeorm';
import { DynamicArticle } from './dynamic-article.entity.js';
import { GuideHolder } from './guide-holder.entity.js';
import { guideCacheKey } from './guide-keys.js';
import { GuideRequest } from './guide-request.entity.js';

type Holder = Pick<Actor, 'userId' | 'visitorId'>;
export type NewGuide = Omit<DynamicArticle, 'id' | 'createdAt'>;
export type NewRequest = Pick<GuideRequest, 'id' | 'normalizedQuery' | 'request' | 'jobRequestId'>;

/** Published article that may match a query. */
export interface PublishedArticle {
  id: number;
  slug: string;
  location: string;
  guidebookId: string | null;
  latitude: number | null;
  longitude: number | null;
}

const PUBLISHED_ARTICLES_SQL = `select id, slug, location, guidebook_id as "guidebookId", latitude::float8, longitude::float8
  from articles where is_public`;

/** Time after which expired guides, and queries that were not repeated, are deleted; and how many per call. */
const EXPIRED_GUIDE_RETENTION = '1 day';
const REQUEST_RETENTION = '29 days';
const DELETE_BATCH_SIZE = 200;

/** Contains all SQL about dynamic guides. */
@Injectable()
export class GuidesRepository {
  constructor(private readonly dataSource: DataSource) {}

  transaction<T>(callback: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.dataSource.transaction(callback);
  }

  /**
   * Returns published articles with that title, however it is written; with `within`, only those whose location
   * contains it.
   */
  findPublishedByTitle(title: string, within?: string): Promise<PublishedArticle[]> {
    return this.dataSource.query(
      `${PUBLISHED_ARTICLES_SQL} and search_title = title_key_of($1)
         and ($2::text is null or strpos(search_location, title_key_of($2)) > 0)
       order by published_at desc limit 20`,
      [title, within ?? null],
    );
  }

  findPublishedByGuidebookId(guidebookId: string): Promise<PublishedArticle[]> {
    return this.dataSource.query(`${PUBLISHED_ARTICLES_SQL} and guidebook_id = $1`, [guidebookId]);
  }

  /** Returns the slug of a published article; null when it is private. */
  async findPublishedSlug(articleId: number, manager: EntityManager = this.dataSource.manager): Promise<string | null> {
    const [row] = await manager.query('select slug from articles where id = $1 and is_public', [articleId]);
    return row?.slug ?? null;
  }

  /** Returns the unexpired guide of a query or of a slug. */
  findUnexpired(
    criteria: { slug: string } | { normalizedQuery: string },
    manager: EntityManager = this.dataSource.manager,
  ): Promise<DynamicArticle | null> {
    return manager.findOneBy(DynamicArticle, { ...criteria, expiresAt: MoreThan(new Date()) });
  }

  /**
   * Returns the guide with this title or query and location. A guide that the caller holds is preferred to one that
   * they released, and that to all others. Without a location, any guide of that name matches; a guide that the caller
   * requested matches even with another location.
   */
  async findUnexpiredByName(
    { userId, visitorId }: Pick<Actor, 'userId' | 'visitorId'>,
    title: string,
    location: string | undefined,
  ): Promise<DynamicArticle | null> {
    const [found] = await this.dataSource.query(
      `select guide.id from dynamic_articles guide,
         lateral (select count(*) > 0 as requested, coalesce(bool_or(released_at is null), false) as held,
           guide.search_location = title_key_of($2) as located
           from guide_holders where guide_id = guide.id and (user_id = $3 or visitor_id = $4)) is_so
        where (search_title = title_key_of($1) or normalized_query = $5) and expires_at > now()
          and ($2::text is null or requested or located)
        order by held desc, requested desc, located desc nulls last, guide.id desc limit 1`,
      [title, location ?? null, userId, visitorId, guideCacheKey({ q: title })],
    );
    return found ? this.dataSource.manager.findOneBy(DynamicArticle, { id: found.id }) : null;
  }

  findRequest(id: string): Promise<GuideRequest | null> {
    return this.dataSource.manager.findOneBy(GuideRequest, { id });
  }

  findRequestByQuery(normalizedQuery: string): Promise<GuideRequest | null> {
    return this.dataSource.manager.findOneBy(GuideRequest, { normalizedQuery });
  }

  /** Locks the state of a query until the transaction ends. @returns its row */
  async lockQuery(manager: EntityManager, normalizedQuery: string): Promise<GuideRequest | null> {
    await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 33))', [normalizedQuery]);
    return manager.findOneBy(GuideRequest, { normalizedQuery });
  }

  async insertRequest(manager: EntityManager, request: NewRequest): Promise<void> {
    await manager.insert(GuideRequest, { ...request, status: 'open' } as never);
  }

  async reopenRequest(manager: EntityManager, id: string, jobRequestId: string): Promise<void> {
    const fresh = { status: 'open' as const, code: null, articleId: null };
    await manager.update(GuideRequest, { id }, { ...fresh, jobRequestId, updatedAt: () => 'now()' });
  }

  /** Marks a request as failed if it is still open, so that a finished one never changes. */
  async failRequest(manager: EntityManager, id: string, code: string): Promise<void> {
    await manager.update(GuideRequest, { id, status: 'open' }, { status: 'failed', code, updatedAt: () => 'now()' });
  }

  async finishRequest(manager: EntityManager, id: string, articleId: number | null): Promise<void> {
    const done = { status: 'done' as const, code: null, articleId };
    await manager.update(GuideRequest, { id }, { ...done, updatedAt: () => 'now()' });
  }

  /** Replaces the expired guide of the same query; its holders lose it. @returns the id of the new guide */
  async replaceGuide(manager: EntityManager, guide: NewGuide): Promise<number> {
    await manager.delete(DynamicArticle, { normalizedQuery: guide.normalizedQuery });
    const { identifiers } = await manager.insert(DynamicArticle, guide as never);
    return identifiers[0]!.id as number;
  }

  /** Deletes some guides that expired long ago. */
  async deleteExpired(manager: EntityManager): Promise<void> {
    await manager.query(
      `delete from dynamic_articles where id in (
         select id from dynamic_articles where expires_at < now() - $1::interval
         order by expires_at limit $2 for update skip locked)`,
      [EXPIRED_GUIDE_RETENTION, DELETE_BATCH_SIZE],
    );
    await manager.query(
      `delete from guide_requests where id in (
         select id from guide_requests where status <> 'open' and updated_at < now() - $1::interval
         order by updated_at limit $2 for update skip locked)`,
      [REQUEST_RETENTION, DELETE_BATCH_SIZE],
    );
  }

  /** Adds a holder of a guide; does nothing when the guide has just been deleted. */
  async addHolder(guideId: number, { userId, visitorId }: Actor): Promise<void> {
    if (userId === null && visitorId === null) return;
    const key = userId === null ? '(visitor_id, guide_id)' : '(user_id, guide_id)';
    await this.dataSource.query(
      `insert into guide_holders (guide_id, user_id, visitor_id)
       select id, $2, $3 from dynamic_articles where id = $1 for key share
       on conflict ${key} do update set released_at = null`,
      [guideId, userId, userId === null ? visitorId : null],
    );
  }

  /** Whether a user, or the visitor they were before, requested a guide. */
  async hasHolder(guideId: number, { userId, visitorId }: Holder): Promise<boolean> {
    const rows = await this.dataSource.query(
      'select 1 from guide_holders where guide_id = $1 and (user_id = $2 or visitor_id = $3) limit 1',
      [guideId, userId, visitorId],
    );
    return rows.length > 0;
  }

  /** Releases the guides of a user, or of the visitor they were before. A search still finds them. */
  async releaseAll({ userId, visitorId }: Holder): Promise<void> {
    await this.dataSource.query(
      'update guide_holders set released_at = now() where released_at is null and (user_id = $1 or visitor_id = $2)',
      [userId, visitorId],
    );
  }

  /**
   * Returns the guides that a user, or the visitor they were before, requested, released or not, each once. Ordered by
   * descending id, and below `before` if that is not 0.
   */
  findByHolder({ userId, visitorId }: Holder, limit: number, before: number): Promise<GuideHolder[]> {
    if (userId === null && visitorId === null) return Promise.resolve([]);
    return this.dataSource.manager
      .createQueryBuilder(GuideHolder, 'holder')
      .innerJoinAndSelect('holder.guide', 'guide')
      .where(
        `(holder.user_id = :userId or holder.visitor_id = :visitorId and not exists (
           select 1 from guide_holders own where own.guide_id = holder.guide_id and own.user_id = :userId))`,
        { userId, visitorId },
      )
      .andWhere('guide.id > :before', { before })
      .orderBy('guide.id')
      .take(limit)
      .getMany();
  }

  /**
   * Deletes the holdings of a deleted account. Guides without other holders are deleted too, including the queries that
   * the user typed.
   */
  async deleteHolder({ userId, visitorId }: Holder): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const [deletedHolders] = await manager.query(
        'delete from guide_holders where user_id = $1 or visitor_id = $2 returning guide_id as id',
        [userId, visitorId],
      );
      await manager.query(
        `delete from dynamic_articles guide where id = any($1::integer[])
            and not exists (select 1 from guide_holders where guide_id = guide.id)`,
        [deletedHolders.map(({ id }: { id: number }) => id)],
      );
      await manager.query(
        `delete from guide_requests request where status <> 'open'
            and id in (select (payload->>'guideRequestId')::uuid from job_requests
              where job = 'guide.write' and requested_by = any($1::text[]))
            and not exists (select 1 from dynamic_articles where normalized_query = request.normalized_query)`,
        [[`user:${userId}`, `visitor:${visitorId}`]],
      );
    });
  }
}
