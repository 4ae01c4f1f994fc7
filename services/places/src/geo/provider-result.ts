import type { Position } from '@placelore/contracts/places/geography.js';
import {
  ATTRIBUTION_HEADER,
  DEGRADED_HEADER,
  type GeocodedPlace,
  PROVIDER_HEADER,
} from '@placelore/contracts/places/maps.js';
import type { NearbyPlace } from '@placelore/contracts/places/places.js';
import type { FastifyReply } from 'fastify';
import type { NearbyQuery, PositionAddress, Walk } from './geo-provider.js';
import { GOOGLE } from './google/google-geo.js';

/** Injection token of the {@link Geo} in use. */
export const GEO = Symbol('GEO');

/** A provider's word, and whose word it is. */
export interface ProviderResult<T> {
  value: T;
  /** Name of the provider that answered. */
  provider: string;
  /** Whether it stands in for the chosen one, which failed or is over budget. */
  degraded: boolean;
  /** The credit to show with the value, or null. */
  attribution: string | null;
}

/** How the public calls ask for places: whoever answers, the answer says who it was. */
export interface Geo {
  nearby(query: NearbyQuery): Promise<ProviderResult<NearbyPlace[]>>;
  /** The same from a provider whose answers may be written down. */
  nearbyForStorage(query: NearbyQuery): Promise<ProviderResult<NearbyPlace[]>>;
  geocode(name: string): Promise<ProviderResult<GeocodedPlace[]>>;
  /** Where the likeliest place of a name is, or null when nobody knows the name. */
  findPosition(name: string): Promise<ProviderResult<Position | null>>;
  reverse(position: Position): Promise<ProviderResult<PositionAddress>>;
  directions(from: Position, to: Position): Promise<ProviderResult<Walk>>;
}

/** Seconds an answer may be kept by anyone; the word of a stand-in only until the chosen provider may be back. */
const MAX_AGE_SECONDS = { default: 300, degraded: 30 };

/** Whether a browser, or a proxy on the way to it, may keep an answer: Google's terms let nobody. */
export const isStorable = (provider: string): boolean => provider !== GOOGLE;

/** Says who answered and how long the answer may be kept. */
export function setProviderHeaders(
  reply: FastifyReply,
  { provider, degraded, attribution }: Omit<ProviderResult<unknown>, 'value'>,
): void {
  reply
    .header(PROVIDER_HEADER, provider)
    .header(DEGRADED_HEADER, String(degraded))
    .header('cache-control', isStorable(provider) ? formatCacheControl(degraded) : 'private, no-store');
  if (attribution !== null) reply.header(ATTRIBUTION_HEADER, toAsciiHeader(attribution));
}

const formatCacheControl = (degraded: boolean) =>
  `public, max-age=${degraded ? MAX_AGE_SECONDS.degraded : MAX_AGE_SECONDS.default}`;

/** Headers carry ASCII alone. */
const toAsciiHeader = (text: string) => text.replaceAll('©', '(c)').replace(/[^\x20-\x7e]/g, '');
