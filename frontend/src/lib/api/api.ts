import { SESSION_HEADER } from '@placelore/contracts/core/identity.js';
import type { Route, RouteArguments, RouteResponse } from '@placelore/contracts/core/route.js';
import { toHttpError } from './http-error.js';
import { notifySessionExpired } from './session-expiry.js';

export interface CallOptions {
  /** Sent instead of a JSON body. The browser sets its content type. */
  formData?: FormData;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/**
 * Sends a request to a route of the contracts, with the visitor's cookies.
 * @throws HttpError for every status other than 2xx; TypeError if the network fails
 */
export async function send(
  route: Route,
  args: Record<string, unknown> = {},
  options: CallOptions = {},
): Promise<Response> {
  const request = buildRequest(route, args);
  const body = options.formData ?? request.body;
  const response = await fetch(request.url, {
    method: request.method,
    credentials: 'include',
    headers: {
      accept: route.produces ?? 'application/json',
      ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
      ...options.headers,
    },
    ...(body === undefined ? {} : { body }),
    ...(options.signal ? { signal: options.signal } : {}),
  });
  if (response.headers.get(SESSION_HEADER) === 'ended') notifySessionExpired();
  if (!response.ok) throw await toHttpError(response);
  return response;
}

/** Calls a route and returns the parsed body. Throws what {@link send} throws. */
export async function call<R extends Route>(
  route: R,
  args: RouteArguments<R>,
  options: CallOptions = {},
): Promise<RouteResponse<R>> {
  const response = await send(route, args as Record<string, unknown>, options);
  return (route.response ? await response.json() : undefined) as RouteResponse<R>;
}

/** List with its total count, from X-Total-Count, and the query of its next page, from Link. */
export interface CountedList<Items> {
  items: Items;
  total: number | null;
  /** Query of the next page; null on the last page. */
  next: Record<string, string> | null;
}

/** Calls a route that returns a list with a total count. Throws what {@link send} throws. */
export async function callList<R extends Route>(
  route: R,
  args: RouteArguments<R>,
): Promise<CountedList<RouteResponse<R>>> {
  const response = await send(route, args as Record<string, unknown>);
  return toCountedList((await response.json()) as RouteResponse<R>, response.headers);
}

/** Combines a list with the count and the next page, which are in its response headers. */
export function toCountedList<Items>(items: Items, headers: Pick<Headers, 'get'>): CountedList<Items> {
  const total = headers.get('x-total-count');
  return { items, total: total === null ? null : Number(total), next: parseNextLink(headers.get('link')) };
}

export interface ApiRequest {
  method: Route['method'];
  /** Path and query of the request. */
  url: string;
  /** JSON text, if the route has a body. */
  body: string | undefined;
}

/**
 * Builds the request for a route: path arguments fill the path, query arguments are appended unless undefined, and the
 * rest is the JSON body.
 * @throws Error if a path argument is missing, which is a bug in the calling code
 */
export function buildRequest(route: Route, args: Record<string, unknown> = {}): ApiRequest {
  const remaining = new Map(Object.entries(args));
  const path = route.path.replaceAll(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = remaining.get(name);
    if (value === undefined) throw new Error(`${route.id} requires the argument ${name}`);
    remaining.delete(name);
    return encodeURIComponent(String(value));
  });

  const query = new URLSearchParams();
  for (const name of Object.keys(route.query?.shape ?? {})) {
    const value = remaining.get(name);
    if (value !== undefined && value !== null) query.set(name, String(value));
    remaining.delete(name);
  }
  return {
    method: route.method,
    url: query.size > 0 ? `${path}?${query}` : path,
    body: route.body ? JSON.stringify(Object.fromEntries(remaining)) : undefined,
  };
}

/** Returns the query of the `next` URL in a Link header, or null if there is none. */
export function parseNextLink(linkHeader: string | null): Record<string, string> | null {
  const [, url] = /<([^>]*)>\s*;\s*rel="?next"?/.exec(linkHeader ?? '') ?? [];
  if (url === undefined) return null;
  return Object.fromEntries(new URLSearchParams(url.split('?')[1] ?? ''));
}
