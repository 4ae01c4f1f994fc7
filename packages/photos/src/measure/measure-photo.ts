import { type BmpHeader, readBmpHeader } from '../formats/bmp.js';
import type { PhotoFormat } from '../formats/photo-format.js';
import { measureGif } from './measure-gif.js';
import { measureHeif } from './measure-heif.js';
import { measureJpeg } from './measure-jpeg.js';
import { measurePng } from './measure-png.js';
import { measureTiff } from './measure-tiff.js';
import { measureWebp } from './measure-webp.js';
import { assertSize, BASE_MEMORY_BYTES, type PhotoMeasurements, PhotoRejectedError } from './photo-limits.js';

/** Bytes per pixel: three colors, and a color index of run-length encoded pixels. */
const BMP_PIXEL_BYTES = 4;

/**
 * Measures a file before any decoder reads it: its size, and the memory that decoding takes. Raw files count as small
 * here, because their previews are measured as JPEG later.
 * @throws PhotoRejectedError for a decompression bomb or a file that cannot be a photo
 */
export function measurePhoto(bytes: Buffer, format: PhotoFormat): PhotoMeasurements {
  const measured = measureFormat(bytes, format);
  assertSize(measured.width, measured.height);
  return measured;
}

function measureFormat(bytes: Buffer, format: PhotoFormat): PhotoMeasurements {
  switch (format) {
    case 'jpeg':
      return measureJpeg(bytes);
    case 'png':
      return measurePng(bytes);
    case 'gif':
      return measureGif(bytes);
    case 'webp':
      return measureWebp(bytes);
    case 'tiff':
      return measureTiff(bytes);
    case 'heic':
    case 'avif':
      return measureHeif(bytes, format);
    case 'bmp': {
      const { width, height } = readBmpHeaderOrReject(bytes);
      return { width, height, memoryBytes: BASE_MEMORY_BYTES + width * height * BMP_PIXEL_BYTES };
    }
    default:
      return { width: 0, height: 0, memoryBytes: BASE_MEMORY_BYTES };
  }
}

function readBmpHeaderOrReject(bytes: Buffer): BmpHeader {
  try {
    return readBmpHeader(bytes);
  } catch (cause) {
    throw new PhotoRejectedError('damaged', { cause });
  }
}
