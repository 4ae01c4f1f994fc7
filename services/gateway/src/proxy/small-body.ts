import { ApiError } from '@placelore/contracts/errors.js';
import { BODY_LIMIT } from '@placelore/platform/bootstrap/create-fastify.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { receiveBody } from '../uploads/receive-upload.js';
import type { UploadGate } from '../uploads/upload-gate.js';

export interface SmallBody {
  bytes: Buffer;
  contentType: string;
}

/**
 * Reads the body of a call that is no upload. An owner that answers before it has read a large body breaks the connection
 * the body is written to; held here, within the limit, the answer always arrives.
 * @throws ApiError BODY_TOO_LARGE, before reading when the size is announced; as {@link receiveBody} for a slow sender
 */
export async function readSmallBody(
  request: FastifyRequest,
  reply: FastifyReply,
  gate: UploadGate,
): Promise<SmallBody | null> {
  if (!request.body) return null;
  const tooLarge = () => {
    // What is left of the body is read by nobody.
    reply.header('connection', 'close');
    return new ApiError('BODY_TOO_LARGE');
  };
  if (Number(request.headers['content-length'] ?? 0) > BODY_LIMIT) throw tooLarge();
  const stream = await receiveBody(request, reply, gate);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of (stream ?? []) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > BODY_LIMIT) throw tooLarge();
    chunks.push(chunk);
  }
  return { bytes: Buffer.concat(chunks), contentType: request.headers['content-type'] ?? 'application/octet-stream' };
}
