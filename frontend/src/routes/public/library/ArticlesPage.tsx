import { articleListPath, articleListTitle } from '@placelore/contracts/content/articles/article-list-url.js';
import { isGuideName } from '@placelore/contracts/places/names/place-name.js';
import { lazy, Suspense } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { ArticleActionsProvider } from '../../../app/article/ArticleActionsProvider.js';
import { PublicShell } from '../../../app/layout/PublicShell.js';
import { toSearchPins } from '../../../app/places/to-search-pins.js';
import { getPageNumber, getSearchQuery } from '../../../features/articles/api.js';
import { ArticleCount } from '../../../features/articles/list/ArticleCount.js';
import { ArticlePages } from '../../../features/articles/list/ArticlePages.js';
import { STRINGS } from '../../../features/articles/list/list-strings.js';
import { ArticleSearch } from '../../../features/articles/search/ArticleSearch.js';
import { BRAND } from '../../../lib/brand.js';
import { BackLink } from '../../../ui/navigation/BackLink.js';
import styles from './ArticlesPage.module.css';

const SearchResults = lazy(() => import('../../../features/articles/results/SearchResults.js'));
const SearchMap = lazy(() => import('../../../app/places/SearchMap.js'));
const ResultsMapLink = lazy(() => import('../../../app/places/ResultsMapLink.js'));
const WriteArticleButton = lazy(async () => ({
  default: (await import('../../../features/guides/search/WriteArticleButton.js')).WriteArticleButton,
}));

/** Shows the library of travel guides, or the results of a search in groups. */
export default function ArticlesPage() {
  const { key } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const query = getSearchQuery(search);
  const page = getPageNumber(search);
  const entry = `${key} ${page} ${query}`;
  return (
    <PublicShell className={styles.page}>
      <title>{`${articleListTitle(query, page)} | ${BRAND}`}</title>
      <header className={query === '' ? styles.header : undefined}>
        {query === '' && (
          <>
            <BackLink to="/app" text={STRINGS.back} />
            <h1>{STRINGS.library}</h1>
            <p className={styles.lead}>{STRINGS.libraryLead}</p>
          </>
        )}
        <ArticleSearch query={query} onSearch={(searchText) => void navigate(articleListPath(searchText))} />
      </header>
      <ArticleActionsProvider>
        {query === '' ? (
          <>
            <ArticleCount query="" page={page} className={styles.count} />
            <ArticlePages key={entry} query="" startPage={page} historyKey={entry} />
          </>
        ) : (
          <Suspense>
            <SearchResults
              key={entry}
              query={query}
              page={page}
              renderAside={(answer) => {
                const pins = toSearchPins(answer);
                return (
                  pins.length > 0 && (
                    <Suspense>
                      {pins.length > 1 && <ResultsMapLink pins={pins} />}
                      <SearchMap key={entry} answer={answer} />
                    </Suspense>
                  )
                );
              }}
              renderOffer={(isOnlyWay) =>
                isGuideName(query) && (
                  <Suspense>
                    <WriteArticleButton key={query} query={query} isQuiet={!isOnlyWay} />
                  </Suspense>
                )
              }
            />
          </Suspense>
        )}
      </ArticleActionsProvider>
    </PublicShell>
  );
}
