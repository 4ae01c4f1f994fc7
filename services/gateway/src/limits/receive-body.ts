import { PassThrough, type Readable } from 'node:stream';
import { ApiError } from '@placelore/contracts/core/errors.js';
import { MAX_BODY_BYTES } from '@placelore/platform/bootstrap/create-fastify.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { UploadLimiter, type UploadLimits } from './upload-limiter.js';

/**
 * Limits of large bodies, which stream through to their service. For comparison: at 1 Mbit/s, a 10 MB upload arrives
 * with 125 kB per second.
 */
const UPLOAD_LIMITS: UploadLimits = {
  ...{ maxActive: 24, maxPerAddress: 8, maxPerVisitor: 4, minBytesPerSecond: 4_096 },
  ...{ maxWaiting: 256, maxWaitingPerAddress: 16 },
  ...{ windowMs: 15_000, graceMs: 3_000, waitTimeoutMs: 30_000, checkIntervalMs: 500 },
};
/** Limits of bodies up to 1 MB, which are buffered in memory until complete. */
const SMALL_BODY_LIMITS: UploadLimits = {
  ...{ maxActive: 128, maxPerAddress: 32, maxPerVisitor: 16, minBytesPerSecond: 4_096 },
  ...{ maxWaiting: 256, maxWaitingPerAddress: 32 },
  ...{ windowMs: 10_000, graceMs: 2_000, waitTimeoutMs: 10_000, checkIntervalMs: 500 },
};

export interface BodyLimiters {
  uploads: UploadLimiter;
  smallBodies: UploadLimiter;
}

export interface BodyLimits {
  uploads?: Partial<UploadLimits>;
  smallBodies?: Partial<UploadLimits>;
}

/**
 * Creates the upload limiters of a gateway.
 * @param factor multiplies the concurrent uploads of one address and one visitor, as with rate limits
 */
export function createBodyLimiters(factor: number, { uploads, smallBodies }: BodyLimits = {}): BodyLimiters {
  const createLimiter = (limits: UploadLimits) =>
    new UploadLimiter({
      ...limits,
      maxPerAddress: limits.maxPerAddress * factor,
      maxPerVisitor: limits.maxPerVisitor * factor,
      maxWaitingPerAddress: limits.maxWaitingPerAddress * factor,
    });
  return {
    uploads: createLimiter({ ...UPLOAD_LIMITS, ...uploads }),
    smallBodies: createLimiter({ ...SMALL_BODY_LIMITS, ...smallBodies }),
  };
}

/**
 * Returns the body of an admitted request as it arrives; null for a request without one. When the sender loses its
 * slot, the returned body fails with an ApiError.
 * @throws ApiError UPLOADS_FULL
 */
export async function receiveBody(
  request: FastifyRequest,
  reply: FastifyReply,
  limiter: UploadLimiter,
): Promise<Readable | null> {
  const source = request.body as Readable | undefined;
  if (!source) return null;
  const body = new PassThrough();
  body.on('error', () => {
    // Closing the connection discards the unread rest of the body.
    if (!request.raw.complete && !reply.sent) reply.header('connection', 'close');
  });
  source.once('error', (error) => body.destroy(error));
  source.once('close', () => {
    if (!source.readableEnded) body.destroy(new Error('the sender disconnected'));
  });
  await limiter.admit({ address: request.callerAddress, visitor: request.knownCaller }, body);
  source.on('data', (chunk: Buffer) => limiter.count(body, chunk.length));
  source.pipe(body);
  return body;
}

/** Ends a body that nothing will read. That frees its upload slot and the connection. */
export function discardBody(request: FastifyRequest, reply: FastifyReply, body: Readable | null): void {
  if (!body) return;
  if (!request.raw.complete && !reply.sent) reply.header('connection', 'close');
  body.destroy();
}

export interface BufferedBody {
  bytes: Buffer;
  contentType: string;
}

/**
 * Reads the body of a call that is not an upload. A service that responds before it has read a large body breaks the
 * connection, which can lose the response; buffering the body here prevents that.
 * @throws ApiError BODY_TOO_LARGE, before reading when the size is announced; as {@link receiveBody} for a slow sender
 */
export async function readBufferedBody(
  request: FastifyRequest,
  reply: FastifyReply,
  limiter: UploadLimiter,
): Promise<BufferedBody | null> {
  if (!request.body) return null;
  const createTooLargeError = () => {
    // Closing the connection discards the unread rest of the body.
    reply.header('connection', 'close');
    return new ApiError('BODY_TOO_LARGE');
  };
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) throw createTooLargeError();
  const stream = await receiveBody(request, reply, limiter);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of (stream ?? []) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw createTooLargeError();
    chunks.push(chunk);
  }
  return { bytes: Buffer.concat(chunks), contentType: request.headers['content-type'] ?? 'application/octet-stream' };
}
