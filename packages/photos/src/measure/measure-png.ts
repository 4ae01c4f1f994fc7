import { inflateSync } from 'node:zlib';
import { PIXELS_MAX } from '../pixels.js';
import { readOrientation } from './exif-orientation.js';
import { MAX_PROFILE_BYTES, MAX_TEXT_BYTES, PhotoRefused } from './refusals.js';
import { BASE_MEMORY, MAX_UNPACKED_BYTES, type Measured } from './sizes.js';

/** Encoders cut pixel data into pieces of 8 kB and more; 10 MB in pieces of 1 kB are 10,000. */
const MAX_CHUNKS = 20_000;
const MAX_OTHER_CHUNKS = 1_000;
const HEADER_BYTES = 33;
const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

interface PngFacts {
  chunks: number;
  otherChunks: number;
  textBytes: number;
  isTurned: boolean;
  hasEnd: boolean;
}

/**
 * Measures a PNG by its chunks (PNG, section 5.3); compressed ones are inflated up to their limit and no further.
 * @throws PhotoRefused
 */
export function measurePng(bytes: Buffer): Measured {
  if (bytes.length < HEADER_BYTES || bytes.toString('latin1', 12, 16) !== 'IHDR') throw new PhotoRefused('damaged');
  const facts: PngFacts = { chunks: 0, otherChunks: 0, textBytes: 0, isTurned: false, hasEnd: false };
  let at = 8;
  while (at + 12 <= bytes.length && !facts.hasEnd) {
    const length = bytes.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > bytes.length) throw new PhotoRefused('damaged');
    countChunk(bytes.toString('latin1', at + 4, at + 8), bytes.subarray(at + 8, end - 4), facts);
    at = end;
  }
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const [bits, colorType, interlaced] = [bytes.readUInt8(24), bytes.readUInt8(25), bytes.readUInt8(28) !== 0];
  // Palettes and fewer than eight bits become a byte for each of three or four channels.
  const bytesPerPixel = colorType === 3 ? 4 : (CHANNELS[colorType] ?? 4) * Math.max(1, bits / 8);
  if (width * height * bytesPerPixel > MAX_UNPACKED_BYTES) throw tooLarge(width, height);
  const whole = interlaced || facts.isTurned ? width * height * bytesPerPixel : 0;
  return { width, height, memoryBytes: BASE_MEMORY + whole };
}

/** More than 100 megapixels is said so; fewer of many bytes each take too much to unpack. */
const tooLarge = (width: number, height: number) => new PhotoRefused(width * height > PIXELS_MAX ? 'pixels' : 'memory');

function countChunk(type: string, data: Buffer, facts: PngFacts): void {
  facts.chunks += 1;
  if (type === 'IEND') facts.hasEnd = true;
  if (type !== 'IDAT') facts.otherChunks += 1;
  if (facts.chunks > MAX_CHUNKS || facts.otherChunks > MAX_OTHER_CHUNKS) throw new PhotoRefused('embedded');
  if (type === 'iCCP') inflatedLength(data, afterName(data) + 1, MAX_PROFILE_BYTES);
  if (type === 'zTXt') facts.textBytes += inflatedLength(data, afterName(data) + 1, MAX_TEXT_BYTES);
  if (type === 'iTXt') facts.textBytes += internationalText(data);
  if (type === 'eXIf') facts.isTurned ||= readOrientation(data) > 1;
  if (facts.textBytes > MAX_TEXT_BYTES) throw new PhotoRefused('embedded');
}

/** Name, zero, whether it is compressed, by what, language, zero, translated name, zero, text. */
function internationalText(data: Buffer): number {
  const named = afterName(data);
  if (data[named] !== 1) return 0;
  const language = data.indexOf(0, named + 2);
  const translated = data.indexOf(0, language + 1);
  return language < 0 || translated < 0 ? 0 : inflatedLength(data, translated + 1, MAX_TEXT_BYTES);
}

/** Where the zero after the name ends; a chunk without one has no compressed part. */
function afterName(data: Buffer): number {
  const end = data.indexOf(0);
  return end < 0 ? data.length : end + 1;
}

/**
 * How long a zlib stream becomes. A damaged one counts for what is stored of it: the decoder ignores it.
 * @throws PhotoRefused beyond `most` bytes, without inflating more than that
 */
function inflatedLength(data: Buffer, from: number, most: number): number {
  if (from >= data.length) return 0;
  try {
    return inflateSync(data.subarray(from), { maxOutputLength: most }).length;
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new PhotoRefused('embedded');
    return lengthUpToDamage(data.subarray(from), most);
  }
}

function lengthUpToDamage(stream: Buffer, most: number): number {
  // The stream ends early, or is damaged behind what a decoder has unpacked by then.
  try {
    return inflateSync(stream, { maxOutputLength: most, finishFlush: 2 }).length;
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new PhotoRefused('embedded');
    return stream.length;
  }
}
