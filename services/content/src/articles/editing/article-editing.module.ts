import { Module } from '@nestjs/common';
import { ImagesModule } from '../../media/images/images.module.js';
import { ArticlesModule } from '../articles.module.js';
import { ArticleRewritingModule } from '../rewriting/article-rewriting.module.js';
import { ArticleEditingController } from './article-editing.controller.js';
import { ArticleEditingService } from './article-editing.service.js';
import { ArticleImagesService } from './article-images.service.js';
import { ArticleVersionsController } from './article-versions.controller.js';

@Module({
  imports: [ArticleRewritingModule, ArticlesModule, ImagesModule],
  controllers: [ArticleEditingController, ArticleVersionsController],
  providers: [ArticleEditingService, ArticleImagesService],
})
export class ArticleEditingModule {}
