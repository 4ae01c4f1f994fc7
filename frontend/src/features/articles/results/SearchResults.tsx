import { articleListPath } from '@placelore/contracts/content/articles/article-list-url.js';
import type { ArticleCard as ArticleCardData } from '@placelore/contracts/content/articles/articles.js';
import type { SearchAnswer, SearchGroupName } from '@placelore/contracts/content/articles/search.js';
import { SEARCH_PAGE } from '@placelore/contracts/content/articles/search.js';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { HttpError } from '../../../lib/api/http-error.js';
import { type DevicePosition, getDevicePosition } from '../../../lib/device/device-position.js';
import { useFormatters } from '../../../lib/format/formatters.js';
import { Alert } from '../../../ui/feedback/Alert.js';
import { Button } from '../../../ui/form/Button.js';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.js';
import { Link } from '../../../ui/navigation/Link.js';
import { ArticleCard } from '../list/ArticleCard.js';
import { ArticleSkeletons } from '../list/ArticleGrid.js';
import { getCardDistances } from './card-distances.js';
import { isArticleOffered } from './is-article-offered.js';
import { isRequestFirst } from './on-request/is-request-first.js';
import { PlacesOnRequest } from './on-request/PlacesOnRequest.js';
import { SearchHead } from './SearchHead.js';
import styles from './SearchResults.module.css';
import { useSearch } from './search-api.js';
import { getGroupHeading, getPageHeading } from './search-headings.js';
import { STRINGS } from './strings.js';
import { Venues } from './Venues.js';

const WaysOn = lazy(() => import('./WaysOn.js'));

const SKELETON_COUNT = 9;
const POSITION_TIMEOUT_MS = 10_000;

interface SearchResultsProps {
  query: string;
  /** Page number from 1. */
  page: number;
  /** Renders what is next to the groups on large screens. */
  renderAside?: (answer: SearchAnswer) => ReactNode;
  /** Renders an offer to write a guide for the search. @param isOnlyWay whether nothing was found */
  renderOffer?: (isOnlyWay: boolean) => ReactNode;
}

/**
 * Results of a search in groups: best match, places there, others of the same name, mentions, and places without a
 * guide.
 */
export default function SearchResults({ query, page, renderAside, renderOffer }: SearchResultsProps) {
  const [here, setHere] = useState<DevicePosition | null>(null);
  const formatters = useFormatters();
  const { data, error, mutate } = useSearch(query, page, here);
  if (data === undefined)
    return error ? <SearchError error={error} onRetry={() => void mutate()} /> : <Searching query={query} />;
  const aside = renderAside?.(data);
  const hasNone = data.total === 0 && !data.needsPosition;
  const areRequestsFirst = page === 1 && isRequestFirst(data);
  const { title, count, headedGroup } = getPageHeading(data, query, formatters);
  // A place that can be requested is an answer.
  const isEmpty = hasNone && data.onRequest.length === 0 && !data.venues;
  const offer = isArticleOffered(data, query) ? renderOffer?.(isEmpty) : null;
  const distances = getCardDistances(data, here);
  const results = (
    <div className={styles.results}>
      {!isEmpty && (
        <SearchHead title={title} count={hasNone || isWholeCategory(data) ? '' : count} answer={data} query={query} />
      )}
      {data.venues && <Venues venues={data.venues} />}
      {areRequestsFirst && <PlacesOnRequest answer={data} />}
      {data.needsPosition && <PositionRequest onPosition={setHere} />}
      {data.groups.map(({ group, articles }, index) => (
        <ResultGroup
          key={group}
          group={group}
          heading={group === headedGroup ? null : getGroupHeading(group, data)}
          articles={articles}
          distances={distances}
          isFirst={index === 0}
        />
      ))}
      {isEmpty && (
        <Alert title={STRINGS.noneFound} heading="h1">
          <p role="status">{STRINGS.noneHint(data.place?.name ?? query)}</p>
          {offer}
        </Alert>
      )}
      {page === 1 && !areRequestsFirst && <PlacesOnRequest answer={data} />}
      <Pages query={query} page={page} total={data.total} />
      {!isEmpty && offer}
      {data.relevant === 0 && !data.venues && !data.needsPosition && page === 1 && (
        <Suspense>
          <WaysOn query={query} answer={data} />
        </Suspense>
      )}
    </div>
  );
  return aside ? (
    <div className={styles.withAside}>
      {results}
      {aside}
    </div>
  ) : (
    results
  );
}

/**
 * Whether a search is for a category, which Explore counts more strictly: a search for mountains also finds a national
 * park with mountains. Two numbers would contradict each other.
 */
const isWholeCategory = ({ kind, categories: [category], place, topic, relation }: SearchAnswer): boolean =>
  place === null &&
  topic === null &&
  relation === 'in' &&
  category !== undefined &&
  kind?.startsWith(category) === true;

interface ResultGroupProps {
  group: SearchGroupName;
  /** Null if the page's heading is that of the group. */
  heading: string | null;
  articles: readonly ArticleCardData[];
  /** Distances in meters by article. */
  distances: ReadonlyMap<number, number>;
  isFirst: boolean;
}

function ResultGroup({ group, heading, articles, distances, isFirst }: ResultGroupProps) {
  const { formatDistance } = useFormatters();
  const id = `search-${group}`;
  // The name of a place as the page's heading says enough to everybody who sees it.
  return (
    <section aria-labelledby={heading === null ? 'search-title' : id} className={styles.group}>
      {heading !== null &&
        (heading === STRINGS.best ? <HiddenHeading id={id} text={heading} /> : <h2 id={id}>{heading}</h2>)}
      <ul data-rows className={styles.rows}>
        {articles.map((article, position) => {
          const meters = distances.get(article.id);
          return (
            <li key={article.id}>
              <ArticleCard
                article={article}
                heading={heading === null ? 'h2' : 'h3'}
                isEager={isFirst && position === 0}
                distance={meters === undefined ? undefined : formatDistance(meters)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const HiddenHeading = ({ id, text }: { id: string; text: string }) => (
  <VisuallyHidden>
    <h2 id={id}>{text}</h2>
  </VisuallyHidden>
);

function PositionRequest({ onPosition }: { onPosition: (position: DevicePosition) => void }) {
  const [isDenied, setIsDenied] = useState(false);
  const locate = async () => {
    const position = await getDevicePosition({ timeout: POSITION_TIMEOUT_MS });
    if (position) onPosition(position);
    else setIsDenied(true);
  };
  return (
    <Alert title={STRINGS.position} heading="h2">
      {isDenied && <p role="alert">{STRINGS.noPosition}</p>}
      <Button onClick={() => void locate()}>{STRINGS.usePosition}</Button>
    </Alert>
  );
}

/** Links to the previous and next pages; each has its own URL. */
function Pages({ query, page, total }: { query: string; page: number; total: number }) {
  const hasMore = page * SEARCH_PAGE.default < total;
  if (page === 1 && !hasMore) return null;
  return (
    <p className={styles.pages}>
      {page > 1 && (
        <Button asChild variant="secondary">
          <Link rel="prev" to={articleListPath(query, page - 1)}>
            {STRINGS.previous}
          </Link>
        </Button>
      )}
      {hasMore && (
        <Button asChild variant="secondary">
          <Link rel="next" to={articleListPath(query, page + 1)}>
            {STRINGS.more}
          </Link>
        </Button>
      )}
    </p>
  );
}

function Searching({ query }: { query: string }) {
  return (
    <div className={styles.group}>
      <SearchHead title={STRINGS.query(query)} count="" answer={null} query={query} />
      <ul data-rows className={styles.rows}>
        <ArticleSkeletons cards={SKELETON_COUNT} announce={STRINGS.searching} />
      </ul>
    </div>
  );
}

function SearchError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const message = error instanceof HttpError ? STRINGS.failed(error.status) : String((error as Error).message);
  return (
    <div role="alert">
      <Alert title={STRINGS.error(message)} heading="h1">
        <Button variant="secondary" onClick={onRetry}>
          {STRINGS.retry}
        </Button>
      </Alert>
    </div>
  );
}
