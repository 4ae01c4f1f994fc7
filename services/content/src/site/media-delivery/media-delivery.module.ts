import { Module } from '@nestjs/common';
import { ArticlesModule } from '../../articles/core/articles.module.js';
import { DiscoveriesModule } from '../../discoveries/discoveries.module.js';
import { ImagesModule } from '../../media/images/images.module.js';
import { CoversModule } from '../covers/covers.module.js';
import { MediaDeliveryController } from './media-delivery.controller.js';
import { MediaDeliveryService } from './media-delivery.service.js';

@Module({
  imports: [ArticlesModule, CoversModule, DiscoveriesModule, ImagesModule],
  controllers: [MediaDeliveryController],
  providers: [MediaDeliveryService],
})
export class MediaDeliveryModule {}
