import type { IncomingMessage } from 'node:http';
import { ApiError } from '@placelore/contracts/core/errors.js';
import { isUnambiguousInPath } from '@placelore/contracts/core/text.js';
import type { FastifyInstance } from 'fastify';

export const invalidUrl = (): ApiError => new ApiError('INVALID_INPUT', { message: 'The URL is not valid.' });

/**
 * Rejects URLs that routers, URL parsers and services could interpret differently:
 * - absolute URLs and `//host/…`, which would lead a proxy to another host
 * - backslashes and broken escapes
 * - dot segments in any spelling, which would lead out of a forwarded path
 */
export function rejectAmbiguousPaths(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    done(isAmbiguous(request.url) ? invalidUrl() : undefined);
  });
}

function isAmbiguous(target: string): boolean {
  const path = target.split(/[?#]/, 1)[0] ?? '';
  if (!path.startsWith('/') || path.startsWith('//')) return true;
  try {
    return !isUnambiguousInPath(decodeURIComponent(path));
  } catch {
    return true;
  }
}

/** Matches paths that are never pages. */
const CALL_PATHS = /^\/((api|objects|assets|share)(\/|$)|sitemap-)/i;

/**
 * Returns the URL by which to route a request. The router would reject a page path with broken escapes with an error,
 * so such a path is replaced, and the reader gets the page for unknown URLs.
 */
export function replaceUnreadablePage({ method, url = '/' }: Pick<IncomingMessage, 'method' | 'url'>): string {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  if ((method !== 'GET' && method !== 'HEAD') || CALL_PATHS.test(path)) return url;
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return '/not-found';
  }
}
