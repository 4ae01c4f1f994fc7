import type { Client } from '@googlemaps/google-maps-services-js';
import type { Position } from '@placelore/contracts/places/geography.js';
import type { GeocodedPlace } from '@placelore/contracts/places/maps.js';
import { z } from 'zod';
import { dedupePlaces } from '../dedupe-places.js';
import type { PositionAddress } from '../geo-provider.js';
import { createUnreadableError, toWebApiError } from './google-errors.js';
import type { GoogleHost } from './google-host.js';
import { toAddress } from './google-place.js';

const addressPart = z
  .object({ long_name: z.string(), short_name: z.string(), types: z.array(z.string()) })
  .transform(({ long_name: long, short_name: short, types }) => ({ long, short, types }));
const responseSchema = z.object({
  results: z.array(
    z.object({
      place_id: z.string(),
      types: z.array(z.string()).default([]),
      formatted_address: z.string().default(''),
      address_components: z.array(addressPart).default([]),
      geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
      partial_match: z.boolean().default(false),
    }),
  ),
});
type Result = z.output<typeof responseSchema>['results'][number];

export type FoundPlace = GeocodedPlace & { placeId: string };

/** Geocoding results for a name: full matches, and partial matches. */
export interface GeocodingMatches {
  full: FoundPlace[];
  partial: FoundPlace[];
}

/** Result types of places with their own names, which Geocoding does not return. */
const NAMED_RESULT_TYPES = ['establishment', 'point_of_interest', 'landmark', 'tourist_attraction'];
/** Address type that is of no use to a traveler. */
const PLUS_CODE_TYPE = 'plus_code';

/** Resolves names and positions with the Geocoding API, in English. */
export class Geocoder {
  constructor(
    private readonly host: GoogleHost,
    private readonly client: Client,
    private readonly url: string,
    private readonly key: string,
  ) {}

  /**
   * Returns the meanings of a name in Google's order, without places that have no country.
   * @throws ApiError as {@link GoogleHost.call}
   */
  async find(name: string): Promise<GeocodingMatches> {
    const query = name.trim().replace(/\s+/g, ' ');
    const results = await this.fetchResults({ address: query });
    const toPlaces = (matches: Result[]) => dedupePlaces(matches.flatMap((result) => toPlace(result, query) ?? []));
    return {
      full: toPlaces(results.filter((result) => !result.partial_match)),
      partial: toPlaces(results.filter((result) => result.partial_match)),
    };
  }

  /**
   * Returns the address of a position; all fields are null far out at sea.
   * @throws ApiError as {@link GoogleHost.call}
   */
  async reverse({ latitude, longitude }: Position): Promise<PositionAddress> {
    const results = await this.fetchResults({ latlng: `${latitude.toFixed(6)},${longitude.toFixed(6)}` });
    // The most detailed result comes first; wider ones add the parts that it lacks.
    const parts = results
      .filter(({ types }) => !types.includes(PLUS_CODE_TYPE))
      .flatMap(({ address_components }) => address_components);
    return toAddress(parts);
  }

  private fetchResults(params: { address: string } | { latlng: string }): Promise<Result[]> {
    return this.host.call({
      sku: 'geocoding',
      coalescingKey: JSON.stringify(params),
      request: async (signal) => {
        const { data } = await this.client
          .geocode({
            url: `${this.url}/maps/api/geocode/json`,
            params: { ...params, ...ENGLISH, key: this.key },
            signal,
          })
          .catch((thrown) => {
            throw toWebApiError(thrown);
          });
        const parsed = responseSchema.safeParse(data);
        if (!parsed.success) throw createUnreadableError();
        return parsed.data.results;
      },
    });
  }
}

const ENGLISH = { language: 'en' };

function toPlace(result: Result, query: string): FoundPlace | null {
  const { city, region, country, countryCode } = toAddress(result.address_components);
  if (country === null || countryCode === null) return null;
  const { lat, lng } = result.geometry.location;
  return { lat, lng, name: getName(result, query), city, region, country, countryCode, placeId: result.place_id };
}

/**
 * Returns the name of a result. The name of a town is part of its address. The name of a sight is not returned by
 * Google, so the visitor's words are used.
 */
function getName({ types, address_components, formatted_address }: Result, query: string): string {
  const beforeComma = (text: string) => (text.split(',')[0] ?? '').trim();
  if (types.some((type) => NAMED_RESULT_TYPES.includes(type))) return beforeComma(query);
  const own = address_components.find(
    (component) => component.types[0] !== undefined && component.types[0] === types[0],
  );
  return own?.long ?? (beforeComma(formatted_address) || beforeComma(query));
}
