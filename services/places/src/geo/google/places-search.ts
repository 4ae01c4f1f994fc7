import type { PlacesClient, protos } from '@googlemaps/places';
import type { Position } from '@placelore/contracts/places/geography.js';
import type { GeocodedPlace } from '@placelore/contracts/places/maps.js';
import type { NearbyPlace, PlaceKind } from '@placelore/contracts/places/places.js';
import { dedupePlaces } from '../dedupe-places.js';
import type { NearbyQuery } from '../geo-provider.js';
import { findRefusedTypes, toSdkApiError } from './google-errors.js';
import { CALL_TIMEOUT_MS, type GoogleHost } from './google-host.js';
import { SEARCHED_TYPES } from './google-kinds.js';
import {
  findPlaceByNameAt,
  type GooglePlace,
  getBoxAround,
  SAME_SPOT_METERS,
  toAddress,
  toNearbyPlaces,
} from './google-place.js';

type Place = protos.google.maps.places.v1.IPlace;

const buildMask = (...fields: string[]) => fields.map((field) => `places.${field}`).join(',');

/** Fields for a nearby place. Rating, hours and website make the call "Enterprise"; summaries would cost even more. */
const NEARBY_MASK = buildMask(
  ...[
    'id',
    'displayName.text',
    'location',
    'types',
    'shortFormattedAddress',
    'businessStatus',
    'attributions.provider',
  ],
  ...['rating', 'userRatingCount', 'regularOpeningHours.weekdayDescriptions', 'currentOpeningHours.openNow'],
  ...['websiteUri', 'accessibilityOptions.wheelchairAccessibleEntrance'],
);
/** Fields for a search by name: all of them are "Pro". */
const TEXT_MASK = buildMask('id', 'displayName.text', 'location', 'addressComponents');

/** Maximum number of results of one call. */
const MAX_RESULTS = 20;
/**
 * Restaurants are ranked by distance, because people eat where they are; they walk farther to the best-known sights and
 * hotels.
 */
const RANK_BY_KIND: Record<PlaceKind, 'POPULARITY' | 'DISTANCE'> = {
  attraction: 'POPULARITY',
  restaurant: 'DISTANCE',
  accommodation: 'POPULARITY',
};
const MAX_MEANINGS = 5;
const ENGLISH = 'en';

/** Query for Nearby Search. */
interface NearbyRequest {
  includedTypes: string[];
  [field: string]: unknown;
}

/** Finds places with Places API (New). */
export class PlacesSearch {
  /** Types that Google has refused since this process started. */
  private readonly refusedTypes = new Set<string>();

  constructor(
    private readonly host: GoogleHost,
    private readonly client: PlacesClient,
  ) {}

  /**
   * Returns places of one kind, nearest first: at most 20, the most popular ones by Google's ranking or, for
   * restaurants, the nearest.
   * @throws ApiError as {@link GoogleHost.call}
   */
  async nearby(query: NearbyQuery): Promise<NearbyPlace[]> {
    const { position: center, radius, kind } = query;
    const request = {
      includedTypes: [...SEARCHED_TYPES[kind]],
      languageCode: ENGLISH,
      maxResultCount: MAX_RESULTS,
      rankPreference: RANK_BY_KIND[kind],
      locationRestriction: { circle: { center, radius } },
    };
    const places = await this.host.call({
      sku: 'nearbySearchEnterprise',
      coalescingKey: JSON.stringify(request),
      request: () => this.searchNearby(request),
    });
    return toNearbyPlaces(query, places.filter(isOpen).flatMap(toGooglePlaces));
  }

  /**
   * Returns the meanings of a sight's name.
   * @throws ApiError as {@link GoogleHost.call}
   */
  async findByName(name: string): Promise<GeocodedPlace[]> {
    const request = { textQuery: name, languageCode: ENGLISH, maxResultCount: MAX_MEANINGS };
    const places = await this.host.call({
      sku: 'textSearchPro',
      coalescingKey: JSON.stringify(request),
      request: () => this.fetchPlaces((options) => this.client.searchText(request, options), TEXT_MASK),
    });
    return dedupePlaces(places.flatMap(toGeocodedPlaces));
  }

  /**
   * Returns the place with this name at a position; null without one.
   * @throws ApiError as {@link GoogleHost.call}
   */
  async findAt(name: string, position: Position): Promise<GooglePlace | null> {
    const request = {
      textQuery: name,
      languageCode: ENGLISH,
      maxResultCount: MAX_RESULTS,
      locationRestriction: { rectangle: getBoxAround(position, SAME_SPOT_METERS) },
    };
    const places = await this.host.call({
      sku: 'textSearchPro',
      coalescingKey: JSON.stringify(request),
      request: () => this.fetchPlaces((options) => this.client.searchText(request, options), TEXT_MASK),
    });
    return findPlaceByNameAt(places.flatMap(toGooglePlaces), name, position);
  }

  /**
   * Google rejects the whole search for a single type that it refuses, so the search is repeated once without such
   * types.
   */
  private async searchNearby(request: NearbyRequest): Promise<Place[]> {
    const search = (includedTypes: string[]) =>
      this.fetchPlaces(
        (options) => this.client.searchNearby({ ...request, includedTypes }, options),
        NEARBY_MASK,
        (thrown) => {
          for (const type of findRefusedTypes(thrown, includedTypes)) this.refusedTypes.add(type);
        },
      );
    const types = this.omitRefused(request.includedTypes);
    try {
      return await search(types);
    } catch (thrown) {
      const accepted = this.omitRefused(types);
      // Without any type, the search would return places of all types.
      if (accepted.length === types.length || accepted.length === 0) throw thrown;
      return search(accepted);
    }
  }

  private omitRefused(types: string[]): string[] {
    const accepted = types.filter((type) => !this.refusedTypes.has(type));
    return accepted.length > 0 ? accepted : types;
  }

  private async fetchPlaces(
    search: (options: object) => Promise<[{ places?: Place[] | null }, ...unknown[]]>,
    fields: string,
    onError: (thrown: unknown) => void = () => {},
  ) {
    // The SDK accepts no signal, and its own retries would exceed the timeout and be charged again.
    const options = { timeout: CALL_TIMEOUT_MS, retry: null, otherArgs: { headers: { 'X-Goog-FieldMask': fields } } };
    const [{ places }] = await search(options).catch((thrown) => {
      onError(thrown);
      throw toSdkApiError(thrown);
    });
    return places ?? [];
  }
}

const isOpen = ({ businessStatus }: Place) => businessStatus !== 'CLOSED_PERMANENTLY';

/** The SDK returns an empty value for a missing field. */
const toNullable = (text: string | null | undefined): string | null => text || null;

function toGooglePlaces(place: Place): GooglePlace[] {
  const { id, location, displayName } = place;
  const name = toNullable(displayName?.text);
  if (!id || !name || typeof location?.latitude !== 'number' || typeof location.longitude !== 'number') return [];
  return [
    {
      id,
      name,
      position: { latitude: location.latitude, longitude: location.longitude },
      types: place.types ?? [],
      address: toNullable(place.shortFormattedAddress),
      rating: place.rating || null,
      ratings: place.userRatingCount ?? 0,
      openNow: place.currentOpeningHours?.openNow ?? null,
      openingHours: place.regularOpeningHours?.weekdayDescriptions ?? [],
      website: toNullable(place.websiteUri),
      hasStepFreeEntrance: place.accessibilityOptions?.wheelchairAccessibleEntrance ?? null,
      credits: (place.attributions ?? []).flatMap(({ provider }) => toNullable(provider) ?? []),
    },
  ];
}

function toGeocodedPlaces(place: Place): GeocodedPlace[] {
  const [found] = toGooglePlaces(place);
  const parts = (place.addressComponents ?? []).map(({ longText, shortText, types }) => ({
    long: longText ?? '',
    short: shortText ?? '',
    types: types ?? [],
  }));
  const { city, region, country, countryCode } = toAddress(parts);
  if (!found || country === null || countryCode === null) return [];
  const { latitude: lat, longitude: lng } = found.position;
  return [{ lat, lng, name: found.name, city, region, country, countryCode }];
}
