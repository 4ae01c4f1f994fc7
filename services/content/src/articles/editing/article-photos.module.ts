import { Module } from '@nestjs/common';
import { ImagesModule } from '../../media/images/images.module.js';
import { ArticlesModule } from '../articles.module.js';
import { ArticlePhotosController } from './article-photos.controller.js';
import { ArticlePhotosService } from './article-photos.service.js';

@Module({
  imports: [ArticlesModule, ImagesModule],
  controllers: [ArticlePhotosController],
  providers: [ArticlePhotosService],
})
export class ArticlePhotosModule {}
