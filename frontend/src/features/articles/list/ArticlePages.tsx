import { articleListPath } from '@placelore/contracts/content/articles/article-list-url.js';
import { useState } from 'react';
import { useFormatters } from '../../../lib/format/formatters.js';
import { Alert } from '../../../ui/feedback/Alert.js';
import { Button } from '../../../ui/form/Button.js';
import { Link } from '../../../ui/navigation/Link.js';
import { formatListError, getFirstPage, getNextPage, type ListPosition, useArticlePage } from '../api.js';
import { ArticleCards } from './ArticleCards.js';
import { PageSkeleton } from './ArticleGrid.js';
import styles from './ArticlePages.module.css';
import { LoadMoreTrigger } from './LoadMoreTrigger.js';
import { STRINGS } from './list-strings.js';

/** Number of pages that each history entry has shown, so that Back and Forward restore them and the scroll position. */
const shownPageCounts = new Map<string, number>();

interface ArticlePagesProps {
  query: string;
  /** First displayed page. */
  startPage?: number;
  /** Key of the history entry. */
  historyKey: string;
}

/** Article library or search results, page after page. Without scripts, each page has its own URL. */
export function ArticlePages({ query, startPage = 1, historyKey }: ArticlePagesProps) {
  const [shownPageCount, setShownPageCount] = useState(() => shownPageCounts.get(historyKey) ?? 1);
  const [focusedPage, setFocusedPage] = useState(0);
  const showMore = (isUserRequest: boolean) => {
    shownPageCounts.set(historyKey, shownPageCount + 1);
    setShownPageCount(shownPageCount + 1);
    if (isUserRequest) setFocusedPage(shownPageCount + 1);
  };
  return (
    <div className={styles.pages}>
      {startPage > 1 && (
        <p className={styles.former}>
          <Link rel="prev" to={articleListPath(query, startPage - 1)}>
            {STRINGS.previousPage}
          </Link>
        </p>
      )}
      <Page
        position={getFirstPage(query, startPage)}
        number={1}
        startPage={startPage}
        shownPageCount={shownPageCount}
        focusedPage={focusedPage}
        query={query}
        onMore={showMore}
      />
    </div>
  );
}

interface PageProps {
  position: ListPosition;
  /** Counted from the first displayed page. */
  number: number;
  /** Page number of the first displayed page. */
  startPage: number;
  /** Number of displayed pages. */
  shownPageCount: number;
  /** Page whose first article gets the focus, because the user requested it. */
  focusedPage: number;
  query: string;
  onMore: (isUserRequest: boolean) => void;
}

/** One page of articles, followed by the next pages. */
function Page(props: PageProps) {
  const { position, number, startPage, shownPageCount, focusedPage, query, onMore } = props;
  const { data, error } = useArticlePage(position);
  const formatters = useFormatters();
  if (data === undefined)
    return error ? (
      <ListError error={error} />
    ) : (
      <PageSkeleton isFirst={number === 1} announce={number === 1 ? STRINGS.loading : STRINGS.loadingMore} />
    );
  if (number === 1 && data.items.length === 0)
    return startPage > 1 ? <BeyondLastPage query={query} /> : <EmptyList query={query} />;
  const next = getNextPage(position, data.next);
  return (
    <>
      <ArticleCards articles={data.items} isFirst={number === 1} shouldFocus={number === focusedPage} />
      {next === null ? (
        <p className={styles.end}>{STRINGS.end(formatters, data.total ?? data.items.length)}</p>
      ) : number < shownPageCount ? (
        <Page {...props} position={next} number={number + 1} />
      ) : (
        <LoadMoreTrigger nextPageUrl={articleListPath(query, startPage + number)} onMore={onMore} />
      )}
    </>
  );
}

function EmptyList({ query }: { query: string }) {
  return query === '' ? (
    <Alert title={STRINGS.none} heading="h2">
      <p>{STRINGS.noneHint}</p>
    </Alert>
  ) : (
    <Alert title={STRINGS.noneFound} heading="h2">
      <p>{STRINGS.noneFoundHint(query)}</p>
    </Alert>
  );
}

/** Message for a URL whose page is beyond the end of the list. */
function BeyondLastPage({ query }: { query: string }) {
  return (
    <Alert title={STRINGS.beyond} heading="h2">
      <p>{STRINGS.beyondHint}</p>
      <Button asChild variant="secondary">
        <Link to={articleListPath(query)}>{STRINGS.firstPage}</Link>
      </Button>
    </Alert>
  );
}

function ListError({ error }: { error: unknown }) {
  return (
    <div role="alert">
      <Alert title={formatListError(error)} heading="h2">
        <Button variant="secondary" onClick={() => window.location.reload()}>
          {STRINGS.retry}
        </Button>
      </Alert>
    </div>
  );
}
