import { Injectable } from '@nestjs/common';
import { type DeletionReason, RESTORABLE_DAYS } from '@placelore/contracts/content/admin/deleted-articles.js';
import { isUniqueViolation } from '@placelore/platform/database/database-errors.js';
import { DataSource, type EntityManager } from 'typeorm';
import { Article } from '../core/article.entity.js';
import type { ArticleIndexFields } from '../core/article-index-publisher.js';
import type { ArticleAuditSummary } from './article-audit-snapshot.js';
import { DeletedArticle } from './deleted-article.entity.js';

/** Fields of a deleted article that the following actions need. */
export type DeletedArticleSummary = ArticleIndexFields & ArticleAuditSummary & { formerSlugs: string[] };

/** Deleted article as the lists show it. */
export type DeletedArticleRow = Omit<DeletedArticle, 'article' | 'formerSlugs' | 'imageUrl' | 'discoveryId'> &
  Pick<Article, 'title' | 'slug'>;

/** Cursor in the list: the last row of the previous page. */
export interface DeletedCursor {
  /** Ms since 1970. */
  deletedAt: number;
  id: number;
}

/** User, reason and merge of a deletion. */
export interface Deletion {
  deletedBy: number | null;
  deletedByName: string | null;
  reason: DeletionReason;
  mergeId: number | null;
}

const IS_RESTORABLE_SQL = `deleted_at > now() - interval '${RESTORABLE_DAYS} days'`;

/** Contains all SQL about deleted articles. */
@Injectable()
export class DeletedArticlesRepository {
  /** Columns of an article that are stored and restored; triggers compute the search columns again. */
  private readonly columns: string[];

  constructor(private readonly dataSource: DataSource) {
    this.columns = dataSource
      .getMetadata(Article)
      .columns.filter(({ isSelect }) => isSelect)
      .map(({ databaseName }) => databaseName);
  }

  /** Moves those given articles that exist to the trash, in ascending order of ids. */
  async softDelete(manager: EntityManager, ids: number[], deletion: Deletion): Promise<DeletedArticleSummary[]> {
    // Rows are locked in order of ids everywhere, to avoid deadlocks.
    await manager.query('select id from articles where id = any($1::integer[]) order by id for update', [ids]);
    const rows: DeletedArticleSummary[] = await manager.query(
      `with removed as (delete from articles where id = any($1::integer[]) returning ${this.columns.join(', ')}),
       redirected as (
         select removed.*, array(select redirect.slug from article_slug_redirects redirect
                                  where article_id = removed.id order by redirect.slug) as former_slugs
           from removed),
       kept as (
         insert into deleted_articles (article_id, article, former_slugs, image_url, discovery_id, reason, merge_id,
           deleted_by, deleted_by_name)
         select id, to_jsonb(redirected) - 'former_slugs', former_slugs, image_url, discovery_id, $2::text, $3::integer,
           $4::integer, $5::text
           from redirected)
       select id, slug, title, latitude, longitude, image_url as "imageUrl", thumbnail_url as "thumbnailUrl",
         image_credit as "imageCredit", updated_at as "updatedAt", is_public as "isPublic",
         former_slugs as "formerSlugs",
         category, location, content_source as "contentSource", published_at as "publishedAt", created_at as "createdAt"
         from redirected order by id`,
      [ids, deletion.reason, deletion.mergeId, deletion.deletedBy, deletion.deletedByName],
    );
    return rows;
  }

  /** Returns a restorable article, locked until the transaction ends. */
  lock(manager: EntityManager, id: number): Promise<DeletedArticle | null> {
    return manager
      .createQueryBuilder(DeletedArticle, 'deleted')
      .setLock('pessimistic_write')
      .where(`article_id = :id and ${IS_RESTORABLE_SQL}`, { id })
      .getOne();
  }

  /** Returns the ids of articles that a merge deleted and that can be restored, in ascending order. */
  async findIdsByMerge(manager: EntityManager, mergeId: number): Promise<number[]> {
    const rows: { id: number }[] = await manager.query(
      `select article_id as id from deleted_articles where merge_id = $1 and ${IS_RESTORABLE_SQL} order by article_id`,
      [mergeId],
    );
    return rows.map(({ id }) => id);
  }

  /** Returns whether a discovery is public, and locks it until the transaction ends; null when it does not exist. */
  async lockDiscovery(manager: EntityManager, id: number): Promise<boolean | null> {
    const [row] = await manager.query('select is_public as "isPublic" from discoveries where id = $1 for share', [id]);
    return row?.isPublic ?? null;
  }

  /**
   * Restores a row with the columns in `changed` replaced, and removes it from the trash; what referred to it leads to it again.
   * @returns null when a concurrent insert took its slug; `conflict` when another article has the same subject
   */
  async restore(
    manager: EntityManager,
    { articleId, article }: DeletedArticle,
    overrides: { slug: string; is_public: boolean },
  ): Promise<Article | 'conflict' | null> {
    const columns = this.columns.filter((column) => column in article).join(', ');
    try {
      const rows: unknown[] = await manager.query(
        `insert into articles (${columns}) select ${columns} from jsonb_populate_record(null::articles, $1::jsonb)
         on conflict (slug) do nothing returning id`,
        [JSON.stringify({ ...article, ...overrides, updated_at: nextUpdatedAt(article) })],
      );
      if (rows.length === 0) return null;
    } catch (thrown) {
      if (isUniqueViolation(thrown)) return 'conflict';
      throw thrown;
    }
    await manager.query('delete from deleted_articles where article_id = $1', [articleId]);
    await manager.query('delete from merged_articles where article_id = $1', [articleId]);
    return manager.findOneByOrFail(Article, { id: articleId });
  }

  /** Adds redirects to the article for those given slugs that are free. @returns them */
  async addSlugRedirects(manager: EntityManager, id: number, slugs: string[]): Promise<string[]> {
    const rows: { slug: string }[] = await manager.query(
      `insert into article_slug_redirects (slug, article_id)
       select given.slug, $1::integer from unnest($2::text[]) as given(slug)
        where not exists (select 1 from articles where articles.slug = given.slug)
       on conflict do nothing returning slug`,
      [id, slugs],
    );
    return rows.map(({ slug }) => slug);
  }

  /** Returns restorable articles, last deleted first. */
  list(limit: number, before: DeletedCursor | null): Promise<DeletedArticleRow[]> {
    return this.dataSource.query(
      `select article_id as "articleId", article->>'title' as title, article->>'slug' as slug, reason,
         merge_id as "mergeId", deleted_by as "deletedBy", deleted_by_name as "deletedByName",
         deleted_at as "deletedAt"
       from deleted_articles
       where ${IS_RESTORABLE_SQL} and ($2::float8 is null or (deleted_at, article_id) < (to_timestamp($2::float8 / 1000), $3::integer))
       order by deleted_at desc, article_id desc limit $1`,
      [limit, before?.deletedAt ?? null, before?.id ?? null],
    );
  }

  /** Permanently deletes expired articles, longest deleted first. @returns the URLs of their images */
  async purge(manager: EntityManager, limit: number): Promise<string[]> {
    const rows: { imageUrl: string }[] = await manager.query(
      `with due as (
         select article_id from deleted_articles where not (${IS_RESTORABLE_SQL})
          order by deleted_at, article_id limit $1 for update skip locked),
       purged as (
         delete from deleted_articles using due where deleted_articles.article_id = due.article_id
         returning due.article_id, image_url),
       unversioned as (
         delete from article_versions using purged where article_versions.article_id = purged.article_id),
       forgotten as (
         delete from duplicate_dismissals using purged where article_id in (first_id, second_id))
       select image_url as "imageUrl" from purged`,
      [limit],
    );
    return rows.map(({ imageUrl }) => imageUrl);
  }

  /** Deletes the article in the trash whose discovery is being deleted. */
  async deleteByDiscovery(manager: EntityManager, discoveryId: number): Promise<void> {
    await manager.query(
      `with forgotten as (delete from deleted_articles where discovery_id = $1 returning article_id)
       delete from article_versions using forgotten where article_versions.article_id = forgotten.article_id`,
      [discoveryId],
    );
    await manager.query('update merged_articles set discovery_id = null where discovery_id = $1', [discoveryId]);
  }
}

/** Returns a time after the article's last change, so that its ETag changes. */
function nextUpdatedAt({ updated_at }: Record<string, unknown>): string {
  return new Date(Math.max(Date.now(), new Date(String(updated_at)).getTime() + 1)).toISOString();
}
