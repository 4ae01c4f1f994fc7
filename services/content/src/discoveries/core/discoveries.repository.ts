import { Injectable } from '@nestjs/common';
import type { ReviewReason } from '@placelore/contracts/content/admin/admin-discoveries.js';
import type { Actor } from '@placelore/contracts/core/identity.js';
import type { PlaceType } from '@placelore/contracts/places/place-types.js';
import { DeletedUsers } from '@placelore/platform/identity/deleted-users.repository.js';
import { DataSource, type EntityManager, LessThan } from 'typeorm';
import { type ImageUrls, isCover } from '../../media/cover-keys.js';
import { DISCOVERIES_WITHOUT_ARTICLE } from './discoveries-without-article.js';
import { Discovery } from './discovery.entity.js';

type Owner = Pick<Actor, 'userId' | 'visitorId'>;

/** Larger than every id. */
const MAX_ID = 2 ** 31;

export type NewDiscovery = Omit<
  Discovery,
  'id' | 'createdAt' | 'lastUsedAt' | 'searchKey' | 'revision' | 'articleRevision'
>;

/** Fields of a discovery that describe its place. */
export type DiscoveryContents = Pick<
  Discovery,
  | 'title'
  | 'description'
  | 'culturalInfo'
  | 'category'
  | 'location'
  | 'latitude'
  | 'longitude'
  | 'facts'
  | 'nearbyAttractions'
  | 'exactPlace'
  | 'writing'
  | 'knowledge'
  | 'identified'
  | 'confidence'
  | 'verification'
>;

/** Discovery with its published article, which is its own or that into which its own was merged. */
export type DiscoveryWithArticle = Discovery & {
  article: { id: number; slug: string } | null;
  /** Drawn cover of its article, even if that is not published; shown instead of a photo. */
  cover?: ImageUrls | null;
  /** What its article is about, unless that is a sight. */
  placeType?: PlaceType | null;
};

/** Article to which a discovery leads. */
interface LinkedArticle extends ImageUrls {
  discoveryId: number;
  id: number;
  slug: string;
  isPublic: boolean;
  placeType: PlaceType | null;
  /** Whether it is the discovery's own article, not one into which that was merged. */
  isOwn: boolean;
}

/** Contains all SQL about discoveries. */
@Injectable()
export class DiscoveriesRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly deletedUsers: DeletedUsers,
  ) {}

  /**
   * Returns the discoveries of the caller's account and those owned only by their visitor cookie, newest first, at most
   * `limit`; with `before`, only older ones.
   */
  findByOwner({ userId, visitorId }: Owner, limit: number, before = MAX_ID): Promise<Discovery[]> {
    return this.dataSource.manager
      .createQueryBuilder(Discovery, 'discovery')
      .where(
        // Each branch is one index scan. With a plain "or", Postgres would read and sort all of the caller's rows.
        `discovery.id in (
           (select id from discoveries where user_id = :userId and id <= :newest order by id desc limit :limit)
           union all
           (select id from discoveries where visitor_id = :visitorId and user_id is null and id <= :newest order by id desc limit :limit))`,
        { userId, visitorId, limit, newest: before - 1 },
      )
      .orderBy('discovery.id', 'DESC')
      .limit(limit)
      .getMany();
  }

  /** Returns public discoveries, newest first; with `before`, only those older than the one with that id. */
  listPublic(limit: number, before?: number): Promise<Discovery[]> {
    return this.dataSource.manager.find(Discovery, {
      where: { isPublic: true, ...(before !== undefined && { id: LessThan(before) }) },
      order: { id: 'DESC' },
      take: limit,
    });
  }

  /** Records the day on which a guest viewed their discoveries; unused ones are deleted after a time. */
  async recordUse(visitorId: string): Promise<void> {
    await this.dataSource.query(
      `update discoveries set last_used_at = now()
        where visitor_id = $1 and user_id is null and last_used_at < now() - interval '1 day'`,
      [visitorId],
    );
  }

  findById(id: number): Promise<Discovery | null> {
    return this.dataSource.manager.findOneBy(Discovery, { id });
  }

  exists(id: number): Promise<boolean> {
    return this.dataSource.manager.existsBy(Discovery, { id });
  }

  /** Returns the id of the article to which a discovery leads, public or not; null when there is none. */
  async findArticleId(id: number, manager = this.dataSource.manager): Promise<number | null> {
    const [row] = await manager.query('select article_id as id from discovery_articles where discovery_id = $1', [id]);
    return row?.id ?? null;
  }

  countPublic(): Promise<number> {
    return this.dataSource.manager.countBy(Discovery, { isPublic: true });
  }

  findByAnalysis(analysisId: string): Promise<Discovery | null> {
    return this.dataSource.manager.findOneBy(Discovery, { analysisId });
  }

  /** Returns who owns the images in a media folder, and whether they are public. */
  findByMedia(mediaId: string): Promise<Pick<Discovery, 'userId' | 'visitorId' | 'isPublic'> | null> {
    return this.dataSource.manager.findOne(Discovery, {
      where: { mediaId },
      select: { id: true, userId: true, visitorId: true, isPublic: true },
    });
  }

  /** Returns the same discoveries, each with its published article. */
  async attachArticles(discoveries: Discovery[]): Promise<DiscoveryWithArticle[]> {
    const rows: LinkedArticle[] = await this.dataSource.query(
      `select linked.discovery_id as "discoveryId", id, slug, is_public as "isPublic", image_url as "imageUrl",
              place_type as "placeType", thumbnail_url as "thumbnailUrl", article.discovery_id is not distinct from linked.discovery_id as "isOwn"
         from discovery_articles linked join articles article on article.id = linked.article_id
        where linked.discovery_id = any($1::integer[])`,
      [discoveries.map(({ id }) => id)],
    );
    const articles = new Map(rows.map((row) => [row.discoveryId, row]));
    return discoveries.map((discovery) => ({ ...discovery, ...toVisibleArticle(articles.get(discovery.id)) }));
  }

  /**
   * Inserts the discovery of an analysis, and runs `onInserted` in the same transaction. Returns null when the analysis
   * already had a discovery, or its user was deleted.
   */
  insertOnce(
    discovery: NewDiscovery & { analysisId: string; revision: number },
    onInserted: (manager: EntityManager, inserted: Discovery) => Promise<void>,
  ): Promise<Discovery | null> {
    return this.dataSource.transaction(async (manager) => {
      if (await this.deletedUsers.isDeleted(manager, discovery.userId)) return null;
      // A concurrent call waits here until the first one has committed or failed.
      const registered: unknown[] = await manager.query(
        'insert into processed_analyses (analysis_id) values ($1) on conflict do nothing returning analysis_id',
        [discovery.analysisId],
      );
      if (registered.length === 0) return null;
      const inserted = await manager.save(manager.create(Discovery, discovery));
      await onInserted(manager, inserted);
      return inserted;
    });
  }

  /** Returns the row, locked until the transaction ends, so that its owner cannot change. */
  lock(manager: EntityManager, id: number): Promise<Discovery | null> {
    return manager.findOne(Discovery, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Returns an analysis' discovery, locked in the same way. */
  lockByAnalysis(manager: EntityManager, analysisId: string): Promise<Discovery | null> {
    return manager.findOne(Discovery, { where: { analysisId }, lock: { mode: 'pessimistic_write' } });
  }

  async replaceContents(
    manager: EntityManager,
    id: number,
    contents: DiscoveryContents,
    revision: number,
  ): Promise<void> {
    await manager.update(Discovery, { id }, { ...contents, revision } as never);
  }

  async update(manager: EntityManager, id: number, changes: Partial<DiscoveryContents>): Promise<void> {
    await manager.update(Discovery, { id }, changes as never);
  }

  /** Returns a discovery by its id, if it is one of {@link DISCOVERIES_WITHOUT_ARTICLE}. */
  async findWithoutArticle(manager: EntityManager, id: number): Promise<Discovery | null> {
    const rows: unknown[] = await manager.query(`select 1 ${DISCOVERIES_WITHOUT_ARTICLE} and discovery.id = $1`, [id]);
    return rows.length === 0 ? null : manager.findOneBy(Discovery, { id });
  }

  /** Prevents an analysis from getting a discovery. If one is being created concurrently, waits for that. */
  async markAnalysisProcessed(manager: EntityManager, analysisId: string): Promise<void> {
    const sql = 'insert into processed_analyses (analysis_id) values ($1) on conflict do nothing';
    await manager.query(sql, [analysisId]);
  }

  /** Whether an analysis can no longer get a discovery: it had one that was deleted, or was deleted itself. */
  async isAnalysisDeleted(analysisId: string): Promise<boolean> {
    const rows: unknown[] = await this.dataSource.query(
      `select 1 from processed_analyses where analysis_id = $1
          and not exists (select 1 from discoveries where analysis_id = $1)`,
      [analysisId],
    );
    return rows.length > 0;
  }

  /** Returns discoveries with an unchecked photo after the given id, oldest first. */
  listUnjudged(afterId: number, limit: number): Promise<Discovery[]> {
    return this.dataSource.manager
      .createQueryBuilder(Discovery, 'discovery')
      .where(`safety = 'unchecked' and moderation is null and media_id is not null and id > :after`, { after: afterId })
      .orderBy('id')
      .limit(limit)
      .getMany();
  }

  async saveModeration(
    manager: EntityManager,
    id: number,
    moderation: Pick<Discovery, 'safety' | 'moderation' | 'reviewReasons'>,
  ): Promise<void> {
    await manager.update(Discovery, { id }, moderation as never);
  }

  async saveReviewReasons(manager: EntityManager, id: number, reviewReasons: ReviewReason[]): Promise<void> {
    await manager.update(Discovery, { id }, { reviewReasons });
  }

  async saveKeptPrivate(manager: EntityManager, id: number, isKeptPrivate: boolean): Promise<void> {
    await manager.update(Discovery, { id }, { isKeptPrivate });
  }

  /**
   * Records from which revision the discovery's own article is written. From then on, the discovery no longer leads to
   * an article into which a former one was merged.
   */
  async saveArticleRevision(manager: EntityManager, id: number, articleRevision: number): Promise<void> {
    await manager.update(Discovery, { id }, { articleRevision });
    await manager.query('update merged_articles set discovery_id = null where discovery_id = $1', [id]);
  }

  async setPublic(manager: EntityManager, id: number, isPublic: boolean): Promise<void> {
    await manager.update(Discovery, { id }, { isPublic, reviewReasons: [] });
  }

  async delete(manager: EntityManager, id: number): Promise<void> {
    await manager.delete(Discovery, { id });
  }

  /**
   * Transfers a visitor's discoveries without an author to a user; returns how many. A guide that both have saved
   * remains twice, but only one of them counts as the save. A deleted user gets none.
   */
  claim(visitorId: string, user: { id: number; username: string }): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      if (await this.deletedUsers.isDeleted(manager, user.id)) return 0;
      const result = await manager
        .createQueryBuilder()
        .update(Discovery)
        .set({
          userId: user.id,
          username: user.username,
          backupKey: () => `case when backup_key in (
            select backup_key from discoveries where user_id = :userId and backup_key is not null) then null else backup_key end`,
        })
        .setParameter('userId', user.id)
        .where('visitor_id = :visitorId and user_id is null', { visitorId })
        .execute();
      return result.affected ?? 0;
    });
  }
}

/** Returns the article if it is public, and its drawn cover if everyone or the discovery's owner may see that. */
function toVisibleArticle(
  article: LinkedArticle | undefined,
): Pick<DiscoveryWithArticle, 'article' | 'cover' | 'placeType'> {
  if (!article) return { article: null, cover: null };
  const { id, slug, isPublic, isOwn, imageUrl, thumbnailUrl, placeType } = article;
  return {
    placeType,
    article: isPublic ? { id, slug } : null,
    cover: imageUrl !== '' && isCover(imageUrl) && (isPublic || isOwn) ? { imageUrl, thumbnailUrl } : null,
  };
}
