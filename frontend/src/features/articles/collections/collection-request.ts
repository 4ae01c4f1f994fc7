import { parsePageNumber } from '@placelore/contracts/content/articles/article-list-url.js';
import { type CollectionType, getCollectionPath } from '@placelore/contracts/content/articles/collection-url.js';
import { COLLECTION_ORDERS, type CollectionOrder } from '@placelore/contracts/content/articles/collections.js';
import { findPlaceGroup } from '@placelore/contracts/content/articles/place-groups.js';

/** A collection with the filters, order and view in its URL. */
export interface CollectionRequest {
  type: CollectionType;
  slug: string;
  group: string | null;
  place: string | null;
  hasPhoto: boolean;
  order: CollectionOrder;
  view: 'list' | 'map';
  /** First page that is displayed, from 1. */
  page: number;
}

/** Parses the URL of a collection's page. Invalid values count as absent. */
export function parseCollectionRequest(type: CollectionType, slug: string, search: URLSearchParams): CollectionRequest {
  const order = COLLECTION_ORDERS.find((name) => name === search.get('order')) ?? 'popular';
  return {
    type,
    slug,
    group: findPlaceGroup(search.get('group') ?? '')?.slug ?? null,
    place: search.get('place') || null,
    hasPhoto: search.get('photo') === '1',
    order,
    view: search.get('view') === 'map' ? 'map' : 'list',
    page: parsePageNumber(search.get('page')),
  };
}

/** Builds the URL of a request with changes. Any change other than the page returns to the first page. */
export function buildCollectionUrl(request: CollectionRequest, changes: Partial<CollectionRequest> = {}): string {
  const { type, slug, group, place, hasPhoto, order, view, page } = { ...request, page: 1, ...changes };
  const search = new URLSearchParams({
    ...(group && { group }),
    ...(place && { place }),
    ...(hasPhoto && { photo: '1' }),
    ...(order !== 'popular' && { order }),
    ...(view === 'map' && { view }),
    ...(page > 1 && { page: String(page) }),
  });
  const path = getCollectionPath(type, slug);
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Whether the request shows only a part of the collection. */
export const isFiltered = ({ group, place, hasPhoto }: CollectionRequest): boolean =>
  group !== null || place !== null || hasPhoto;
