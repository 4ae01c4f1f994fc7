import { Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { QUEUE_REDIS } from '@placelore/platform/queues/job-queues.js';
import type { Redis } from 'ioredis';
import { GeoModule } from '../geo/geo.module.js';
import { KnowledgeModule } from '../knowledge/knowledge.module.js';
import { CallBudget } from '../knowledge/wikimedia/call-budget.js';
import { PlaceQueryService } from '../locate/place-query.service.js';
import { OPEN_SERVICES } from '../open-services/open-services.module.js';
import type { OpenServicesSettings } from '../open-services/open-services-variables.js';
import { COMMONS, CommonsConnection } from './commons-connection.js';
import { DepictedItems } from './depicted-items.js';
import { PhotoCheckService } from './download/photo-check.service.js';
import { PhotoCandidatesService } from './photo-candidates.service.js';
import { PhotosController } from './photos.controller.js';

/** Finds photos of places on Wikimedia Commons. */
@Module({
  imports: [GeoModule, KnowledgeModule],
  controllers: [PhotosController],
  providers: [
    {
      provide: COMMONS,
      inject: [QUEUE_REDIS, OPEN_SERVICES, CallBudget],
      useFactory: (redis: Redis, settings: OpenServicesSettings, budget: CallBudget) =>
        settings.commons && new CommonsConnection(redis, settings.commons, settings, () => budget.reserve()),
    },
    DepictedItems,
    PhotoCandidatesService,
    PhotoCheckService,
    PlaceQueryService,
  ],
})
export class PhotosModule implements OnApplicationShutdown {
  constructor(@Inject(COMMONS) private readonly connection: CommonsConnection | null) {}

  async onApplicationShutdown(): Promise<void> {
    await this.connection?.close();
  }
}
