import { Module } from '@nestjs/common';
import { ArticlesModule } from '../articles/articles.module.js';
import { CoversModule } from '../covers/covers.module.js';
import { DiscoveriesModule } from '../discoveries/discoveries.module.js';
import { ImagesModule } from '../media/media.module.js';
import { MediaDeliveryController } from './objects.controller.js';
import { MediaDeliveryService } from './objects.service.js';

@Module({
  imports: [ArticlesModule, CoversModule, DiscoveriesModule, ImagesModule],
  controllers: [MediaDeliveryController],
  providers: [MediaDeliveryService],
})
export class MediaDeliveryModule {}
