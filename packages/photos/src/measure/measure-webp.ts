import {
  assertSize,
  BASE_MEMORY_BYTES,
  MAX_FRAMES,
  MAX_PROFILE_BYTES,
  type PhotoMeasurements,
  PhotoRejectedError,
} from './photo-limits.js';

const MAX_CHUNKS = 20_000;
/** Bytes per pixel: red, green, blue, alpha. */
const PIXEL_BYTES = 4;

/** Measures a WebP by its chunks (RFC 9649). @throws PhotoRejectedError */
export function measureWebp(bytes: Buffer): PhotoMeasurements {
  const measured: PhotoMeasurements = { width: 0, height: 0, memoryBytes: BASE_MEMORY_BYTES };
  let frames = 0;
  let profileBytes = 0;
  let offset = 12;
  for (let chunks = 0; offset + 8 <= bytes.length; chunks++) {
    if (chunks > MAX_CHUNKS) throw new PhotoRejectedError('frames');
    const type = bytes.toString('latin1', offset, offset + 4);
    const length = bytes.readUInt32LE(offset + 4);
    const data = bytes.subarray(offset + 8, offset + 8 + length);
    if (type === 'ANMF') {
      frames += 1;
      if (data.length >= 16)
        growMeasurement(measured, data.readUIntLE(6, 3) + 1, data.readUIntLE(9, 3) + 1, 2 * PIXEL_BYTES);
    }
    if (type === 'ICCP') profileBytes += data.length;
    if (type === 'VP8X' && data.length >= 10) {
      // Animations are composed on the canvas.
      growMeasurement(
        measured,
        data.readUIntLE(4, 3) + 1,
        data.readUIntLE(7, 3) + 1,
        data[0]! & 2 ? 2 * PIXEL_BYTES : 1,
      );
    }
    if (type === 'VP8 ' && data.length >= 10) {
      growMeasurement(measured, data.readUInt16LE(6) & 0x3fff, data.readUInt16LE(8) & 0x3fff, 1);
    }
    if (type === 'VP8L' && data.length >= 5) {
      const size = data.readUInt32LE(1);
      growMeasurement(measured, (size & 0x3fff) + 1, ((size >> 14) & 0x3fff) + 1, PIXEL_BYTES);
    }
    if (profileBytes > MAX_PROFILE_BYTES) throw new PhotoRejectedError('embedded');
    if (frames > MAX_FRAMES) throw new PhotoRejectedError('frames');
    offset += 8 + length + (length % 2);
  }
  return measured;
}

function growMeasurement(measured: PhotoMeasurements, width: number, height: number, bytesPerPixel: number): void {
  assertSize(width, height);
  measured.width = Math.max(measured.width, width);
  measured.height = Math.max(measured.height, height);
  measured.memoryBytes = Math.max(measured.memoryBytes, BASE_MEMORY_BYTES + width * height * bytesPerPixel);
}
