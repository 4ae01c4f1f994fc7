import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { Atlas } from '@placelore/guidebook/atlas.js';
import { LOGGER, type Logger } from '@placelore/platform/logging/logger.js';
import { QUEUE_REDIS } from '@placelore/platform/queues/job-queues.js';
import type { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import { GEO } from './answer.js';
import { chooseGeo, type GeoChoice, type GeoVariables } from './choose-geo.js';
import { EmbeddedGeo } from './embedded/embedded-geo.js';
import { Bundle } from './geo.js';
import { GEO_PROVIDER, type GeoProvider } from './geo-provider.js';
import { microUsdOf } from './google/google-prices.js';
import { type Google, openGoogle } from './google/open-google.js';
import { OsmGeo } from './osm/osm-geo.js';
import { VENDOR_MAP } from './vendor-map.js';

const GEO_CHOICE = Symbol('GEO_CHOICE');
/** USD for one look for attractions to be written down: 0 where nobody charges, null where the price is not known. */
export const NEARBY_USD = Symbol('NEARBY_USD');
/** What is open towards Google, or null when another provider is chosen. */
const GOOGLE = Symbol('GOOGLE');

/** What the installation's variables chose, for {@link GeoModule} wherever it is imported. */
@Module({})
export class GeoChoiceModule {
  static forRoot(variables: GeoVariables): DynamicModule {
    return {
      module: GeoChoiceModule,
      global: true,
      providers: [{ provide: GEO_CHOICE, useFactory: () => chooseGeo(variables) }],
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
    { provide: GEO_PROVIDER, inject: [GEO_CHOICE, EmbeddedGeo, QUEUE_REDIS, GOOGLE, LOGGER], useFactory: providerOf },
    { provide: NEARBY_USD, inject: [GEO_CHOICE, GEO_PROVIDER], useFactory: nearbyUsdOf },
    { provide: VENDOR_MAP, inject: [GOOGLE], useFactory: (google: Google | null) => google?.staticMap ?? null },
    {
      provide: GEO,
      inject: [GEO_PROVIDER, EmbeddedGeo, LOGGER],
      useFactory: (chosen: GeoProvider, embedded: EmbeddedGeo, logger: Logger) =>
        new Bundle(chosen, chosen === embedded ? null : embedded, logger),
    },
  ],
  exports: [GEO, GEO_PROVIDER, NEARBY_USD, VENDOR_MAP, Atlas, EmbeddedGeo],
})
export class GeoModule implements OnApplicationShutdown {
  constructor(@Inject(GOOGLE) private readonly google: Google | null) {}

  async onApplicationShutdown(): Promise<void> {
    await this.google?.close();
  }
}

function providerOf(
  choice: GeoChoice,
  embedded: EmbeddedGeo,
  redis: Redis,
  google: Google | null,
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

/** What may not be written down is looked up in the embedded data instead, see {@link Bundle.nearbyToKeep}. */
function nearbyUsdOf(choice: GeoChoice, { storable }: GeoProvider): number | null {
  if (choice.kind !== 'google' || !storable) return 0;
  const { prices, legacy } = choice.settings;
  const microUsd = microUsdOf(prices, legacy ? 'legacyNearbySearch' : 'nearbySearchEnterprise');
  return microUsd === null ? null : microUsd / 1e6;
}
