import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { ApiError, ERRORS, type ErrorBody } from '@placelore/contracts/errors.js';
import { REQUEST_ID_HEADER } from '@placelore/contracts/identity.js';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { answerError } from '../http/error-answer.js';
import type { Logger } from '../logging/logger.js';
import { acceptRequestId, withRequestId } from '../logging/request-context.js';

/** Largest JSON body of ordinary routes, in bytes. Uploads have their own limit. */
export const BODY_LIMIT = 1024 * 1024;
/** Ms a client may take to send its headers, and its whole request. */
const HEADERS_TIMEOUT = 15_000;
const REQUEST_TIMEOUT = 120_000;

export interface FastifyChoices {
  /** Bodies are handed on untouched instead of being parsed; the gateway's way. */
  passBodiesOn?: boolean;
  /** Proxies in front whose X-Forwarded-For is believed. */
  trustedProxies?: number;
  /** Returns the address a request is answered for, before anything reads it. */
  rewriteUrl?: (request: IncomingMessage) => string;
}

/** Asked every few seconds, and not worth a line. */
const PROBES = new Set(['/healthz', '/readyz']);

/** Fastify as every service uses it: request ids, structured request logs, error answers, and strict bodies. */
export function createFastify(logger: Logger, options: FastifyChoices): FastifyInstance {
  const instance: FastifyInstance = fastify({
    loggerInstance: logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request: IncomingMessage) => acceptRequestId(request.headers[REQUEST_ID_HEADER]),
    bodyLimit: BODY_LIMIT,
    trustProxy: (_address: string, hop: number) => hop < (options.trustedProxies ?? 0),
    requestTimeout: REQUEST_TIMEOUT,
    http: { headersTimeout: HEADERS_TIMEOUT },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    ...(options.rewriteUrl && { rewriteUrl: options.rewriteUrl }),
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (fault: unknown, request: FastifyRequest, reply: FastifyReply) => {
      withRequestId(request.id, () => answerError(reply, fault, logger));
    },
  });

  instance.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    withRequestId(request.id, done);
  });
  instance.addHook('onResponse', (request, reply, done) => {
    if (!PROBES.has(request.url)) {
      logger.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime), requestId: request.id }, 'request');
    }
    done();
  });

  instance.removeAllContentTypeParsers();
  if (!options.passBodiesOn) {
    instance.addContentTypeParser('application/json', (request, payload, done) => {
      if (wantsStream(request)) done(null, payload);
      else readJson(payload).then((body) => done(null, body), done);
    });
  }
  instance.addContentTypeParser('*', (request, payload, done) => {
    if (options.passBodiesOn || wantsStream(request)) done(null, payload);
    else done(new ApiError('UNSUPPORTED_MEDIA_TYPE'));
  });
  return instance;
}

/** What cannot even be read as a request gets an answer of the same shape as all others, and its connection ends. */
function answerUnreadable(fault: NodeJS.ErrnoException, socket: Socket): void {
  if (fault.code === 'ECONNRESET' || !socket.writable) return;
  const status = {
    HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
    ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  }[fault.code ?? ''];
  const { message } = ERRORS.INVALID_INPUT;
  const body = JSON.stringify({ error: message, code: 'INVALID_INPUT', requestId: randomUUID() } satisfies ErrorBody);
  socket.end(
    `HTTP/1.1 ${status ?? '400 Bad Request'}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

function wantsStream(request: FastifyRequest): boolean {
  return (request.routeOptions.config as { streamBody?: boolean }).streamBody === true;
}

/** @throws ApiError BODY_TOO_LARGE beyond the limit, INVALID_INPUT when it is not JSON. */
async function readJson(payload: AsyncIterable<Buffer>): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of payload) {
    size += chunk.length;
    if (size > BODY_LIMIT) throw new ApiError('BODY_TOO_LARGE');
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString('utf8');
  if (text.trim() === '') return {};
  try {
    return withoutPrototypeKeys(JSON.parse(text));
  } catch {
    throw new ApiError('INVALID_INPUT', { message: 'The body is not valid JSON.' });
  }
}

/** Keys that could change how objects behave have no business in a request. */
function withoutPrototypeKeys(value: unknown): unknown {
  if (value !== null && typeof value === 'object') {
    for (const key of Object.keys(value)) {
      if (key === '__proto__' || key === 'constructor') delete (value as Record<string, unknown>)[key];
      else withoutPrototypeKeys((value as Record<string, unknown>)[key]);
    }
  }
  return value;
}
