import { open } from 'node:fs/promises';
import { ApiError } from '@placelore/contracts/core/errors.js';
import { parseRange } from '@placelore/platform/http/byte-range.js';
import { etagMatches } from '@placelore/platform/http/etag.js';
import { getFileEtag } from './tile-archive.js';

/**
 * Part of an archive, or why there is none. `etag` is strong and quoted; `size` is the size of the whole file in bytes.
 */
export type ArchivePart = { etag: string; size: number } & (
  | { kind: 'part'; start: number; bytes: Buffer }
  | { kind: 'unsatisfiable' }
  | { kind: 'notModified' }
);

interface RangeHeaders {
  range?: string | undefined;
  'if-range'?: string | string[] | undefined;
  'if-none-match'?: string | undefined;
}

/**
 * Maximum bytes of one response. Browsers read directories and tiles, which are smaller. The whole file, which may have
 * a hundred gigabytes, is never sent.
 */
const MAX_RANGE_BYTES = 4 * 1024 * 1024;

/**
 * Reads the requested range of an archive, at most {@link MAX_RANGE_BYTES}. Requests for the whole file, for several
 * ranges or for a range of another version (If-Range) are unsatisfiable.
 * @throws ApiError OBJECT_NOT_FOUND when the file has been deleted
 */
export async function openArchiveRange(path: string, headers: RangeHeaders): Promise<ArchivePart> {
  const file = await open(path).catch((cause) => {
    throw new ApiError('OBJECT_NOT_FOUND', { cause });
  });
  try {
    const [{ size }, etag] = [await file.stat(), await getFileEtag(file)];
    const ifRange = headers['if-range'];
    const range = ifRange === undefined || ifRange === etag ? parseRange(headers.range, size) : 'whole';
    if (typeof range === 'string') return { kind: 'unsatisfiable', etag, size };
    if (etagMatches(headers['if-none-match'], etag)) return { kind: 'notModified', etag, size };
    const bytes = Buffer.alloc(Math.min(range.end - range.start + 1, MAX_RANGE_BYTES));
    const { bytesRead } = await file.read(bytes, 0, bytes.length, range.start);
    return { kind: 'part', etag, size, start: range.start, bytes: bytes.subarray(0, bytesRead) };
  } finally {
    await file.close();
  }
}
