import { Module } from '@nestjs/common';
import { HealthChecks } from '@placelore/platform/health/health-checks.js';
import { LOGGER, type Logger } from '@placelore/platform/logging/logger.js';
import { VenueAnswers } from './answer/venue-answers.js';
import { VenueGuidesRepository } from './answer/venue-guides.repository.js';
import { ArticleSearch } from './article-search.port.js';
import { ArticleSearchRepository } from './article-search.repository.js';
import { ArticleSearchService } from './article-search.service.js';
import { EngineArticleSearch } from './engine/engine-article-search.js';
import { InternalSearchIndexController } from './engine/internal-search-index.controller.js';
import { MatchedArticlesRepository } from './engine/matched-articles.repository.js';
import type { MeilisearchEngine } from './engine/meilisearch-engine.js';
import { SearchDocumentsRepository } from './engine/search-documents.repository.js';
import { SearchEngineState } from './engine/search-engine-state.js';
import { SEARCH_ENGINE, SearchIndexService } from './engine/search-index.service.js';
import { SearchesController } from './searches.controller.js';
import { SimilarArticlesRepository } from './similar-articles.repository.js';
import { SearchSuggestionsRepository } from './suggestions/search-suggestions.repository.js';
import { SearchSuggestionsService } from './suggestions/search-suggestions.service.js';

@Module({
  controllers: [SearchesController, InternalSearchIndexController],
  providers: [
    ArticleSearchService,
    ArticleSearchRepository,
    SimilarArticlesRepository,
    VenueAnswers,
    VenueGuidesRepository,
    SearchSuggestionsService,
    SearchSuggestionsRepository,
    MatchedArticlesRepository,
    SearchDocumentsRepository,
    SearchIndexService,
    {
      provide: SearchEngineState,
      inject: [SEARCH_ENGINE, HealthChecks, LOGGER],
      useFactory: (engine: MeilisearchEngine | null, health: HealthChecks, logger: Logger) =>
        engine && new SearchEngineState(engine, health, logger),
    },
    {
      provide: ArticleSearch,
      inject: [SearchEngineState, ArticleSearchRepository, MatchedArticlesRepository],
      useFactory: (
        state: SearchEngineState | null,
        database: ArticleSearchRepository,
        matchedArticles: MatchedArticlesRepository,
      ): ArticleSearch => (state ? new EngineArticleSearch(state, database, matchedArticles) : database),
    },
  ],
  exports: [ArticleSearchService],
})
export class ArticleSearchModule {}
