import { Module } from '@nestjs/common';
import { ArticleSearchRepository } from './article-search.repository.js';
import { ArticleSearchService } from './article-search.service.js';
import { SearchSuggestionsRepository } from './search-suggestions.repository.js';
import { SearchSuggestionsService } from './search-suggestions.service.js';
import { SearchesController } from './searches.controller.js';
import { SimilarArticlesRepository } from './similar-articles.repository.js';

@Module({
  controllers: [SearchesController],
  providers: [
    ArticleSearchService,
    ArticleSearchRepository,
    SimilarArticlesRepository,
    SearchSuggestionsService,
    SearchSuggestionsRepository,
  ],
  exports: [ArticleSearchService],
})
export class ArticleSearchModule {}
