import { Injectable } from '@nestjs/common';
import { VERSIONS_KEPT } from '@placelore/contracts/article-versions.js';
import { DataSource, type EntityManager } from 'typeorm';
import { ArticleVersion } from './article-version.entity.js';

export type NewVersion = Omit<ArticleVersion, 'savedAt'>;
/** A version without what the article was then. */
export type VersionRow = Pick<ArticleVersion, 'number' | 'savedAt' | 'savedBy' | 'savedByName' | 'changed'>;

/** All SQL about former states of articles. */
@Injectable()
export class ArticleVersionsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Keeps a former state, and forgets the oldest when there are too many. */
  async keep(manager: EntityManager, version: NewVersion): Promise<void> {
    await manager.insert(ArticleVersion, version as never);
    await manager.query('delete from article_versions where article_id = $1 and number <= $2', [
      version.articleId,
      version.number - VERSIONS_KEPT,
    ]);
  }

  /** The latest first. */
  list(articleId: number): Promise<VersionRow[]> {
    return this.dataSource.manager.find(ArticleVersion, {
      select: { articleId: true, number: true, savedAt: true, savedBy: true, savedByName: true, changed: true },
      where: { articleId },
      order: { number: 'DESC' },
    });
  }

  byNumber(articleId: number, number: number, manager = this.dataSource.manager): Promise<ArticleVersion | null> {
    return manager.findOneBy(ArticleVersion, { articleId, number });
  }

  /** Forgets what articles were that are deleted for good. */
  async forget(manager: EntityManager, articleIds: number[]): Promise<void> {
    await manager.query('delete from article_versions where article_id = any($1::integer[])', [articleIds]);
  }
}
