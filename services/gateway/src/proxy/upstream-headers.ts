import type { IncomingHttpHeaders } from 'node:http';
import { ON_BEHALF_HEADER, REQUEST_ID_HEADER, SESSION_COOKIE } from '@placelore/contracts/core/identity.js';
import { TRACEPARENT_HEADER } from '@placelore/platform/telemetry/trace-context.js';
import type { FastifyRequest } from 'fastify';
import { CACHE_BYPASS_HEADER } from '../cache/cache-bypass.js';

/** Headers that a client must not set, or that concern only its connection with the gateway. */
const DROPPED_HEADERS = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
  'expect',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  // A client's trace state is meaningless in traces of this product.
  'tracestate',
  'baggage',
  ON_BEHALF_HEADER,
  CACHE_BYPASS_HEADER,
];

/** Headers that request a partial or conditional response. */
const CONDITIONAL_HEADERS = [
  'if-none-match',
  'if-modified-since',
  'if-match',
  'if-unmodified-since',
  'if-range',
  'range',
];

/**
 * Builds the headers of an upstream request. The gateway reads cookies itself and forwards them only to the frontend
 * server, which calls back on the visitor's behalf.
 */
export function buildUpstreamHeaders(
  request: FastifyRequest,
  {
    withCookies,
    withoutSession = false,
    onBehalf,
    needsFullResponse = false,
    traceparent,
  }: {
    withCookies: boolean;
    withoutSession?: boolean;
    onBehalf?: string | undefined;
    /** Whether to request the complete response, even if the client requested a part of it or a conditional one. */
    needsFullResponse?: boolean;
    /** Trace context of this call, the parent of the upstream's spans. */
    traceparent: string;
  },
): IncomingHttpHeaders {
  const headers: IncomingHttpHeaders = { ...request.headers };
  for (const name of DROPPED_HEADERS) delete headers[name];
  if (needsFullResponse) for (const name of CONDITIONAL_HEADERS) delete headers[name];
  if (!withCookies) {
    delete headers.cookie;
    delete headers.authorization;
  }
  if (withoutSession) removeSessionCookie(headers);
  if (request.method === 'GET' || request.method === 'HEAD') {
    // These requests are sent without a body, so none is announced.
    delete headers['content-length'];
    delete headers['transfer-encoding'];
  }
  if (onBehalf !== undefined) headers[ON_BEHALF_HEADER] = onBehalf;
  headers[REQUEST_ID_HEADER] = request.id;
  headers[TRACEPARENT_HEADER] = traceparent;
  headers['x-forwarded-for'] = request.clientAddress;
  headers['x-forwarded-host'] = request.host;
  headers['x-forwarded-proto'] = request.protocol;
  return headers;
}

function removeSessionCookie(headers: IncomingHttpHeaders): void {
  const otherCookies = headers.cookie?.split(';').filter((pair) => pair.split('=')[0]?.trim() !== SESSION_COOKIE);
  if (otherCookies?.length) headers.cookie = otherCookies.join(';').trim();
  else delete headers.cookie;
}
