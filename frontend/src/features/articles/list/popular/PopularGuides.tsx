import { articles } from '@placelore/contracts/content/articles/articles.js';
import useSWR from 'swr';
import { callList } from '../../../../lib/api/api.js';
import { toKey } from '../../../../lib/cache/server-state.js';
import { POPULAR_ARGUMENTS } from '../../api.js';
import { ArticleCard } from '../ArticleCard.js';
import { ArticleGrid, ArticleSkeletons } from '../ArticleGrid.js';
import { STRINGS } from '../list-strings.js';
import { chooseVaried } from './choose-varied.js';

/** Number of guides shown, the same as of similar ones. */
const SHOWN_COUNT = 6;

/** Guides to the best-known places of different countries and kinds as grid items; renders nothing if they cannot be read. */
export default function PopularGuides() {
  const { data, error } = useSWR(toKey(articles.list, POPULAR_ARGUMENTS), () =>
    callList(articles.list, POPULAR_ARGUMENTS),
  );
  if (error && !data) return null;
  return (
    <div data-long-list>
      <ArticleGrid>
        {data &&
          chooseVaried(data.items, SHOWN_COUNT).map((article) => (
            <li key={article.id}>
              <ArticleCard article={article} heading="h3" />
            </li>
          ))}
        {!data && <ArticleSkeletons cards={SHOWN_COUNT} announce={STRINGS.loading} />}
      </ArticleGrid>
    </div>
  );
}
