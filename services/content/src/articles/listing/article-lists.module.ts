import { Module } from '@nestjs/common';
import { ArticleSearchModule } from '../search/article-search.module.js';
import { ArticleListsController } from './article-lists.controller.js';
import { ArticleListsRepository } from './article-lists.repository.js';
import { ArticleListsService } from './article-lists.service.js';
import { PublishedContentNotifier } from './published-content-notifier.js';

@Module({
  imports: [ArticleSearchModule],
  controllers: [ArticleListsController],
  providers: [ArticleListsService, ArticleListsRepository, PublishedContentNotifier],
})
export class ArticleListsModule {}
