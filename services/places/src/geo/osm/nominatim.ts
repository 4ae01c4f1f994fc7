import type { Position } from '@placelore/contracts/places/geography.js';
import { getCountryName } from '@placelore/guidebook/countries/countries.js';
import { z } from 'zod';
import type { VendorHost } from '../../http/vendor-host.js';
import { CACHE_LIFETIMES } from '../../http/vendor-response-cache.js';
import { dedupePlaces } from '../dedupe-places.js';
import type { GeocodedPlaces, PositionAddress } from '../geo-provider.js';

const MAX_RESULTS = 8;
/** Nominatim's level of detail for suburbs; streets are not needed. */
const SUBURB_ZOOM = '14';
/** Decimals of degrees in requests: precise to about 11 m, so that people at the same place share a response. */
const COORDINATE_DECIMALS = 4;

const addressSchema = z.record(z.string(), z.string());
type OsmAddress = z.infer<typeof addressSchema>;

const searchResponse = z.array(
  z.object({
    lat: z.string(),
    lon: z.string(),
    name: z.string().nullish(),
    display_name: z.string(),
    address: addressSchema,
  }),
);
/** For a position outside all areas, Nominatim returns an `error` with status 200. */
const reverseResponse = z.union([z.object({ address: addressSchema }), z.object({ error: z.string() })]);

const taggedResponse = z.array(
  z.object({
    osm_type: z.enum(['node', 'way', 'relation']),
    osm_id: z.coerce.string(),
    lat: z.string(),
    lon: z.string(),
    name: z.string().nullish(),
    category: z.string().default(''),
    type: z.string().default(''),
    importance: z.number().nullish(),
    addresstype: z.string().optional(),
    address: addressSchema.optional(),
    extratags: z.record(z.string(), z.string()).nullish(),
    namedetails: z.record(z.string(), z.string()).nullish(),
  }),
);

/** A search result with its tags, which lead to other sources. */
export interface TaggedPlace {
  type: 'node' | 'way' | 'relation';
  id: string;
  position: Position;
  /** In English if the map has an English name. */
  name: string;
  /** In the local language, if different. */
  localName: string | null;
  /** In all languages. */
  names: string[];
  /** Key and value of the tag for the type of the place. */
  category: string;
  placeType: string;
  tags: Record<string, string>;
  /** From 0 to 1. */
  importance: number;
  /** Address parts by type, and the type of the place itself. */
  address: Record<string, string>;
  addressType: string;
  city: string | null;
  region: string | null;
  /** ISO 3166-1 alpha-2, or null. */
  countryCode: string | null;
  isSettlement: boolean;
  /** Values of the tags `wikidata` and `wikipedia`. */
  wikidata: string | null;
  wikipedia: string | null;
}

const SETTLEMENT_TYPES: ReadonlySet<string> = new Set(['city', 'town', 'village', 'hamlet', 'municipality', 'suburb']);

const NO_ADDRESS: PositionAddress = { city: null, locality: null, region: null, country: null, countryCode: null };

/** Resolves names and positions with Nominatim's search and reverse calls, in English. */
export class Nominatim {
  constructor(private readonly host: VendorHost) {}

  /**
   * Returns the meanings of a name in Nominatim's order of importance, without places that have no country, such as
   * oceans.
   * @throws ApiError as {@link VendorHost.call}
   */
  async geocode(name: string): Promise<GeocodedPlaces> {
    const query = new URLSearchParams({
      q: name.trim().replace(/\s+/g, ' '),
      format: 'jsonv2',
      addressdetails: '1',
      'accept-language': 'en',
      limit: String(MAX_RESULTS),
    });
    const results = await this.host.call({ path: `/search?${query}`, schema: searchResponse });
    const places = results.flatMap((result) => {
      const coordinates = { lat: Number(result.lat), lng: Number(result.lon) };
      const { city, region, country, countryCode } = toAddress(result.address);
      if (
        !Number.isFinite(coordinates.lat) ||
        !Number.isFinite(coordinates.lng) ||
        country === null ||
        countryCode === null
      )
        return [];
      const ownName = result.name || (result.display_name.split(',')[0] ?? '').trim();
      return [{ ...coordinates, name: ownName, city, region, country, countryCode }];
    });
    return dedupePlaces(places);
  }

  /**
   * Returns the places with a name, including their tags, in Nominatim's order.
   * @throws ApiError as {@link VendorHost.call}
   */
  async searchTagged(name: string): Promise<TaggedPlace[]> {
    const query = new URLSearchParams({
      q: name.trim().replace(/\s+/g, ' '),
      format: 'jsonv2',
      addressdetails: '1',
      extratags: '1',
      namedetails: '1',
      'accept-language': 'en',
      limit: String(MAX_RESULTS),
    });
    const results = await this.host.call({
      path: `/search?${query}`,
      schema: taggedResponse,
      getLifetime: (places) => (places.length > 0 ? CACHE_LIFETIMES.facts : CACHE_LIFETIMES.misses),
    });
    return results.map(toTaggedPlace);
  }

  /**
   * Returns the address of a position; all fields are null far out at sea.
   * @throws ApiError as {@link VendorHost.call}
   */
  async reverse({ latitude, longitude }: Position): Promise<PositionAddress> {
    const query = new URLSearchParams({
      lat: latitude.toFixed(COORDINATE_DECIMALS),
      lon: longitude.toFixed(COORDINATE_DECIMALS),
      format: 'jsonv2',
      addressdetails: '1',
      'accept-language': 'en',
      zoom: SUBURB_ZOOM,
    });
    const result = await this.host.call({ path: `/reverse?${query}`, schema: reverseResponse });
    return 'address' in result ? toAddress(result.address) : NO_ADDRESS;
  }
}

function toTaggedPlace(result: z.output<typeof taggedResponse>[number]): TaggedPlace {
  const { name, namedetails, extratags, address = {}, addresstype = '' } = result;
  const names = [...(name ? [name] : []), ...Object.values(namedetails ?? {})];
  const english = namedetails?.['name:en'] ?? name ?? names[0] ?? '';
  const local = namedetails?.name ?? null;
  const { city, region, countryCode } = toAddress(address);
  return {
    type: result.osm_type,
    id: result.osm_id,
    position: { latitude: Number(result.lat), longitude: Number(result.lon) },
    name: english,
    localName: local === english ? null : local,
    names,
    category: result.category,
    placeType: result.type,
    tags: extratags ?? {},
    importance: result.importance ?? 0,
    address,
    addressType: addresstype,
    city,
    region,
    countryCode,
    isSettlement: SETTLEMENT_TYPES.has(addresstype),
    wikidata: extratags?.wikidata ?? null,
    wikipedia: extratags?.wikipedia ?? null,
  };
}

/** Address fields that mean the same in different countries, most common first. */
const CITY_FIELDS = ['city', 'town', 'village', 'municipality', 'hamlet'];
const LOCALITY_FIELDS = ['suburb', 'borough', 'quarter', 'neighbourhood', 'city_district', 'hamlet'];
const REGION_FIELDS = ['state', 'province', 'region', 'state_district', 'county'];

function toAddress(fields: OsmAddress): PositionAddress {
  const findFirst = (names: string[]) => names.map((name) => fields[name]).find(Boolean) ?? null;
  const code = fields.country_code?.toUpperCase() ?? '';
  const countryCode = /^[A-Z]{2}$/.test(code) ? code : null;
  return {
    city: findFirst(CITY_FIELDS),
    locality: findFirst(LOCALITY_FIELDS),
    region: findFirst(REGION_FIELDS),
    country: countryCode === null ? (fields.country ?? null) : getCountryName(countryCode),
    countryCode,
  };
}
