import type { ByteRange } from '@placelore/platform/storage/storage.port.js';

/**
 * Returns the part of an object a `Range` header requests (RFC 9110, section 14.2).
 * @param size of the object, in bytes
 * @returns `whole` when the header is absent, malformed, of another unit or of several ranges, for all of which a
 * server may send the whole object; `unsatisfiable` when the range lies outside the object.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const match = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return 'whole';
  const [, first = '', last = ''] = match;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return 'whole';
  return start >= size ? 'unsatisfiable' : { start, end };
}

/**
 * Returns a client's preference for a media type by an `Accept` header: 0 (not at all) to 1 (RFC 9110, section 12.5.1).
 */
function getQuality(accept: string, type: string): number {
  const [kind] = type.split('/');
  // The most specific matching range decides, whatever the order.
  for (const range of [type, `${kind}/*`, '*/*']) {
    for (const entry of accept.split(',')) {
      const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
      if (name !== range) continue;
      const q = parameters.find((parameter) => parameter.startsWith('q='));
      const value = q === undefined ? 1 : Number(q.slice(2));
      return value >= 0 && value <= 1 ? value : 1;
    }
  }
  return 0;
}

/**
 * Decides whether an image, stored as WebP, is sent as JPEG: when the client accepts JPEG and prefers it to WebP. WebP
 * is sent without a preference, with equal ones (as by `image/*` and the range of all types), or if no image is
 * accepted.
 */
export const prefersJpeg = (accept: string | undefined): boolean =>
  accept !== undefined && getQuality(accept, 'image/jpeg') > getQuality(accept, 'image/webp');
