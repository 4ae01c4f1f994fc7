import { Injectable } from '@nestjs/common';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { Position } from '@placelore/contracts/places/geography.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import type { LocatedPlace, TravelRecommendations } from '@placelore/contracts/places/places.js';
import { Atlas, type AtlasPlace, getDisplayName, getPosition } from '@placelore/guidebook/atlas/atlas.js';
import type { CityRecord, LandmarkRecord } from '@placelore/guidebook/atlas/records.js';
import { getCountryName, getCountryProfile } from '@placelore/guidebook/countries/countries.js';
import { toNameKey } from '@placelore/guidebook/names/name-keys.js';
import { interpretName } from '@placelore/guidebook/resolver/interpret-name.js';
import { findMainTown } from '../geo/embedded/places-inside.js';
import { findCapital } from '../geo/embedded/presentation/present-place.js';
import { AffiliateLinks } from './affiliate-links.js';

/** A city by its names and a position in it, in degrees. */
interface CityQuery extends Position {
  city: string;
  country: string;
  countryCode: string;
}

/** Radius in meters around a city's position within which its guidebook record and its sights are searched. */
const MAX_CITY_DISTANCE_METERS = 40_000;
const MAX_SIGHT_DISTANCE_METERS = 15_000;
const MAX_ACTIVITIES = 6;
/** Categories of sights that commonly require tickets. */
const TICKETED_CATEGORIES = new Set<LandmarkRecord['category']>([
  'Museum',
  'Architecture',
  'Historical Site',
  'Landmark',
  'Entertainment',
  'Cultural Site',
]);
/** Words in a name or a description for places that require no ticket. */
const OPEN_PLACES =
  /\b(?:square|piazza|plaza|platz|street|road|avenue|boulevard|promenade|bridge|harbor|waterfront|quay|quarter|district|neighborhood|village|steps|stairs|fountain|beach|pier|market|viewpoint|lookout)\b/i;
/** Marks where the words for what a place is end: "Marble steps" in "Marble steps on the waterfront". */
const HEAD_END =
  / (?:of|in|on|at|with|that|which|whose|where|from|for|by|over|above|below|beside|between|near)\b|[,;:]/;
/** Fields that only the provider knows. This product never invents prices, images, ratings or offers. */
const UNKNOWN = { price: null, imageUrl: null } as const;

/**
 * Recommends offers in a city: links to searches of providers for things that exist: the city itself, and the
 * guidebook's sights and hotels there.
 */
@Injectable()
export class RecommendationsService {
  constructor(
    private readonly atlas: Atlas,
    private readonly links: AffiliateLinks,
  ) {}

  recommend(query: CityQuery, category = 'general'): TravelRecommendations {
    const { city, country } = query;
    return {
      locationInfo: { city, country },
      tours: this.listTours(query),
      hotels: this.listHotels(query),
      activities: this.listActivities(query, category),
    };
  }

  /**
   * Recommends offers for a place by name: in the city itself, the city of a landmark or the capital of a country.
   * @throws ApiError PLACE_NOT_FOUND when the atlas does not contain the name
   */
  recommendFor(location: string, category: string): TravelRecommendations {
    for (const { place } of interpretName(this.atlas, location)) {
      const city = this.toCityQuery(place);
      if (city) return this.recommend(city, category);
    }
    throw new ApiError('PLACE_NOT_FOUND');
  }

  /** Recommends offers in the city of a located place; null when it is not in a known city. */
  recommendAround(place: LocatedPlace): TravelRecommendations | null {
    const city = place.city ?? (place.kind === 'city' ? place.name : null);
    return city === null ? null : this.recommend({ ...place, city });
  }

  private toCityQuery(place: AtlasPlace): CityQuery | null {
    if (place.kind === 'landmark') {
      const { city, country, latitude, longitude } = place.landmark;
      return { city, country: getCountryName(country), countryCode: country, latitude, longitude };
    }
    if (place.kind === 'city') {
      const { latitude, longitude } = getPosition(place) ?? place.town;
      const { country } = place.town;
      return {
        city: getDisplayName(place),
        country: getCountryName(country),
        countryCode: country,
        latitude,
        longitude,
      };
    }
    const town =
      place.kind === 'country' ? findCapital(this.atlas, place.country) : findMainTown(this.atlas, place.destination);
    return town && this.toCityQuery(this.atlas.toCityPlace(town));
  }

  private listTours({ city, country }: CityQuery): TravelRecommendations['tours'] {
    const providers = (['viator', 'getyourguide'] as const).filter(
      (provider) => provider === 'viator' || this.links.isAffiliated(provider),
    );
    return providers
      .map((provider) => this.links.buildSearchLink(provider, `${city}, ${country}`))
      .map((link) => ({
        title: `Tours and day trips in ${city}`,
        description: `Search ${link.provider} for guided tours and day trips in ${city}.`,
        ...link,
        ...UNKNOWN,
        duration: null,
        rating: null,
      }));
  }

  private listHotels(query: CityQuery): TravelRecommendations['hotels'] {
    const { city, country } = query;
    const knownHotels = this.findCityRecord(query)?.hotels ?? [];
    const citySearch = {
      name: `Hotels in ${city}`,
      description: `Search Booking.com for places to stay in ${city}.`,
      search: `${city}, ${country}`,
    };
    return [
      ...knownHotels.map((hotel) => ({ ...hotel, search: `${hotel.name}, ${city}, ${country}` })),
      citySearch,
    ].map(({ name, description, search }) => ({
      name,
      location: `${city}, ${country}`,
      description,
      ...this.links.buildSearchLink('booking', search),
      ...UNKNOWN,
      rating: null,
    }));
  }

  private listActivities(query: CityQuery, category: string): TravelRecommendations['activities'] {
    const { city, country, countryCode } = query;
    const sights = this.findSights(query, category).map((sight) => ({
      title: sight.name,
      category: sight.category as string,
      description: sight.summary,
      ...this.links.buildSearchLink('tiqets', `${sight.name}, ${city}`),
      ...UNKNOWN,
    }));
    if (getCountryProfile(countryCode)?.continentCode !== 'AS') return sights;
    const asian = {
      title: `Things to do in ${city}`,
      category: 'Activities',
      description: `Search Klook for activities, passes and transport in ${city}.`,
      ...this.links.buildSearchLink('klook', `${city} ${country}`),
      ...UNKNOWN,
    };
    return [...sights, asian];
  }

  private findCityRecord({ city, countryCode, ...position }: CityQuery): CityRecord | null {
    const named = this.atlas.guidebook.findCitiesByName(city, countryCode);
    return named.find((record) => getDistanceMeters(record, position) <= MAX_CITY_DISTANCE_METERS) ?? null;
  }

  /** Returns the best-known sights with tickets; only those of the category if the city has any, otherwise all. */
  private findSights(query: CityQuery, category: string): LandmarkRecord[] {
    const center: Position = this.findCityRecord(query) ?? query;
    const sights = this.atlas.guidebook
      .findLandmarksNear(center, MAX_SIGHT_DISTANCE_METERS)
      .map(({ record }) => record)
      .filter(({ country, category }) => country === query.countryCode && TICKETED_CATEGORIES.has(category))
      .filter(({ name, summary }) => !OPEN_PLACES.test(`${name} ${summary.split(HEAD_END)[0]}`))
      .sort((a, b) => b.popularity - a.popularity);
    const matching = sights.filter((sight) => isSameCategory(sight.category, category));
    return (matching.length > 0 ? matching : sights).slice(0, MAX_ACTIVITIES);
  }
}

/** Compares categories by name, in the singular or plural. */
function isSameCategory(category: string, requested: string): boolean {
  const key = toNameKey(requested);
  return [key, key.replace(/ies$/, 'y'), key.replace(/s$/, '')].includes(toNameKey(category));
}
