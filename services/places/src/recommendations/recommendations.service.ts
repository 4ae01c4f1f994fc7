import { Injectable } from '@nestjs/common';
import { ApiError } from '@placelore/contracts/errors.js';
import type { Position } from '@placelore/contracts/geography.js';
import { distanceMetres } from '@placelore/contracts/great-circle.js';
import type { internalPlaces, TravelRecommendations } from '@placelore/contracts/places.js';
import type { RouteInput } from '@placelore/contracts/route.js';
import { Atlas, type AtlasPlace, displayName, positionOf } from '@placelore/guidebook/atlas.js';
import { countryName, countryProfile } from '@placelore/guidebook/countries.js';
import { nameKey } from '@placelore/guidebook/names.js';
import { meaningsOf } from '@placelore/guidebook/place-names.js';
import type { CityRecord, LandmarkRecord } from '@placelore/guidebook/records.js';
import { AffiliateLinks } from './affiliate-links.js';

type Query = RouteInput<typeof internalPlaces.recommendations>;

/** Metres around a city's position within which its guidebook record and its sights are looked for. */
const CITY_WITHIN = 40_000;
const SIGHTS_WITHIN = 15_000;
const MOST_ACTIVITIES = 6;
/** Categories whose sights commonly sell tickets. */
const TICKETED = new Set<LandmarkRecord['category']>([
  'Museum',
  'Architecture',
  'Historical Site',
  'Landmark',
  'Entertainment',
  'Cultural Site',
]);
/** What is known only to the provider stays open: we never state a price, a picture or a rating of our own. */
const UNKNOWN = { price: null, imageUrl: null } as const;

/**
 * Travel recommendations for a city: links to providers' searches for what really exists, the city itself and the
 * sights and hotels the guidebook has of it.
 */
@Injectable()
export class RecommendationsService {
  constructor(
    private readonly atlas: Atlas,
    private readonly links: AffiliateLinks,
  ) {}

  recommend(query: Query, category = 'general'): TravelRecommendations {
    const { city, country } = query;
    return {
      locationInfo: { city, country },
      tours: this.tours(query),
      hotels: this.hotels(query),
      activities: this.activities(query, category),
    };
  }

  /**
   * The same for a place by its name: the city itself, the city of a landmark, the capital of a country.
   * @throws ApiError PLACE_NOT_FOUND when the atlas knows nothing by that name
   */
  recommendFor(location: string, category: string): TravelRecommendations {
    for (const { place } of meaningsOf(this.atlas, location)) {
      const city = this.cityOf(place);
      if (city) return this.recommend(city, category);
    }
    throw new ApiError('PLACE_NOT_FOUND');
  }

  private cityOf(place: AtlasPlace): Query | null {
    if (place.kind === 'landmark') {
      const { city, country, latitude, longitude } = place.landmark;
      return { city, country: countryName(country), countryCode: country, latitude, longitude };
    }
    if (place.kind === 'city') {
      const { latitude, longitude } = positionOf(place) ?? place.town;
      const { country } = place.town;
      return { city: displayName(place), country: countryName(country), countryCode: country, latitude, longitude };
    }
    const { gazetteer } = this.atlas;
    const capital = countryProfile(place.country)?.capital;
    const town = (capital && gazetteer.named(capital, place.country)[0]?.town) || gazetteer.largest(place.country);
    return town && this.cityOf(this.atlas.cityPlace(town));
  }

  private tours({ city, country }: Query): TravelRecommendations['tours'] {
    return [
      {
        title: `Tours and day trips in ${city}`,
        description: `Guided tours and day trips that Viator lists for ${city}.`,
        ...this.links.search('viator', `${city}, ${country}`),
        ...UNKNOWN,
        duration: null,
        rating: null,
      },
    ];
  }

  private hotels(query: Query): TravelRecommendations['hotels'] {
    const { city, country } = query;
    const known = this.cityRecord(query)?.hotels ?? [];
    const all = {
      name: `Hotels in ${city}`,
      description: `Hotels and other places to stay that Booking.com lists for ${city}.`,
      search: `${city}, ${country}`,
    };
    return [
      ...known.map((hotel) => ({ ...hotel, search: `${hotel.name}, ${city}, ${country}` })),
      ...(known.length === 0 ? [all] : []),
    ].map(({ name, description, search }) => ({
      name,
      location: `${city}, ${country}`,
      description,
      ...this.links.search('booking', search),
      ...UNKNOWN,
      rating: null,
    }));
  }

  private activities(query: Query, category: string): TravelRecommendations['activities'] {
    const { city, country, countryCode } = query;
    const sights = this.sightsOf(query, category).map((sight) => ({
      title: sight.name,
      category: sight.category as string,
      description: sight.summary,
      ...this.links.search('tiqets', `${sight.name}, ${city}`),
      ...UNKNOWN,
    }));
    if (countryProfile(countryCode)?.continentCode !== 'AS') return sights;
    const asian = {
      title: `Things to do in ${city}`,
      category: 'Activities',
      description: `Activities, passes and transport that Klook lists for ${city}.`,
      ...this.links.search('klook', `${city} ${country}`),
      ...UNKNOWN,
    };
    return [...sights, asian];
  }

  private cityRecord({ city, countryCode, ...position }: Query): CityRecord | null {
    const named = this.atlas.guidebook.citiesNamed(city, countryCode);
    return named.find((record) => distanceMetres(record, position) <= CITY_WITHIN) ?? null;
  }

  /** The best known ticketed sights; only those of the category where the city has any, else all of them. */
  private sightsOf(query: Query, category: string): LandmarkRecord[] {
    const centre: Position = this.cityRecord(query) ?? query;
    const sights = this.atlas.guidebook
      .landmarksNear(centre, SIGHTS_WITHIN)
      .map(({ record }) => record)
      .filter(({ country, category }) => country === query.countryCode && TICKETED.has(category))
      .sort((a, b) => b.popularity - a.popularity);
    const asked = sights.filter((sight) => sameCategory(sight.category, category));
    return (asked.length > 0 ? asked : sights).slice(0, MOST_ACTIVITIES);
  }
}

/** Compared as names, in the singular or in the plural. */
function sameCategory(category: string, asked: string): boolean {
  const key = nameKey(asked);
  return [key, key.replace(/ies$/, 'y'), key.replace(/s$/, '')].includes(nameKey(category));
}
