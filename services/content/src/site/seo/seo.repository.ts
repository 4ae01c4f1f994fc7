import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { FeedItem } from './feed.js';

/** A published article as the sitemap names it. */
export interface SitemapArticle {
  slug: string;
  updatedAt: Date;
}

/** Published articles with ids of one range, and when one of them changed last. */
export interface SitemapBlock {
  /** From 1; whole, as text. */
  number: string;
  changed: Date;
}

/** SQL of what crawlers read: published articles alone. */
@Injectable()
export class SeoRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** How many articles are published. */
  async countPublished(): Promise<number> {
    const [row] = await this.dataSource.query(`select published from article_totals where category = ''`);
    return row?.published ?? 0;
  }

  /** The first `most` articles in the order of the ids. */
  listFirst(limit: number): Promise<SitemapArticle[]> {
    return this.dataSource.query(
      `select slug, updated_at as "updatedAt" from articles where is_public order by id limit $1`,
      [limit],
    );
  }

  /** Articles in blocks of `size` ids: an article stays in its block, whatever becomes of others. Empty ones are left out. */
  listBlocks(size: number): Promise<SitemapBlock[]> {
    // Block by block, each by its range of ids: grouping all articles would sort them.
    return this.dataSource.query(
      `select number, changed
       from generate_series(1, (select (max(id) - 1) / $1::bigint + 1 from articles where is_public)) number,
         lateral (select max(updated_at) as changed from articles
                  where is_public and id > (number - 1) * $1::bigint and id <= number * $1::bigint) block
       where changed is not null order by number`,
      [size],
    );
  }

  /** The articles of one block, in the order of the ids. */
  listBlockArticles(number: number, size: number): Promise<SitemapArticle[]> {
    return this.dataSource.query(
      `select slug, updated_at as "updatedAt" from articles
       where is_public and id > $1::bigint and id <= $2::bigint order by id`,
      [(number - 1) * size, number * size],
    );
  }

  /** The newest articles. */
  listNewest(limit: number): Promise<FeedItem[]> {
    return this.dataSource.query(
      `select slug, title, meta_description as "metaDescription", category, published_at as "publishedAt",
              updated_at as "updatedAt"
       from articles where is_public order by published_at desc, id desc limit $1`,
      [limit],
    );
  }
}
