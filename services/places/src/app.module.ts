import { type DynamicModule, Module } from '@nestjs/common';
import { AuditModule } from '@placelore/platform/audit/audit.module.js';
import { DatabaseModule } from '@placelore/platform/database/database.module.js';
import { JobsModule } from '@placelore/platform/jobs/jobs.module.js';
import { QueuesModule } from '@placelore/platform/queues/queues.module.js';
import { ArticleIndexModule } from './article-index/article-index.module.js';
import type { PlacesConfig } from './config.js';
import { CoversModule } from './covers/covers.module.js';
import { entities, migrations } from './database.js';
import { DescriptionsController } from './descriptions/descriptions.controller.js';
import { DescriptionsService } from './descriptions/descriptions.service.js';
import { ProviderDescriptionsService } from './descriptions/provider-descriptions.service.js';
import { DirectionsController } from './directions/directions.controller.js';
import { GeoChoiceModule, GeoModule } from './geo/geo.module.js';
import { GeocodingController } from './geocoding/geocoding.controller.js';
import { GeocodingService } from './geocoding/geocoding.service.js';
import { KnowledgeModule } from './knowledge/knowledge.module.js';
import { LocateModule } from './locate/locate.module.js';
import { MaintenanceController } from './maintenance.controller.js';
import { MapCellsModule } from './map-cells/map-cells.module.js';
import { StaticMapModule } from './maps/static-map.module.js';
import { NearbyController } from './nearby/nearby.controller.js';
import { NearbyService } from './nearby/nearby.service.js';
import { OpenServicesModule } from './open-services/open-services.module.js';
import { OutboundModule } from './outbound/outbound.module.js';
import { PhotosModule } from './photos/photos.module.js';
import { PicturesModule } from './pictures/pictures.module.js';
import { POSITION_RETENTION_DAYS } from './place-cache/cached-places.repository.js';
import { PlaceCacheModule } from './place-cache/place-cache.module.js';
import { RecommendationsModule } from './recommendations/recommendations.module.js';
import { TilesModule } from './tiles/tiles.module.js';

@Module({})
export class AppModule {
  static forRoot(config: PlacesConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [
        DatabaseModule.forRoot('places', config, entities, migrations),
        QueuesModule.forRoot(config.REDIS_URL),
        AuditModule.forService('places'),
        JobsModule.forService('places', {
          finishedDays: config.RETENTION_JOB_DAYS,
          retention: { 'places.purge': POSITION_RETENTION_DAYS },
        }),
        GeoChoiceModule.forRoot(config),
        OpenServicesModule.forRoot(config),
        GeoModule,
        KnowledgeModule,
        LocateModule,
        RecommendationsModule.forRoot(config),
        StaticMapModule,
        TilesModule.forRoot(config),
        MapCellsModule,
        CoversModule,
        PhotosModule,
        PicturesModule,
        OutboundModule,
        ArticleIndexModule,
        PlaceCacheModule,
      ],
      controllers: [
        DescriptionsController,
        NearbyController,
        GeocodingController,
        DirectionsController,
        MaintenanceController,
      ],
      providers: [DescriptionsService, ProviderDescriptionsService, NearbyService, GeocodingService],
    };
  }
}
