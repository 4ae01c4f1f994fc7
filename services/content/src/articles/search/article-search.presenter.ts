import type { ArticleCard } from '@placelore/contracts/content/articles/articles.js';
import { presentCard } from '../core/article.presenter.js';
import type { CardRow } from '../core/articles.repository.js';
import { buildNameSnippet, buildSnippet } from './snippets.js';

/** Returns an article as search results show it. @param highlighted pattern of the words to mark; null for none */
export const presentSearchResult = (
  row: CardRow & { text: string; otherNames: string; isWrittenByModel?: boolean | null },
  highlighted: RegExp | null,
): ArticleCard => ({
  ...presentCard(row),
  ...(typeof row.isWrittenByModel === 'boolean' && { isWrittenByModel: row.isWrittenByModel }),
  snippet: buildNameSnippet(row, highlighted) ?? buildSnippet(row.text, highlighted),
});
