import { Module } from '@nestjs/common';
import { ArticleMergesService } from '../deleted-articles/article-merges.service.js';
import { DeletedArticlesController } from '../deleted-articles/deleted-articles.controller.js';
import { DeletedArticlesRepository } from '../deleted-articles/deleted-articles.repository.js';
import { DeletedArticlesService } from '../deleted-articles/deleted-articles.service.js';
import { InternalDeletedArticlesController } from '../deleted-articles/internal-deleted-articles.controller.js';
import { ArticleMergesRepository } from '../deleted-articles/merges.repository.js';
import { ArticleListsController } from './article-lists.controller.js';
import { ArticleListsRepository } from './article-lists.repository.js';
import { ArticleListsService } from './article-lists.service.js';
import { ArticleSearchRepository } from './article-search.repository.js';
import { ArticleVersionsRepository } from './article-versions.repository.js';
import { ArticleMutationsService } from './article-writing.service.js';
import { ArticlesController } from './articles.controller.js';
import { ArticlesRepository } from './articles.repository.js';
import { ArticlesService } from './articles.service.js';
import { ArticleIndexPublisher } from './guide-news.service.js';
import { InternalArticlesController } from './internal-articles.controller.js';
import { PublishedContentNotifier } from './published-news.js';
import { SimilarArticlesRepository } from './similar-articles.repository.js';

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
