import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App } from './app/App.js';
import { type ApiResponse, matchServerPage, type PageRead } from './app/routing/server-pages.js';
import { SESSION_KEY } from './features/session/api.js';
import type { ApiRequest } from './lib/api/api.js';
import { type HydratedEntry, hydrateCache } from './lib/cache/server-state.js';

/** Asks the API for something; null when it did not answer with it. */
/** @param isForAnyGuest whether the answer is the same for all guests, so that it is asked for as nobody in particular */
export type FetchApi = (request: ApiRequest, isForAnyGuest: boolean) => Promise<ApiResponse | null>;

export interface RenderedPage {
  /** What the root element holds. */
  html: string;
  /** Elements for the head: pictures that the page shows first. */
  links: string;
  /** What it was rendered from, for the browser to begin with. */
  data: readonly HydratedEntry[];
  /** The lazily loaded module of its screen; see `ServerPage.screen`. */
  pageModule: string | undefined;
  /** Whether it is the same for all guests. */
  isShared: boolean;
}

/**
 * Renders a page with what it reads. Null for pages that only browsers render.
 * @param url path and query
 * @throws whatever its components throw
 */
export async function renderPage(url: string, isGuest: boolean, fetchApi: FetchApi): Promise<RenderedPage | null> {
  const parsedUrl = new URL(url, 'http://page.invalid');
  const match = matchServerPage(parsedUrl);
  if (match === null || (match.page.isGuestsOnly && !isGuest)) return null;
  const data = await readAll(match.reads, (request) => fetchApi(request, match.isShared));
  // Who is signed in is for the browser to ask; that nobody is, the missing cookie says.
  const entries = isGuest ? [{ key: SESSION_KEY, data: null }, ...data.found] : data.found;
  const rendered = await renderApp(url, entries);
  return {
    ...rendered,
    data: entries,
    pageModule: match.page.pageModule,
    isShared: match.isShared && isGuest && data.isComplete,
  };
}

async function readAll(
  reads: PageRead[],
  fetchApi: (request: ApiRequest) => ReturnType<FetchApi>,
): Promise<{ found: HydratedEntry[]; isComplete: boolean }> {
  const responses = await Promise.all(reads.map(({ request }) => fetchApi(request)));
  const found = reads.flatMap(({ key, toData }, index): HydratedEntry[] => {
    const response = responses[index];
    return response ? [{ key, data: toData(response) }] : [];
  });
  return { found, isComplete: found.length === reads.length };
}

/** What React puts before a tree that is no whole document: elements that belong into the head. */
const HEAD_ELEMENTS = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*>)+/;

async function renderApp(url: string, entries: readonly HydratedEntry[]): Promise<{ html: string; links: string }> {
  const cache = hydrateCache(new Map(), entries);
  const html = await renderToText(
    <StaticRouter location={url}>
      <App cache={cache} />
    </StaticRouter>,
  );
  const [before = ''] = HEAD_ELEMENTS.exec(html) ?? [];
  // The page's title and what it says of itself are in the document's head already.
  return { html: html.slice(before.length), links: (before.match(/<link[^>]*>/g) ?? []).join('') };
}

/** The tree when all of it is there: parts that come later would need inline scripts, which the policy forbids. */
function renderToText(tree: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(tree, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => text(stream.pipe(new PassThrough())).then(resolve, reject),
      onError: reject,
    });
  });
}
