import type { Position } from '@placelore/contracts/places/geography.js';
import type { GeocodedPlace } from '@placelore/contracts/places/maps.js';
import type { NearbyPlace } from '@placelore/contracts/places/places.js';
import type { Logger } from '@placelore/platform/logging/logger.js';
import type { GeoProvider, NearbyQuery, PositionAddress, Walk } from './geo-provider.js';
import type { Geo, ProviderResult } from './provider-result.js';

/**
 * Uses the chosen provider with a fallback. If the chosen provider throws any error (network failure, rejected key,
 * exhausted budget, unreadable response), the fallback responds and the result is marked as degraded. Without a
 * fallback, the error is rethrown.
 */
export class GeoWithFallback implements Geo {
  constructor(
    private readonly primary: GeoProvider,
    private readonly fallback: GeoProvider | null,
    private readonly logger: Pick<Logger, 'warn'>,
  ) {}

  nearby(query: NearbyQuery): Promise<ProviderResult<NearbyPlace[]>> {
    if (this.primary.omitsNearby && this.fallback) return this.nearbyFrom(this.fallback, query);
    return this.callWithFallback(
      (provider) => provider.nearby(query),
      (provider) => provider.nearbyAttribution,
    );
  }

  nearbyForStorage(query: NearbyQuery): Promise<ProviderResult<NearbyPlace[]>> {
    return this.primary.isStorable || !this.fallback ? this.nearby(query) : this.nearbyFrom(this.fallback, query);
  }

  /** Asks only this provider, so the result is not degraded. */
  private nearbyFrom(provider: GeoProvider, query: NearbyQuery): Promise<ProviderResult<NearbyPlace[]>> {
    return new GeoWithFallback(provider, null, this.logger).nearby(query);
  }

  findPosition(name: string): Promise<ProviderResult<Position | null>> {
    return this.callWithFallback(async (provider) => {
      if (provider.findPosition) return provider.findPosition(name);
      const [first] = await provider.geocode(name);
      return first ? { latitude: first.lat, longitude: first.lng } : null;
    }, getAddressAttribution);
  }

  geocode(name: string): Promise<ProviderResult<GeocodedPlace[]>> {
    return this.callWithFallback((provider) => provider.geocode(name), getAddressAttribution);
  }

  reverse(position: Position): Promise<ProviderResult<PositionAddress>> {
    return this.callWithFallback((provider) => provider.reverse(position), getAddressAttribution);
  }

  directions(from: Position, to: Position): Promise<ProviderResult<Walk>> {
    return this.callWithFallback(
      (provider) => provider.directions(from, to),
      // A straight line requires no attribution.
      (provider, walk) => (walk.estimate ? null : provider.nearbyAttribution),
    );
  }

  private async callWithFallback<T>(
    request: (provider: GeoProvider) => Promise<T>,
    getAttribution: (provider: GeoProvider, value: T) => string | null,
  ): Promise<ProviderResult<T>> {
    const callProvider = async (provider: GeoProvider): Promise<ProviderResult<T>> => {
      const value = await request(provider);
      const attribution = getAttribution(provider, value);
      return { value, provider: provider.name, degraded: provider !== this.primary, attribution };
    };
    try {
      return await callProvider(this.primary);
    } catch (thrown) {
      if (!this.fallback) throw thrown;
      this.logger.warn(
        { err: thrown, provider: this.primary.name },
        'Geo provider failed; using the fallback provider',
      );
      return callProvider(this.fallback);
    }
  }
}

const getAddressAttribution = (provider: GeoProvider): string | null =>
  provider.addressAttribution === undefined ? provider.nearbyAttribution : provider.addressAttribution;
