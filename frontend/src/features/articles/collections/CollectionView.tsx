import { getCollectionPath } from '@placelore/contracts/content/articles/collection-url.js';
import type { Collection, LocatedCard } from '@placelore/contracts/content/articles/collections.js';
import { type ReactNode, useState } from 'react';
import type { DevicePosition } from '../../../lib/device/device-position.js';
import { useFormatters } from '../../../lib/format/formatters.js';
import { Alert } from '../../../ui/feedback/Alert.js';
import { Skeleton } from '../../../ui/feedback/Skeleton.js';
import { Button } from '../../../ui/form/Button.js';
import { Link } from '../../../ui/navigation/Link.js';
import styles from './Collection.module.css';
import { CollectionList, EmptyPage, ListError } from './CollectionList.js';
import { CollectionToolbar } from './CollectionToolbar.js';
import { CountryParts } from './CountryParts.js';
import { useCollection, useMappedCollection } from './collection-api.js';
import { type CollectionRequest, isFiltered } from './collection-request.js';
import { requestPosition, useKnownPosition } from './device-position-memory.js';
import { STRINGS } from './strings.js';

interface CollectionViewProps {
  request: CollectionRequest;
  /** Key of the history entry. */
  historyKey: string;
  /** Renders the map of at least one guide. */
  renderMap: (articles: readonly LocatedCard[], status: string) => ReactNode;
}

/** Page of a category, a country or a region: an introduction, and its guides as a list or on a map. */
export default function CollectionView({ request, historyKey, renderMap }: CollectionViewProps) {
  const here = useKnownPosition();
  const { data } = useCollection(request, here);
  const formatters = useFormatters();
  return (
    <div className={styles.collection}>
      <Header collection={data} />
      {data && request.page === 1 && request.view === 'list' && !isFiltered(request) && <CountryParts country={data} />}
      {data === undefined ? (
        <Skeleton className={styles.toolbarSkeleton} />
      ) : data.total > 0 || isFiltered(request) ? (
        <CollectionToolbar
          request={request}
          collection={data}
          status={
            <p role="status" className={styles.count}>
              {data.total > 0 && STRINGS.total(formatters, data.total)}
            </p>
          }
        />
      ) : null}
      {request.order === 'nearest' && here === null && <PositionRequest />}
      {request.view === 'map' ? (
        <CollectionMap request={request} here={here} renderMap={renderMap} />
      ) : (
        <CollectionList key={historyKey} request={request} here={here} historyKey={historyKey} />
      )}
    </div>
  );
}

function Header({ collection }: { collection: Collection | undefined }) {
  const country = collection?.country;
  return (
    <header className={styles.header}>
      <nav aria-label={STRINGS.path} className={styles.path}>
        <ol>
          <li>
            <Link to="/explore">{STRINGS.explore}</Link>
          </li>
          {country && (
            <li>
              <Link to={getCollectionPath('countries', country.code)}>{country.name}</Link>
            </li>
          )}
        </ol>
      </nav>
      {collection ? <h1>{collection.title}</h1> : <Skeleton className={styles.titleSkeleton} />}
      <p className={styles.overview}>{collection?.overview}</p>
    </header>
  );
}

interface CollectionMapProps extends Pick<CollectionViewProps, 'request' | 'renderMap'> {
  here: DevicePosition | null;
}

function CollectionMap({ request, here, renderMap }: CollectionMapProps) {
  const { data, error, mutate } = useMappedCollection(request, here);
  const formatters = useFormatters();
  if (data === undefined)
    return error ? <ListError onRetry={() => void mutate()} /> : <Skeleton className={styles.mapSkeleton} />;
  const { title, total, articles } = data;
  if (articles.length === 0) return <EmptyPage request={request} title={title} total={total} />;
  const isPart = articles.length < total;
  return renderMap(
    articles,
    isPart ? STRINGS.mapped(request.order, formatters, articles.length, total) : STRINGS.total(formatters, total),
  );
}

/** After a reload, asks again for the position that the order "Nearest" needs. */
function PositionRequest() {
  const [isDenied, setIsDenied] = useState(false);
  const locate = async () => setIsDenied(!(await requestPosition()));
  return (
    <Alert title={STRINGS.nearest} heading="h2">
      {isDenied && <p role="alert">{STRINGS.noPosition}</p>}
      <Button onClick={() => void locate()}>{STRINGS.usePosition}</Button>
    </Alert>
  );
}
