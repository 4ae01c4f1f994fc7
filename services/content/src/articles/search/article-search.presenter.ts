import type { ArticleCard } from '@placelore/contracts/content/articles/articles.js';
import { presentCard } from '../core/article.presenter.js';
import type { CardRow } from '../core/articles.repository.js';
import { TIERS } from './search-sql.js';
import { buildNameSnippet, buildSnippet } from './snippets.js';

/**
 * Converts an article to a search result. The article's own description is shown when it is a best match whose title
 * has the words, or when it lies in the town that is searched for.
 * @param highlighted pattern of the words to mark; null for none
 */
export const presentSearchResult = (
  row: CardRow & { text: string; otherNames: string; tier?: number; isWrittenByModel?: boolean | null },
  highlighted: RegExp | null,
): ArticleCard => ({
  ...presentCard(row),
  ...(typeof row.isWrittenByModel === 'boolean' && { isWrittenByModel: row.isWrittenByModel }),
  snippet:
    buildNameSnippet(row, highlighted) ??
    (isNamed(row, highlighted) ? null : buildSnippet(row.text, highlighted, `${row.title} ${row.location}`)),
});

const isNamed = ({ tier, title }: { tier?: number; title: string }, highlighted: RegExp | null): boolean =>
  tier === TIERS.best && highlighted !== null && title.search(highlighted) >= 0;
