import type { Position } from '@placelore/contracts/geography.js';
import type { GeocodedPlace } from '@placelore/contracts/maps.js';
import type { NearbyPlace } from '@placelore/contracts/places.js';
import type { NearbyQuery, PositionAddress, Walk } from './geo-provider.js';

/** Injection token of the {@link Geo} in use. */
export const GEO = Symbol('GEO');

/** A provider's word, and whose word it is. */
export interface Answer<T> {
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
  nearby(query: NearbyQuery): Promise<Answer<NearbyPlace[]>>;
  /** The same from a provider whose answers may be written down. */
  nearbyToKeep(query: NearbyQuery): Promise<Answer<NearbyPlace[]>>;
  geocode(name: string): Promise<Answer<GeocodedPlace[]>>;
  /** Where the likeliest place of a name is, or null when nobody knows the name. */
  positionOf(name: string): Promise<Answer<Position | null>>;
  reverse(position: Position): Promise<Answer<PositionAddress>>;
  directions(from: Position, to: Position): Promise<Answer<Walk>>;
}
