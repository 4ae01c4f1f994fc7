import { Injectable } from '@nestjs/common';
import {
  type Collection,
  type collections,
  type FilterChoice,
  type LocatedCard,
  MAX_MAPPED_ARTICLES,
} from '@placelore/contracts/content/articles/collections.js';
import { findPlaceGroup, isInPlaceGroup, PLACE_GROUPS } from '@placelore/contracts/content/articles/place-groups.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { RouteInput, RouteResponse } from '@placelore/contracts/core/route.js';
import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { findCountryByName, getCountryName } from '@placelore/guidebook/countries/countries.js';
import { presentCard } from '../core/article.presenter.js';
import type { CardRow } from '../core/articles.repository.js';
import { ExploreService } from '../explore/explore.service.js';
import { type CollectionSubject, findSubject, listRegions } from './collection-subject.js';
import {
  type CollectionFilters,
  CollectionsRepository,
  type FacetRow,
  type NamedMembers,
} from './collections.repository.js';

type CollectionRequest = RouteInput<typeof collections.find>;
export type MappedArticles = RouteResponse<typeof collections.map>;

/** Number of cities that a country's page shows first. */
const MAX_CITIES = 8;
/** Maximum number of towns to filter by. */
const MAX_TOWNS = 60;
/** Minimum number of articles for a town to be offered as a filter. */
const MIN_TOWN_ARTICLES = 2;

/** Serves place groups, countries and regions with their articles, and the articles in view on a map. */
@Injectable()
export class CollectionsService {
  constructor(
    private readonly repository: CollectionsRepository,
    private readonly explore: ExploreService,
  ) {}

  /** Returns the version of all content that collections depend on. */
  getVersion(): Promise<string> {
    return this.explore.getVersion();
  }

  /** @throws ApiError NOT_FOUND for an unknown group, country or region */
  getSubject({ type, slug }: Pick<CollectionRequest, 'type' | 'slug'>): CollectionSubject {
    const subject = findSubject(type, slug);
    if (subject === null) throw new ApiError('NOT_FOUND');
    return subject;
  }

  /** @param version of the published content; the collection is at least as new */
  async find(subject: CollectionSubject, request: CollectionRequest, version: string): Promise<Collection> {
    const { page, limit, order, lat, lng } = request;
    const members = await this.toNamedMembers(subject, version);
    const filters = await this.toFilters(request, version);
    const here = lat === undefined || lng === undefined ? null : { latitude: lat, longitude: lng };
    const [{ total, rows }, facets, parts] = await Promise.all([
      this.repository.find(members, filters, { order, here, limit, offset: (page - 1) * limit }),
      this.repository.countFacets(members),
      this.listParts(subject, members),
    ]);
    return {
      ...presentSubject(subject),
      total,
      articles: rows.map(presentLocatedCard),
      groups: toGroupChoices(facets),
      places: request.type === 'places' ? toCountryChoices(facets) : toTownChoices(facets),
      ...parts,
      hasPhotos: facets.some(({ photoCount }) => photoCount > 0),
    };
  }

  /** Returns the cities and regions of a country; nothing for another collection. */
  private async listParts(
    { members: { of, ...subject } }: CollectionSubject,
    members: NamedMembers,
  ): Promise<Pick<Collection, 'cities' | 'regions'>> {
    if (of !== 'country' || !('code' in subject)) return {};
    const { rows } = await this.repository.find(
      members,
      { group: findPlaceGroup('cities'), countryNames: null, town: null, hasPhoto: false },
      { order: 'popular', here: null, limit: MAX_CITIES, offset: 0 },
    );
    return { cities: rows.map(presentLocatedCard), regions: listRegions(Atlas.load(), subject.code) };
  }

  async listInArea(west: number, south: number, east: number, north: number): Promise<MappedArticles> {
    const rows = await this.repository.listInArea([west, south, east, north], MAX_MAPPED_ARTICLES + 1);
    return {
      articles: rows.slice(0, MAX_MAPPED_ARTICLES).map(presentLocatedCard),
      hasMore: rows.length > MAX_MAPPED_ARTICLES,
    };
  }

  private async toNamedMembers({ members }: CollectionSubject, version: string): Promise<NamedMembers> {
    switch (members.of) {
      case 'group':
        return members;
      case 'country':
        return { of: 'country', names: await this.explore.getCountryNames(members.code, version) };
      case 'region': {
        const names = await Promise.all(members.countries.map((code) => this.explore.getCountryNames(code, version)));
        return { ...members, countries: [...members.countries.map(getCountryName), ...names.flat()] };
      }
    }
  }

  private async toFilters(
    { type, group, place, photo }: CollectionRequest,
    version: string,
  ): Promise<CollectionFilters> {
    const isCountry = type === 'places' && place !== undefined;
    return {
      group: group === undefined ? null : findPlaceGroup(group),
      countryNames: isCountry ? await this.explore.getCountryNames(place.toUpperCase(), version) : null,
      town: isCountry ? null : (place ?? null),
      hasPhoto: photo !== undefined,
    };
  }
}

function presentSubject({
  title,
  overview,
  country,
}: CollectionSubject): Pick<Collection, 'title' | 'overview' | 'country'> {
  return { title, overview, country: country === null ? null : { code: country, name: getCountryName(country) } };
}

const presentLocatedCard = (row: CardRow): LocatedCard => ({
  ...presentCard(row),
  latitude: row.latitude,
  longitude: row.longitude,
});

function toGroupChoices(facets: readonly FacetRow[]): FilterChoice[] {
  const kinds = facets.filter(({ category }) => category !== null);
  return PLACE_GROUPS.filter((group) =>
    kinds.some(({ category, placeType }) => isInPlaceGroup(group, category!, placeType)),
  ).map(({ slug, title }) => ({ value: slug, label: title }));
}

function toCountryChoices(facets: readonly FacetRow[]): FilterChoice[] {
  const codes = new Set(facets.flatMap(({ country }) => (country === null ? [] : (findCountryByName(country) ?? []))));
  return [...codes].map((code) => ({ value: code.toLowerCase(), label: getCountryName(code) })).toSorted(compareLabels);
}

function toTownChoices(facets: readonly FacetRow[]): FilterChoice[] {
  return facets
    .filter(({ town, count }) => town !== null && count >= MIN_TOWN_ARTICLES)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_TOWNS)
    .map(({ town }) => ({ value: town!, label: town! }))
    .toSorted(compareLabels);
}

const compareLabels = (a: FilterChoice, b: FilterChoice): number => a.label.localeCompare(b.label, 'en');
