import { isGuideName } from '@placelore/contracts/places/names/place-name.js';
import { useLocation, useSearchParams } from 'react-router';
import { getSearchQuery } from '../../features/articles/api.js';
import { ArticlePages } from '../../features/articles/list/ArticlePages.js';
import { LatestArticles } from '../../features/articles/list/LatestArticles.js';
import { ArticleSearch } from '../../features/articles/search/ArticleSearch.js';
import { WriteArticleButton } from '../../features/guides/search/WriteArticleButton.js';
import { ArticleActionsProvider } from '../article/ArticleActionsProvider.js';
import styles from './HomeArticles.module.css';

/** Shows the latest articles, or search results with a button that requests a new article. */
export function HomeArticles() {
  const { key } = useLocation();
  const [search, setSearch] = useSearchParams();
  const query = getSearchQuery(search);
  const entry = `${key} ${query}`;
  const searchArticles = (searchText: string) =>
    setSearch(searchText === '' ? {} : { q: searchText }, { preventScrollReset: true });
  return (
    <div className={styles.library}>
      <ArticleSearch query={query} onSearch={searchArticles} />
      <ArticleActionsProvider>
        {query === '' ? (
          <LatestArticles />
        ) : (
          <>
            {isGuideName(query) && <WriteArticleButton key={query} query={query} />}
            <ArticlePages key={entry} query={query} historyKey={entry} />
          </>
        )}
      </ArticleActionsProvider>
    </div>
  );
}
