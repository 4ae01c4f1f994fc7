import type { CollectionType } from '@placelore/contracts/content/articles/collection-url.js';
import type { FilterChoice } from '@placelore/contracts/content/articles/collections.js';
import { findPlaceGroup } from '@placelore/contracts/content/articles/place-groups.js';
import type { Category } from '@placelore/contracts/places/categories.js';
import type { PlaceType } from '@placelore/contracts/places/place-types.js';
import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import type { DestinationRecord } from '@placelore/guidebook/atlas/records.js';
import { COUNTRY_CODES, getCountryName } from '@placelore/guidebook/countries/countries.js';
import { introduceCountry } from '@placelore/guidebook/countries/introductions.js';
import { findOutline } from '@placelore/guidebook/outlines/outlines.js';
import { getInsideIds } from '../search/target/inside-records.js';
import { type Extent, getDestinationExtent, toPolygon } from '../search/target/search-extents.js';

/** Defines which articles belong to a collection, in the form that the SQL needs. */
export type CollectionMembers =
  | { of: 'group'; categories: readonly Category[]; placeTypes: readonly PlaceType[] }
  | { of: 'country'; code: string }
  | {
      of: 'region';
      guidebookIds: readonly string[];
      extent: Extent;
      /** Polygon of PostgreSQL that limits the region in its extent; null for all of it. */
      polygon: string | null;
      /** Codes of its countries; the SQL uses their names. Empty for a region that has none. */
      countries: readonly string[];
    };

/** What a collection is about. */
export interface CollectionSubject {
  title: string;
  overview: string;
  /** ISO 3166-1 code of a region's only country; otherwise null. */
  country: string | null;
  members: CollectionMembers;
}

/** Maximum number of regions that a country's page names, and degrees from which an island is one. */
const MAX_REGIONS = 16;
const MIN_ISLAND_DEGREES = 0.7;

const isRegion = ({ kind, extent: [west, south, east, north] }: DestinationRecord): boolean =>
  kind === 'region' || (kind === 'island' && Math.max(east - west, north - south) >= MIN_ISLAND_DEGREES);

/** Returns the best-known regions and large islands of a country that have guides. */
export function listRegions(atlas: Atlas, country: string): FilterChoice[] {
  return atlas.destinations.records
    .filter(({ countries }) => countries.length === 1 && countries[0] === country)
    .filter(
      (destination) => isRegion(destination) && getInsideIds(atlas, { kind: 'destination', destination }).length > 0,
    )
    .toSorted((one, other) => other.prominence - one.prominence)
    .slice(0, MAX_REGIONS)
    .map(({ id, name }) => ({ value: id, label: name }));
}

/** Returns the subject with this slug, or null for an unknown one. Only regions load the atlas. */
export function findSubject(type: CollectionType, slug: string): CollectionSubject | null {
  switch (type) {
    case 'places':
      return findGroup(slug);
    case 'countries':
      return findCountry(slug.toUpperCase());
    case 'regions':
      return findRegion(Atlas.load(), slug);
  }
}

function findGroup(slug: string): CollectionSubject | null {
  const group = findPlaceGroup(slug);
  if (group === null) return null;
  const { title, overview, categories, placeTypes } = group;
  return { title, overview, country: null, members: { of: 'group', categories, placeTypes } };
}

function findCountry(code: string): CollectionSubject | null {
  if (!COUNTRY_CODES.includes(code)) return null;
  return {
    title: getCountryName(code),
    overview: introduceCountry(code),
    country: null,
    members: { of: 'country', code },
  };
}

function findRegion(atlas: Atlas, slug: string): CollectionSubject | null {
  const destination = atlas.destinations.find(slug);
  if (destination === null) return null;
  const { name, summary, countries } = destination;
  const outline = findOutline(slug);
  const [country, ...otherCountries] = countries;
  return {
    title: name,
    overview: summary,
    country: country !== undefined && otherCountries.length === 0 ? country : null,
    members: {
      of: 'region',
      guidebookIds: getInsideIds(atlas, { kind: 'destination', destination }),
      extent: getDestinationExtent(destination),
      polygon: outline && toPolygon(outline),
      countries,
    },
  };
}
