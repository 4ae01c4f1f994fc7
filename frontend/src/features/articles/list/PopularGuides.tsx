import { articles, type ArticleCard as CardData } from '@placelore/contracts/content/articles/articles.js';
import useSWR from 'swr';
import { callList } from '../../../lib/api/api.js';
import { toKey } from '../../../lib/cache/server-state.js';
import { POPULAR_ARGUMENTS } from '../api.js';
import { ArticleCard } from './ArticleCard.js';
import { ArticleGrid, ArticleSkeletons } from './ArticleGrid.js';
import { STRINGS } from './list-strings.js';

/** Number of guides shown, the same as of similar ones. */
const SHOWN_COUNT = 6;

/** Guides to the best-known places as grid items, one per town if possible; renders nothing if they cannot be read. */
export default function PopularGuides() {
  const { data, error } = useSWR(toKey(articles.list, POPULAR_ARGUMENTS), () =>
    callList(articles.list, POPULAR_ARGUMENTS),
  );
  if (error && !data) return null;
  return (
    <ArticleGrid>
      {data &&
        chooseGuides(data.items).map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} heading="h3" />
          </li>
        ))}
      {!data && <ArticleSkeletons cards={SHOWN_COUNT} announce={STRINGS.loading} />}
    </ArticleGrid>
  );
}

/** Returns the first guide of each town. If these are too few, adds other guides. */
function chooseGuides(articles: readonly CardData[]): CardData[] {
  const first = articles.filter(
    ({ location }, index) => articles.findIndex((other) => other.location === location) === index,
  );
  return [...new Set([...first, ...articles])].slice(0, SHOWN_COUNT);
}
