import { Injectable } from '@nestjs/common';
import { RESTORABLE_DAYS } from '@placelore/contracts/content/admin/deleted-articles.js';
import { DataSource, type EntityManager } from 'typeorm';
import { ArticleMerge } from './article-merge.entity.js';

export type NewMerge = Omit<ArticleMerge, 'id' | 'mergedAt' | 'undoneAt' | 'redirects'>;

const IS_UNDOABLE_SQL = `merged_at > now() - interval '${RESTORABLE_DAYS} days'`;

/** Contains all SQL about merges. */
@Injectable()
export class ArticleMergesRepository {
  constructor(private readonly dataSource: DataSource) {}

  insert(manager: EntityManager, merge: NewMerge): Promise<ArticleMerge> {
    return manager.save(manager.create(ArticleMerge, { ...merge, redirects: [] }));
  }

  /** Stores the changes of a finished merge. */
  async recordResult(
    manager: EntityManager,
    id: number,
    changed: Pick<ArticleMerge, 'taken' | 'redirects'>,
  ): Promise<ArticleMerge> {
    await manager.update(ArticleMerge, { id }, changed as never);
    return manager.findOneByOrFail(ArticleMerge, { id });
  }

  /** Returns a merge that can be undone, locked until the transaction ends. */
  lock(manager: EntityManager, id: number): Promise<ArticleMerge | null> {
    return manager
      .createQueryBuilder(ArticleMerge, 'merge')
      .setLock('pessimistic_write')
      .where(`id = :id and ${IS_UNDOABLE_SQL}`, { id })
      .getOne();
  }

  /** Removes redirects to the article; skips slugs that redirect to another one. */
  async deleteSlugRedirects(manager: EntityManager, id: number, slugs: string[]): Promise<void> {
    await manager.query('delete from article_slug_redirects where article_id = $1 and slug = any($2::text[])', [
      id,
      slugs,
    ]);
  }

  /** Lets everything that refers to the articles of a merge, and their discoveries, lead to the remaining article. */
  async redirectMerged(manager: EntityManager, { id, keepId }: ArticleMerge): Promise<void> {
    // An article of the same discovery may have been merged before.
    await manager.query(
      `update merged_articles set discovery_id = null
        where discovery_id in (select discovery_id from deleted_articles where merge_id = $1)`,
      [id],
    );
    await manager.query(
      `insert into merged_articles (article_id, keep_id, discovery_id)
       select article_id, $2::integer, discovery_id from deleted_articles where merge_id = $1`,
      [id, keepId],
    );
  }

  async markUndone(manager: EntityManager, id: number): Promise<void> {
    await manager.query('update article_merges set undone_at = now() where id = $1', [id]);
  }

  /** Returns merges before the given one, newest first. */
  list(limit: number, before?: number): Promise<ArticleMerge[]> {
    return this.dataSource.manager
      .createQueryBuilder(ArticleMerge, 'merge')
      .where(IS_UNDOABLE_SQL)
      .andWhere('(:before::integer is null or id < :before)', { before: before ?? null })
      .orderBy('id', 'DESC')
      .limit(limit)
      .getMany();
  }

  /** Deletes merges that can no longer be undone. */
  async purge(manager: EntityManager): Promise<void> {
    await manager.query(`delete from article_merges where not (${IS_UNDOABLE_SQL})`);
  }

  /** Deletes the merges, with their former values, of an article that is permanently deleted with its discovery. */
  async deleteByDiscovery(manager: EntityManager, discoveryId: number): Promise<void> {
    await manager.query(
      `delete from article_merges where keep_id in (
         select id from articles where discovery_id = $1
         union all select article_id from deleted_articles where discovery_id = $1)`,
      [discoveryId],
    );
  }
}
