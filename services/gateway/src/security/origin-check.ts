import { ApiError } from '@placelore/contracts/errors.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that another site's page makes in a visitor's browser. Browsers say where a request comes from
 * (Origin, Sec-Fetch-Site); programs that are not browsers say nothing and carry no cookies to abuse.
 */
export function refuseForeignOrigins(fastify: FastifyInstance, publicUrl: string | undefined): void {
  const publicOrigin = publicUrl ? new URL(publicUrl).origin : null;
  fastify.addHook('onRequest', async (request) => {
    if (!SAFE.has(request.method) && isForeign(request, publicOrigin)) throw new ApiError('FOREIGN_ORIGIN');
  });
}

function isForeign(request: FastifyRequest, publicOrigin: string | null): boolean {
  const { origin, host } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (site === 'cross-site') return true;
  if (origin === undefined) return false;
  if (publicOrigin !== null && origin === publicOrigin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
