import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Owned } from '../../common/ownership.js';
import { COVER_STYLE_VERSION, type CoverSource, getCoverUrls, type ImageUrls } from '../../media/cover-keys.js';

export type ArticleWithoutCover = CoverSource & { id: number; imageUrl: string };

const COLUMNS = `id, slug, title, location, category, place_type as "placeType", latitude::text, longitude::text`;

/** Contains all SQL about covers of articles. */
@Injectable()
export class CoversRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns whether a published article or a guide has the cover; null when no page has it. */
  async isPublic(coverId: string): Promise<boolean | null> {
    const [row] = await this.dataSource.query(
      `select bool_or(is_public) as "isPublic" from (
         select is_public from articles where image_url = $1
         union all select true from dynamic_articles where image_url = $1) pages`,
      [getCoverUrls(coverId).imageUrl],
    );
    return row.isPublic;
  }

  /** Returns the owners of the discoveries whose articles have the cover. */
  findOwners(coverId: string): Promise<Owned[]> {
    return this.dataSource.query(
      `select discovery.user_id as "userId", discovery.visitor_id as "visitorId"
         from articles article join discoveries discovery on discovery.id = article.discovery_id
        where article.image_url = $1`,
      [getCoverUrls(coverId).imageUrl],
    );
  }

  /** Returns an article or guide that has the cover; all pages that share a cover show the same. */
  async findByCover(coverId: string): Promise<CoverSource | null> {
    const [row] = await this.dataSource.query(
      `select ${COLUMNS} from articles where image_url = $1
       union all select ${COLUMNS} from dynamic_articles where image_url = $1 limit 1`,
      [getCoverUrls(coverId).imageUrl],
    );
    return row ?? null;
  }

  /** Returns some articles without any image, or with a cover of another style, whose id is above `afterId`. */
  findWithoutCover(afterId: number, limit: number): Promise<ArticleWithoutCover[]> {
    return this.dataSource.query(
      `select ${COLUMNS}, image_url as "imageUrl" from articles
       where id > $1 and (image_url = '' or (image_url like '/objects/covers/%' and image_url not like $2))
       order by id limit $3`,
      [afterId, `/objects/covers/${COVER_STYLE_VERSION}-%`, limit],
    );
  }

  /** Assigns covers to articles; skips those whose image has changed since. */
  async assign(covers: (ImageUrls & { id: number; former: string })[]): Promise<void> {
    await this.dataSource.query(
      `update articles set image_url = given."imageUrl", thumbnail_url = given."thumbnailUrl"
       from jsonb_to_recordset($1::jsonb) as given(id integer, former text, "imageUrl" text, "thumbnailUrl" text)
       where articles.id = given.id and articles.image_url = given.former`,
      [JSON.stringify(covers)],
    );
  }
}
