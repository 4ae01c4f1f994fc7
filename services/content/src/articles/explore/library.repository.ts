import { Injectable } from '@nestjs/common';
import type { TextVerification } from '@placelore/contracts/content/cited-texts.js';
import type { ImageCredit } from '@placelore/contracts/content/image-credit.js';
import type { PlaceKnowledge } from '@placelore/contracts/places/facts.js';
import { DataSource } from 'typeorm';

/** Published article whose sentences were checked. */
export interface CheckedArticle {
  slug: string;
  title: string;
  location: string;
  imageUrl: string | null;
  thumbnailUrl: string | null;
  imageCredit: ImageCredit | null;
  verification: TextVerification;
  knowledge: PlaceKnowledge;
}

@Injectable()
export class LibraryRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the number of published articles. */
  async countPublished(): Promise<number> {
    const [row] = await this.dataSource.query(
      `select coalesce(sum(published), 0)::integer as count from article_totals where category = ''`,
    );
    return row.count;
  }

  /** Returns checked articles among the best known published ones; those with a credited photo come first. */
  findBestKnown(limit: number): Promise<CheckedArticle[]> {
    return this.dataSource.query(
      `select slug, title, location, nullif(image_url, '') as "imageUrl", thumbnail_url as "thumbnailUrl",
              image_credit as "imageCredit", verification, knowledge
         from (select * from articles where is_public order by search_quality desc, id desc limit $1) best
        where verification is not null and knowledge is not null and not is_thin
        order by image_credit is null, search_quality desc, id desc`,
      [limit],
    );
  }
}
