import type { Position } from '@placelore/contracts/geography.js';
import { countryName } from '@placelore/guidebook/countries.js';
import { z } from 'zod';
import type { VendorHost } from '../../vendor-calls/vendor-host.js';
import { eachMeaningOnce } from '../each-meaning-once.js';
import type { GeocodedPlaces, PositionAddress } from '../geo-provider.js';

const MOST = 8;
/** Of Nominatim's levels of detail the one of suburbs: a street is more than is asked. */
const SUBURB_ZOOM = '14';
/** Decimals of a degree that are asked: about 11 m, so that people at one place share an answer. */
const DECIMALS = 4;

const address = z.record(z.string(), z.string());
type OsmAddress = z.infer<typeof address>;

const found = z.array(
  z.object({ lat: z.string(), lon: z.string(), name: z.string().nullish(), display_name: z.string(), address }),
);
/** A position in nobody's area is told by an `error` with status 200. */
const reversed = z.union([z.object({ address }), z.object({ error: z.string() })]);

const NOWHERE: PositionAddress = { city: null, locality: null, region: null, country: null, countryCode: null };

/** Names and positions by Nominatim's search and reverse calls, in English. */
export class Nominatim {
  constructor(private readonly host: VendorHost) {}

  /**
   * What a name can mean, in Nominatim's order of importance. Places in no country, such as oceans, are left out.
   * @throws ApiError as {@link VendorHost.call}
   */
  async geocode(name: string): Promise<GeocodedPlaces> {
    const query = new URLSearchParams({
      q: name.trim().replace(/\s+/g, ' '),
      format: 'jsonv2',
      addressdetails: '1',
      'accept-language': 'en',
      limit: String(MOST),
    });
    const results = await this.host.call({ path: `/search?${query}`, schema: found });
    const places = results.flatMap((result) => {
      const at = { lat: Number(result.lat), lng: Number(result.lon) };
      const { city, region, country, countryCode } = addressOf(result.address);
      if (!Number.isFinite(at.lat) || !Number.isFinite(at.lng) || country === null || countryCode === null) return [];
      const own = result.name || (result.display_name.split(',')[0] ?? '').trim();
      return [{ ...at, name: own, city, region, country, countryCode }];
    });
    return eachMeaningOnce(places);
  }

  /**
   * Where a position is; all null far out at sea.
   * @throws ApiError as {@link VendorHost.call}
   */
  async reverse({ latitude, longitude }: Position): Promise<PositionAddress> {
    const query = new URLSearchParams({
      lat: latitude.toFixed(DECIMALS),
      lon: longitude.toFixed(DECIMALS),
      format: 'jsonv2',
      addressdetails: '1',
      'accept-language': 'en',
      zoom: SUBURB_ZOOM,
    });
    const result = await this.host.call({ path: `/reverse?${query}`, schema: reversed });
    return 'address' in result ? addressOf(result.address) : NOWHERE;
  }
}

/** The fields of an address by what they are called in different countries, the most usual name first. */
const CITY = ['city', 'town', 'village', 'municipality', 'hamlet'];
const LOCALITY = ['suburb', 'borough', 'quarter', 'neighbourhood', 'city_district', 'hamlet'];
const REGION = ['state', 'province', 'region', 'state_district', 'county'];

function addressOf(fields: OsmAddress): PositionAddress {
  const first = (names: string[]) => names.map((name) => fields[name]).find(Boolean) ?? null;
  const code = fields.country_code?.toUpperCase() ?? '';
  const countryCode = /^[A-Z]{2}$/.test(code) ? code : null;
  return {
    city: first(CITY),
    locality: first(LOCALITY),
    region: first(REGION),
    country: countryCode === null ? (fields.country ?? null) : countryName(countryCode),
    countryCode,
  };
}
