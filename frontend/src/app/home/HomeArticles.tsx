import { articleListPath } from '@placelore/contracts/content/articles/article-list-url.js';
import { matchPath, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { getSearchQuery } from '../../features/articles/api.js';
import { LatestArticles } from '../../features/articles/list/LatestArticles.js';
import { ArticleSearch } from '../../features/articles/search/ArticleSearch.js';
import { ArticleActionsProvider } from '../article/ArticleActionsProvider.js';
import { PATHS } from '../routing/paths.js';

/** Search box that shows its results on the page of all articles. */
export function HomeSearch() {
  const navigate = useNavigate();
  return <ArticleSearch query="" onSearch={(searchText) => void navigate(articleListPath(searchText))} />;
}

/** Shows the latest articles. A search in the URL redirects to the page of all articles. */
export function HomeArticles() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const query = getSearchQuery(search);
  // A result is shown over the home, so its query must not cause a redirect.
  if (query !== '' && !matchPath(PATHS.discovery, pathname)) return <Navigate to={articleListPath(query)} replace />;
  return (
    <ArticleActionsProvider>
      <LatestArticles />
    </ArticleActionsProvider>
  );
}
