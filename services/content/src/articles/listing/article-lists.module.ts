import { Module } from '@nestjs/common';
import { ArticleListsController } from './article-lists.controller.js';
import { ArticleListsRepository } from './article-lists.repository.js';
import { ArticleListsService } from './article-lists.service.js';
import { ArticleSearchRepository } from './article-search.repository.js';
import { PublishedContentNotifier } from './published-content-notifier.js';
import { SimilarArticlesRepository } from './similar-articles.repository.js';

@Module({
  controllers: [ArticleListsController],
  providers: [
    ArticleListsService,
    ArticleListsRepository,
    ArticleSearchRepository,
    SimilarArticlesRepository,
    PublishedContentNotifier,
  ],
})
export class ArticleListsModule {}
