import { articles } from '@placelore/contracts/content/articles/articles.js';
import useSWR from 'swr';
import { callList } from '../../../lib/api/api.js';
import { toKey } from '../../../lib/cache/server-state.js';
import { ArticleCard } from './ArticleCard.js';
import { ArticleGrid, ArticleSkeletons } from './ArticleGrid.js';
import { STRINGS } from './list-strings.js';

/** Number of guides, as many as there are similar ones. */
const POPULAR = { limit: 6 };

/** The guides to the best known places, as items of a grid; nothing when they cannot be read. */
export default function PopularGuides() {
  const { data, error } = useSWR(toKey(articles.list, POPULAR), () => callList(articles.list, POPULAR));
  if (error && !data) return null;
  return (
    <ArticleGrid>
      {data?.items.map((article) => (
        <li key={article.id}>
          <ArticleCard article={article} heading="h3" />
        </li>
      )) ?? <ArticleSkeletons cards={POPULAR.limit} announce={STRINGS.loading} />}
    </ArticleGrid>
  );
}
