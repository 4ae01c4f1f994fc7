import { Module } from '@nestjs/common';
import { ArticleMerges } from '../deleted-articles/article-merges.service.js';
import { DeletedArticlesController } from '../deleted-articles/deleted-articles.controller.js';
import { DeletedArticlesRepository } from '../deleted-articles/deleted-articles.repository.js';
import { DeletedArticles } from '../deleted-articles/deleted-articles.service.js';
import { InternalDeletedArticlesController } from '../deleted-articles/internal-deleted-articles.controller.js';
import { MergesRepository } from '../deleted-articles/merges.repository.js';
import { ArticleListsController } from './article-lists.controller.js';
import { ArticleListsRepository } from './article-lists.repository.js';
import { ArticleListsService } from './article-lists.service.js';
import { ArticleSearchRepository } from './article-search.repository.js';
import { ArticleVersionsRepository } from './article-versions.repository.js';
import { ArticleWriting } from './article-writing.service.js';
import { ArticlesController } from './articles.controller.js';
import { ArticlesRepository } from './articles.repository.js';
import { ArticlesService } from './articles.service.js';
import { GuideNews } from './guide-news.service.js';
import { InternalArticlesController } from './internal-articles.controller.js';
import { PublishedNews } from './published-news.js';
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
    ArticleWriting,
    ArticlesRepository,
    ArticleListsService,
    ArticleListsRepository,
    ArticleSearchRepository,
    SimilarArticlesRepository,
    ArticleVersionsRepository,
    PublishedNews,
    GuideNews,
    DeletedArticles,
    DeletedArticlesRepository,
    ArticleMerges,
    MergesRepository,
  ],
  exports: [
    ArticlesRepository,
    ArticlesService,
    ArticleWriting,
    ArticleVersionsRepository,
    DeletedArticles,
    ArticleMerges,
  ],
})
export class ArticlesModule {}
