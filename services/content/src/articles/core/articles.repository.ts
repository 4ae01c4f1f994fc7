import { Injectable } from '@nestjs/common';
import { RESTORABLE_DAYS } from '@placelore/contracts/content/admin/deleted-articles.js';
import type { ImageCredit } from '@placelore/contracts/content/image-credit.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import { isUniqueViolation } from '@placelore/platform/database/database-errors.js';
import { queryPrepared } from '@placelore/platform/database/prepared-statement.js';
import { ReadReplica } from '@placelore/platform/database/read-replica.js';
import { DataSource, type EntityManager, In } from 'typeorm';
import { getImageKeys, toObjectUrl } from '../../media/images/storage-keys.js';
import { Article } from './article.entity.js';

/** Columns of a new article; the optional ones have defaults. */
export type NewArticle = Omit<Article, 'id' | 'revision' | 'createdAt' | 'updatedAt' | OptionalField> &
  Partial<Pick<Article, OptionalField>>;
/** Columns that are set only for articles derived from another source. */
type OptionalField =
  | 'discoveryId'
  | 'discovery'
  | 'verification'
  | 'imageCredit'
  | 'placeType'
  | 'knowledge'
  | 'isThin'
  | 'prominence'
  | 'otherNames'
  | 'searchQuality'
  | 'corrections';

/** Columns that a later edit may change. */
export type ArticleChanges = Partial<
  Omit<NewArticle, 'isPublic' | 'publishedAt' | 'guidebookId' | 'discoveryId' | 'discovery'> & Pick<Article, 'revision'>
>;

/** Ensures that `updated_at` increases with every change. */
const NEXT_UPDATED_AT = `greatest(now(), updated_at + interval '1 millisecond')`;

/** Columns of a card in a list: all except the large ones. Positions are degrees. */
export type CardRow = Pick<
  Article,
  | 'id'
  | 'slug'
  | 'title'
  | 'location'
  | 'category'
  | 'placeType'
  | 'metaDescription'
  | 'imageUrl'
  | 'thumbnailUrl'
  | 'imageCredit'
  | 'publishedAt'
  | 'contentSource'
> & { latitude: number | null; longitude: number | null };

/** Columns of a card; the table must be named or aliased `article`. */
export const CARD_COLUMNS = `article.id, article.slug, article.title, article.location, article.category,
  article.place_type as "placeType",
  article.meta_description as "metaDescription", article.image_url as "imageUrl",
  article.thumbnail_url as "thumbnailUrl", article.image_credit as "imageCredit", article.published_at as "publishedAt",
  article.content_source as "contentSource",
  article.latitude::float8 as latitude, article.longitude::float8 as longitude`;

/** Contains all SQL about articles. */
@Injectable()
export class ArticlesRepository {
  /** Columns of an article, aliased to its properties. */
  private readonly columns: string;

  constructor(
    private readonly dataSource: DataSource,
    private readonly replica: ReadReplica,
  ) {
    this.columns = dataSource
      .getMetadata(Article)
      .columns.filter(({ isSelect }) => isSelect)
      .map(({ databaseName, propertyName }) => `article.${databaseName} as "${propertyName}"`)
      .join(', ');
  }

  /** Returns the article with this slug, or else the one that had it before. */
  async findBySlug(slug: string): Promise<Article | null> {
    // Reads rows instead of entities, which takes half the work: this is the most frequent query.
    const sql = `select ${this.columns} from articles article where id = coalesce(
      (select id from articles where slug = $1), (select article_id from article_slug_redirects where slug = $1))`;
    const statement = { name: 'articles.by-slug', sql };
    const [row] = await this.replica.query<Article>(statement, [slug]);
    if (row || !this.replica.isInUse) return row ?? null;
    // A new article may not have reached the replica yet, so the primary is read.
    return (await queryPrepared<Article>(this.dataSource, statement, [slug]))[0] ?? null;
  }

  findById(id: number): Promise<Article | null> {
    return this.dataSource.manager.findOneBy(Article, { id });
  }

  exists(id: number): Promise<boolean> {
    return this.dataSource.manager.existsBy(Article, { id });
  }

  /** Whether a published article (as its main image or in its text) or a guide shows an image of this media folder. */
  async isMediaPublished(mediaId: string): Promise<boolean> {
    const rows: unknown[] = await this.dataSource.query(
      `select 1 from articles where image_url = $1 and is_public
       union all
       select 1 from dynamic_articles where image_url = $1
       union all
       select 1 from articles where article_pictures(content) @> array[$2::text] and is_public
       limit 1`,
      [toObjectUrl(getImageKeys(mediaId, 'articles').photo), mediaId],
    );
    return rows.length > 0;
  }

  /** Returns the credit with which an article shows, or once showed, an image; null when it has none. */
  async findImageCredit(mediaId: string, imageUrl: string): Promise<ImageCredit | null> {
    const [row] = await this.dataSource.query(
      `select image_credit as credit from articles where image_url = $1 and image_credit is not null
       union all
       select former->'imageCredit' from article_versions
        where pictures @> array[$2::uuid] and former->>'imageUrl' = $1 and former->'imageCredit' <> 'null'
       limit 1`,
      [imageUrl, mediaId],
    );
    return row?.credit ?? null;
  }

  /** Returns the row, locked until the transaction ends. */
  lock(manager: EntityManager, id: number): Promise<Article | null> {
    return manager.findOne(Article, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Returns the id of a discovery's article; null when there is none. */
  async findIdByDiscovery(manager: EntityManager, discoveryId: number): Promise<number | null> {
    const [row] = await manager.query('select id from articles where discovery_id = $1', [discoveryId]);
    return row?.id ?? null;
  }

  /** Whether a discovery's article is hidden, or was deleted and can still be restored. */
  async isWithdrawn(manager: EntityManager, discoveryId: number): Promise<boolean> {
    const [row] = await manager.query(
      `select exists (select 1 from articles where discovery_id = $1 and not is_public)
           or exists (select 1 from deleted_articles
                where discovery_id = $1 and reason <> 'merged'
                  and deleted_at > now() - interval '${RESTORABLE_DAYS} days') as "isWithdrawn"`,
      [discoveryId],
    );
    return row.isWithdrawn;
  }

  /**
   * Returns whether an article's discovery is public, and locks it until the transaction ends; null without a
   * discovery. Must be called before the article is locked, because discoveries are locked first.
   */
  async lockDiscovery(manager: EntityManager, id: number): Promise<boolean | null> {
    const [row] = await manager.query(
      `select discovery.is_public as "isPublic" from discoveries discovery
         join articles article on article.discovery_id = discovery.id
        where article.id = $1 for share of discovery`,
      [id],
    );
    return row?.isPublic ?? null;
  }

  /** Returns articles with that title; Unicode form, case and spaces are ignored. */
  findByTitle(manager: EntityManager, title: string): Promise<{ id: number; discoveryId: number | null }[]> {
    return manager.query(
      `select id, discovery_id as "discoveryId" from articles
         join article_fingerprints on article_id = id and title_hash = article_hash(article_key($1)) order by id`,
      [title],
    );
  }

  /**
   * Returns several articles, locked until the transaction ends. All callers lock in order of ids, to avoid deadlocks.
   */
  lockAll(manager: EntityManager, ids: number[]): Promise<Article[]> {
    return manager.find(Article, { where: { id: In(ids) }, order: { id: 'ASC' }, lock: { mode: 'pessimistic_write' } });
  }

  /** Returns articles by their ids, in any order. */
  findByIds(ids: number[]): Promise<Article[]> {
    return this.dataSource.manager.findBy(Article, { id: In(ids) });
  }

  /** Publishes or hides an article. @returns the updated row. The date of the first publication does not change. */
  async setPublic(manager: EntityManager, id: number, isPublic: boolean): Promise<Article> {
    await manager.query(
      `update articles set is_public = $2, published_at = coalesce(published_at, case when $2 then now() end),
         updated_at = ${NEXT_UPDATED_AT}
       where id = $1`,
      [id, isPublic],
    );
    return manager.findOneByOrFail(Article, { id });
  }

  async markReviewed(manager: EntityManager, id: number): Promise<Article> {
    await manager.update(Article, { id }, { adminReviewed: true });
    return manager.findOneByOrFail(Article, { id });
  }

  /** Returns published articles with a slug after `after`, in code point order. */
  listPublishedAfter(after: string | null, limit: number): Promise<ArticleIndexRow[]> {
    return this.dataSource.query(
      `select slug, title, latitude::float8, longitude::float8,
              coalesce(thumbnail_url, nullif(image_url, '')) as "thumbnailUrl", image_credit as "imageCredit",
              coalesce(verification->'sentences' @> '[{"grade": "sourced"}]', false) as "isVerified",
              updated_at as "updatedAt"
       from articles
       where is_public and ($1::text is null or slug collate "C" > $1)
       order by slug collate "C" limit $2`,
      [after, limit],
    );
  }

  /** Inserts one article; returns null when a concurrent insert took its slug. */
  async insert(manager: EntityManager, article: Omit<NewArticle, 'publishedAt'>): Promise<Article | null> {
    const row = { ...article, publishedAt: article.isPublic ? new Date() : null };
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(Article)
      .values(row)
      .orIgnore()
      .returning('id')
      .execute();
    return raw.length === 0 ? null : manager.findOneByOrFail(Article, { id: raw[0].id });
  }

  /** Updates columns and returns the updated row; `updated_at` always increases. */
  async update(manager: EntityManager, id: number, changes: ArticleChanges): Promise<Article> {
    try {
      await manager.update(Article, { id }, { ...changes, updatedAt: () => NEXT_UPDATED_AT });
    } catch (thrown) {
      if (isUniqueViolation(thrown, 'articles_slug_key')) throw new ApiError('SLUG_TAKEN');
      throw thrown;
    }
    return manager.findOneByOrFail(Article, { id });
  }

  /** Adds a redirect from the former slug. Deletes this article's redirect from the new slug, if there is one. */
  async addSlugRedirect(manager: EntityManager, id: number, formerSlug: string, newSlug: string): Promise<void> {
    await manager.query('delete from article_slug_redirects where slug = $1 and article_id = $2', [newSlug, id]);
    await manager.query('insert into article_slug_redirects (slug, article_id) values ($1, $2)', [formerSlug, id]);
  }

  async delete(manager: EntityManager, id: number): Promise<void> {
    await manager.delete(Article, { id });
  }

  /** Returns the id of the article that has or had a slug; null when the slug is free. */
  async findSlugOwner(manager: EntityManager, slug: string): Promise<number | null> {
    const [row] = await manager.query(
      `select id from articles where slug = $1 union all select article_id from article_slug_redirects where slug = $1`,
      [slug],
    );
    return row?.id ?? null;
  }

  /** Returns those of `slugs` that an article or a redirect already uses. */
  async findTakenSlugs(manager: EntityManager, slugs: string[]): Promise<Set<string>> {
    const rows: { slug: string }[] = await manager.query(
      `select slug from articles where slug = any($1::text[])
       union all select slug from article_slug_redirects where slug = any($1::text[])`,
      [slugs],
    );
    return new Set(rows.map(({ slug }) => slug));
  }

  /** Returns the slugs of articles about guidebook records, by record id. */
  async getGuidebookSlugs(manager: EntityManager): Promise<Map<string, string>> {
    const rows: { id: string; slug: string }[] = await manager.query(
      'select guidebook_id as id, slug from articles where guidebook_id is not null',
    );
    return new Map(rows.map(({ id, slug }) => [id, slug]));
  }

  /**
   * Inserts articles in as few statements as Postgres' limit of parameters allows. Skips articles whose slug or
   * guidebook record another article has.
   */
  async insertMany(manager: EntityManager, articles: NewArticle[]): Promise<void> {
    for (let start = 0; start < articles.length; start += INSERT_BATCH_SIZE) {
      const rows = articles.slice(start, start + INSERT_BATCH_SIZE);
      await manager.createQueryBuilder().insert().into(Article).values(rows).orIgnore().updateEntity(false).execute();
    }
  }
}

/** Rows per insert: few, because requests wait while a statement is built. */
const INSERT_BATCH_SIZE = 50;

export interface ArticleIndexRow {
  slug: string;
  title: string;
  latitude: number | null;
  longitude: number | null;
  thumbnailUrl: string | null;
  imageCredit: ImageCredit | null;
  isVerified: boolean;
  updatedAt: Date;
}
