import { Module } from '@nestjs/common';
import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { LOGGER, type Logger } from '@placelore/platform/logging/logger.js';
import { GeoModule } from '../geo/geo.module.js';
import { GEO_PROVIDER, type GeoProvider } from '../geo/geo-provider.js';
import { KnowledgeModule } from '../knowledge/knowledge.module.js';
import { WIKIS, type Wikis } from '../knowledge/wikimedia/wikis.js';
import { LocateController } from './locate.controller.js';
import { PlaceQueryService } from './place-query.service.js';
import { createSightSources } from './sights/create-sight-sources.js';
import { SightConfirmer } from './sights/sight-confirmer.js';

@Module({
  imports: [GeoModule, KnowledgeModule],
  controllers: [LocateController],
  providers: [
    PlaceQueryService,
    {
      provide: SightConfirmer,
      inject: [Atlas, GEO_PROVIDER, WIKIS, LOGGER],
      useFactory: (atlas: Atlas, geo: GeoProvider, wikis: Wikis, logger: Logger) =>
        new SightConfirmer(atlas, createSightSources(geo, wikis), logger),
    },
  ],
  exports: [PlaceQueryService],
})
export class LocateModule {}
