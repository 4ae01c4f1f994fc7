import { Module } from '@nestjs/common';
import { ArticlesModule } from '../articles/articles.module.js';
import { ImagesModule } from '../media/media.module.js';
import { ArticlePhotosController } from './article-photos.controller.js';
import { ArticlePhotosService } from './article-photos.service.js';

@Module({
  imports: [ArticlesModule, ImagesModule],
  controllers: [ArticlePhotosController],
  providers: [ArticlePhotosService],
})
export class ArticlePhotosModule {}
