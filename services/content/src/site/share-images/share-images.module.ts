import { Module } from '@nestjs/common';
import { ArticlesModule } from '../../articles/core/articles.module.js';
import { GuidesModule } from '../../guides/guides.module.js';
import { ImagesModule } from '../../media/images/images.module.js';
import { InternalShareImagesController } from './internal-share-images.controller.js';
import { ShareImagesController } from './share-images.controller.js';
import { ShareImagesService } from './share-images.service.js';

@Module({
  imports: [ArticlesModule, GuidesModule, ImagesModule],
  controllers: [ShareImagesController, InternalShareImagesController],
  providers: [ShareImagesService],
})
export class ShareImagesModule {}
