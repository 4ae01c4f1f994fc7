import { articles } from '@placelore/contracts/content/articles/articles.js';
import { discoveries } from '@placelore/contracts/content/discoveries.js';
import { guides } from '@placelore/contracts/content/guides.js';
import type { Route, RouteArguments } from '@placelore/contracts/core/route.js';
import { isGuideName } from '@placelore/contracts/places/place-name.js';
import { matchPath } from 'react-router';
import { getFirstPage, getPageNumber, getSearchQuery, toListArguments } from '../../features/articles/api.js';
import { LATEST_ARGUMENTS } from '../../features/discoveries/api.js';
import { toGuideArguments } from '../../features/guides/api.js';
import { parseGuideParameter } from '../../features/guides/guide-request.js';
import { type ApiRequest, buildRequest, toCountedList } from '../../lib/api/api.js';
import { toKey } from '../../lib/cache/server-state.js';
import { PATHS } from './paths.js';

/** Something a page reads, with the key its component reads it by. */
export interface PageRead {
  key: readonly unknown[];
  request: ApiRequest;
  /** What the component has of the answer. */
  toData(response: ApiResponse): unknown;
}

/** What the API answered: JSON, and headers, which tell of lists how many there are in all. */
export interface ApiResponse {
  body: unknown;
  headers: Pick<Headers, 'get'>;
}

/** A page that the server renders. */
export interface ServerPage {
  /** As in the router. */
  path: string;
  /** The lazily loaded module of its screen, from the root of the frontend: its styles and scripts come with the page. */
  pageModule?: string;
  /** Whether everything it shows is the same for all guests, so that one rendering may be given to all of them. */
  isShared: boolean | ((search: URLSearchParams) => boolean);
  /** What users who are signed in see in its place is rendered by their browser. */
  isGuestsOnly?: true;
  /** What it reads for its first view. */
  reads(parameters: Readonly<Record<string, string | undefined>>, search: URLSearchParams): PageRead[];
}

/** What a component reads with `call`. */
export function toPageRead<R extends Route>(route: R, args: RouteArguments<R>): PageRead {
  const request = buildRequest(route, args as Record<string, unknown>);
  return { key: toKey(route, args), request, toData: ({ body }) => body };
}

/** What a component reads with `callCounted`. */
export function toListPageRead<R extends Route>(route: R, args: RouteArguments<R>): PageRead {
  return { ...toPageRead(route, args), toData: ({ body, headers }) => toCountedList(body, headers) };
}

const getPageModule = (name: string): string => `src/routes/public/${name}.tsx`;

const getListReads: ServerPage['reads'] = (_parameters, search) => {
  const args = toListArguments(getFirstPage(getSearchQuery(search), getPageNumber(search)));
  return [toListPageRead(articles.list, args)];
};

/** A search also finds guides that its reader asked for. */
const hasNoQuery = (search: URLSearchParams): boolean => !search.has('q');

const getArticleReads: ServerPage['reads'] = ({ slug = '' }) => [toPageRead(articles.bySlug, { slug })];

/** The guide that is there for what its page asks. One is never written here: that takes time, and may be paid for. */
const getGuideReads: ServerPage['reads'] = ({ '*': parameter = '' }) => {
  const guideRequest = parseGuideParameter(parameter);
  if (!isGuideName(guideRequest.name, guideRequest.coordinates !== null)) return [];
  const args = toGuideArguments(guideRequest);
  return [{ ...toPageRead(guides.findCached, args), key: toKey(guides.generate, args) }];
};

/**
 * The pages that the server renders, with the data of their first view. For one more, add its path, its screen and its
 * reads: with the same route and arguments as its component reads them, or that reads them again. What its screen reads
 * of the query belongs into `PAGE_PARAMETERS` of the contracts: the gateway keeps renderings by these.
 */
export const SERVER_PAGES: readonly ServerPage[] = [
  {
    path: PATHS.home,
    isShared: true,
    isGuestsOnly: true,
    reads: () => [toListPageRead(discoveries.listPublic, LATEST_ARGUMENTS)],
  },
  { path: PATHS.articles, pageModule: getPageModule('ArticlesPage'), isShared: hasNoQuery, reads: getListReads },
  { path: PATHS.article, pageModule: getPageModule('ArticlePage'), isShared: true, reads: getArticleReads },
  { path: PATHS.simpleArticle, pageModule: getPageModule('SimpleArticlePage'), isShared: true, reads: getArticleReads },
  { path: PATHS.sampleArticle, pageModule: getPageModule('SampleArticlePage'), isShared: true, reads: () => [] },
  { path: PATHS.guide, pageModule: getPageModule('GuidePage'), isShared: true, reads: getGuideReads },
];

/** The page at an address, with the parameters its path has there; null when browsers alone render it. */
export function matchServerPage({
  pathname,
  searchParams,
}: URL): { page: ServerPage; reads: PageRead[]; isShared: boolean } | null {
  const path = decodePath(pathname);
  for (const page of SERVER_PAGES) {
    const match = matchPath(page.path, path);
    const isShared = typeof page.isShared === 'function' ? page.isShared(searchParams) : page.isShared;
    if (match) return { page, reads: page.reads(match.params, searchParams), isShared };
  }
  return null;
}

/** As the router decodes paths before it matches them: a slash within a parameter stays one. */
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
