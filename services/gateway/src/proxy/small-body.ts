import { ApiError } from '@placelore/contracts/errors.js';
import { MAX_BODY_BYTES } from '@placelore/platform/bootstrap/create-fastify.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { receiveBody } from '../uploads/receive-upload.js';
import type { UploadLimiter } from '../uploads/upload-gate.js';

export interface BufferedBody {
  bytes: Buffer;
  contentType: string;
}

/**
 * Reads the body of a call that is no upload. An owner that answers before it has read a large body breaks the connection
 * the body is written to; held here, within the limit, the answer always arrives.
 * @throws ApiError BODY_TOO_LARGE, before reading when the size is announced; as {@link receiveBody} for a slow sender
 */
export async function readBufferedBody(
  request: FastifyRequest,
  reply: FastifyReply,
  limiter: UploadLimiter,
): Promise<BufferedBody | null> {
  if (!request.body) return null;
  const createTooLargeError = () => {
    // What is left of the body is read by nobody.
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
