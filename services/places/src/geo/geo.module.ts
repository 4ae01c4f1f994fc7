import { type DynamicModule, Module } from '@nestjs/common';
import { Atlas } from '@placelore/guidebook/atlas.js';
import { LOGGER, type Logger } from '@placelore/platform/logging/logger.js';
import { QUEUE_REDIS } from '@placelore/platform/queues/job-queues.js';
import type { Redis } from 'ioredis';
import { GEO } from './answer.js';
import { chooseGeo, type GeoChoice, type GeoVariables } from './choose-geo.js';
import { EmbeddedGeo } from './embedded/embedded-geo.js';
import { Bundle } from './geo.js';
import { GEO_PROVIDER, type GeoProvider } from './geo-provider.js';
import { OsmGeo } from './osm/osm-geo.js';

const GEO_CHOICE = Symbol('GEO_CHOICE');

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
    { provide: GEO_PROVIDER, inject: [GEO_CHOICE, EmbeddedGeo, QUEUE_REDIS], useFactory: providerOf },
    {
      provide: GEO,
      inject: [GEO_PROVIDER, EmbeddedGeo, LOGGER],
      useFactory: (chosen: GeoProvider, embedded: EmbeddedGeo, logger: Logger) =>
        new Bundle(chosen, chosen === embedded ? null : embedded, logger),
    },
  ],
  exports: [GEO, GEO_PROVIDER, Atlas],
})
export class GeoModule {}

function providerOf(choice: GeoChoice, embedded: EmbeddedGeo, redis: Redis): GeoProvider {
  switch (choice.kind) {
    case 'embedded':
      return embedded;
    case 'osm':
      return new OsmGeo(redis, choice.settings, embedded);
  }
}
