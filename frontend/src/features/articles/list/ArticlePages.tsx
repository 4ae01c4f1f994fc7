import { articleListPath } from '@placelore/contracts/content/articles/article-list-url.js';
import type { ArticleCard as CardData } from '@placelore/contracts/content/articles/articles.js';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useFormatters } from '../../../lib/format/formatters.js';
import { Alert } from '../../../ui/feedback/Alert.js';
import { Button } from '../../../ui/form/Button.js';
import { formatListError, getFirstPage, getNextPage, type ListPosition, useArticlePage } from '../api.js';
import { STRINGS } from '../strings.js';
import { ArticleCard } from './ArticleCard.js';
import { ArticleGrid, ArticleSkeletons } from './ArticleGrid.js';
import styles from './ArticlePages.module.css';

/** Grey cards while the first page is on its way, and while a further one is. */
const SKELETON_COUNTS = { first: 9, further: 3 } as const;
/** Pictures of so many first cards do not wait. */
const EAGER_IMAGE_COUNT = 3;
/** Further articles are fetched when their place is so near, in pixels. */
const TRIGGER_PX = 300;

/** How many pages an entry of the history has shown: back and forward find them all again, and so their place. */
const shownPageCounts = new Map<string, number>();

interface ArticlePagesProps {
  query: string;
  /** The page it begins with. */
  startPage?: number;
  /** The entry of the history. */
  historyKey: string;
}

/** The library, or what a search finds in it, page after page. Without scripts each page has an address of its own. */
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
  /** Counted from the one it begins with. */
  number: number;
  /** What number that one has. */
  startPage: number;
  /** Pages that are shown in all. */
  shownPageCount: number;
  /** The page whose first article gets the focus, because somebody asked for it. */
  focusedPage: number;
  query: string;
  onMore: (isUserRequest: boolean) => void;
}

/** A page, and what comes after it. */
function Page(props: PageProps) {
  const { position, number, startPage, shownPageCount, focusedPage, query, onMore } = props;
  const { data, error } = useArticlePage(position);
  const formatters = useFormatters();
  if (data === undefined) return error ? <ListError error={error} /> : <PageSkeleton isFirst={number === 1} />;
  if (number === 1 && data.items.length === 0)
    return startPage > 1 ? <BeyondLastPage query={query} /> : <EmptyList query={query} />;
  const next = getNextPage(position, data.next);
  return (
    <>
      <Cards articles={data.items} isFirst={number === 1} shouldFocus={number === focusedPage} />
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

function Cards({ articles, isFirst, shouldFocus }: { articles: CardData[]; isFirst: boolean; shouldFocus: boolean }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shouldFocus) list.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [shouldFocus]);
  return (
    <div ref={list}>
      <ArticleGrid>
        {articles.map((article, index) => (
          <li key={article.id}>
            <ArticleCard article={article} isEager={isFirst && index < EAGER_IMAGE_COUNT} />
          </li>
        ))}
      </ArticleGrid>
    </div>
  );
}

/** Shows more when it is pressed, and by itself when it comes near. @param address of the next page by itself */
function LoadMoreTrigger({ nextPageUrl, onMore }: { nextPageUrl: string; onMore: (isUserRequest: boolean) => void }) {
  const trigger = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = trigger.current;
    if (element === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        // Who stands on the button presses it: taking it away would lose their place.
        if (entry?.isIntersecting && !element.contains(document.activeElement)) onMore(false);
      },
      { rootMargin: `0px 0px ${TRIGGER_PX}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [onMore]);
  return (
    <div ref={trigger} className={styles.more}>
      <Button asChild variant="secondary">
        <Link
          rel="next"
          to={nextPageUrl}
          onClick={(event) => {
            // Into a window of its own it may go.
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
            event.preventDefault();
            onMore(true);
          }}
        >
          {STRINGS.more}
        </Link>
      </Button>
    </div>
  );
}

function PageSkeleton({ isFirst }: { isFirst: boolean }) {
  return (
    <ArticleGrid>
      <ArticleSkeletons
        cards={isFirst ? SKELETON_COUNTS.first : SKELETON_COUNTS.further}
        announce={isFirst ? STRINGS.loading : STRINGS.loadingMore}
      />
    </ArticleGrid>
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

/** An address may name a page the list does not have (any more). */
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
