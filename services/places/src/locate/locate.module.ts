import { Module } from '@nestjs/common';
import { GOOGLE_PROVIDER } from '@placelore/contracts/places/geo-providers.js';
import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { LOGGER, type Logger } from '@placelore/platform/logging/logger.js';
import { GeoModule } from '../geo/geo.module.js';
import { GEO_PROVIDER, type GeoProvider } from '../geo/geo-provider.js';
import { KnowledgeModule } from '../knowledge/knowledge.module.js';
import { WikidataClient } from '../knowledge/wikidata/wikidata-client.js';
import { WIKIS, type Wikis } from '../knowledge/wikimedia/wikis.js';
import { LocateController } from './locate.controller.js';
import { PlaceQueryService } from './place-query.service.js';
import { GoogleSights, OpenMapSights } from './sights/map-sights.js';
import { SightConfirmer } from './sights/sight-confirmer.js';
import type { SightSource } from './sights/sight-source.js';
import { WikidataSights } from './sights/wikidata-sights.js';

@Module({
  imports: [GeoModule, KnowledgeModule],
  controllers: [LocateController],
  providers: [
    PlaceQueryService,
    {
      provide: SightConfirmer,
      inject: [Atlas, GEO_PROVIDER, WIKIS, LOGGER],
      useFactory: (atlas: Atlas, geo: GeoProvider, wikis: Wikis, logger: Logger) =>
        new SightConfirmer(atlas, createSources(geo, wikis), logger),
    },
  ],
  exports: [PlaceQueryService],
})
export class LocateModule {}

/** Sources of open data come first: they tell where a sight is, and may be stored. */
const createSources = (geo: GeoProvider, { wikidata }: Wikis): SightSource[] => [
  ...(geo.findSight ? [new OpenMapSights(geo)] : []),
  ...(wikidata ? [new WikidataSights(new WikidataClient(wikidata))] : []),
  ...(geo.name === GOOGLE_PROVIDER ? [new GoogleSights(geo)] : []),
];
