import { Module } from '@nestjs/common';
import { ArticlesModule } from '../articles/articles.module.js';
import { GuidesModule } from '../guides/guides.module.js';
import { ImagesModule } from '../media/media.module.js';
import { InternalShareImagesController } from './internal-shares.controller.js';
import { ShareImagesController } from './shares.controller.js';
import { ShareImagesService } from './shares.service.js';

@Module({
  imports: [ArticlesModule, GuidesModule, ImagesModule],
  controllers: [ShareImagesController, InternalShareImagesController],
  providers: [ShareImagesService],
})
export class ShareImagesModule {}
