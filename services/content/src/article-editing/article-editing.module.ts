import { Module } from '@nestjs/common';
import { ArticleRewritingModule } from '../article-rewriting/article-rewriting.module.js';
import { ArticlesModule } from '../articles/articles.module.js';
import { MediaModule } from '../media/media.module.js';
import { ArticleEditingController } from './article-editing.controller.js';
import { ArticleEditing } from './article-editing.service.js';
import { ArticlePictures } from './article-pictures.service.js';
import { ArticleVersionsController } from './article-versions.controller.js';

@Module({
  imports: [ArticleRewritingModule, ArticlesModule, MediaModule],
  controllers: [ArticleEditingController, ArticleVersionsController],
  providers: [ArticleEditing, ArticlePictures],
})
export class ArticleEditingModule {}
