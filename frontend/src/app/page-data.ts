import { articles } from '@placelore/contracts/articles.js';
import { discoveries } from '@placelore/contracts/discoveries.js';
import { isGuideName } from '@placelore/contracts/guide-name.js';
import { guides } from '@placelore/contracts/guides.js';
import type { Route, RouteArguments } from '@placelore/contracts/route.js';
import { matchPath } from 'react-router';
import { firstPage, listArguments, pageOf, queryOf } from '../features/articles/api.js';
import { LATEST } from '../features/discoveries/api.js';
import { guideArguments } from '../features/guides/api.js';
import { readGuideAddress } from '../features/guides/guide-address.js';
import { counted } from '../lib/api.js';
import { type ApiRequest, requestOf } from '../lib/api-request.js';
import { keyOf } from '../lib/server-state.js';
import { PAGES } from './pages.js';

/** Something a page reads, with the key its component reads it by. */
export interface PageRead {
  key: readonly unknown[];
  request: ApiRequest;
  /** What the component has of the answer. */
  dataOf(answer: ApiAnswer): unknown;
}

/** What the API answered: JSON, and headers, which tell of lists how many there are in all. */
export interface ApiAnswer {
  body: unknown;
  headers: Pick<Headers, 'get'>;
}

/** A page that the server renders. */
export interface ServerPage {
  /** As in the router. */
  path: string;
  /** The lazily loaded module of its screen, from the root of the frontend: its styles and scripts come with the page. */
  screen?: string;
  /** Whether everything it shows is the same for all guests, so that one rendering may be given to all of them. */
  shared: boolean | ((search: URLSearchParams) => boolean);
  /** What users who are signed in see in its place is rendered by their browser. */
  guestsOnly?: true;
  /** What it reads for its first view. */
  reads(parameters: Readonly<Record<string, string | undefined>>, search: URLSearchParams): PageRead[];
}

/** What a component reads with `call`. */
export function read<R extends Route>(route: R, args: RouteArguments<R>): PageRead {
  const request = requestOf(route, args as Record<string, unknown>);
  return { key: keyOf(route, args), request, dataOf: ({ body }) => body };
}

/** What a component reads with `callCounted`. */
export function readCounted<R extends Route>(route: R, args: RouteArguments<R>): PageRead {
  return { ...read(route, args), dataOf: ({ body, headers }) => counted(body, headers) };
}

const screen = (name: string): string => `src/routes/public/${name}.tsx`;

const readList: ServerPage['reads'] = (_parameters, search) => {
  const args = listArguments(firstPage(queryOf(search), pageOf(search)));
  return [readCounted(articles.list, args)];
};

/** A search also finds guides that its reader asked for. */
const hasNoQuery = (search: URLSearchParams): boolean => !search.has('q');

const readArticle: ServerPage['reads'] = ({ slug = '' }) => [read(articles.bySlug, { slug })];

/** The guide that is there for what its page asks. One is never written here: that takes time, and may be paid for. */
const readGuide: ServerPage['reads'] = ({ '*': parameter = '' }) => {
  const address = readGuideAddress(parameter);
  if (!isGuideName(address.name, address.coordinates !== null)) return [];
  const args = guideArguments(address);
  return [{ ...read(guides.kept, args), key: keyOf(guides.generate, args) }];
};

/**
 * The pages that the server renders, with the data of their first view. For one more, add its path, its screen and its
 * reads: with the same route and arguments as its component reads them, or that reads them again. What its screen reads
 * of the query belongs into `PAGE_PARAMETERS` of the contracts: the gateway keeps renderings by these.
 */
export const SERVER_PAGES: readonly ServerPage[] = [
  {
    path: PAGES.home,
    shared: true,
    guestsOnly: true,
    reads: () => [readCounted(discoveries.listPublic, LATEST)],
  },
  { path: PAGES.articles, screen: screen('ArticlesPage'), shared: hasNoQuery, reads: readList },
  { path: PAGES.article, screen: screen('ArticlePage'), shared: true, reads: readArticle },
  { path: PAGES.simpleArticle, screen: screen('SimpleArticlePage'), shared: true, reads: readArticle },
  { path: PAGES.sampleArticle, screen: screen('SampleArticlePage'), shared: true, reads: () => [] },
  { path: PAGES.guide, screen: screen('GuidePage'), shared: true, reads: readGuide },
];

/** The page at an address, with the parameters its path has there; null when browsers alone render it. */
export function serverPageAt({
  pathname,
  searchParams,
}: URL): { page: ServerPage; reads: PageRead[]; shared: boolean } | null {
  const path = decoded(pathname);
  for (const page of SERVER_PAGES) {
    const match = matchPath(page.path, path);
    const shared = typeof page.shared === 'function' ? page.shared(searchParams) : page.shared;
    if (match) return { page, reads: page.reads(match.params, searchParams), shared };
  }
  return null;
}

/** As the router decodes paths before it matches them: a slash within a parameter stays one. */
function decoded(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return pathname;
  }
}
