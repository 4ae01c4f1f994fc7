import type { Position } from '@placelore/contracts/geography.js';
import type { GeocodedPlace } from '@placelore/contracts/maps.js';
import type { NearbyPlace } from '@placelore/contracts/places.js';
import type { NearbyQuery, PositionAddress, Walk } from './geo-provider.js';

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
