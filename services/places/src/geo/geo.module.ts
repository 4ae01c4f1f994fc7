import { Module } from '@nestjs/common';
import { Atlas } from '@placelore/guidebook/atlas.js';
import { EmbeddedGeo } from './embedded/embedded-geo.js';
import { GEO_PROVIDER } from './geo-provider.js';

@Module({
  providers: [
    { provide: Atlas, useFactory: () => Atlas.load() },
    { provide: GEO_PROVIDER, inject: [Atlas], useFactory: (atlas: Atlas) => new EmbeddedGeo(atlas) },
  ],
  exports: [GEO_PROVIDER, Atlas],
})
export class GeoModule {}
