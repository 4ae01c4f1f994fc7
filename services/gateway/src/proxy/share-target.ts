import { ApiError } from '@placelore/contracts/core/errors.js';
import { SHARE_PATH } from '@placelore/contracts/system/share-target.js';
import type { FastifyInstance } from 'fastify';
import { receiveBody } from '../limits/receive-body.js';
import type { UploadLimiter } from '../limits/upload-limiter.js';

/** Page on which the user chooses the photo again. */
const UPLOAD_URL = '/app?start=upload';
/** Bytes of a shared photo that are read before the connection is closed; photos of phones have up to 30 MB. */
const MAX_DISCARDED_BYTES = 32 * 1024 * 1024;

/**
 * Redirects a photo that a device shares to the upload, and discards it. It arrives here only without the service
 * worker, which keeps it on the device; without consent the server must not receive it.
 */
export function redirectSharedPhotos(fastify: FastifyInstance, uploads: UploadLimiter): void {
  fastify.post(SHARE_PATH, { config: { access: 'public', changesNothing: true } }, async (request, reply) => {
    let size = 0;
    for await (const chunk of ((await receiveBody(request, reply, uploads)) ?? []) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size <= MAX_DISCARDED_BYTES) continue;
      reply.header('connection', 'close');
      throw new ApiError('BODY_TOO_LARGE');
    }
    return reply.header('cache-control', 'no-store').redirect(UPLOAD_URL, 303);
  });
}
