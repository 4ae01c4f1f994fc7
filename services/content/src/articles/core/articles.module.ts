import { Module } from '@nestjs/common';
import { ArticleIndexPublisher } from './article-index-publisher.js';
import { ArticleMutationsService } from './article-mutations.service.js';
import { ArticleVersionsRepository } from './article-versions.repository.js';
import { ArticlesController } from './articles.controller.js';
import { ArticlesRepository } from './articles.repository.js';
import { ArticlesService } from './articles.service.js';
import { InternalArticlesController } from './internal-articles.controller.js';
import { PhotoRequests } from './photo-requests.js';

@Module({
  controllers: [ArticlesController, InternalArticlesController],
  providers: [
    ArticlesService,
    ArticleMutationsService,
    ArticlesRepository,
    ArticleVersionsRepository,
    ArticleIndexPublisher,
    PhotoRequests,
  ],
  exports: [
    ArticlesRepository,
    ArticlesService,
    ArticleMutationsService,
    ArticleVersionsRepository,
    ArticleIndexPublisher,
    PhotoRequests,
  ],
})
export class ArticlesModule {}
