import { Injectable } from '@nestjs/common';
import type { CollectionOrder } from '@placelore/contracts/content/articles/collections.js';
import type { PlaceGroup } from '@placelore/contracts/content/articles/place-groups.js';
import type { Category } from '@placelore/contracts/places/categories.js';
import type { PlaceType } from '@placelore/contracts/places/place-types.js';
import { DataSource } from 'typeorm';
import { CARD_COLUMNS, type CardRow } from '../core/articles.repository.js';
import type { Extent, SearchPosition } from '../search/target/search-extents.js';
import type { CollectionMembers } from './collection-subject.js';

/** Members of a collection. For a country, they are selected by the names that articles use for it. */
export type NamedMembers = Exclude<CollectionMembers, { of: 'country' }> | { of: 'country'; names: readonly string[] };

export interface CollectionFilters {
  group: PlaceGroup | null;
  /** Names of the country to filter by; null without such a filter. */
  countryNames: readonly string[] | null;
  town: string | null;
  hasPhoto: boolean;
}

export interface CollectionPage {
  order: CollectionOrder;
  /** Position for the order `nearest`. */
  here: SearchPosition | null;
  limit: number;
  offset: number;
}

/** Number of articles with one value of one facet; the columns of the other facets are null. */
export interface FacetRow {
  category: Category | null;
  placeType: PlaceType | null;
  country: string | null;
  town: string | null;
  count: number;
  /** Number of these with a photo. */
  photoCount: number;
}

/** Contains the SQL of collections and maps of published articles. Thin articles are excluded. */
@Injectable()
export class CollectionsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns a page of a collection and its total. Counts and sorts all articles that pass the filters. */
  async find(
    members: NamedMembers,
    filters: CollectionFilters,
    { order, here, limit, offset }: CollectionPage,
  ): Promise<{ total: number; rows: CardRow[] }> {
    const parameters = new Parameters();
    const condition = [...toMemberConditions(members, parameters), ...toFilterConditions(filters, parameters)];
    const orderSql = buildOrderSql(order, here, parameters);
    const rows: (CardRow & { total: number; id: number | null })[] = await this.dataSource.query(
      `with matching as materialized (
         select id, row_number() over (order by ${orderSql}) as place from articles article
          where is_public and not is_thin and ${condition.join(' and ')})
       select (select count(*)::int from matching) as total, card.*
         from (values (1)) one
         left join (
           select ${CARD_COLUMNS}, matching.place
             from matching join articles article using (id)
            where matching.place > ${parameters.add(offset)} and matching.place <= ${parameters.add(offset + limit)}
         ) card on true
        order by card.place`,
      parameters.values,
    );
    return { total: rows[0]?.total ?? 0, rows: rows.filter(({ id }) => id !== null) };
  }

  /** Counts the articles of a collection by kind, country and town. */
  countFacets(members: NamedMembers): Promise<FacetRow[]> {
    const parameters = new Parameters();
    return this.dataSource.query(
      `select category, place_type as "placeType", country, town, count(*)::int as count,
              (count(*) filter (where has_photo))::int as "photoCount"
         from (select category, place_type, article_country_name(location) as country, ${TOWN_SQL} as town, ${HAS_PHOTO_SQL} as has_photo
                 from articles article
                where is_public and not is_thin and ${toMemberConditions(members, parameters).join(' and ')}) member
        group by grouping sets ((category, place_type), (country), (town))`,
      parameters.values,
    );
  }

  /**
   * Returns the best known articles in an area. PostgreSQL scans the list order for a wide area until it has enough,
   * and uses the index of positions for a narrow one.
   */
  listInArea([west, south, east, north]: Extent, limit: number): Promise<CardRow[]> {
    const longitudes =
      west <= east
        ? 'longitude between $1::numeric and $3::numeric'
        : '(longitude >= $1::numeric or longitude <= $3::numeric)';
    return this.dataSource.query(
      `select ${CARD_COLUMNS} from articles article
        where is_public and not is_thin and latitude between $2::numeric and $4::numeric and ${longitudes}
        order by search_quality desc, id desc limit $5`,
      [west, south, east, north, limit],
    );
  }
}

/** The part of a location before the country: "Paris" in "Paris, France"; null for a country. */
const TOWN_SQL = `nullif(regexp_replace(location, ',?[^,]*$', ''), '')`;

/** An article without a photo shows a cover. */
const HAS_PHOTO_SQL = `(coalesce(image_url, '') <> '' and image_url not like '/objects/covers/%')`;

/** Values of a statement's parameters. */
class Parameters {
  readonly values: unknown[] = [];

  /** Adds a value. @returns its placeholder in the statement, such as "$1" */
  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

function toMemberConditions(members: NamedMembers, parameters: Parameters): string[] {
  switch (members.of) {
    case 'group':
      return [toGroupCondition(members, parameters)];
    case 'country':
      return [`article_country_name(location) = any(${parameters.add(members.names)}::text[])`];
    case 'region':
      return [toRegionCondition(members, parameters)];
  }
}

const toGroupCondition = (group: Pick<PlaceGroup, 'categories' | 'placeTypes'>, parameters: Parameters): string =>
  `(category = any(${parameters.add(group.categories)}::text[])
    or place_type = any(${parameters.add(group.placeTypes)}::text[]))`;

/** Places of the guidebook are known to be inside the region. For all others, their position and country decide. */
function toRegionCondition(region: NamedMembers & { of: 'region' }, parameters: Parameters): string {
  const ids = parameters.add(region.guidebookIds);
  const [west, south, east, north] = region.extent.map((degrees) => `${parameters.add(degrees)}::numeric`);
  const countries = parameters.add(region.countries);
  const polygon = parameters.add(region.polygon);
  const longitudes =
    region.extent[0] <= region.extent[2]
      ? `longitude between ${west} and ${east}`
      : `(longitude >= ${west} or longitude <= ${east})`;
  return `(guidebook_id = any(${ids}::text[]) or (guidebook_id is null
    and latitude between ${south} and ${north} and ${longitudes}
    and (${polygon}::text is null or point(longitude::float8, latitude::float8) <@ ${polygon}::text::polygon)
    and (cardinality(${countries}::text[]) = 0 or article_country_name(location) = any(${countries}::text[]))))`;
}

function toFilterConditions(
  { group, countryNames, town, hasPhoto }: CollectionFilters,
  parameters: Parameters,
): string[] {
  return [
    ...(group ? [toGroupCondition(group, parameters)] : []),
    ...(countryNames ? [`article_country_name(location) = any(${parameters.add(countryNames)}::text[])`] : []),
    ...(town === null ? [] : [`${TOWN_SQL} = ${parameters.add(town)}`]),
    ...(hasPhoto ? [HAS_PHOTO_SQL] : []),
  ];
}

function buildOrderSql(order: CollectionOrder, here: SearchPosition | null, parameters: Parameters): string {
  if (order === 'name') return 'unaccent(lower(title)), id';
  if (order === 'popular' || here === null) return 'search_quality desc, id desc';
  const latitude = `${parameters.add(here.latitude)}::float8`;
  const longitude = `${parameters.add(here.longitude)}::float8`;
  // The haversine of the angle between both positions, which grows with their distance.
  return `power(sin(radians(latitude::float8 - ${latitude}) / 2), 2)
    + cos(radians(latitude::float8)) * cos(radians(${latitude}))
      * power(sin(radians(longitude::float8 - ${longitude}) / 2), 2) nulls last, id`;
}
