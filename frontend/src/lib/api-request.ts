import type { Route } from '@placelore/contracts/route.js';

export interface ApiRequest {
  method: Route['method'];
  /** Path and query. */
  url: string;
  /** JSON text, when the route takes a body. */
  body: string | undefined;
}

/**
 * What to send for a route: arguments named in the path fill it, those of its query are appended (absent ones left
 * out), the rest is the JSON body.
 * @throws Error when the path names an argument that is missing: a fault of the calling code.
 */
export function buildRequest(route: Route, args: Record<string, unknown> = {}): ApiRequest {
  const remaining = new Map(Object.entries(args));
  const path = route.path.replaceAll(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = remaining.get(name);
    if (value === undefined) throw new Error(`${route.id} needs ${name}`);
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
