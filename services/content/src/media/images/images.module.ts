import { Module } from '@nestjs/common';
import { OrphanedMediaController } from '../../site/media-cleanup/orphaned-media.controller.js';
import { OrphanedMediaRepository } from '../../site/media-cleanup/orphaned-media.repository.js';
import { OrphanedMediaService } from '../../site/media-cleanup/orphaned-media.service.js';
import { ImagePublisher } from './image-publisher.js';
import { OnDemandImages } from './on-demand-images.js';

/** Makes and stores the shown images. */
@Module({
  controllers: [OrphanedMediaController],
  providers: [OnDemandImages, ImagePublisher, OrphanedMediaService, OrphanedMediaRepository],
  exports: [OnDemandImages, ImagePublisher],
})
export class ImagesModule {}
