import {
  assertSize,
  BASE_MEMORY_BYTES,
  MAX_FRAMES,
  type PhotoMeasurements,
  PhotoRejectedError,
} from './photo-limits.js';

/** Bytes per pixel: four for the frame, four for a copy to restore after it, and one color index. */
const PIXEL_BYTES = 9;

/** Measures a GIF by its blocks (GIF89a), up to the first broken one. @throws PhotoRejectedError */
export function measureGif(bytes: Buffer): PhotoMeasurements {
  if (bytes.length < 13) throw new PhotoRejectedError('damaged');
  let width = bytes.readUInt16LE(6);
  let height = bytes.readUInt16LE(8);
  const flags = bytes[10]!;
  let frames = 0;
  let offset = 13 + (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);
  while (offset < bytes.length && bytes[offset] !== 0x3b) {
    if (bytes[offset] === 0x21) {
      offset = skipBlocks(bytes, offset + 2);
    } else if (bytes[offset] === 0x2c && offset + 10 <= bytes.length) {
      frames += 1;
      if (frames > MAX_FRAMES) throw new PhotoRejectedError('frames');
      // The decoder makes the canvas as large as any frame needs.
      width = Math.max(width, bytes.readUInt16LE(offset + 1) + bytes.readUInt16LE(offset + 5));
      height = Math.max(height, bytes.readUInt16LE(offset + 3) + bytes.readUInt16LE(offset + 7));
      assertSize(width, height);
      const local = bytes[offset + 9]!;
      offset = skipBlocks(bytes, offset + 11 + (local & 0x80 ? 3 << ((local & 7) + 1) : 0));
    } else break;
  }
  if (frames === 0) throw new PhotoRejectedError('damaged');
  assertSize(width, height);
  return { width, height, memoryBytes: BASE_MEMORY_BYTES + width * height * PIXEL_BYTES };
}

function skipBlocks(bytes: Buffer, from: number): number {
  let offset = from;
  while (offset < bytes.length && bytes[offset] !== 0) offset += 1 + bytes[offset]!;
  return offset + 1;
}
