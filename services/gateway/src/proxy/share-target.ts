import { ApiError } from '@placelore/contracts/core/errors.js';
import { SHARE_PATH } from '@placelore/contracts/system/share-target.js';
import type { FastifyInstance } from 'fastify';
import { receiveBody } from '../limits/receive-body.js';
import type { UploadLimiter } from '../limits/upload-limiter.js';

/** Page on which the user chooses the photo again. */
const UPLOAD_URL = '/app?start=upload';
/** Maximum bytes of a shared photo that are read before the connection is closed; phone photos have up to 30 MB. */
const MAX_DISCARDED_BYTES = 32 * 1024 * 1024;

/**
 * Discards a photo that a device shares with the app, and redirects to the upload page. Normally the service worker
 * intercepts it and keeps it on the device. Without that worker it arrives here, where it must not be stored without
 * consent.
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
