import type { ArticleCard } from '@placelore/contracts/content/articles/articles.js';
import { escapeMarkup } from '@placelore/contracts/core/markup.js';
import { toCardText } from '@placelore/contracts/places/names/card-text.js';
import { presentCard } from '../core/article.presenter.js';
import type { CardRow } from '../core/articles.repository.js';
import { TIERS } from './search-sql.js';
import { buildSnippet, findOtherName } from './snippets.js';

type FoundRow = CardRow & { text: string; otherNames: string; tier?: number; isWrittenByModel?: boolean | null };

/**
 * Converts an article to a search result. The article's own description is shown when the words are in another name, when
 * it is a best match whose title has the words, or when it lies in the town that is searched for.
 * @param highlighted pattern of the words to mark; null for none
 */
export const presentSearchResult = (row: FoundRow, highlighted: RegExp | null): ArticleCard => ({
  ...presentCard(row),
  ...(typeof row.isWrittenByModel === 'boolean' && { isWrittenByModel: row.isWrittenByModel }),
  snippet: buildCardSnippet(row, highlighted),
});

function buildCardSnippet(row: FoundRow, highlighted: RegExp | null): string | null {
  const name = findOtherName(row, highlighted);
  if (name) return name.shown && `${name.shown}. ${escapeMarkup(toCardText(row.title, row.metaDescription))}`;
  return isNamed(row, highlighted) ? null : buildSnippet(row.text, highlighted, `${row.title} ${row.location}`);
}

const isNamed = ({ tier, title }: { tier?: number; title: string }, highlighted: RegExp | null): boolean =>
  tier === TIERS.best && highlighted !== null && title.search(highlighted) >= 0;
