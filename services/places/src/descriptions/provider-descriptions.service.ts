import { Inject, Injectable } from '@nestjs/common';
import { FACT_PROVIDERS, type FactProvider, type PlaceKnowledge } from '@placelore/contracts/places/facts.js';
import type { Position } from '@placelore/contracts/places/geography.js';
import type { LocatedPlace, NearbyPlace } from '@placelore/contracts/places/places.js';
import { LOGGER, type Logger } from '@placelore/platform/logging/logger.js';
import { EmbeddedGeo } from '../geo/embedded/embedded-geo.js';
import { GEO_PROVIDER, type GeoProvider, type NearbyQuery } from '../geo/geo-provider.js';
import { GEO, type Geo, type ProviderResult } from '../geo/provider-result.js';
import { TimeBudget } from './time-budget.js';

/** Search radius around a place in meters, and maximum number of attractions. */
const NEARBY_RADIUS_METERS = 2_000;
const NEARBY_LIMIT = 8;

/** A search for attractions and its result. */
export interface NearbySearch {
  query: NearbyQuery;
  found: ProviderResult<NearbyPlace[]>;
}

/** What the geo provider, or the embedded provider as its fallback, knows about a located place. */
export interface ProviderDescription {
  background: PlaceKnowledge;
  /** Attractions around each of the given positions, in the same order. */
  nearby: NearbySearch[];
  /** The provider, if the embedded one replaced it at least once. */
  missing: FactProvider[];
}

/** Asks the geo provider about located places, within a time limit for all of its calls together. */
@Injectable()
export class ProviderDescriptionsService {
  constructor(
    @Inject(GEO_PROVIDER) private readonly provider: GeoProvider,
    @Inject(GEO) private readonly geo: Geo,
    @Inject(EmbeddedGeo) private readonly embedded: GeoProvider,
    @Inject(LOGGER) private readonly logger: Pick<Logger, 'warn'>,
  ) {}

  /**
   * Describes a place and its surroundings. The provider is asked for one part after another, because public servers do
   * not accept concurrent calls. The embedded provider answers for each part that fails or takes too long.
   * @param positions where to search for attractions
   * @param timeLimitMs for all calls to the provider together
   */
  async describe(
    place: LocatedPlace,
    positions: readonly Position[],
    timeLimitMs: number,
  ): Promise<ProviderDescription> {
    const time = new TimeBudget(timeLimitMs);
    let isMissing = false;
    const askInTime = async <T>(ask: () => Promise<T>, askEmbedded: () => Promise<T>): Promise<T> => {
      try {
        return await time.run(ask);
      } catch (thrown) {
        this.logger.warn(
          { err: thrown, provider: this.provider.name },
          'Geo provider failed or is late; it is missing',
        );
        isMissing = true;
        return askEmbedded();
      }
    };
    const background = await askInTime(
      () => this.provider.background(place),
      () => this.embedded.background(place),
    );
    const nearby: NearbySearch[] = [];
    for (const position of positions) {
      const query = buildQuery(place, position);
      const found = await askInTime(
        () => this.geo.nearbyForStorage(query),
        () => this.findEmbedded(query),
      );
      isMissing ||= found.degraded;
      nearby.push({ query, found });
    }
    return { background, nearby, missing: FACT_PROVIDERS.filter((name) => isMissing && name === this.provider.name) };
  }

  private async findEmbedded(query: NearbyQuery): Promise<ProviderResult<NearbyPlace[]>> {
    const { name, nearbyAttribution: attribution } = this.embedded;
    return { value: await this.embedded.nearby(query), provider: name, degraded: true, attribution };
  }
}

/** Returns the search for attractions around a position, without the place itself. */
const buildQuery = ({ name, localName }: LocatedPlace, { latitude, longitude }: Position): NearbyQuery => ({
  position: { latitude, longitude },
  kind: 'attraction',
  radius: NEARBY_RADIUS_METERS,
  limit: NEARBY_LIMIT,
  excludeNames: [name, ...(localName ? [localName] : [])],
});
