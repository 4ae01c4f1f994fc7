import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App } from './app/App.js';
import { PublicRoutes } from './app/routing/PublicRoutes.js';
import {
  type ApiResponse,
  matchServerPage,
  PAGE_MODULE_SETS,
  type PageRead,
  USER_READ,
} from './app/routing/server-pages.js';
import { SESSION_KEY } from './features/session/api.js';
import type { ApiRequest } from './lib/api/api.js';
import { type HydratedEntry, hydrateCache } from './lib/cache/server-state.js';

export { PAGE_MODULE_SETS };

/**
 * Sends a request to the API; returns null if it fails.
 * @param isForAnyGuest whether the response is the same for all guests, so that no cookies are sent
 */
export type FetchApi = (request: ApiRequest, isForAnyGuest: boolean) => Promise<ApiResponse | null>;

export interface RenderedPage {
  /** Content of the root element. */
  html: string;
  /** Link elements for the head, which preload the images that the page shows first. */
  links: string;
  /** Data the page was rendered from, for hydration. */
  data: readonly HydratedEntry[];
  /** Lazily loaded modules of the screen; see `ServerPage.pageModules`. */
  pageModules: readonly string[];
  /** Whether the page is the same for all guests. */
  isShared: boolean;
}

/**
 * Renders a page with the data it reads. Returns null for pages that only browsers render.
 * @param url path and query
 * @throws the errors of its components
 */
export async function renderPage(url: string, isGuest: boolean, fetchApi: FetchApi): Promise<RenderedPage | null> {
  const parsedUrl = new URL(url, 'http://page.invalid');
  const match = matchServerPage(parsedUrl);
  if (match === null || (match.page.isGuestsOnly && !isGuest)) return null;
  const reads = match.page.hasUser && !isGuest ? [...match.reads, USER_READ] : match.reads;
  const data = await readAll(reads, (request) => fetchApi(request, match.isShared));
  // On other pages, only the browser reads the current user. A guest is known by the missing session cookie.
  const entries = isGuest ? [{ key: SESSION_KEY, data: null }, ...data.found] : data.found;
  const rendered = await renderApp(url, entries);
  return {
    ...rendered,
    data: entries,
    pageModules: match.pageModules,
    isShared: match.isShared && isGuest && data.isComplete,
  };
}

async function readAll(
  reads: PageRead[],
  fetchApi: (request: ApiRequest) => ReturnType<FetchApi>,
): Promise<{ found: HydratedEntry[]; isComplete: boolean }> {
  const responses = await Promise.all(reads.map(({ request }) => fetchApi(request)));
  const found = reads.flatMap(({ key, toData, isReadAgain }, index): HydratedEntry[] => {
    const response = responses[index];
    return response ? [{ key, data: toData(response), ...(isReadAgain && { isReadAgain }) }] : [];
  });
  return { found, isComplete: found.length === reads.length };
}

/** Elements that belong in the head. React writes them before a tree that has no document. */
const HEAD_ELEMENTS = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*>)+/;

async function renderApp(url: string, entries: readonly HydratedEntry[]): Promise<{ html: string; links: string }> {
  const cache = hydrateCache(new Map(), entries);
  const html = await renderToText(
    <StaticRouter location={url}>
      <App cache={cache}>
        <PublicRoutes />
      </App>
    </StaticRouter>,
  );
  const [before = ''] = HEAD_ELEMENTS.exec(html) ?? [];
  // The document's head already contains the page's title and metadata.
  return { html: html.slice(before.length), links: (before.match(/<link[^>]*>/g) ?? []).join('') };
}

/** Beginning of a part that React could not render immediately, because its module was not loaded yet. */
const WAITING_PART = '<!--$!-->';

/**
 * Renders the complete tree, because streamed parts would need inline scripts, which the content security policy
 * forbids. Once all modules of the page are loaded, it renders in one pass, which takes two thirds of the time.
 */
function renderToText(tree: ReactNode): string | Promise<string> {
  const html = renderToString(tree);
  return html.includes(WAITING_PART) ? renderWhenLoaded(tree) : html;
}

function renderWhenLoaded(tree: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(tree, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => text(stream.pipe(new PassThrough())).then(resolve, reject),
      onError: reject,
    });
  });
}
