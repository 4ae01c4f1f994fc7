import { Injectable } from '@nestjs/common';
import type { Category } from '@placelore/contracts/places/categories.js';
import type { PlaceType } from '@placelore/contracts/places/place-types.js';
import { DataSource } from 'typeorm';
import { CARD_COLUMNS, type CardRow } from '../core/articles.repository.js';

/** Number of published articles by the end of their location: "France" in "Paris, France". */
export interface LocationCount {
  country: string;
  count: number;
}

/** Rank among the best known articles, compared from the first number on; higher is better known. */
type Rank = readonly number[];

export interface KindCount {
  category: Category;
  placeType: PlaceType | null;
  count: number;
  /** Its best known article that is not among the {@link COMMON_COUNT} best known of all. */
  example: Pick<CardRow, 'title' | 'location' | 'imageUrl' | 'thumbnailUrl' | 'imageCredit'>;
  rank: Rank;
}

/** The best known article of a country that is not among the {@link COMMON_COUNT} best known of all. */
export type CountryHighlight = CardRow & { country: string; rank: Rank };

/**
 * Number of best known articles that are avoided as examples where there are others, because many lists start with
 * them.
 */
const COMMON_COUNT = 12;
const PUBLISHED = 'is_public and not is_thin';
const RANK_SQL = `max(array[(id not in (select id from common))::integer, search_quality, id])`;
const COMMON_SQL = `common as (
  select id from articles where ${PUBLISHED} order by search_quality desc, id desc limit ${COMMON_COUNT})`;

/**
 * Contains the SQL that counts published articles. Each statement reads all of them, which takes about 1 ms per
 * thousand.
 */
@Injectable()
export class ExploreRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the version of the published content. */
  async getVersion(): Promise<string> {
    const [row] = await this.dataSource.query(`select version from article_totals where category = ''`);
    return row?.version ?? '0';
  }

  /** Counts published articles by the end of their location. */
  countByLocationEnd(): Promise<LocationCount[]> {
    return this.dataSource.query(`
      select article_country_name(location) as country, count(*)::integer as count
        from articles
       where is_public and not is_thin
       group by 1`);
  }

  /** Counts published articles by category and type of place, with an example of each. */
  countByKind(): Promise<KindCount[]> {
    return this.dataSource.query(`
      with ${COMMON_SQL}, kind as (
        select category, place_type, count(*)::integer as count, ${RANK_SQL} as rank
          from articles where ${PUBLISHED} group by 1, 2)
      select kind.category, kind.place_type as "placeType", kind.count, kind.rank,
             jsonb_build_object('title', article.title, 'location', article.location, 'imageUrl', article.image_url,
               'thumbnailUrl', article.thumbnail_url, 'imageCredit', article.image_credit) as example
        from kind join articles article on article.id = kind.rank[3]`);
  }

  /** Returns an example article of each country, by the end of its location. */
  listCountryHighlights(): Promise<CountryHighlight[]> {
    return this.dataSource.query(`
      with ${COMMON_SQL}, best as (
        select article_country_name(location) as country, ${RANK_SQL} as rank
          from articles where ${PUBLISHED} group by 1)
      select best.country, best.rank, ${CARD_COLUMNS} from best join articles article on article.id = best.rank[3]`);
  }

  /** Returns the guidebook records that have a published article. */
  async listGuidebookIds(): Promise<string[]> {
    const rows: { id: string }[] = await this.dataSource.query(
      `select guidebook_id as id from articles where is_public and not is_thin and guidebook_id is not null`,
    );
    return rows.map(({ id }) => id);
  }
}
