import type { Category } from '@placelore/contracts/places/categories.js';
import type { PlaceType } from '@placelore/contracts/places/place-types.js';
import type { DataSource } from 'typeorm';
import type { DiscoveryWithArticle } from './discoveries.repository.js';

/** What a published guide says that its place is. */
export interface GuideKind {
  category: Category;
  placeType: PlaceType | null;
}

/** Largest difference in degrees between a discovery and the guide to its place: a region has several middles. */
const MAX_OFFSET_DEGREES = 1;

/**
 * Returns the discoveries as what the guides to their places call them, so that a town is no cultural site in one list
 * and a city in the other.
 */
export async function nameLikeGuides(
  dataSource: DataSource,
  discoveries: DiscoveryWithArticle[],
): Promise<DiscoveryWithArticle[]> {
  const rows: (GuideKind & { id: number })[] = await dataSource.query(
    `select distinct on (discovery.id) discovery.id, article.category, article.place_type as "placeType"
       from discoveries discovery
       join articles article on article.search_title = title_key_of(discovery.title) and article.is_public
                            and abs(article.latitude - discovery.latitude) <= $2
                            and abs(article.longitude - discovery.longitude) <= $2
      where discovery.id = any($1::integer[])
      order by discovery.id, article.id`,
    [discoveries.map(({ id }) => id), MAX_OFFSET_DEGREES],
  );
  const kinds = new Map(rows.map(({ id, category, placeType }) => [id, { category, placeType }]));
  return discoveries.map((discovery) => ({ ...discovery, ...kinds.get(discovery.id) }));
}
