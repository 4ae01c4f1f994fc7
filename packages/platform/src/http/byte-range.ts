import type { ByteRange } from '../storage/storage.port.js';

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
