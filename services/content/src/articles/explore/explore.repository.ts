import { Injectable } from '@nestjs/common';
import type { Category } from '@placelore/contracts/places/categories.js';
import type { PlaceType } from '@placelore/contracts/places/place-types.js';
import { DataSource } from 'typeorm';

/** End of the locations of some published articles: "France" of "Paris, France". */
export interface LocationCount {
  country: string;
  count: number;
}

export interface KindCount {
  category: Category;
  placeType: PlaceType | null;
  count: number;
}

/** Contains the SQL that counts published articles. Each statement reads all of them: about 1 ms for each thousand. */
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

  /** Counts published articles by category and type of place. */
  countByKind(): Promise<KindCount[]> {
    return this.dataSource.query(`
      select category, place_type as "placeType", count(*)::integer as count
        from articles
       where is_public and not is_thin
       group by 1, 2`);
  }

  /** Returns the guidebook records that have a published article. */
  async listGuidebookIds(): Promise<string[]> {
    const rows: { id: string }[] = await this.dataSource.query(
      `select guidebook_id as id from articles where is_public and not is_thin and guidebook_id is not null`,
    );
    return rows.map(({ id }) => id);
  }
}
