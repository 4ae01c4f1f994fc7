import {
  assertSize,
  BASE_MEMORY_BYTES,
  MAX_FRAMES,
  MAX_PROFILE_BYTES,
  type PhotoMeasurements,
  PhotoRejectedError,
} from './photo-limits.js';

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
const MEASURED_TAGS = new Set<number>(Object.values(TAG));
/** Bytes per value, by field type (TIFF 6.0, section 2). BigTIFF adds the last three. */
const TYPE_BYTES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4, 0, 0, 8, 8, 8];
const MAX_ENTRIES = 2_000;
const MAX_PIECES = 1_000_000;
/** Six channels of 64 bits. No photo has more. */
const MAX_PIXEL_BYTES = 48;

/** Byte order, and whether offsets and counts have eight bytes, as in BigTIFF. */
interface Layout {
  isLittleEndian: boolean;
  isBigTiff: boolean;
}
type Fields = Map<number, { count: number; value: number; bytes: number }>;

/**
 * Measures the first page of a TIFF, and follows the chain of pages to reject cycles and too many pages.
 * @throws PhotoRejectedError
 */
export function measureTiff(bytes: Buffer): PhotoMeasurements {
  const layout = { isLittleEndian: bytes[0] === 0x49, isBigTiff: (bytes[0] === 0x49 ? bytes[2] : bytes[3]) === 0x2b };
  const seen = new Set<number>();
  let measured: PhotoMeasurements = { width: 0, height: 0, memoryBytes: BASE_MEMORY_BYTES };
  let offset = readOffset(bytes, layout.isBigTiff ? 8 : 4, layout);
  while (offset !== 0) {
    if (seen.has(offset) || seen.size >= MAX_FRAMES) throw new PhotoRejectedError('frames');
    seen.add(offset);
    const { fields, next } = readDirectory(bytes, offset, layout);
    const page = measurePage(fields);
    if (seen.size === 1) measured = page;
    offset = next;
  }
  return measured;
}

function measurePage(fields: Fields): PhotoMeasurements {
  const getNumber = (tag: number, fallback: number) => fields.get(tag)?.value ?? fallback;
  const profile = fields.get(TAG.profile);
  if (profile && profile.bytes > MAX_PROFILE_BYTES) throw new PhotoRejectedError('embedded');
  const [width, height] = [getNumber(TAG.width, 0), getNumber(TAG.height, 0)];
  assertSize(width, height);
  const pixelBytes =
    (getNumber(TAG.samples, 1) * (fields.get(TAG.bits)?.count === 1 ? getNumber(TAG.bits, 1) : 16)) / 8;
  if (pixelBytes > MAX_PIXEL_BYTES) throw new PhotoRejectedError('memory');
  for (const tag of [TAG.stripOffsets, TAG.tileOffsets]) {
    if ((fields.get(tag)?.count ?? 0) > MAX_PIECES) throw new PhotoRejectedError('frames');
  }
  const [tileWidth, tileHeight] = [getNumber(TAG.tileWidth, 0), getNumber(TAG.tileHeight, 0)];
  assertSize(tileWidth, tileHeight);
  const rows = tileHeight || Math.min(getNumber(TAG.stripRows, height), height);
  const piece = Math.max(width, tileWidth) * rows * pixelBytes;
  const isRotated = getNumber(TAG.orientation, 1) > 1;
  return { width, height, memoryBytes: BASE_MEMORY_BYTES + piece + (isRotated ? width * height * pixelBytes : 0) };
}

function readDirectory(bytes: Buffer, offset: number, layout: Layout): { fields: Fields; next: number } {
  const { isBigTiff } = layout;
  const [countBytes, entryBytes] = isBigTiff ? [8, 20] : [2, 12];
  if (offset + countBytes > bytes.length) throw new PhotoRejectedError('damaged');
  const count = isBigTiff ? readOffset(bytes, offset, layout) : readShort(bytes, offset, layout);
  const end = offset + countBytes + count * entryBytes;
  if (count > MAX_ENTRIES || end > bytes.length) throw new PhotoRejectedError('damaged');
  const fields: Fields = new Map();
  for (let entry = offset + countBytes; entry < end; entry += entryBytes) {
    const tag = readShort(bytes, entry, layout);
    if (MEASURED_TAGS.has(tag)) fields.set(tag, readField(bytes, entry, layout));
  }
  // Some encoders omit the end of the chain.
  return { fields, next: end + (isBigTiff ? 8 : 4) <= bytes.length ? readOffset(bytes, end, layout) : 0 };
}

function readField(bytes: Buffer, entry: number, layout: Layout): { count: number; value: number; bytes: number } {
  const type = readShort(bytes, entry + 2, layout);
  const count = readOffset(bytes, entry + 4, layout);
  const valueOffset = entry + (layout.isBigTiff ? 12 : 8);
  const value = type === 3 ? readShort(bytes, valueOffset, layout) : readOffset(bytes, valueOffset, layout);
  return { count, value, bytes: count * (TYPE_BYTES[type] ?? 8) };
}

function readShort(bytes: Buffer, offset: number, { isLittleEndian }: Layout): number {
  return isLittleEndian ? bytes.readUInt16LE(offset) : bytes.readUInt16BE(offset);
}

function readOffset(bytes: Buffer, offset: number, { isLittleEndian, isBigTiff }: Layout): number {
  if (offset + (isBigTiff ? 8 : 4) > bytes.length) throw new PhotoRejectedError('damaged');
  if (isBigTiff) return Number(isLittleEndian ? bytes.readBigUInt64LE(offset) : bytes.readBigUInt64BE(offset));
  return isLittleEndian ? bytes.readUInt32LE(offset) : bytes.readUInt32BE(offset);
}
