import { MAX_FRAMES, MAX_PROFILE_BYTES, PhotoRefused } from './refusals.js';
import { BASE_MEMORY, checkSize, type Measured } from './sizes.js';

const TAG = {
  width: 256,
  height: 257,
  bits: 258,
  orientation: 274,
  samples: 277,
  stripRows: 278,
  tileWidth: 322,
  tileHeight: 323,
  stripOffsets: 273,
  tileOffsets: 324,
  profile: 34_675,
} as const;
const WANTED = new Set<number>(Object.values(TAG));
/** Bytes of a value by field type (TIFF 6.0, section 2; BigTIFF adds the last three). */
const TYPE_BYTES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4, 0, 0, 8, 8, 8];
const MAX_ENTRIES = 2_000;
const MAX_PIECES = 1_000_000;
/** Six channels of 64 bits; more is no photo. */
const MAX_PIXEL_BYTES = 48;

/** The layout of classic TIFF and of BigTIFF, whose offsets and counts have eight bytes. */
interface Layout {
  isLittle: boolean;
  isBig: boolean;
}
type Fields = Map<number, { count: number; value: number; bytes: number }>;

/**
 * Measures the first page of a TIFF, and walks through the chain of its pages: cycles, and more pages than any document
 * has, are refused.
 * @throws PhotoRefused
 */
export function measureTiff(bytes: Buffer): Measured {
  const layout = { isLittle: bytes[0] === 0x49, isBig: (bytes[0] === 0x49 ? bytes[2] : bytes[3]) === 0x2b };
  const seen = new Set<number>();
  let measured: Measured = { width: 0, height: 0, memoryBytes: BASE_MEMORY };
  let offset = readOffset(bytes, layout.isBig ? 8 : 4, layout);
  while (offset !== 0) {
    if (seen.has(offset) || seen.size >= MAX_FRAMES) throw new PhotoRefused('frames');
    seen.add(offset);
    const { fields, next } = readDirectory(bytes, offset, layout);
    const page = measurePage(fields);
    if (seen.size === 1) measured = page;
    offset = next;
  }
  return measured;
}

function measurePage(fields: Fields): Measured {
  const number = (tag: number, absent: number) => fields.get(tag)?.value ?? absent;
  const profile = fields.get(TAG.profile);
  if (profile && profile.bytes > MAX_PROFILE_BYTES) throw new PhotoRefused('embedded');
  const [width, height] = [number(TAG.width, 0), number(TAG.height, 0)];
  checkSize(width, height);
  const pixelBytes = (number(TAG.samples, 1) * (fields.get(TAG.bits)?.count === 1 ? number(TAG.bits, 1) : 16)) / 8;
  if (pixelBytes > MAX_PIXEL_BYTES) throw new PhotoRefused('memory');
  for (const tag of [TAG.stripOffsets, TAG.tileOffsets]) {
    if ((fields.get(tag)?.count ?? 0) > MAX_PIECES) throw new PhotoRefused('frames');
  }
  const [tileWidth, tileHeight] = [number(TAG.tileWidth, 0), number(TAG.tileHeight, 0)];
  checkSize(tileWidth, tileHeight);
  const rows = tileHeight || Math.min(number(TAG.stripRows, height), height);
  const piece = Math.max(width, tileWidth) * rows * pixelBytes;
  const isTurned = number(TAG.orientation, 1) > 1;
  return { width, height, memoryBytes: BASE_MEMORY + piece + (isTurned ? width * height * pixelBytes : 0) };
}

function readDirectory(bytes: Buffer, offset: number, layout: Layout): { fields: Fields; next: number } {
  const { isBig } = layout;
  const [countBytes, entryBytes] = isBig ? [8, 20] : [2, 12];
  if (offset + countBytes > bytes.length) throw new PhotoRefused('damaged');
  const count = isBig ? readOffset(bytes, offset, layout) : readShort(bytes, offset, layout);
  const end = offset + countBytes + count * entryBytes;
  if (count > MAX_ENTRIES || end > bytes.length) throw new PhotoRefused('damaged');
  const fields: Fields = new Map();
  for (let entry = offset + countBytes; entry < end; entry += entryBytes) {
    const tag = readShort(bytes, entry, layout);
    if (WANTED.has(tag)) fields.set(tag, readField(bytes, entry, layout));
  }
  // Some writers leave out the end of the chain.
  return { fields, next: end + (isBig ? 8 : 4) <= bytes.length ? readOffset(bytes, end, layout) : 0 };
}

function readField(bytes: Buffer, entry: number, layout: Layout): { count: number; value: number; bytes: number } {
  const type = readShort(bytes, entry + 2, layout);
  const count = readOffset(bytes, entry + 4, layout);
  const valueAt = entry + (layout.isBig ? 12 : 8);
  const value = type === 3 ? readShort(bytes, valueAt, layout) : readOffset(bytes, valueAt, layout);
  return { count, value, bytes: count * (TYPE_BYTES[type] ?? 8) };
}

function readShort(bytes: Buffer, at: number, { isLittle }: Layout): number {
  return isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at);
}

function readOffset(bytes: Buffer, at: number, { isLittle, isBig }: Layout): number {
  if (at + (isBig ? 8 : 4) > bytes.length) throw new PhotoRefused('damaged');
  if (isBig) return Number(isLittle ? bytes.readBigUInt64LE(at) : bytes.readBigUInt64BE(at));
  return isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at);
}
