import { Module } from '@nestjs/common';
import { ImagePublisher } from './image-publisher.js';
import { OnDemandImages } from './on-demand-images.js';

/** Makes and stores the shown images. */
@Module({
  providers: [OnDemandImages, ImagePublisher],
  exports: [OnDemandImages, ImagePublisher],
})
export class ImagesModule {}
