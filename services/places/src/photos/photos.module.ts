import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { QUEUE_REDIS } from '@placelore/platform/queues/job-queues.js';
import type { Redis } from 'ioredis';
import type { PlacesConfig } from '../config.js';
import { toOpenServicesSettings } from '../open-services/open-services-variables.js';
import { COMMONS, CommonsConnection } from './commons-connection.js';
import { PhotoCandidatesService } from './photo-candidates.service.js';
import { PhotoCheckService } from './photo-check.service.js';
import { PhotosController } from './photos.controller.js';

/** Finds photos of places on Wikimedia Commons. */
@Module({})
export class PhotosModule implements OnApplicationShutdown {
  constructor(@Inject(COMMONS) private readonly connection: CommonsConnection | null) {}

  static forRoot(config: PlacesConfig): DynamicModule {
    const settings = toOpenServicesSettings(config);
    const connection = {
      provide: COMMONS,
      inject: [QUEUE_REDIS],
      useFactory: (redis: Redis) => settings.commons && new CommonsConnection(redis, settings.commons, settings),
    };
    return {
      module: PhotosModule,
      controllers: [PhotosController],
      providers: [connection, PhotoCandidatesService, PhotoCheckService],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.connection?.close();
  }
}
