import { Injectable } from '@nestjs/common';
import { MAX_ARTICLE_VERSIONS } from '@placelore/contracts/content/articles/article-versions.js';
import { DataSource, type EntityManager } from 'typeorm';
import { ArticleVersion } from './article-version.entity.js';

export type NewVersion = Omit<ArticleVersion, 'savedAt'>;
/** Version without the state of the article. */
export type VersionRow = Pick<ArticleVersion, 'number' | 'savedAt' | 'savedBy' | 'savedByName' | 'changed'>;

/** Contains all SQL about article versions. */
@Injectable()
export class ArticleVersionsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Stores a version, and deletes the oldest ones above the limit. */
  async save(manager: EntityManager, version: NewVersion): Promise<void> {
    await manager.insert(ArticleVersion, version as never);
    await manager.query('delete from article_versions where article_id = $1 and number <= $2', [
      version.articleId,
      version.number - MAX_ARTICLE_VERSIONS,
    ]);
  }

  /** Returns versions, the latest first. */
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

  /** Deletes the versions and refused photos of permanently deleted articles. */
  async deleteForArticles(manager: EntityManager, articleIds: number[]): Promise<void> {
    await manager.query('delete from article_versions where article_id = any($1::integer[])', [articleIds]);
    await manager.query('delete from refused_photos where article_id = any($1::integer[])', [articleIds]);
  }
}
