import { type DynamicModule, Module } from '@nestjs/common';
import type { MeilisearchEngine } from './meilisearch-engine.js';
import { SEARCH_ENGINE } from './search-index.service.js';
import { IS_SEARCH_ENGINE_ON, SearchIndexRequests } from './search-index-requests.js';

export interface SearchEngineOptions {
  /** Undefined without a search engine. */
  url: string | undefined;
  key: string | undefined;
  index: string;
}

/**
 * Provides the search engine (or null) and the requests for its index to every module. Loads its client only if there
 * is one.
 */
@Module({})
export class SearchEngineModule {
  static forRoot({ url, key, index }: SearchEngineOptions): DynamicModule {
    const createEngine = async (): Promise<MeilisearchEngine | null> => {
      if (url === undefined) return null;
      const { MeilisearchEngine } = await import('./meilisearch-engine.js');
      return new MeilisearchEngine({ url, key }, index);
    };
    return {
      module: SearchEngineModule,
      global: true,
      providers: [
        { provide: IS_SEARCH_ENGINE_ON, useValue: url !== undefined },
        { provide: SEARCH_ENGINE, useFactory: createEngine },
        SearchIndexRequests,
      ],
      exports: [SEARCH_ENGINE, SearchIndexRequests],
    };
  }
}
