import { type DynamicModule, Module } from '@nestjs/common';
import { DatabaseModule } from '@placelore/platform/database/database.module.js';
import { QueuesModule } from '@placelore/platform/queues/queues.module.js';
import { WorkModule } from '@placelore/platform/work/work.module.js';
import type { PlacesConfig } from './config.js';
import { entities, migrations } from './database.js';
import { GeoModule } from './geo/geo.module.js';
import { LocatingController } from './locating/locating.controller.js';
import { NearbyController } from './nearby/nearby.controller.js';
import { RecommendationsModule } from './recommendations/recommendations.module.js';

@Module({})
export class AppModule {
  static forRoot(config: PlacesConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [
        DatabaseModule.forRoot('places', config, entities, migrations),
        QueuesModule.forRoot(config.REDIS_URL),
        WorkModule.forOwner('places'),
        GeoModule,
        RecommendationsModule.forRoot(config),
      ],
      controllers: [LocatingController, NearbyController],
    };
  }
}
