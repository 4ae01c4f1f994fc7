import type { Route, RouteArguments, RouteResponse } from '@placelore/contracts/route.js';
import { SESSION_HEADER } from '@placelore/contracts/session-header.js';
import { buildRequest } from './api-request.js';
import { toHttpError } from './http-error.js';
import { parseNextLink } from './next-page.js';
import { notifySessionExpired } from './session-end.js';

export interface CallOptions {
  /** Sent instead of a JSON body; the browser states its content type. */
  formData?: FormData;
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

/** Calls a route and answers with its parsed body. Throws as {@link send}. */
export async function call<R extends Route>(
  route: R,
  args: RouteArguments<R>,
  options: CallOptions = {},
): Promise<RouteResponse<R>> {
  const response = await send(route, args as Record<string, unknown>, options);
  return (route.response ? await response.json() : undefined) as RouteResponse<R>;
}

/** A list with how many there are in all, from X-Total-Count, and what its next page is asked with, from Link. */
export interface CountedList<Items> {
  items: Items;
  total: number | null;
  /** The query of the next page; null on the last. */
  next: Record<string, string> | null;
}

/** As {@link call}, for lists that tell their total. */
export async function callList<R extends Route>(
  route: R,
  args: RouteArguments<R>,
): Promise<CountedList<RouteResponse<R>>> {
  const response = await send(route, args as Record<string, unknown>);
  return toCountedList((await response.json()) as RouteResponse<R>, response.headers);
}

/** A list with what the headers of its answer say of it. */
export function toCountedList<Items>(items: Items, headers: Pick<Headers, 'get'>): CountedList<Items> {
  const total = headers.get('x-total-count');
  return { items, total: total === null ? null : Number(total), next: parseNextLink(headers.get('link')) };
}
