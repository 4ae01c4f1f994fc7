import type { Position } from '@placelore/contracts/geography.js';
import type { GeocodedPlace } from '@placelore/contracts/maps.js';
import type { NearbyPlace } from '@placelore/contracts/places.js';
import type { Logger } from '@placelore/platform/logging/logger.js';
import type { Answer, Geo } from './answer.js';
import type { GeoProvider, NearbyQuery, PositionAddress, Walk } from './geo-provider.js';

/**
 * The chosen provider, with one that stands in for it. Whatever the chosen one throws (a fault of the network, a refused
 * key, a spent budget, an answer nobody can read), the other one answers and the answer says so. Without a stand-in the
 * fault is passed on.
 */
export class Bundle implements Geo {
  constructor(
    private readonly primary: GeoProvider,
    private readonly fallback: GeoProvider | null,
    private readonly logger: Pick<Logger, 'warn'>,
  ) {}

  nearby(query: NearbyQuery): Promise<Answer<NearbyPlace[]>> {
    return this.ask(
      (provider) => provider.nearby(query),
      (provider) => provider.nearbyAttribution,
    );
  }

  nearbyToKeep(query: NearbyQuery): Promise<Answer<NearbyPlace[]>> {
    return this.primary.storable || !this.fallback
      ? this.nearby(query)
      : new Bundle(this.fallback, null, this.logger).nearby(query);
  }

  positionOf(name: string): Promise<Answer<Position | null>> {
    return this.ask(async (provider) => {
      if (provider.positionOf) return provider.positionOf(name);
      const [first] = await provider.geocode(name);
      return first ? { latitude: first.lat, longitude: first.lng } : null;
    }, addressAttribution);
  }

  geocode(name: string): Promise<Answer<GeocodedPlace[]>> {
    return this.ask((provider) => provider.geocode(name), addressAttribution);
  }

  reverse(position: Position): Promise<Answer<PositionAddress>> {
    return this.ask((provider) => provider.reverse(position), addressAttribution);
  }

  directions(from: Position, to: Position): Promise<Answer<Walk>> {
    return this.ask(
      (provider) => provider.directions(from, to),
      // A straight line is nobody's data.
      (provider, walk) => (walk.estimate ? null : provider.nearbyAttribution),
    );
  }

  private async ask<T>(
    question: (provider: GeoProvider) => Promise<T>,
    attributionOf: (provider: GeoProvider, value: T) => string | null,
  ): Promise<Answer<T>> {
    const answer = async (provider: GeoProvider): Promise<Answer<T>> => {
      const value = await question(provider);
      const attribution = attributionOf(provider, value);
      return { value, provider: provider.name, degraded: provider !== this.primary, attribution };
    };
    try {
      return await answer(this.primary);
    } catch (thrown) {
      if (!this.fallback) throw thrown;
      this.logger.warn({ err: thrown, provider: this.primary.name }, 'a provider of places failed; another stands in');
      return answer(this.fallback);
    }
  }
}

const addressAttribution = (provider: GeoProvider): string | null =>
  provider.addressAttribution === undefined ? provider.nearbyAttribution : provider.addressAttribution;
