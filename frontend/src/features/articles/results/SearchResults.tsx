import { articleListPath } from '@placelore/contracts/content/articles/article-list-url.js';
import type { SearchAnswer, SearchedPlace, SearchGroupName } from '@placelore/contracts/content/articles/search.js';
import { SEARCH_PAGE } from '@placelore/contracts/content/articles/search.js';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { HttpError } from '../../../lib/api/http-error.js';
import { type DevicePosition, getDevicePosition } from '../../../lib/device/device-position.js';
import { useFormatters } from '../../../lib/format/formatters.js';
import { Alert } from '../../../ui/feedback/Alert.js';
import { Button } from '../../../ui/form/Button.js';
import { Link } from '../../../ui/navigation/Link.js';
import { ArticleCard } from '../list/ArticleCard.js';
import { ArticleGrid, ArticleSkeletons } from '../list/ArticleGrid.js';
import { PlacesOnRequest } from './PlacesOnRequest.js';
import styles from './SearchResults.module.css';
import { useSearch } from './search-api.js';
import { STRINGS } from './strings.js';

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
  const { data, error, mutate } = useSearch(query, page, here);
  if (data === undefined) return error ? <SearchError error={error} onRetry={() => void mutate()} /> : <Searching />;
  const aside = renderAside?.(data);
  const hasNone = data.total === 0 && !data.needsPosition;
  // Where nothing there is what was asked, places that are come before guides that are not.
  const isRequestFirst = page === 1 && (data.isOfOtherKinds || data.isOnlyNear || data.missingTopic !== null);
  const results = (
    <div className={styles.results}>
      <Summary answer={data} query={query} />
      {isRequestFirst && <PlacesOnRequest answer={data} />}
      {data.needsPosition && <PositionRequest onPosition={setHere} />}
      {data.groups.map(({ group, articles }, index) => (
        <section key={group} aria-labelledby={`search-${group}`} className={styles.group}>
          <h2 id={`search-${group}`}>{getHeading(group, data)}</h2>
          <ArticleGrid>
            {articles.map((article, position) => (
              <li key={article.id}>
                <ArticleCard article={article} heading="h3" isEager={index === 0 && position === 0} />
              </li>
            ))}
          </ArticleGrid>
        </section>
      ))}
      {hasNone && (
        <Alert title={STRINGS.noneFound} heading="h2">
          <p>{STRINGS.noneHint(query)}</p>
          {renderOffer?.(true)}
        </Alert>
      )}
      {page === 1 && !isRequestFirst && <PlacesOnRequest answer={data} />}
      <Pages query={query} page={page} total={data.total} />
      {!hasNone && renderOffer?.(false)}
      {data.relevant === 0 && !data.needsPosition && page === 1 && (
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
 * Number of results, the name that a misspelled one was taken for, and what was not found or considered. Announced when
 * it changes.
 */
function Summary({ answer, query }: { answer: SearchAnswer; query: string }) {
  const { total, relevant, correctedTo, ignored } = answer;
  const formatters = useFormatters();
  if (total === 0) return <p role="status" className={styles.summary} />;
  const missing = getMissing(answer);
  const found = missing
    ? STRINGS.foundOfOtherKinds(formatters, total)
    : relevant > 0
      ? STRINGS.found(formatters, relevant, query)
      : STRINGS.noneButMentions(formatters, total, query);
  return (
    <p role="status" className={styles.summary}>
      {correctedTo && <strong>{STRINGS.corrected(correctedTo, query)}</strong>}
      {missing && <strong>{missing.text}</strong>}
      {ignored.length > 0 && <strong>{STRINGS.notConsidered(ignored, answer.place?.name ?? null)}</strong>}
      {!missing?.isWhole && <span>{found}</span>}
    </p>
  );
}

/** Kinds of which Placelore has hardly any guides, because it is about sights. */
const UNKNOWN_KINDS: ReadonlySet<string> = new Set(['Restaurants', 'Hotels', 'Bars and pubs']);

/** Returns what of the search nothing fits; null for nothing. Unless this says what is shown instead, their number follows. */
function getMissing({
  kind,
  place,
  isOfOtherKinds,
  ...answer
}: SearchAnswer): { text: string; isWhole: boolean } | null {
  if (place === null || answer.total === 0) return null;
  if (answer.isOnlyNear) return { text: STRINGS.onlyNear(place.name), isWhole: true };
  if (isOfOtherKinds && kind !== null && UNKNOWN_KINDS.has(kind))
    return { text: STRINGS.unknownKind(kind, place.name), isWhole: true };
  if (isOfOtherKinds && kind !== null) return { text: STRINGS.noneOfKind(kind, place.name), isWhole: false };
  const { missingTopic, missingWords } = answer;
  if (missingTopic !== null) return { text: STRINGS.noneOfTopic(missingTopic, place.name), isWhole: false };
  return missingWords === null ? null : { text: STRINGS.noneWithWords(missingWords, place.name), isWhole: false };
}

function getHeading(group: SearchGroupName, answer: SearchAnswer): string {
  const { place, relation, subject } = answer;
  const kind = getSearched(answer);
  if (group === 'best') return place !== null && getMissing(answer) ? STRINGS.guideTo(place.name) : STRINGS.best;
  if (group === 'mentioned' && answer.groups.length === 1) return STRINGS.onlyMentioned(subject);
  if (group === 'more') return STRINGS.moreIn(place?.name ?? STRINGS.there);
  if (group !== 'inside') return STRINGS[group](subject);
  if (relation === 'around me') return STRINGS.kindAround(kind ?? STRINGS.places);
  if (place === null) return kind ?? STRINGS.about(subject);
  if (answer.isLesserKnown) return STRINGS.lesserKnownIn(kind ?? STRINGS.places, place.name);
  if (relation === 'day trip from') return STRINGS.dayTripsFrom(place.name);
  if (relation === 'near') return STRINGS.kindNear(kind ?? STRINGS.places, place.name);
  if (kind !== null) return STRINGS.kindIn(kind, place.name);
  return isAllIn(place, answer) ? STRINGS.in(place.name) : STRINGS.around(place.name);
}

/** Returns the kind and the topic that the results are of; null for neither. */
function getSearched({ kind, topic, isOfOtherKinds }: SearchAnswer): string | null {
  const known = isOfOtherKinds ? null : kind;
  return known !== null && topic !== null ? STRINGS.kindForTopic(known, topic) : (known ?? topic);
}

/**
 * Whether all results are in the place itself. For a town, some may be only near it; a region or country has them all.
 */
const isAllIn = ({ name, isTown }: SearchedPlace, { groups }: SearchAnswer): boolean =>
  !isTown ||
  groups.every(
    ({ group, articles }) => group !== 'inside' || articles.every(({ location }) => location.includes(name)),
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

function Searching() {
  return (
    <ArticleGrid>
      <ArticleSkeletons cards={SKELETON_COUNT} announce={STRINGS.searching} />
    </ArticleGrid>
  );
}

function SearchError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const message = error instanceof HttpError ? STRINGS.failed(error.status) : String((error as Error).message);
  return (
    <div role="alert">
      <Alert title={STRINGS.error(message)} heading="h2">
        <Button variant="secondary" onClick={onRetry}>
          {STRINGS.retry}
        </Button>
      </Alert>
    </div>
  );
}
