import type { IncomingMessage } from 'node:http';
import { IMAGE_MAX_BYTES } from '@placelore/contracts/analyses.js';
import { ApiError, invalidField } from '@placelore/contracts/errors.js';

/** The media type a request states, without parameters, in small letters. */
export const typeOf = ({ headers }: IncomingMessage): string =>
  (headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase();

/**
 * The body of an upload, never keeping more than the limit.
 * @param size bytes it must have; null for any number
 * @throws ApiError IMAGE_EMPTY; IMAGE_TOO_LARGE as soon as it is known; INVALID_INPUT for another size, and when the
 * sender went
 */
export async function receiveBytes(request: IncomingMessage, size: number | null): Promise<Buffer> {
  const announced = request.headers['content-length'];
  if (announced !== undefined) refuse(Number(announced), size);
  const bytes = Buffer.concat(await collect(request, size ?? IMAGE_MAX_BYTES));
  if (bytes.length === 0) throw new ApiError('IMAGE_EMPTY');
  refuse(bytes.length, size);
  return bytes;
}

function refuse(length: number, size: number | null): void {
  if (length > IMAGE_MAX_BYTES) throw new ApiError('IMAGE_TOO_LARGE');
  if (size !== null && length !== size) throw invalidField('content-length', `must be ${size} bytes, as was stated`);
}

/** At most one chunk more than `most` bytes. */
async function collect(request: IncomingMessage, most: number): Promise<Buffer[]> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    // Leaving the loop early must not end the connection, on which the answer still has to travel.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      length += chunk.length;
      if (length > most) break;
    }
  } catch (cause) {
    throw new ApiError('INVALID_INPUT', { message: 'The upload broke off.', cause });
  }
  return chunks;
}
