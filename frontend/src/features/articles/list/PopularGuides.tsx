import { articles, type ArticleCard as CardData } from '@placelore/contracts/content/articles/articles.js';
import useSWR from 'swr';
import { callList } from '../../../lib/api/api.js';
import { toKey } from '../../../lib/cache/server-state.js';
import { POPULAR_ARGUMENTS } from '../api.js';
import { ArticleCard } from './ArticleCard.js';
import { ArticleGrid, ArticleSkeletons } from './ArticleGrid.js';
import { STRINGS } from './list-strings.js';

/** Number of guides shown, as many as there are similar ones. */
const SHOWN_COUNT = 6;

/** The guides to the best known places, as items of a grid, one of each town; nothing when they cannot be read. */
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

/** Returns the first guide of each town; those that are left out fill what remains. */
function chooseGuides(articles: readonly CardData[]): CardData[] {
  const first = articles.filter(
    ({ location }, index) => articles.findIndex((other) => other.location === location) === index,
  );
  return [...new Set([...first, ...articles])].slice(0, SHOWN_COUNT);
}
