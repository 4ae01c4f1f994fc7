import { COLLECTION_PAGE } from '@placelore/contracts/content/articles/collections.js';
import { useState } from 'react';
import type { DevicePosition } from '../../../lib/device/device-position.js';
import { useFormatters } from '../../../lib/format/formatters.js';
import { getGuidePath } from '../../../lib/urls.js';
import { Alert } from '../../../ui/feedback/Alert.js';
import { Button } from '../../../ui/form/Button.js';
import { Link } from '../../../ui/navigation/Link.js';
import { ArticleCards } from '../list/ArticleCards.js';
import { PageSkeleton } from '../list/ArticleGrid.js';
import { LoadMoreTrigger } from '../list/LoadMoreTrigger.js';
import styles from './Collection.module.css';
import { useCollection } from './collection-api.js';
import { buildCollectionUrl, type CollectionRequest, isFiltered } from './collection-request.js';
import { STRINGS } from './strings.js';

/** Number of pages that each history entry has shown, so that Back and Forward restore them and the scroll position. */
const shownPageCounts = new Map<string, number>();

interface CollectionListProps {
  request: CollectionRequest;
  here: DevicePosition | null;
  /** Key of the history entry. */
  historyKey: string;
}

/** Guides of a collection, page after page. Without scripts, each page has its own URL. */
export function CollectionList({ request, here, historyKey }: CollectionListProps) {
  const [shownPageCount, setShownPageCount] = useState(() => shownPageCounts.get(historyKey) ?? 1);
  const [focusedPage, setFocusedPage] = useState(0);
  const showMore = (isUserRequest: boolean) => {
    shownPageCounts.set(historyKey, shownPageCount + 1);
    setShownPageCount(shownPageCount + 1);
    if (isUserRequest) setFocusedPage(request.page + shownPageCount);
  };
  return (
    <div className={styles.pages}>
      {request.page > 1 && (
        <p className={styles.former}>
          <Link rel="prev" to={buildCollectionUrl(request, { page: request.page - 1 })}>
            {STRINGS.previousPage}
          </Link>
        </p>
      )}
      {Array.from({ length: shownPageCount }, (_, index) => (
        <Page
          key={index}
          request={{ ...request, page: request.page + index }}
          here={here}
          isFirst={index === 0}
          isLastShown={index === shownPageCount - 1}
          focusedPage={focusedPage}
          onMore={showMore}
        />
      ))}
    </div>
  );
}

interface PageProps {
  /** Request with the number of this page. */
  request: CollectionRequest;
  here: DevicePosition | null;
  isFirst: boolean;
  isLastShown: boolean;
  /** Page whose first guide gets the focus, because the user requested it. */
  focusedPage: number;
  onMore: (isUserRequest: boolean) => void;
}

function Page({ request, here, isFirst, isLastShown, focusedPage, onMore }: PageProps) {
  const { data, error, mutate } = useCollection(request, here);
  const formatters = useFormatters();
  if (data === undefined)
    return error ? (
      <ListError onRetry={() => void mutate()} />
    ) : (
      <PageSkeleton isFirst={isFirst} announce={isFirst ? STRINGS.loading : STRINGS.loadingMore} />
    );
  if (data.articles.length === 0 && isFirst)
    return <EmptyPage request={request} title={data.title} total={data.total} />;
  const hasMore = request.page * COLLECTION_PAGE.default < data.total;
  return (
    <>
      <ArticleCards articles={data.articles} isFirst={isFirst} shouldFocus={request.page === focusedPage} />
      {isLastShown && hasMore && (
        <LoadMoreTrigger nextPageUrl={buildCollectionUrl(request, { page: request.page + 1 })} onMore={onMore} />
      )}
      {!hasMore && <p className={styles.end}>{STRINGS.end(formatters, data.total)}</p>}
    </>
  );
}

/** Explains why a page is empty, with one link that leads on. */
export function EmptyPage({ request, title, total }: { request: CollectionRequest; title: string; total: number }) {
  if (total > 0) {
    return (
      <Empty
        title={STRINGS.beyond}
        hint={STRINGS.beyondHint}
        action={STRINGS.firstPage}
        to={buildCollectionUrl(request)}
      />
    );
  }
  if (isFiltered(request)) {
    const url = buildCollectionUrl(request, { group: null, place: null, hasPhoto: false });
    return <Empty title={STRINGS.noneMatch} action={STRINGS.clearFilters} to={url} />;
  }
  if (request.type === 'places') {
    return <Empty title={STRINGS.noneIn(title)} action={STRINGS.allGuides} to="/articles" />;
  }
  return <Empty title={STRINGS.none(title)} action={STRINGS.write} to={getGuidePath(title)} />;
}

function Empty({ title, hint, action, to }: { title: string; hint?: string; action: string; to: string }) {
  return (
    <Alert title={title} heading="h2">
      {hint && <p>{hint}</p>}
      <Button asChild variant="secondary">
        <Link to={to}>{action}</Link>
      </Button>
    </Alert>
  );
}

export function ListError({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <Alert title={STRINGS.failed} heading="h2">
        <Button variant="secondary" onClick={onRetry}>
          {STRINGS.retry}
        </Button>
      </Alert>
    </div>
  );
}
