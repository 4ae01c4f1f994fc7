import { articleListPath } from '@placelore/contracts/content/articles/article-list-url.js';
import { matchPath, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { getSearchQuery } from '../../features/articles/api.js';
import { LatestArticles } from '../../features/articles/list/LatestArticles.js';
import { ArticleSearch } from '../../features/articles/search/ArticleSearch.js';
import { ArticleActionsProvider } from '../article/ArticleActionsProvider.js';
import { PATHS } from '../routing/paths.js';

/** Search whose results are on the page of all articles. */
export function HomeSearch() {
  const navigate = useNavigate();
  return <ArticleSearch query="" onSearch={(searchText) => void navigate(articleListPath(searchText))} />;
}

/** Shows the latest articles; a search in the address leads to the page of all articles. */
export function HomeArticles() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const query = getSearchQuery(search);
  // A result lies over the home, and nothing may lead away from it.
  if (query !== '' && !matchPath(PATHS.discovery, pathname)) return <Navigate to={articleListPath(query)} replace />;
  return (
    <ArticleActionsProvider>
      <LatestArticles />
    </ArticleActionsProvider>
  );
}
