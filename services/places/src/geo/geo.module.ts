import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { LOGGER, type Logger } from '@placelore/platform/logging/logger.js';
import { QUEUE_REDIS } from '@placelore/platform/queues/job-queues.js';
import type { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import { EmbeddedGeo } from './embedded/embedded-geo.js';
import { GEO_PROVIDER, type GeoProvider } from './geo-provider.js';
import { GeoWithFallback } from './geo-with-fallback.js';
import { getPriceMicroUsd } from './google/google-prices.js';
import { type GoogleConnection, openGoogle } from './google/open-google.js';
import { OsmGeo } from './osm/osm-geo.js';
import { GEO } from './provider-result.js';
import { type GeoChoice, type GeoVariables, selectGeoProvider } from './select-geo-provider.js';
import { VENDOR_MAP } from './vendor-map.js';

const GEO_CHOICE = Symbol('GEO_CHOICE');
/**
 * Injection token: USD for one search for attractions whose result is stored; 0 if it is free, null if the price is
 * unknown.
 */
export const NEARBY_PRICE_USD = Symbol('NEARBY_USD');
/** Injection token: Google connection; null when another provider is selected. */
const GOOGLE = Symbol('GOOGLE');

/** Provides what the installation's variables select, for every module that imports {@link GeoModule}. */
@Module({})
export class GeoChoiceModule {
  static forRoot(variables: GeoVariables): DynamicModule {
    return {
      module: GeoChoiceModule,
      global: true,
      providers: [{ provide: GEO_CHOICE, useFactory: () => selectGeoProvider(variables) }],
      exports: [GEO_CHOICE],
    };
  }
}

@Module({
  providers: [
    { provide: Atlas, useFactory: () => Atlas.load() },
    { provide: EmbeddedGeo, inject: [Atlas], useFactory: (atlas: Atlas) => new EmbeddedGeo(atlas) },
    {
      provide: GOOGLE,
      inject: [GEO_CHOICE, EmbeddedGeo, QUEUE_REDIS, DataSource],
      useFactory: (choice: GeoChoice, embedded: EmbeddedGeo, redis: Redis, dataSource: DataSource) =>
        choice.kind === 'google' ? openGoogle({ settings: choice.settings, redis, dataSource, embedded }) : null,
    },
    {
      provide: GEO_PROVIDER,
      inject: [GEO_CHOICE, EmbeddedGeo, QUEUE_REDIS, GOOGLE, LOGGER],
      useFactory: instantiateGeoProvider,
    },
    { provide: NEARBY_PRICE_USD, inject: [GEO_CHOICE, GEO_PROVIDER], useFactory: getNearbyPriceUsd },
    {
      provide: VENDOR_MAP,
      inject: [GOOGLE],
      useFactory: (google: GoogleConnection | null) => google?.staticMap ?? null,
    },
    {
      provide: GEO,
      inject: [GEO_PROVIDER, EmbeddedGeo, LOGGER],
      useFactory: (chosen: GeoProvider, embedded: EmbeddedGeo, logger: Logger) =>
        new GeoWithFallback(chosen, chosen === embedded ? null : embedded, logger),
    },
  ],
  exports: [GEO, GEO_PROVIDER, NEARBY_PRICE_USD, VENDOR_MAP, Atlas, EmbeddedGeo],
})
export class GeoModule implements OnApplicationShutdown {
  constructor(@Inject(GOOGLE) private readonly google: GoogleConnection | null) {}

  async onApplicationShutdown(): Promise<void> {
    await this.google?.close();
  }
}

function instantiateGeoProvider(
  choice: GeoChoice,
  embedded: EmbeddedGeo,
  redis: Redis,
  google: GoogleConnection | null,
  logger: Logger,
): GeoProvider {
  switch (choice.kind) {
    case 'embedded':
      return embedded;
    case 'osm':
      return new OsmGeo(redis, choice.settings, embedded, logger);
    case 'google':
      return google?.geo ?? embedded;
  }
}

/**
 * If results must not be stored, they come from the embedded data instead. See {@link
 * GeoWithFallback.nearbyForStorage}.
 */
function getNearbyPriceUsd(choice: GeoChoice, { isStorable }: GeoProvider): number | null {
  if (choice.kind !== 'google' || !isStorable) return 0;
  const { prices, legacy } = choice.settings;
  const microUsd = getPriceMicroUsd(prices, legacy ? 'legacyNearbySearch' : 'nearbySearchEnterprise');
  return microUsd === null ? null : microUsd / 1e6;
}
