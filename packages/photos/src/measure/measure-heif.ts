import { findChildBoxes, type HeifBox, readBoxes } from '../formats/heif-boxes.js';
import {
  assertSize,
  BASE_MEMORY_BYTES,
  MAX_PROFILE_BYTES,
  type PhotoMeasurements,
  PhotoRejectedError,
} from './photo-limits.js';

/** An image of 100 megapixels in tiles of 512 pixels has 400 items. */
const MAX_ITEMS = 2_000;
const MAX_PROPERTIES = 2_000;
const MAX_DEPTH = 12;
/** Bytes per pixel. HEVC: the coded planes, the RGB pixels, and a copy of these. AV1 takes more, by measurement. */
const PIXEL_BYTES = { heic: 8, avif: 18 };
/** Types of boxes that contain boxes, with the number of bytes before these. */
const PARENT_BOXES: Record<string, number> = { meta: 4, iprp: 0, ipco: 0, moov: 0, trak: 0, mdia: 0, minf: 0, stbl: 0 };

/**
 * Measures a HEIC or AVIF file by its boxes (ISO/IEC 23008-12).
 * @throws PhotoRejectedError
 */
export function measureHeif(bytes: Buffer, format: 'heic' | 'avif'): PhotoMeasurements {
  const top = readBoxes(bytes, 0, bytes.length);
  assertDepth(bytes, top, 0);
  const meta = findChildBoxes(bytes, top, 'meta', 4);
  for (const { from, to, type } of meta) {
    if ((type === 'iinf' || type === 'iloc') && countItems(bytes, type, from, to) > MAX_ITEMS) {
      throw new PhotoRejectedError('frames');
    }
  }
  const properties = findChildBoxes(bytes, findChildBoxes(bytes, meta, 'iprp', 0), 'ipco', 0);
  if (properties.length > MAX_PROPERTIES) throw new PhotoRejectedError('frames');
  const measured: PhotoMeasurements = { width: 0, height: 0, memoryBytes: BASE_MEMORY_BYTES };
  let profileBytes = 0;
  for (const { type, from, to } of properties) {
    if (type === 'colr') profileBytes += to - from;
    if (profileBytes > MAX_PROFILE_BYTES) throw new PhotoRejectedError('embedded');
    if (type === 'ispe' && from + 12 <= bytes.length) {
      const [width, height] = [bytes.readUInt32BE(from + 4), bytes.readUInt32BE(from + 8)];
      assertSize(width, height);
      if (width * height > measured.width * measured.height) Object.assign(measured, { width, height });
    }
  }
  measured.memoryBytes += measured.width * measured.height * PIXEL_BYTES[format];
  return measured;
}

function assertDepth(bytes: Buffer, boxes: HeifBox[], depth: number): void {
  if (depth > MAX_DEPTH) throw new PhotoRejectedError('damaged');
  for (const { type, from, to } of boxes) {
    const skipped = PARENT_BOXES[type];
    if (skipped !== undefined) assertDepth(bytes, readBoxes(bytes, from + skipped, to), depth + 1);
  }
}

/** Returns the count that a box declares. For item information, returns the number of entries if that is larger. */
function countItems(bytes: Buffer, type: 'iinf' | 'iloc', from: number, to: number): number {
  const offset = type === 'iinf' ? from + 4 : from + 6;
  if (offset + 4 > Math.min(to, bytes.length)) return 0;
  const version = bytes[from]!;
  const isShort = type === 'iinf' ? version === 0 : version < 2;
  const declared = isShort ? bytes.readUInt16BE(offset) : bytes.readUInt32BE(offset);
  return type === 'iinf' ? Math.max(declared, readBoxes(bytes, offset + (isShort ? 2 : 4), to).length) : declared;
}
