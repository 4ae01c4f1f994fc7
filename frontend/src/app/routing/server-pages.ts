import { analyses } from '@placelore/contracts/analysis/analyses.js';
import { auth } from '@placelore/contracts/auth/auth.js';
import { articles } from '@placelore/contracts/content/articles/articles.js';
import { COLLECTION_TYPES, type CollectionType } from '@placelore/contracts/content/articles/collection-url.js';
import { collections } from '@placelore/contracts/content/articles/collections.js';
import { explore } from '@placelore/contracts/content/articles/explore.js';
import { library } from '@placelore/contracts/content/articles/library.js';
import { searches } from '@placelore/contracts/content/articles/search.js';
import { discoveries } from '@placelore/contracts/content/discoveries.js';
import { guides } from '@placelore/contracts/content/guides.js';
import type { Route, RouteArguments } from '@placelore/contracts/core/route.js';
import { isGuideName } from '@placelore/contracts/places/names/place-name.js';
import { matchPath } from 'react-router';
import {
  getFirstPage,
  getPageNumber,
  getSearchQuery,
  POPULAR_ARGUMENTS,
  toListArguments,
} from '../../features/articles/api.js';
import { toCollectionArguments } from '../../features/articles/collections/collection-api.js';
import { parseCollectionRequest } from '../../features/articles/collections/collection-request.js';
import { toSearchArguments } from '../../features/articles/results/search-api.js';
import { LATEST_ARGUMENTS } from '../../features/discoveries/api.js';
import { toGuideArguments } from '../../features/guides/api.js';
import { parseGuideParameter } from '../../features/guides/guide-request.js';
import { type ApiRequest, buildRequest, toCountedList } from '../../lib/api/api.js';
import { toKey } from '../../lib/cache/server-state.js';
import { PATHS } from './paths.js';

/** Request that a page needs, with the cache key under which its component looks for the response. */
export interface PageRead {
  key: readonly unknown[];
  request: ApiRequest;
  /** Converts the response to the component's data. */
  toData(response: ApiResponse): unknown;
  /** See `HydratedEntry`. */
  isReadAgain?: true;
}

/** API response: the JSON body, and headers, which contain the total count of a list. */
export interface ApiResponse {
  body: unknown;
  headers: Pick<Headers, 'get'>;
}

/** Page that the server renders. */
export interface ServerPage {
  /** Path pattern, as in the router. */
  path: string;
  /**
   * Lazily loaded modules of the screen, relative to the frontend's root; their styles and scripts are linked in the page.
   */
  pageModules?: readonly string[] | ((search: URLSearchParams) => readonly string[]);
  /** Whether the whole page is the same for all guests, so that one rendering serves all of them. */
  isShared: boolean | ((search: URLSearchParams) => boolean);
  /** Whether signed-in users see another page here, which only their browser renders. */
  isGuestsOnly?: true;
  /** Whether the page of a signed-in user is rendered with their name. */
  hasUser?: true;
  /** Returns the requests that the first view needs. */
  reads(parameters: Readonly<Record<string, string | undefined>>, search: URLSearchParams): PageRead[];
}

/** Returns the request for what a component reads with `call`. */
export function toPageRead<R extends Route>(route: R, args: RouteArguments<R>): PageRead {
  const request = buildRequest(route, args as Record<string, unknown>);
  return { key: toKey(route, args), request, toData: ({ body }) => body };
}

/** Returns the request for what a component reads with `callList`. */
export function toListPageRead<R extends Route>(route: R, args: RouteArguments<R>): PageRead {
  return { ...toPageRead(route, args), toData: ({ body, headers }) => toCountedList(body, headers) };
}

const getPageModules = (name: string): string[] => [`src/routes/public/${name}.tsx`];

/** Modules of a search: its results, the offer below them, and the map next to them. Without a query, the list of articles. */
const getListModules = (search: URLSearchParams): readonly string[] => [
  ...getPageModules('library/ArticlesPage'),
  ...(getSearchQuery(search) === ''
    ? []
    : [
        'src/features/articles/results/SearchResults.tsx',
        'src/features/guides/search/WriteArticleButton.tsx',
        'src/app/places/SearchMap.tsx',
      ]),
];

/** Modules of a result over the home page. */
const RESULT_MODULES = [
  ...getPageModules('AppHomePage'),
  'src/features/analysis/result/ResultScreen.tsx',
  'src/features/recommendations/RecommendationList.tsx',
];

const getListReads: ServerPage['reads'] = (_parameters, search) => {
  const query = getSearchQuery(search);
  if (query !== '') return [toPageRead(searches.find, toSearchArguments(query, getPageNumber(search)))];
  return [toListPageRead(articles.list, toListArguments(getFirstPage('', getPageNumber(search))))];
};

/** A search also finds guides that this visitor requested, so its page cannot be shared. */
const hasNoQuery = (search: URLSearchParams): boolean => !search.has('q');

const getCollectionReads =
  (type: CollectionType): ServerPage['reads'] =>
  ({ slug = '' }, search) => [
    toPageRead(collections.find, toCollectionArguments(parseCollectionRequest(type, slug, search))),
  ];

const getArticleReads: ServerPage['reads'] = ({ slug = '' }) => [toPageRead(articles.bySlug, { slug })];

/** Reads the signed-in user. The browser reads it again, because a change of user clears the device's data. */
export const USER_READ: PageRead = { ...toPageRead(auth.currentUser, {}), isReadAgain: true };

/**
 * Returns the lookup of an existing guide. The server never requests a new one, because that takes time and may cost
 * money.
 */
const getGuideReads: ServerPage['reads'] = ({ '*': parameter = '' }) => {
  const guideRequest = parseGuideParameter(parameter);
  if (!isGuideName(guideRequest.name, guideRequest.coordinates !== null)) return [];
  const args = toGuideArguments(guideRequest);
  return [{ ...toPageRead(guides.findCached, args), key: toKey(guides.generate, args) }];
};

/**
 * Pages that the server renders, with the data of their first view. To add one, add its path, its modules and its
 * requests. Route and arguments must equal those of its component, or the browser reads the data again. Query
 * parameters that it reads belong in `PAGE_PARAMETERS` of the contracts, by which the gateway caches renderings.
 */
export const SERVER_PAGES: readonly ServerPage[] = [
  {
    path: PATHS.home,
    pageModules: getPageModules('LandingPage'),
    isShared: true,
    isGuestsOnly: true,
    reads: () => [
      toListPageRead(discoveries.listPublic, LATEST_ARGUMENTS),
      toPageRead(library.overview, {}),
      toListPageRead(articles.list, POPULAR_ARGUMENTS),
    ],
  },
  {
    path: PATHS.articles,
    pageModules: getListModules,
    isShared: hasNoQuery,
    reads: getListReads,
  },
  {
    path: PATHS.explore,
    pageModules: getPageModules('library/ExplorePage'),
    isShared: true,
    reads: () => [
      toPageRead(explore.groups, {}),
      toPageRead(explore.regions, {}),
      toPageRead(explore.countries, {}),
      toPageRead(explore.highlights, {}),
    ],
  },
  { path: PATHS.article, pageModules: getPageModules('library/ArticlePage'), isShared: true, reads: getArticleReads },
  {
    path: PATHS.simpleArticle,
    pageModules: getPageModules('library/SimpleArticlePage'),
    isShared: true,
    reads: getArticleReads,
  },
  {
    path: PATHS.sampleArticle,
    pageModules: getPageModules('library/SampleArticlePage'),
    isShared: true,
    reads: () => [],
  },
  ...COLLECTION_TYPES.map(
    (type): ServerPage => ({
      path: PATHS[type],
      pageModules: getPageModules('places/CollectionPage'),
      isShared: true,
      reads: getCollectionReads(type),
    }),
  ),
  {
    path: PATHS.discovery,
    pageModules: RESULT_MODULES,
    isShared: false,
    hasUser: true,
    reads: ({ id = '' }) => [toPageRead(analyses.byId, { id })],
  },
  { path: PATHS.guide, pageModules: getPageModules('GuidePage'), isShared: true, reads: getGuideReads },
];

/** All sets of modules with which pages are rendered. A list with a search has another set than one without. */
export const PAGE_MODULE_SETS: readonly (readonly string[])[] = SERVER_PAGES.flatMap(({ pageModules = [] }) =>
  typeof pageModules === 'function'
    ? ['', 'q=a'].map((search) => pageModules(new URLSearchParams(search)))
    : [pageModules],
);

/** Returns the page at a URL with its path parameters, or null when only browsers render it. */
export function matchServerPage({
  pathname,
  searchParams,
}: URL): { page: ServerPage; pageModules: readonly string[]; reads: PageRead[]; isShared: boolean } | null {
  const path = decodePath(pathname);
  for (const page of SERVER_PAGES) {
    const match = matchPath(page.path, path);
    if (!match) continue;
    const isShared = typeof page.isShared === 'function' ? page.isShared(searchParams) : page.isShared;
    const { pageModules = [] } = page;
    return {
      page,
      pageModules: typeof pageModules === 'function' ? pageModules(searchParams) : pageModules,
      reads: page.reads(match.params, searchParams),
      isShared,
    };
  }
  return null;
}

/** Decodes a path as the router does before matching, so that a slash within a parameter stays encoded. */
function decodePath(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return pathname;
  }
}
