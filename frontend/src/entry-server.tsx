import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App } from './app/App.js';
import { type ApiAnswer, type PageRead, serverPageAt } from './app/page-data.js';
import { SESSION_KEY } from './features/session/api.js';
import type { ApiRequest } from './lib/api-request.js';
import { type Filled, fill } from './lib/server-state.js';

/** Asks the API for something; null when it did not answer with it. */
/** @param isForAnyGuest whether the answer is the same for all guests, so that it is asked for as nobody in particular */
export type ApiReader = (request: ApiRequest, isForAnyGuest: boolean) => Promise<ApiAnswer | null>;

export interface RenderedPage {
  /** What the root element holds. */
  html: string;
  /** Elements for the head: pictures that the page shows first. */
  links: string;
  /** What it was rendered from, for the browser to begin with. */
  data: readonly Filled[];
  /** The lazily loaded module of its screen; see `ServerPage.screen`. */
  screen: string | undefined;
  /** Whether it is the same for all guests. */
  shared: boolean;
}

/**
 * Renders a page with what it reads. Null for pages that only browsers render.
 * @param address path and query
 * @throws whatever its components throw
 */
export async function renderPage(address: string, isGuest: boolean, ask: ApiReader): Promise<RenderedPage | null> {
  const url = new URL(address, 'http://page.invalid');
  const at = serverPageAt(url);
  if (at === null || (at.page.guestsOnly && !isGuest)) return null;
  const data = await readAll(at.reads, (request) => ask(request, at.shared));
  // Who is signed in is for the browser to ask; that nobody is, the missing cookie says.
  const filled = isGuest ? [{ key: SESSION_KEY, data: null }, ...data.found] : data.found;
  const rendered = await render(address, filled);
  return { ...rendered, data: filled, screen: at.page.screen, shared: at.shared && isGuest && data.complete };
}

async function readAll(
  reads: PageRead[],
  ask: (request: ApiRequest) => ReturnType<ApiReader>,
): Promise<{ found: Filled[]; complete: boolean }> {
  const answers = await Promise.all(reads.map(({ request }) => ask(request)));
  const found = reads.flatMap(({ key, dataOf }, index): Filled[] => {
    const answer = answers[index];
    return answer ? [{ key, data: dataOf(answer) }] : [];
  });
  return { found, complete: found.length === reads.length };
}

/** What React puts before a tree that is no whole document: elements that belong into the head. */
const FOR_HEAD = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*>)+/;

async function render(address: string, filled: readonly Filled[]): Promise<{ html: string; links: string }> {
  const cache = fill(new Map(), filled);
  const html = await whole(
    <StaticRouter location={address}>
      <App cache={cache} />
    </StaticRouter>,
  );
  const [before = ''] = FOR_HEAD.exec(html) ?? [];
  // The page's title and what it says of itself are in the document's head already.
  return { html: html.slice(before.length), links: (before.match(/<link[^>]*>/g) ?? []).join('') };
}

/** The tree when all of it is there: parts that come later would need inline scripts, which the policy forbids. */
function whole(tree: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(tree, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => text(stream.pipe(new PassThrough())).then(resolve, reject),
      onError: reject,
    });
  });
}
