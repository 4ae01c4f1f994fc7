import { Module } from '@nestjs/common';
import { ArticleListsController } from './article-lists.controller.js';
import { ArticleListsRepository } from './article-lists.repository.js';
import { ArticleListsService } from './article-lists.service.js';
import { ArticleSearchRepository } from './article-search.repository.js';
import { ArticleVersionsRepository } from './article-versions.repository.js';
import { ArticleWriting } from './article-writing.service.js';
import { ArticlesController } from './articles.controller.js';
import { ArticlesRepository } from './articles.repository.js';
import { ArticlesService } from './articles.service.js';
import { InternalArticlesController } from './internal-articles.controller.js';
import { PublishedNews } from './published-news.js';

@Module({
  controllers: [ArticleListsController, ArticlesController, InternalArticlesController],
  providers: [
    ArticlesService,
    ArticleWriting,
    ArticlesRepository,
    ArticleListsService,
    ArticleListsRepository,
    ArticleSearchRepository,
    ArticleVersionsRepository,
    PublishedNews,
  ],
  exports: [ArticlesRepository, ArticlesService, ArticleWriting, ArticleVersionsRepository],
})
export class ArticlesModule {}
