/** Media types of tiles that are passed on. */
export type TileMediaType = 'image/png' | 'image/jpeg' | 'image/webp';

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** The last chunk of every PNG. */
const PNG_END = Buffer.from('0000000049454e44ae426082', 'hex');
const JPEG_START = Buffer.from('ffd8ff', 'hex');
const JPEG_END = Buffer.from('ffd9', 'hex');
/** Bytes at the start of a RIFF header that its size does not include. */
const RIFF_HEADER_BYTES = 8;

/**
 * Returns the media type of a complete image from its bytes, regardless of what the server states; null for anything
 * else, such as HTML pages and truncated images.
 */
export function detectTileMediaType(bytes: Buffer): TileMediaType | null {
  if (startsWith(bytes, PNG_SIGNATURE)) return endsWith(bytes, PNG_END) ? 'image/png' : null;
  if (startsWith(bytes, JPEG_START)) return endsWith(bytes, JPEG_END) ? 'image/jpeg' : null;
  return isWebp(bytes) ? 'image/webp' : null;
}

const startsWith = (bytes: Buffer, start: Buffer) => bytes.subarray(0, start.length).equals(start);
const endsWith = (bytes: Buffer, end: Buffer) =>
  bytes.length >= end.length && bytes.subarray(bytes.length - end.length).equals(end);

function isWebp(bytes: Buffer): boolean {
  if (bytes.length < 12 || bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP')
    return false;
  const size = bytes.readUInt32LE(4) + RIFF_HEADER_BYTES;
  return size === bytes.length || size + 1 === bytes.length;
}
