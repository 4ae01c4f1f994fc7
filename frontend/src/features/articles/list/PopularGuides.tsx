import { articles } from '@placelore/contracts/content/articles/articles.js';
import useSWR from 'swr';
import { callList } from '../../../lib/api/api.js';
import { toKey } from '../../../lib/cache/server-state.js';
import { POPULAR_ARGUMENTS } from '../api.js';
import { ArticleCard } from './ArticleCard.js';
import { ArticleGrid, ArticleSkeletons } from './ArticleGrid.js';
import { STRINGS } from './list-strings.js';

/** The guides to the best known places, as items of a grid; nothing when they cannot be read. */
export default function PopularGuides() {
  const { data, error } = useSWR(toKey(articles.list, POPULAR_ARGUMENTS), () =>
    callList(articles.list, POPULAR_ARGUMENTS),
  );
  if (error && !data) return null;
  return (
    <ArticleGrid>
      {data?.items.map((article) => (
        <li key={article.id}>
          <ArticleCard article={article} heading="h3" />
        </li>
      )) ?? <ArticleSkeletons cards={POPULAR_ARGUMENTS.limit} announce={STRINGS.loading} />}
    </ArticleGrid>
  );
}
