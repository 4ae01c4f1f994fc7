import { MAX_FRAMES, PhotoRefused } from './refusals.js';
import { BASE_MEMORY, checkSize, type Measured } from './sizes.js';

/** A frame, what is to come back after it, and its color numbers. */
const PIXEL_BYTES = 9;

/** Measures a GIF by its blocks (GIF89a); a broken one is left to the decoder. @throws PhotoRefused */
export function measureGif(bytes: Buffer): Measured {
  if (bytes.length < 13) throw new PhotoRefused('damaged');
  let width = bytes.readUInt16LE(6);
  let height = bytes.readUInt16LE(8);
  const flags = bytes[10]!;
  let frames = 0;
  let at = 13 + (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);
  while (at < bytes.length && bytes[at] !== 0x3b) {
    if (bytes[at] === 0x21) {
      at = afterBlocks(bytes, at + 2);
    } else if (bytes[at] === 0x2c && at + 10 <= bytes.length) {
      frames += 1;
      if (frames > MAX_FRAMES) throw new PhotoRefused('frames');
      // The decoder makes the canvas as large as any frame needs.
      width = Math.max(width, bytes.readUInt16LE(at + 1) + bytes.readUInt16LE(at + 5));
      height = Math.max(height, bytes.readUInt16LE(at + 3) + bytes.readUInt16LE(at + 7));
      checkSize(width, height);
      const local = bytes[at + 9]!;
      at = afterBlocks(bytes, at + 11 + (local & 0x80 ? 3 << ((local & 7) + 1) : 0));
    } else break;
  }
  if (frames === 0) throw new PhotoRefused('damaged');
  checkSize(width, height);
  return { width, height, memoryBytes: BASE_MEMORY + width * height * PIXEL_BYTES };
}

function afterBlocks(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== 0) at += 1 + bytes[at]!;
  return at + 1;
}
