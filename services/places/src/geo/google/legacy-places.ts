import type { Client } from '@googlemaps/google-maps-services-js';
import type { Position } from '@placelore/contracts/places/geography.js';
import type { NearbyPlace, PlaceKind } from '@placelore/contracts/places/places.js';
import { z } from 'zod';
import type { NearbyQuery } from '../geo-provider.js';
import { createUnreadableError, toWebApiError } from './google-errors.js';
import type { GoogleHost } from './google-host.js';
import { findPlaceByNameAt, type GooglePlace, SAME_SPOT_METERS, toNearbyPlaces } from './google-place.js';

/** The legacy search accepts one type per call. */
const TYPE_BY_KIND: Record<PlaceKind, string> = {
  attraction: 'tourist_attraction',
  restaurant: 'restaurant',
  accommodation: 'lodging',
};

const responseSchema = z.object({
  results: z.array(
    z.object({
      place_id: z.string(),
      name: z.string(),
      geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
      types: z.array(z.string()).default([]),
      vicinity: z.string().optional(),
      rating: z.number().optional(),
      user_ratings_total: z.number().optional(),
      opening_hours: z.object({ open_now: z.boolean().optional() }).optional(),
      business_status: z.string().optional(),
    }),
  ),
});
type Result = z.output<typeof responseSchema>['results'][number];

/** Uses Nearby Search (Legacy), for projects without the newer API: no hours by day, no websites, no search by name. */
export class LegacyPlaces {
  constructor(
    private readonly host: GoogleHost,
    private readonly client: Client,
    private readonly url: string,
    private readonly key: string,
  ) {}

  /**
   * Returns places of one kind, nearest first: at most 20, the most prominent ones by Google's ranking.
   * @throws ApiError as {@link GoogleHost.call}
   */
  async nearby(query: NearbyQuery): Promise<NearbyPlace[]> {
    const { position, radius, kind } = query;
    const results = await this.search({ location: formatPosition(position), radius, type: TYPE_BY_KIND[kind] });
    return toNearbyPlaces(query, results.filter(isOpen).map(toGooglePlace));
  }

  /**
   * Returns the place with this name at a position; null without one.
   * @throws ApiError as {@link GoogleHost.call}
   */
  async findAt(name: string, position: Position): Promise<GooglePlace | null> {
    const results = await this.search({ location: formatPosition(position), radius: SAME_SPOT_METERS, keyword: name });
    return findPlaceByNameAt(results.map(toGooglePlace), name, position);
  }

  private search(query: Search): Promise<Result[]> {
    return this.host.call({
      sku: 'legacyNearbySearch',
      coalescingKey: JSON.stringify(query),
      request: async (signal) => {
        const url = `${this.url}/maps/api/place/nearbysearch/json`;
        const params = { ...query, language: 'en', key: this.key } as never;
        const { data } = await this.client.placesNearby({ url, params, signal }).catch((thrown) => {
          throw toWebApiError(thrown);
        });
        const parsed = responseSchema.safeParse(data);
        if (!parsed.success) throw createUnreadableError();
        return parsed.data.results;
      },
    });
  }
}

/** Parameters of Nearby Search: places of a type or places that match a keyword, within a radius in meters. */
type Search = { location: string; radius: number } & ({ type: string } | { keyword: string });

const formatPosition = ({ latitude, longitude }: Position) => `${latitude},${longitude}`;

const isOpen = ({ business_status }: Result) => business_status !== 'CLOSED_PERMANENTLY';

const toGooglePlace = (result: Result): GooglePlace => ({
  id: result.place_id,
  name: result.name,
  position: { latitude: result.geometry.location.lat, longitude: result.geometry.location.lng },
  types: result.types,
  address: result.vicinity ?? null,
  rating: result.rating ?? null,
  ratings: result.user_ratings_total ?? 0,
  openNow: result.opening_hours?.open_now ?? null,
  openingHours: [],
  website: null,
  hasStepFreeEntrance: null,
  credits: [],
});
