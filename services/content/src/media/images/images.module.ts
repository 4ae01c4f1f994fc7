import { Module } from '@nestjs/common';
import { ImagePublisher } from './image-publisher.js';
import { OnDemandImages } from './on-demand-images.js';
import { OpenPhotoStore } from './open-photo-store.js';

/** Makes and stores published images. */
@Module({
  providers: [OnDemandImages, ImagePublisher, OpenPhotoStore],
  exports: [OnDemandImages, ImagePublisher, OpenPhotoStore],
})
export class ImagesModule {}
