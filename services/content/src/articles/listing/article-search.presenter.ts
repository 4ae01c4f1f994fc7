import type { ArticleCard } from '@placelore/contracts/content/articles/articles.js';
import { presentCard } from '../core/article.presenter.js';
import type { SearchResultRow } from './article-search.repository.js';
import { formatSnippet } from './search-words.js';

/** Returns an article as search results show it. */
export const presentSearchResult = (row: SearchResultRow): ArticleCard => ({
  ...presentCard(row),
  ...(typeof row.isWrittenByModel === 'boolean' && { isWrittenByModel: row.isWrittenByModel }),
  snippet: formatSnippet(row.headline),
});
