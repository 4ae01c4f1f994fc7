import { GOOGLE_PROVIDER } from '@placelore/contracts/places/geo-providers.js';
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

/** Injection token: the {@link Geo} in use. */
export const GEO = Symbol('GEO');

/** A provider's result with its source. */
export interface ProviderResult<T> {
  value: T;
  /** Name of the provider that responded. */
  provider: string;
  /** Whether a fallback responded because the chosen provider failed or is over budget. */
  degraded: boolean;
  /** Attribution to show with the value; null for none. */
  attribution: string | null;
}

/** Used by the public place routes; every result names the provider that responded. */
export interface Geo {
  nearby(query: NearbyQuery): Promise<ProviderResult<NearbyPlace[]>>;
  /** Returns nearby places from a provider whose results may be stored. */
  nearbyForStorage(query: NearbyQuery): Promise<ProviderResult<NearbyPlace[]>>;
  geocode(name: string): Promise<ProviderResult<GeocodedPlace[]>>;
  /** Returns the position of the most likely meaning of a name; null for an unknown name. */
  findPosition(name: string): Promise<ProviderResult<Position | null>>;
  reverse(position: Position): Promise<ProviderResult<PositionAddress>>;
  directions(from: Position, to: Position): Promise<ProviderResult<Walk>>;
}

/**
 * Maximum age of a cached response in seconds; shorter for a fallback's, because the chosen provider may recover soon.
 */
const MAX_AGE_SECONDS = { default: 300, degraded: 30 };

/** Whether a browser or a proxy may cache a response; Google's terms forbid it. */
export const isStorable = (provider: string): boolean => provider !== GOOGLE_PROVIDER;

/** Sets the headers for the provider and for caching. */
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

/** Headers may contain only ASCII. */
const toAsciiHeader = (text: string) => text.replaceAll('©', '(c)').replace(/[^\x20-\x7e]/g, '');
