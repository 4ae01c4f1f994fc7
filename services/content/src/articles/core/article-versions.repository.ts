import { Injectable } from '@nestjs/common';
import { MAX_ARTICLE_VERSIONS } from '@placelore/contracts/content/articles/article-versions.js';
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
  async save(manager: EntityManager, version: NewVersion): Promise<void> {
    await manager.insert(ArticleVersion, version as never);
    await manager.query('delete from article_versions where article_id = $1 and number <= $2', [
      version.articleId,
      version.number - MAX_ARTICLE_VERSIONS,
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

  findByNumber(articleId: number, number: number, manager = this.dataSource.manager): Promise<ArticleVersion | null> {
    return manager.findOneBy(ArticleVersion, { articleId, number });
  }

  /** Forgets what articles were that are deleted for good. */
  async deleteForArticles(manager: EntityManager, articleIds: number[]): Promise<void> {
    await manager.query('delete from article_versions where article_id = any($1::integer[])', [articleIds]);
  }
}
