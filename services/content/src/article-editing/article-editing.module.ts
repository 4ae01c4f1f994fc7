import { Module } from '@nestjs/common';
import { ArticleRewritingModule } from '../article-rewriting/article-rewriting.module.js';
import { ArticlesModule } from '../articles/articles.module.js';
import { ImagesModule } from '../media/media.module.js';
import { ArticleEditingController } from './article-editing.controller.js';
import { ArticleEditingService } from './article-editing.service.js';
import { ArticleImagesService } from './article-pictures.service.js';
import { ArticleVersionsController } from './article-versions.controller.js';

@Module({
  imports: [ArticleRewritingModule, ArticlesModule, ImagesModule],
  controllers: [ArticleEditingController, ArticleVersionsController],
  providers: [ArticleEditingService, ArticleImagesService],
})
export class ArticleEditingModule {}
