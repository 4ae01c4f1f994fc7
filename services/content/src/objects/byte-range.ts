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
