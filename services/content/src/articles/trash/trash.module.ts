import { Module } from '@nestjs/common';
import { ArticlesModule } from '../core/articles.module.js';
import { ArticleMergesRepository } from './article-merges.repository.js';
import { ArticleMergesService } from './article-merges.service.js';
import { DeletedArticlesController } from './deleted-articles.controller.js';
import { DeletedArticlesRepository } from './deleted-articles.repository.js';
import { DeletedArticlesService } from './deleted-articles.service.js';
import { InternalDeletedArticlesController } from './internal-deleted-articles.controller.js';

/** Deletes, restores and merges articles. */
@Module({
  imports: [ArticlesModule],
  controllers: [DeletedArticlesController, InternalDeletedArticlesController],
  providers: [DeletedArticlesService, DeletedArticlesRepository, ArticleMergesService, ArticleMergesRepository],
  exports: [DeletedArticlesService, ArticleMergesService],
})
export class TrashModule {}
