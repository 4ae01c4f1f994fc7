import { Module } from '@nestjs/common';
import { ArticleIndexPublisher } from './core/article-index-publisher.js';
import { ArticleMutationsService } from './core/article-mutations.service.js';
import { ArticleVersionsRepository } from './core/article-versions.repository.js';
import { ArticlesController } from './core/articles.controller.js';
import { ArticlesRepository } from './core/articles.repository.js';
import { ArticlesService } from './core/articles.service.js';
import { InternalArticlesController } from './core/internal-articles.controller.js';
import { ArticleListsController } from './listing/article-lists.controller.js';
import { ArticleListsRepository } from './listing/article-lists.repository.js';
import { ArticleListsService } from './listing/article-lists.service.js';
import { ArticleSearchRepository } from './listing/article-search.repository.js';
import { PublishedContentNotifier } from './listing/published-content-notifier.js';
import { SimilarArticlesRepository } from './listing/similar-articles.repository.js';
import { ArticleMergesRepository } from './trash/article-merges.repository.js';
import { ArticleMergesService } from './trash/article-merges.service.js';
import { DeletedArticlesController } from './trash/deleted-articles.controller.js';
import { DeletedArticlesRepository } from './trash/deleted-articles.repository.js';
import { DeletedArticlesService } from './trash/deleted-articles.service.js';
import { InternalDeletedArticlesController } from './trash/internal-deleted-articles.controller.js';

@Module({
  controllers: [
    ArticleListsController,
    ArticlesController,
    InternalArticlesController,
    DeletedArticlesController,
    InternalDeletedArticlesController,
  ],
  providers: [
    ArticlesService,
    ArticleMutationsService,
    ArticlesRepository,
    ArticleListsService,
    ArticleListsRepository,
    ArticleSearchRepository,
    SimilarArticlesRepository,
    ArticleVersionsRepository,
    PublishedContentNotifier,
    ArticleIndexPublisher,
    DeletedArticlesService,
    DeletedArticlesRepository,
    ArticleMergesService,
    ArticleMergesRepository,
  ],
  exports: [
    ArticlesRepository,
    ArticlesService,
    ArticleMutationsService,
    ArticleVersionsRepository,
    DeletedArticlesService,
    ArticleMergesService,
  ],
})
export class ArticlesModule {}
