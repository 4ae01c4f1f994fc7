import type { Route, RouteAnswer, RouteArguments } from '@placelore/contracts/route.js';
import { SESSION_HEADER } from '@placelore/contracts/session-header.js';
import { requestOf } from './api-request.js';
import { httpError } from './http-error.js';
import { nextQuery } from './next-page.js';
import { tellSessionEnd } from './session-end.js';

export interface CallOptions {
  /** Sent instead of a JSON body; the browser states its content type. */
  form?: FormData;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/**
 * Sends a request to a route of the contracts, with the visitor's cookies.
 * @throws HttpError for every non-OK answer; TypeError when the network fails.
 */
export async function send(
  route: Route,
  args: Record<string, unknown> = {},
  options: CallOptions = {},
): Promise<Response> {
  const request = requestOf(route, args);
  const body = options.form ?? request.body;
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
  if (response.headers.get(SESSION_HEADER) === 'ended') tellSessionEnd();
  if (!response.ok) throw await httpError(response);
  return response;
}

/** Calls a route and answers with its parsed body. Throws as {@link send}. */
export async function call<R extends Route>(
  route: R,
  args: RouteArguments<R>,
  options: CallOptions = {},
): Promise<RouteAnswer<R>> {
  const response = await send(route, args as Record<string, unknown>, options);
  return (route.response ? await response.json() : undefined) as RouteAnswer<R>;
}

/** A list with how many there are in all, from X-Total-Count, and what its next page is asked with, from Link. */
export interface Counted<Items> {
  items: Items;
  total: number | null;
  /** The query of the next page; null on the last. */
  next: Record<string, string> | null;
}

/** As {@link call}, for lists that tell their total. */
export async function callCounted<R extends Route>(
  route: R,
  args: RouteArguments<R>,
): Promise<Counted<RouteAnswer<R>>> {
  const response = await send(route, args as Record<string, unknown>);
  return counted((await response.json()) as RouteAnswer<R>, response.headers);
}

/** A list with what the headers of its answer say of it. */
export function counted<Items>(items: Items, headers: Pick<Headers, 'get'>): Counted<Items> {
  const total = headers.get('x-total-count');
  return { items, total: total === null ? null : Number(total), next: nextQuery(headers.get('link')) };
}
