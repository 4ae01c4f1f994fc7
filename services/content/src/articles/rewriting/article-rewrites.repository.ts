import { Injectable } from '@nestjs/common';
import type { RewriteRequest } from '@placelore/contracts/content/articles/article-rewrites.js';
import { DataSource, type EntityManager } from 'typeorm';
import { ArticleRewrite, type RewriteResult } from './article-rewrite.entity.js';

/** Time for which a rewrite is stored. */
const RETENTION_INTERVAL = '7 days';
/** Maximum number of rewrites deleted per call. */
const DELETE_BATCH_SIZE = 200;

/** Contains all SQL about rewrites. */
@Injectable()
export class ArticleRewritesRepository {
  constructor(private readonly dataSource: DataSource) {}

  findById(id: string, manager: EntityManager = this.dataSource.manager): Promise<ArticleRewrite | null> {
    return manager.findOneBy(ArticleRewrite, { id });
  }

  async create(
    manager: EntityManager,
    rewrite: { id: string; articleId: number; request: RewriteRequest },
  ): Promise<void> {
    await manager.insert(ArticleRewrite, { ...rewrite, status: 'open' } as never);
  }

  async finish(manager: EntityManager, id: string, result: RewriteResult): Promise<void> {
    await manager.update(ArticleRewrite, { id }, { status: 'done', result } as never);
  }

  /** Marks a rewrite as failed if it is still open, so that a finished one never changes. */
  async fail(manager: EntityManager, id: string, code: string): Promise<void> {
    await manager.update(ArticleRewrite, { id, status: 'open' }, { status: 'failed', code });
  }

  /** Reopens a failed rewrite; returns false when it had not failed. */
  async reopen(manager: EntityManager, id: string): Promise<boolean> {
    const { affected } = await manager.update(ArticleRewrite, { id, status: 'failed' }, { status: 'open', code: null });
    return affected === 1;
  }

  /** Deletes some expired rewrites. */
  async deleteExpired(manager: EntityManager): Promise<void> {
    await manager.query(
      `delete from article_rewrites where id in (
         select id from article_rewrites where status <> 'open' and created_at < now() - $1::interval
         order by created_at limit $2 for update skip locked)`,
      [RETENTION_INTERVAL, DELETE_BATCH_SIZE],
    );
  }
}
