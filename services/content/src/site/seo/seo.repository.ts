import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { FeedItem } from './feed.js';

/** Published article as the sitemap lists it. */
export interface SitemapArticle {
  slug: string;
  updatedAt: Date;
}

/** Published articles whose ids are in one range, and their latest change. */
export interface SitemapBlock {
  /** Number from 1; an integer, as text. */
  number: string;
  lastModified: Date;
}

/** Contains the SQL for crawlers, which reads only published articles. */
@Injectable()
export class SeoRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the number of published articles. */
  async countPublished(): Promise<number> {
    const [row] = await this.dataSource.query(`select published from article_totals where category = ''`);
    return row?.published ?? 0;
  }

  /** Returns the first articles by id. */
  listFirst(limit: number): Promise<SitemapArticle[]> {
    return this.dataSource.query(
      `select slug, updated_at as "updatedAt" from articles where is_public order by id limit $1`,
      [limit],
    );
  }

  /**
   * Returns blocks of `size` ids. An article stays in its block, no matter what happens to others. Empty blocks are
   * omitted.
   */
  listBlocks(size: number): Promise<SitemapBlock[]> {
    // Reads each block by its range of ids. Grouping all articles would sort them.
    return this.dataSource.query(
      `select number, "lastModified"
       from generate_series(1, (select (max(id) - 1) / $1::bigint + 1 from articles where is_public)) number,
         lateral (select max(updated_at) as "lastModified" from articles
                  where is_public and id > (number - 1) * $1::bigint and id <= number * $1::bigint) block
       where "lastModified" is not null order by number`,
      [size],
    );
  }

  /** Returns the articles of one block, by id. */
  listBlockArticles(number: number, size: number): Promise<SitemapArticle[]> {
    return this.dataSource.query(
      `select slug, updated_at as "updatedAt" from articles
       where is_public and id > $1::bigint and id <= $2::bigint order by id`,
      [(number - 1) * size, number * size],
    );
  }

  /** Returns the newest articles. */
  listNewest(limit: number): Promise<FeedItem[]> {
    return this.dataSource.query(
      `select slug, title, meta_description as "metaDescription", category, place_type as "placeType", location,
              published_at as "publishedAt", updated_at as "updatedAt", image_url as "imageUrl",
              image_credit as "imageCredit", writing, verification, knowledge,
              (select confidence from discoveries where discoveries.id = articles.discovery_id)
       from articles where is_public order by published_at desc, id desc limit $1`,
      [limit],
    );
  }
}
