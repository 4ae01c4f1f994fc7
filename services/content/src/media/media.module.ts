import { Module } from '@nestjs/common';
import { OrphanedMediaController } from './media-upkeep.controller.js';
import { OrphanedMediaRepository } from './media-upkeep.repository.js';
import { OrphanedMediaService } from './media-upkeep.service.js';
import { OnDemandImages } from './pictures-on-demand.js';
import { ImagePublisher } from './published-pictures.js';

/** Making and keeping the pictures that are shown, and deleting those that no longer are. */
@Module({
  controllers: [OrphanedMediaController],
  providers: [OnDemandImages, ImagePublisher, OrphanedMediaService, OrphanedMediaRepository],
  exports: [OnDemandImages, ImagePublisher],
})
export class ImagesModule {}
