import { type DynamicModule, Module } from '@nestjs/common';
import { OrphanedMediaController } from './orphaned-media.controller.js';
import { OrphanedMediaRepository } from './orphaned-media.repository.js';
import { OrphanedMediaService } from './orphaned-media.service.js';

/** Deletes stored files that are no longer needed. */
@Module({
  controllers: [OrphanedMediaController],
  providers: [OrphanedMediaService, OrphanedMediaRepository],
})
export class MediaCleanupModule {
  /** @param uploads the one instance of UploadsModule */
  static forRoot(uploads: DynamicModule): DynamicModule {
    return { module: MediaCleanupModule, imports: [uploads] };
  }
}
