import type { ByteRange } from '@placelore/platform/storage/storage.port.js';

/**
 * The part of an object a `Range` header asks for (RFC 9110, section 14.2).
 * @param size of the object, in bytes
 * @returns `whole` when the header is absent, malformed, of another unit or of several ranges, all of which a server
 * may answer with the whole object; `unsatisfiable` when nothing of the range lies within it.
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

/** How much a client wants a media type, by an `Accept` header: 0 (not at all) to 1 (RFC 9110, section 12.5.1). */
function getQuality(accept: string, type: string): number {
  const [kind] = type.split('/');
  // The most specific range that fits decides, whatever stands first.
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
 * Whether a picture, stored as WebP, goes out as JPEG: when its reader accepts JPEG and wants it more than WebP. Who
 * says nothing, wants both alike (as by `image/*` and the range of all types), or accepts no picture at all gets the WebP.
 */
export const prefersJpeg = (accept: string | undefined): boolean =>
  accept !== undefined && getQuality(accept, 'image/jpeg') > getQuality(accept, 'image/webp');
