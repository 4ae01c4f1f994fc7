import { Injectable } from '@nestjs/common';
import type { ImageCredit } from '@placelore/contracts/content/image-credit.js';
import { DataSource, type EntityManager, MoreThan } from 'typeorm';
import { DynamicArticle } from '../dynamic-article.entity.js';

/** Image columns of a guide. */
export interface GuideImage {
  imageUrl: string;
  thumbnailUrl: string | null;
  imageCredit: ImageCredit | null;
}

/** Contains all SQL about photos of guides. */
@Injectable()
export class GuidePhotosRepository {
  constructor(private readonly dataSource: DataSource) {}

  find(id: number): Promise<DynamicArticle | null> {
    return this.dataSource.manager.findOneBy(DynamicArticle, { id });
  }

  findUnexpired(slug: string): Promise<DynamicArticle | null> {
    return this.dataSource.manager.findOneBy(DynamicArticle, { slug, expiresAt: MoreThan(new Date()) });
  }

  /** Returns a guide, locked until the transaction ends. */
  lock(manager: EntityManager, criteria: { id: number } | { slug: string }): Promise<DynamicArticle | null> {
    return manager.findOne(DynamicArticle, { where: criteria, lock: { mode: 'pessimistic_write' } });
  }

  async saveImage(manager: EntityManager, id: number, image: GuideImage): Promise<void> {
    await manager.update(DynamicArticle, { id }, image as never);
  }

  /** Returns the hashes of photos that a guide must not show. */
  async listRefused(slug: string): Promise<string[]> {
    const rows: { sha1: string }[] = await this.dataSource.query(
      'select sha1 from refused_guide_photos where guide_slug = $1 order by refused_at desc limit 400',
      [slug],
    );
    return rows.map(({ sha1 }) => sha1);
  }

  async isRefused(manager: EntityManager, slug: string, sha1: string): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      'select 1 from refused_guide_photos where guide_slug = $1 and sha1 = $2',
      [slug, sha1],
    );
    return rows.length > 0;
  }

  /** Records that a guide must not show a photo; returns false when that was already recorded. */
  async refuse(manager: EntityManager, slug: string, sha1: string, refusedBy: number | null): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      `insert into refused_guide_photos (guide_slug, sha1, refused_by) values ($1, $2, $3)
       on conflict do nothing returning sha1`,
      [slug, sha1, refusedBy],
    );
    return rows.length > 0;
  }

  /** Copies the refused photos of a guide to the article that is made from it. */
  async copyRefusals(manager: EntityManager, slug: string, articleId: number): Promise<void> {
    await manager.query(
      `insert into refused_photos (article_id, sha1, refused_by)
       select $2, sha1, refused_by from refused_guide_photos where guide_slug = $1 on conflict do nothing`,
      [slug, articleId],
    );
  }
}
