import type { IncomingMessage } from 'node:http';
import { IMAGE_MAX_BYTES } from '@placelore/contracts/analysis/analyses.js';
import { ApiError, invalidField } from '@placelore/contracts/core/errors.js';
import type { SpooledFile } from '@placelore/platform/http/spool.js';

/** Returns the media type of a request, without parameters, in lower case. */
export const getContentType = ({ headers }: IncomingMessage): string =>
  (headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase();

/**
 * Receives the body of an upload, but never more than the limit.
 * @param size required number of bytes; null for any
 * @param file receives the bytes as they arrive
 * @throws ApiError IMAGE_EMPTY; IMAGE_TOO_LARGE as soon as that is known; INVALID_INPUT for another size, and when the
 * client disconnects; UPLOADS_FULL
 */
export async function receiveUpload(request: IncomingMessage, size: number | null, file: SpooledFile): Promise<void> {
  const announced = request.headers['content-length'];
  if (announced !== undefined) assertUploadSize(Number(announced), size);
  await spoolBody(request, size ?? IMAGE_MAX_BYTES, file);
  if (file.size === 0) throw new ApiError('IMAGE_EMPTY');
  assertUploadSize(file.size, size);
}

function assertUploadSize(length: number, size: number | null): void {
  if (length > IMAGE_MAX_BYTES) throw new ApiError('IMAGE_TOO_LARGE');
  if (size !== null && length !== size) throw invalidField('content-length', `must be ${size} bytes, as was stated`);
}

/** Reads at most one chunk more than the limit. */
async function spoolBody(request: IncomingMessage, maxBytes: number, file: SpooledFile): Promise<void> {
  try {
    // An early exit from the loop must not close the connection, which is still needed for the response.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      await file.append(chunk);
      if (file.size > maxBytes) break;
    }
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    throw new ApiError('INVALID_INPUT', { message: 'The upload was interrupted. Please try again.', cause });
  }
}
