import { inflateSync } from 'node:zlib';
import { MAX_PIXELS } from '../formats/pixels.js';
import {
  BASE_MEMORY_BYTES,
  MAX_PROFILE_BYTES,
  MAX_TEXT_BYTES,
  MAX_UNPACKED_BYTES,
  type PhotoMeasurements,
  PhotoRejectedError,
} from './photo-limits.js';

const ORIENTATION = 274;
const MAX_ENTRIES = 200;

/** Returns the orientation in the first directory of an EXIF block; 1 if it has none. Never throws. */
export function readOrientation(exif: Buffer): number {
  const tiff = exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif;
  if (tiff.length < 14) return 1;
  const isLittleEndian = tiff.toString('latin1', 0, 2) === 'II';
  const readShort = (offset: number) => (isLittleEndian ? tiff.readUInt16LE(offset) : tiff.readUInt16BE(offset));
  const first = isLittleEndian ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (first + 2 > tiff.length) return 1;
  const count = Math.min(readShort(first), MAX_ENTRIES);
  for (let entry = first + 2; entry < first + 2 + count * 12 && entry + 12 <= tiff.length; entry += 12) {
    if (readShort(entry) === ORIENTATION) return readShort(entry + 8);
  }
  return 1;
}

/** Encoders split pixel data into pieces of at least 8 kB. Even 10 MB in pieces of 1 kB are only 10,000. */
const MAX_CHUNKS = 20_000;
const MAX_OTHER_CHUNKS = 1_000;
const HEADER_BYTES = 33;
const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

interface PngFacts {
  chunks: number;
  otherChunks: number;
  textBytes: number;
  isRotated: boolean;
  hasEnd: boolean;
}

/**
 * Measures a PNG by its chunks (PNG, section 5.3). Inflates compressed chunks, but not beyond their limit.
 * @throws PhotoRejectedError
 */
export function measurePng(bytes: Buffer): PhotoMeasurements {
  if (bytes.length < HEADER_BYTES || bytes.toString('latin1', 12, 16) !== 'IHDR')
    throw new PhotoRejectedError('damaged');
  const facts: PngFacts = { chunks: 0, otherChunks: 0, textBytes: 0, isRotated: false, hasEnd: false };
  let offset = 8;
  while (offset + 12 <= bytes.length && !facts.hasEnd) {
    const length = bytes.readUInt32BE(offset);
    const end = offset + 12 + length;
    if (end > bytes.length) throw new PhotoRejectedError('damaged');
    countChunk(bytes.toString('latin1', offset + 4, offset + 8), bytes.subarray(offset + 8, end - 4), facts);
    offset = end;
  }
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const [bits, colorType, isInterlaced] = [bytes.readUInt8(24), bytes.readUInt8(25), bytes.readUInt8(28) !== 0];
  // Palettes become four bytes per pixel, and fewer than eight bits become one byte per channel.
  const bytesPerPixel = colorType === 3 ? 4 : (CHANNELS[colorType] ?? 4) * Math.max(1, bits / 8);
  if (width * height * bytesPerPixel > MAX_UNPACKED_BYTES) throw createTooLargeError(width, height);
  const wholeImageBytes = isInterlaced || facts.isRotated ? width * height * bytesPerPixel : 0;
  return { width, height, memoryBytes: BASE_MEMORY_BYTES + wholeImageBytes };
}

/** Reports more than 100 megapixels as too many pixels, and fewer but larger pixels as too much memory. */
const createTooLargeError = (width: number, height: number) =>
  new PhotoRejectedError(width * height > MAX_PIXELS ? 'pixels' : 'memory');

function countChunk(type: string, data: Buffer, facts: PngFacts): void {
  facts.chunks += 1;
  if (type === 'IEND') facts.hasEnd = true;
  if (type !== 'IDAT') facts.otherChunks += 1;
  if (facts.chunks > MAX_CHUNKS || facts.otherChunks > MAX_OTHER_CHUNKS) throw new PhotoRejectedError('embedded');
  if (type === 'iCCP') getInflatedLength(data, findNameEnd(data) + 1, MAX_PROFILE_BYTES);
  if (type === 'zTXt') facts.textBytes += getInflatedLength(data, findNameEnd(data) + 1, MAX_TEXT_BYTES);
  if (type === 'iTXt') facts.textBytes += measureInternationalText(data);
  if (type === 'eXIf') facts.isRotated ||= readOrientation(data) > 1;
  if (facts.textBytes > MAX_TEXT_BYTES) throw new PhotoRejectedError('embedded');
}

/**
 * Measures an international text chunk, which consists of name, zero, compression flag and method, language, zero,
 * translated name, zero, text.
 */
function measureInternationalText(data: Buffer): number {
  const nameEnd = findNameEnd(data);
  if (data[nameEnd] !== 1) return 0;
  const language = data.indexOf(0, nameEnd + 2);
  const translated = data.indexOf(0, language + 1);
  return language < 0 || translated < 0 ? 0 : getInflatedLength(data, translated + 1, MAX_TEXT_BYTES);
}

/** Returns the position after the zero that ends the name. A chunk without one has no compressed part. */
function findNameEnd(data: Buffer): number {
  const end = data.indexOf(0);
  return end < 0 ? data.length : end + 1;
}

/**
 * Returns the inflated length of a zlib stream. If it is damaged, returns the length up to the damage or as stored.
 * @throws PhotoRejectedError beyond `maxBytes`; inflates no more than that
 */
function getInflatedLength(data: Buffer, from: number, maxBytes: number): number {
  if (from >= data.length) return 0;
  try {
    return inflateSync(data.subarray(from), { maxOutputLength: maxBytes }).length;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new PhotoRejectedError('embedded');
    return getLengthUntilDamage(data.subarray(from), maxBytes);
  }
}

function getLengthUntilDamage(stream: Buffer, maxBytes: number): number {
  // A decoder may have unpacked the part before an early end or damage.
  try {
    return inflateSync(stream, { maxOutputLength: maxBytes, finishFlush: 2 }).length;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new PhotoRejectedError('embedded');
    return stream.length;
  }
}
