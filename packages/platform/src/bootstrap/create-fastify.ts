import { randomUUID } from 'node:crypto';
import { type IncomingMessage, maxHeaderSize } from 'node:http';
import type { Socket } from 'node:net';
import { ApiError, ERRORS, type ErrorResponse } from '@placelore/contracts/core/errors.js';
import { REQUEST_ID_HEADER } from '@placelore/contracts/core/identity.js';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { sendErrorResponse } from '../http/error-response.js';
import type { Logger } from '../logging/logger.js';
import { parseRequestId, withRequestId } from '../logging/request-context.js';
import { observeRequests } from '../telemetry/observe-requests.js';

/** Largest JSON body of ordinary routes, in bytes. Uploads have their own limit. */
export const MAX_BODY_BYTES = 1024 * 1024;
/** Timeouts in milliseconds for receiving the headers and the whole request. */
const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 120_000;

export interface ServerOptions {
  /** Forwards bodies without parsing them, as the gateway needs. */
  forwardBodies?: boolean;
  /** Number of proxies in front whose X-Forwarded-For is trusted. */
  trustedProxies?: number;
  /** Milliseconds from which a request is logged as slow, with its waits. */
  slowRequestMs?: number;
  /** Returns the URL to route a request by, before anything else reads it. */
  rewriteUrl?: (request: IncomingMessage) => string;
}

const DEFAULT_SLOW_REQUEST_MS = 1_000;

/**
 * Creates the Fastify instance of a service, with request ids, structured request logs, error responses and strict
 * bodies.
 */
export function createFastify(logger: Logger, options: ServerOptions): FastifyInstance {
  const instance: FastifyInstance = fastify({
    loggerInstance: logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // Log lines get the request's id from its context. A logger per request would compile its redactions each time.
    childLoggerFactory: (parent) => parent,
    genReqId: (request: IncomingMessage) => parseRequestId(request.headers[REQUEST_ID_HEADER]),
    bodyLimit: MAX_BODY_BYTES,
    trustProxy: (_address: string, hop: number) => hop < (options.trustedProxies ?? 0),
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // No URL is longer, so each parameter is routed, and its contract decides how long it may be.
    routerOptions: { maxParamLength: maxHeaderSize },
    ...(options.rewriteUrl && { rewriteUrl: options.rewriteUrl }),
    clientErrorHandler: sendClientError,
    frameworkErrors: (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      withRequestId(request.id, () => sendErrorResponse(reply, error, logger));
    },
  });

  instance.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    done();
  });
  observeRequests(instance, logger, options.slowRequestMs ?? DEFAULT_SLOW_REQUEST_MS);

  instance.removeAllContentTypeParsers();
  if (!options.forwardBodies) {
    // Fastify chooses a parser by content type only, so `parseAs` would also read the bodies of stream routes.
    const parseJson = instance.getDefaultJsonParser('remove', 'remove');
    instance.addContentTypeParser('application/json', (request, payload, done) => {
      if (isStreamRoute(request)) done(null, payload);
      else
        readText(payload, getMaxBodyBytes(request)).then((text) => {
          if (text.trim() === '') done(null, {});
          else parseJson(request, text, (cause, body) => (cause ? done(invalidJson(cause)) : done(null, body)));
        }, done);
    });
  }
  instance.addContentTypeParser('*', (request, payload, done) => {
    if (options.forwardBodies || isStreamRoute(request)) done(null, payload);
    else done(new ApiError('UNSUPPORTED_MEDIA_TYPE'));
  });
  return instance;
}

/** Answers unparsable requests in the format of all error responses and closes the connection. */
function sendClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const status = {
    HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
    ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  }[error.code ?? ''];
  const { message } = ERRORS.INVALID_INPUT;
  const body = JSON.stringify({
    error: message,
    code: 'INVALID_INPUT',
    requestId: randomUUID(),
  } satisfies ErrorResponse);
  socket.end(
    `HTTP/1.1 ${status ?? '400 Bad Request'}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

const invalidJson = (cause: Error) => new ApiError('INVALID_INPUT', { message: 'The body is not valid JSON.', cause });

function isStreamRoute(request: FastifyRequest): boolean {
  return (request.routeOptions.config as { streamBody?: boolean }).streamBody === true;
}

const getMaxBodyBytes = (request: FastifyRequest): number =>
  (request.routeOptions.config as { maxBodyBytes?: number }).maxBodyBytes ?? MAX_BODY_BYTES;

/** @throws ApiError BODY_TOO_LARGE beyond the limit; Fastify's `bodyLimit` does not apply to parsers of streams. */
async function readText(payload: AsyncIterable<Buffer>, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of payload) {
    size += chunk.length;
    if (size > maxBytes) throw new ApiError('BODY_TOO_LARGE');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
