import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Header with which benchmarks bypass the cache, to measure the services behind it. */
export const CACHE_BYPASS_HEADER = 'x-placelore-cache-bypass';

/** Returns the required value of the header, derived from the installation's cookie secret. */
export function computeCacheBypassToken(cookieSecret: string): string {
  return createHmac('sha256', cookieSecret).update('pass the cache').digest('base64url');
}

/**
 * Returns a check for requests that may bypass the cache. Without the token no client can, whatever its Cache-Control.
 */
export function createCacheBypassCheck(cookieSecret: string): (request: FastifyRequest) => boolean {
  const expected = Buffer.from(computeCacheBypassToken(cookieSecret));
  return ({ headers }) => {
    const token = headers[CACHE_BYPASS_HEADER];
    if (typeof token !== 'string') return false;
    const bytes = Buffer.from(token);
    return bytes.length === expected.length && timingSafeEqual(bytes, expected);
  };
}
