import { Module } from '@nestjs/common';
import { ArticleWriting } from './article-writing.service.js';
import { ArticlesController } from './articles.controller.js';
import { ArticlesRepository } from './articles.repository.js';
import { ArticlesService } from './articles.service.js';
import { InternalArticlesController } from './internal-articles.controller.js';

@Module({
  controllers: [ArticlesController, InternalArticlesController],
  providers: [ArticlesService, ArticleWriting, ArticlesRepository],
  exports: [ArticlesRepository, ArticlesService, ArticleWriting],
})
export class ArticlesModule {}
