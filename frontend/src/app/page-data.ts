import { discoveries } from '@placelore/contracts/discoveries.js';
import type { Route, RouteArguments } from '@placelore/contracts/route.js';
import { LATEST } from '../features/discoveries/api.js';
import { type ApiRequest, requestOf } from '../lib/api-request.js';
import { keyOf } from '../lib/server-state.js';
import { PAGES } from './pages.js';

/** Something a page reads, with the key its component reads it by. */
export interface PageRead {
  key: readonly unknown[];
  request: ApiRequest;
  /** For what is read with `callCounted`: the data is a list and its total. */
  isCounted: boolean;
}

/** A page that the server renders. */
export interface ServerPage {
  /** As in the router. */
  path: string;
  /** The lazily loaded module of its screen, from the root of the frontend: its styles and scripts come with the page. */
  screen?: string;
  /** Everything it shows is the same for all guests, so that one rendering may be given to all of them. */
  shared: boolean;
  /** What users who are signed in see in its place is rendered by their browser. */
  guestsOnly?: true;
  /** What it reads for its first view. */
  reads(parameters: Readonly<Record<string, string | undefined>>, search: URLSearchParams): PageRead[];
}

/** What a component reads with `call`. */
export function read<R extends Route>(route: R, args: RouteArguments<R>): PageRead {
  return { key: keyOf(route, args), request: requestOf(route, args as Record<string, unknown>), isCounted: false };
}

/** What a component reads with `callCounted`. */
export function readCounted<R extends Route>(route: R, args: RouteArguments<R>): PageRead {
  return { ...read(route, args), isCounted: true };
}

/**
 * The pages that the server renders, with the data of their first view. For one more, add its path, its screen and its
 * reads: with the same route and arguments as its component reads them, or that reads them again.
 */
export const SERVER_PAGES: readonly ServerPage[] = [
  { path: PAGES.home, shared: true, guestsOnly: true, reads: () => [readCounted(discoveries.listPublic, LATEST)] },
];
