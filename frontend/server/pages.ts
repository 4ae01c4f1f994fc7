import { parsePageNumber } from '@placelore/contracts/content/articles/article-list-url.js';
import type { Article } from '@placelore/contracts/content/articles/articles.js';
import {
  COLLECTION_TYPES,
  type CollectionType,
  getCollectionPath,
} from '@placelore/contracts/content/articles/collection-url.js';
import { MAX_SLUG_LENGTH, SLUG_PATTERN } from '@placelore/contracts/content/articles/slug.js';
import { renderMarkedHtml, renderSourceList } from '@placelore/contracts/content/citations/citation-html.js';
import { SHARE_TOKEN_PATTERN } from '@placelore/contracts/content/trips/trips.js';
import { isGuideName } from '@placelore/contracts/places/names/place-name.js';
import { toTitleCase } from '@placelore/contracts/places/names/title-case.js';
import type { GatewayClient, Visitor } from './gateway-client.js';
import type { Head } from './head.js';
import {
  buildAppHead,
  buildArticleHead,
  buildCollectionHead,
  buildGuideHead,
  buildLandingHead,
  buildListHead,
  buildNotFoundHead,
  buildOutageHead,
  buildOverviewHead,
  buildSharedTripHead,
} from './page-heads.js';

/** Request for a page. */
export interface PageRequest {
  /** Decoded parameter of the path. */
  parameter: string;
  /** Query string as received, without the question mark. */
  query: string;
  /** Search query, if there is one. */
  searchQuery: string | undefined;
  /** Origin, such as `https://placelore.example`. */
  origin: string;
  visitor: Visitor;
}

/** Result of a page request: a status and a head for the shell, or a redirect. */
export type PageResult =
  | {
      status: 200 | 404 | 503;
      head: Head;
      /** Keeps the response out of every cache, including the browser's. */
      noStore?: true;
      /** Whether the URL is a secret that no other site and no search engine may learn. */
      isSecret?: true;
      /** Whether the page belongs to the document of the admin console. */
      isAdmin?: true;
    }
  | {
      movedTo: string;
      /** Whether the redirect may change later. */
      isTemporary?: true;
    };

interface PageRoute {
  path: string;
  handle(request: PageRequest, gateway: GatewayClient): PageResult | Promise<PageResult>;
}

const okPage = (head: Head) => ({ status: 200, head }) satisfies PageResult;
const missingPage = () => ({ status: 404, head: buildNotFoundHead() }) satisfies PageResult;
export const notFoundPage = (): PageResult => missingPage();

/**
 * All page routes. The browser's router has the same list for pages with a screen; server.test.ts compares the two.
 */
export const PAGE_ROUTES: readonly PageRoute[] = [
  { path: '/', handle: ({ origin, searchQuery }) => okPage(buildLandingHead(origin, searchQuery)) },
  { path: '/articles', handle: listPage },
  { path: '/articles/:slug', handle: articlePage },
  { path: '/simple/:slug', handle: simplePage },
  {
    path: '/test-article',
    handle: ({ origin }) => okPage(buildAppHead('Sample article', `${origin}/test-article`)),
  },
  { path: '/dynamic/*', handle: guidePage },
  { path: '/app', handle: ({ origin }) => okPage(buildAppHead('What did you discover?', `${origin}/app`)) },
  // Devices share photos to this path. Without a service worker, the photo could not be stored.
  { path: '/app/share', handle: () => ({ movedTo: '/app?start=upload', isTemporary: true }) },
  { path: '/d/:id', handle: discoveryPage },
  {
    path: '/explore',
    handle: ({ origin }) =>
      okPage(
        buildOverviewHead(
          'Explore',
          'Guides by what a place is, by country and region, and around you.',
          `${origin}/explore`,
        ),
      ),
  },
  {
    path: '/map',
    handle: ({ origin }) =>
      okPage(
        buildOverviewHead('Map', 'All guides on a map: what is here, and what is worth the trip.', `${origin}/map`),
      ),
  },
  ...COLLECTION_TYPES.map((type) => ({
    path: `/${type}/:slug`,
    handle: (request: PageRequest, gateway: GatewayClient) => collectionPage(type, request, gateway),
  })),
  { path: '/trips/:id', handle: ({ origin }) => okPage(buildAppHead('Trip', `${origin}/saved`)) },
  { path: '/t/:token', handle: sharedTripPage },
  { path: '/saved', handle: ({ origin }) => okPage(buildAppHead('Your discoveries', `${origin}/saved`)) },
  { path: '/profile', handle: ({ origin }) => okPage(buildAppHead('Profile', `${origin}/profile`)) },
  { path: '/auth', handle: ({ origin }) => okPage(buildAppHead('Sign in', `${origin}/auth`)) },
  { path: '/admin', handle: adminPage },
  { path: '/admin/*', handle: adminPage },
  { path: '/not-found', handle: notFoundPage },
];

async function listPage(
  { origin, searchQuery, query, visitor }: PageRequest,
  gateway: GatewayClient,
): Promise<PageResult> {
  const page = parsePageNumber(new URLSearchParams(query).get('page'));
  return okPage(
    buildListHead(origin, searchQuery, { page, ...(await gateway.readListPage(searchQuery, page, visitor)) }),
  );
}

/** Query parameters that show only a part of a collection, another order, or its map. */
const VARIANT_PARAMETERS = ['group', 'place', 'photo', 'order', 'view'];

async function collectionPage(
  type: CollectionType,
  { parameter: slug, query, origin, visitor }: PageRequest,
  gateway: GatewayClient,
): Promise<PageResult> {
  const path = getCollectionPath(type, slug);
  if (!SLUG_PATTERN.test(slug.toLowerCase())) return notFoundPage();
  if (slug !== slug.toLowerCase()) return { movedTo: `${path}${query && `?${query}`}` };
  const search = new URLSearchParams(query);
  const page = parsePageNumber(search.get('page'));
  const result = await gateway.readCollection(type, slug, page, visitor);
  if (result === 'missing') return notFoundPage();
  if (typeof result === 'string' || 'movedTo' in result) return { status: 503, head: buildOutageHead() };
  const isVariant = VARIANT_PARAMETERS.some((name) => search.has(name));
  return okPage(buildCollectionHead(origin, result.found, { type, slug, page, isVariant }));
}

function adminPage({ origin }: PageRequest): PageResult {
  return { ...okPage(buildAppHead('Administration', `${origin}/admin`)), noStore: true, isAdmin: true };
}

function articlePage(request: PageRequest, gateway: GatewayClient): Promise<PageResult> {
  return buildArticlePage('/articles', request, gateway, (article) => buildArticleHead(article, request.origin));
}

/** Serves the whole text for readers without scripts; search engines index the article page instead. */
function simplePage(request: PageRequest, gateway: GatewayClient): Promise<PageResult> {
  return buildArticlePage('/simple', request, gateway, (article) => ({
    ...buildArticleHead(article, request.origin),
    isListed: false,
    text: renderMarkedHtml(article.content, article) + renderSourceList(article),
  }));
}

async function buildArticlePage(
  basePath: string,
  { parameter, query, visitor }: PageRequest,
  gateway: GatewayClient,
  buildHead: (article: Article) => Head,
): Promise<PageResult> {
  if (!SLUG_PATTERN.test(parameter) || parameter.length > MAX_SLUG_LENGTH) return notFoundPage();
  const result = await gateway.readArticle(parameter, visitor);
  if (result === 'missing') return notFoundPage();
  // An outage must not remove a page from search engines: after a 503, crawlers return later. Browsers show what they
  // can.
  if (result === 'unavailable') return { status: 503, head: buildOutageHead() };
  if ('movedTo' in result) return { movedTo: `${basePath}/${result.movedTo}${query && `?${query}`}` };
  return okPage(buildHead(result.found));
}

/** Pattern of `@lat,lng` in degrees at the end of a guide's name. */
const POSITION_PATTERN = /@(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/;

/** Parses the parameter of a guide page as the browser does. An impossible position counts as absent. */
function parseGuideParameter(parameter: string): { q: string; lat?: number; lng?: number } {
  const [lat = Number.NaN, lng = Number.NaN] = POSITION_PATTERN.exec(parameter)?.slice(1).map(Number) ?? [];
  const q = parameter.replace(POSITION_PATTERN, '').trim();
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { q, lat, lng } : { q };
}

async function guidePage({ parameter, origin, visitor }: PageRequest, gateway: GatewayClient): Promise<PageResult> {
  const query = parseGuideParameter(parameter);
  if (query.q === '') return notFoundPage();
  const url = `${origin}/dynamic/${encodeURIComponent(parameter)}`;
  const result = isGuideName(query.q) ? await gateway.readGuide(query, visitor) : 'missing';
  if (typeof result !== 'string') {
    return 'found' in result
      ? okPage(buildGuideHead(result.found, url))
      : { movedTo: result.movedTo, isTemporary: true };
  }
  // The guide does not exist yet or cannot be read, so the page is about the query.
  const title = toTitleCase(query.q);
  return okPage(
    buildGuideHead({ title, description: `${title}: its story, what to notice and what lies nearby.` }, url),
  );
}

/**
 * Serves a discovery, which is never stored because it belongs to one visitor. To others it looks as if it did not
 * exist.
 */
async function discoveryPage({ origin, parameter, visitor }: PageRequest, gateway: GatewayClient): Promise<PageResult> {
  const result = await gateway.readAnalysis(parameter, visitor);
  if (result === 'missing') return { ...missingPage(), noStore: true };
  if (typeof result === 'string' || 'movedTo' in result) return { status: 503, head: buildOutageHead(), noStore: true };
  return { ...okPage(buildAppHead('Your discovery', `${origin}/d/${encodeURIComponent(parameter)}`)), noStore: true };
}

/**
 * Serves a trip without putting any of it into the head, which link previews show. A link turned off counts as missing.
 */
async function sharedTripPage({ parameter, visitor }: PageRequest, gateway: GatewayClient): Promise<PageResult> {
  const secrecy = { noStore: true, isSecret: true } as const;
  if (!SHARE_TOKEN_PATTERN.test(parameter)) return { ...missingPage(), ...secrecy };
  const result = await gateway.readSharedTrip(parameter, visitor);
  if (result === 'missing') return { ...missingPage(), ...secrecy };
  return { status: result === 'unavailable' ? 503 : 200, head: buildSharedTripHead(), ...secrecy };
}

/** Whether a path can belong to a page. Pages have no file extension. */
export const hasNoFileExtension = (path: string): boolean => !/\.[a-z0-9]{1,12}$/i.test(path);
