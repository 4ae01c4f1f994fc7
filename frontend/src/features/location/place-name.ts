import { places } from '@placelore/contracts/places/maps.js';
import { system } from '@placelore/contracts/system/system.js';
import { z } from 'zod';
import { call } from '../../lib/api/api.js';
import type { DevicePosition } from '../../lib/device/device-position.js';
import type { PlaceName } from './detect-place.js';

/** Maximum time in ms for the third-party geocoder. After that, Placelore's own is used. */
const THIRD_PARTY_TIMEOUT_MS = 5_000;

/** Fields that are read from a third-party response. The format is BigDataCloud's, which has more fields. */
const thirdPartyResponse = z.object({
  city: z.string().nullish(),
  locality: z.string().nullish(),
  countryName: z.string().nullish(),
  localityInfo: z.object({ administrative: z.array(z.object({ name: z.string() })).nullish() }).nullish(),
});

/** Parses a third-party response; returns null if it contains no name. */
export function parsePlaceName(response: unknown): PlaceName | null {
  const { city, locality, countryName, localityInfo } = thirdPartyResponse.parse(response);
  const name = {
    city: city || locality || '',
    country: countryName ?? '',
    address: localityInfo?.administrative?.[0]?.name ?? '',
  };
  return name.city || name.country || name.address ? name : null;
}

async function fetchFromThirdParty(
  serviceUrl: string,
  { latitude, longitude }: DevicePosition,
): Promise<PlaceName | null> {
  const url = new URL(serviceUrl);
  url.searchParams.set('latitude', String(latitude));
  url.searchParams.set('longitude', String(longitude));
  url.searchParams.set('localityLanguage', 'en');
  const response = await fetch(url, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(THIRD_PARTY_TIMEOUT_MS),
  });
  return response.ok ? parsePlaceName(await response.json()) : null;
}

async function fetchFromOwnService(position: DevicePosition): Promise<PlaceName | null> {
  const { city, locality, region, country } = await call(places.reverseGeocode, position);
  const name = { city: city ?? locality ?? '', country: country ?? '', address: region ?? '' };
  return name.city || name.country || name.address ? name : null;
}

/**
 * Returns the name of the device's position from this installation's third-party geocoder, or from Placelore's own.
 * @throws HttpError or TypeError if neither responds
 */
export async function fetchPlaceName(position: DevicePosition): Promise<PlaceName | null> {
  const { reverseGeocoderUrl } = await call(system.config, {});
  const name = reverseGeocoderUrl ? await fetchFromThirdParty(reverseGeocoderUrl, position).catch(() => null) : null;
  return name ?? fetchFromOwnService(position);
}
