import { Injectable } from '@nestjs/common';
import type { ImageCredit } from '@placelore/contracts/content/image-credit.js';
import { DataSource, type EntityManager } from 'typeorm';

/** Days after which the license of a photo is checked again. */
const CHECK_INTERVAL_DAYS = 90;

/** Photo whose license is to be checked. */
export interface DuePhoto {
  articleId: number;
  sha1: string;
  sourceUrl: string;
  licenseId: string;
}

/** Contains all SQL about photos of Wikimedia Commons. */
@Injectable()
export class CommonsPhotosRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the hashes of photos that an article must not show, latest first. */
  async listRefused(articleId: number): Promise<string[]> {
    const rows: { sha1: string }[] = await this.dataSource.query(
      'select sha1 from refused_photos where article_id = $1 order by refused_at desc limit 400',
      [articleId],
    );
    return rows.map(({ sha1 }) => sha1);
  }

  async isRefused(manager: EntityManager, articleId: number, sha1: string): Promise<boolean> {
    const rows: unknown[] = await manager.query('select 1 from refused_photos where article_id = $1 and sha1 = $2', [
      articleId,
      sha1,
    ]);
    return rows.length > 0;
  }

  /** Records that an article must not show a photo; returns false when that was already recorded. */
  async refuse(manager: EntityManager, articleId: number, sha1: string, refusedBy: number | null): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      `insert into refused_photos (article_id, sha1, refused_by) values ($1, $2, $3)
       on conflict do nothing returning sha1`,
      [articleId, sha1, refusedBy],
    );
    return rows.length > 0;
  }

  /** Returns photos whose license was not checked for 90 days, oldest check first. */
  listDue(limit: number): Promise<DuePhoto[]> {
    const due = new Date(Date.now() - CHECK_INTERVAL_DAYS * 24 * 3_600_000).toISOString();
    return this.dataSource.query(
      `select id as "articleId", image_credit->>'sha1' as sha1, image_credit->>'sourceUrl' as "sourceUrl",
              image_credit->'license'->>'id' as "licenseId"
         from articles where image_credit is not null and image_credit->>'retrievedAt' < $1
        order by image_credit->>'retrievedAt', id limit $2`,
      [due, limit],
    );
  }

  /** Stores when the license of a photo was checked. This does not create a version of the article. */
  async saveCheckTime(manager: EntityManager, articleId: number, credit: ImageCredit): Promise<void> {
    await manager.query(`update articles set image_credit = $2::jsonb where id = $1 and image_credit->>'sha1' = $3`, [
      articleId,
      JSON.stringify({ ...credit, retrievedAt: new Date().toISOString() }),
      credit.sha1,
    ]);
  }
}
