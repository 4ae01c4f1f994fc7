import { Injectable } from '@nestjs/common';
import type { LocatedSubject } from '@placelore/guidebook/atlas/location-label.js';
import { DataSource } from 'typeorm';
import type { SearchWords } from '../search-words.js';

/** Published article whose title starts with the typed text. */
export interface SuggestedArticle extends Omit<LocatedSubject, 'title'> {
  name: string;
  slug: string;
  /** 0 to 10, on the same scale as for areas. */
  prominence: number;
}

const COLUMNS = 'title as name, location, category, place_type as "placeType", latitude, longitude, slug, prominence';

/** Contains the SQL that completes the titles of published articles. */
@Injectable()
export class SearchSuggestionsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Returns articles with all words in title or other names, the last word as a prefix. Titles that start with the text
   * come first, then those that contain the words; cities come before sights in them. "Venice" comes before Amsterdam,
   * the Venice of the North.
   */
  findByBeginning({ plain, list }: SearchWords, limit: number): Promise<SuggestedArticle[]> {
    // Even a single letter counts as a prefix here: "rio d".
    const beginning = `${list.map((word) => `'${word}':A`).join(' & ')}*`;
    return this.dataSource.query(
      `select ${COLUMNS}
         from articles
        where is_public and search_names @@ to_tsquery('article_names', $1)
        order by starts_with(search_name, unaccent($2)) desc, place_type is not distinct from 'City' desc,
                 position(' ' || unaccent($2) in ' ' || unaccent(lower(title))) > 0 desc, search_quality desc, id
        limit $3`,
      [beginning, plain, limit],
    );
  }

  /** Returns articles with names that are spelled like the typed text, most similar first. */
  findAlike({ plain }: SearchWords, limit: number): Promise<SuggestedArticle[]> {
    return this.dataSource.query(
      `select ${COLUMNS}
         from article_names_like(unaccent($1), $2) join articles using (id)
        order by likeness desc, search_quality desc, id`,
      [plain, limit],
    );
  }
}
