import { Module } from '@nestjs/common';
import { ArticleSearchRepository } from './article-search.repository.js';
import { ArticleSearchService } from './article-search.service.js';
import { SimilarArticlesRepository } from './similar-articles.repository.js';

@Module({
  providers: [ArticleSearchService, ArticleSearchRepository, SimilarArticlesRepository],
  exports: [ArticleSearchService],
})
export class ArticleSearchModule {}
