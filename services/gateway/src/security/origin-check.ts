import { ApiError } from '@placelore/contracts/core/errors.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Sec-Fetch-Site values of requests that no other site's page made; for `same-site`, Origin decides. */
const OWN_SITE_VALUES = new Set(['same-origin', 'none', 'same-site']);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a call with a safe method starts a job or may cost money, so that it is checked like a write. */
    startsWork?: boolean;
    /** Whether a write changes nothing (a redirect, for example), so that any site may send it. */
    changesNothing?: boolean;
  }
}

/**
 * Rejects writes, and reads that start jobs, when another site's page makes them in a visitor's browser. Browsers
 * report where a request comes from: Sec-Fetch-Site, Origin, and old ones Referer. Other programs report nothing, but
 * have no visitor's cookies to abuse.
 * Pages are not among those reads, so links from other sites work.
 */
export function rejectCrossOriginWrites(fastify: FastifyInstance, publicUrl: string | undefined): void {
  const publicOrigin = publicUrl ? new URL(publicUrl).origin : null;
  fastify.addHook('onRequest', (request, _reply, done) => {
    const isRejected = isProtected(request) && isCrossOrigin(request, publicOrigin);
    done(isRejected ? new ApiError('CROSS_ORIGIN_REJECTED') : undefined);
  });
}

const isProtected = ({ method, routeOptions }: FastifyRequest): boolean =>
  (!SAFE_METHODS.has(method) && routeOptions.config.changesNothing !== true) ||
  (routeOptions.config.startsWork === true && method !== 'OPTIONS');

function isCrossOrigin({ headers }: FastifyRequest, publicOrigin: string | null): boolean {
  const site = headers['sec-fetch-site']?.toString().trim().toLowerCase();
  if (site && !OWN_SITE_VALUES.has(site)) return true;
  const isOwn = (url: string): boolean => {
    if (!URL.canParse(url)) return false;
    const { origin, host } = new URL(url);
    return origin === publicOrigin || host === headers.host?.toLowerCase();
  };
  if (headers.origin !== undefined) return !isOwn(headers.origin);
  // The page may belong to someone else: it is on a neighboring subdomain.
  if (site === 'same-site') return true;
  return !site && headers.referer !== undefined && !isOwn(headers.referer);
}
