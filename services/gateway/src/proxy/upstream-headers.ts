import type { IncomingHttpHeaders } from 'node:http';
import { ON_BEHALF_HEADER, REQUEST_ID_HEADER } from '@placelore/contracts/identity.js';
import type { FastifyRequest } from 'fastify';

/** Headers a client may not decide, or that belong to its connection with the gateway only. */
const DROPPED = [
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
  ON_BEHALF_HEADER,
];

/**
 * What an upstream is told about a request. Cookies are read by the gateway and forwarded only to the frontend's
 * server, which asks the gateway on the visitor's behalf.
 */
export function upstreamHeaders(
  request: FastifyRequest,
  { withCookies, onBehalf }: { withCookies: boolean; onBehalf?: string | undefined },
): IncomingHttpHeaders {
  const headers: IncomingHttpHeaders = { ...request.headers };
  for (const name of DROPPED) delete headers[name];
  if (!withCookies) {
    delete headers.cookie;
    delete headers.authorization;
  }
  if (request.method === 'GET' || request.method === 'HEAD') {
    // Their bodies are not read, so none is announced.
    delete headers['content-length'];
    delete headers['transfer-encoding'];
  }
  if (onBehalf !== undefined) headers[ON_BEHALF_HEADER] = onBehalf;
  headers[REQUEST_ID_HEADER] = request.id;
  headers['x-forwarded-for'] = request.clientAddress;
  headers['x-forwarded-host'] = request.host;
  headers['x-forwarded-proto'] = request.protocol;
  return headers;
}
