import {
  COLLECTION_TYPES,
  type CollectionType,
  getCollectionPath,
  getCollectionTitle,
} from '@placelore/contracts/content/articles/collection-url.js';
import type { LocatedCard } from '@placelore/contracts/content/articles/collections.js';
import { lazy, useCallback } from 'react';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router';
import { ArticleActionsProvider } from '../../../app/article/ArticleActionsProvider.js';
import { PublicShell } from '../../../app/layout/PublicShell.js';
import { CollectionMap } from '../../../app/places/CollectionMap.js';
import CollectionView from '../../../features/articles/collections/CollectionView.js';
import { useCollection } from '../../../features/articles/collections/collection-api.js';
import {
  type CollectionRequest,
  parseCollectionRequest,
} from '../../../features/articles/collections/collection-request.js';
import { useKnownPosition } from '../../../features/articles/collections/device-position-memory.js';
import { HttpError } from '../../../lib/api/http-error.js';
import { BRAND } from '../../../lib/brand.js';
import styles from './CollectionPage.module.css';

const NotFoundPage = lazy(() => import('../NotFoundPage.js'));

/** Statuses of responses for a collection that does not exist. */
const MISSING_STATUSES = [400, 404];

/** Shows a category or type of place, a country or a region with its guides. */
export default function CollectionPage() {
  const { key, pathname } = useLocation();
  const { slug = '' } = useParams();
  const [search] = useSearchParams();
  const type = getType(pathname);
  if (slug !== slug.toLowerCase()) return <Navigate to={getCollectionPath(type, slug)} replace />;
  // The key resets the page for each collection.
  return <Page key={pathname} request={parseCollectionRequest(type, slug, search)} historyKey={`${key} ${search}`} />;
}

/** Returns the type, which is the first part of the path. The router allows only valid types. */
const getType = (pathname: string): CollectionType =>
  COLLECTION_TYPES.find((type) => pathname.startsWith(`/${type}/`)) ?? 'places';

function Page({ request, historyKey }: { request: CollectionRequest; historyKey: string }) {
  const { data, error } = useCollection(request, useKnownPosition());
  const renderMap = useCallback(
    (guides: readonly LocatedCard[], status: string) => (
      <CollectionMap key={historyKey} guides={guides} status={status} />
    ),
    [historyKey],
  );
  if (error instanceof HttpError && MISSING_STATUSES.includes(error.status)) return <NotFoundPage />;
  return (
    <PublicShell className={styles.page}>
      {data && <title>{`${getCollectionTitle(data.title, data.total, request.page)} | ${BRAND}`}</title>}
      <ArticleActionsProvider>
        <CollectionView request={request} historyKey={historyKey} renderMap={renderMap} />
      </ArticleActionsProvider>
    </PublicShell>
  );
}
