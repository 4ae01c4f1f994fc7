import exifr from 'exifr';
import sharp from 'sharp';
import { readCrw } from './crw.js';
import { findHeifExif } from './heif-exif.js';
import { identifyFormat, type PhotoFormat } from './photo-format.js';

export interface PhotoMetadata {
  /** Where the photo was taken, in degrees. */
  position: { latitude: number; longitude: number } | null;
  /** Capture time by the camera's clock, without a time zone: `2019-03-21T11:04:22`. */
  takenAt: string | null;
}

const NO_METADATA: PhotoMetadata = { position: null, takenAt: null };

/**
 * Reads the position and time of a photo. Unreadable, impossible or improbable values count as absent; cameras without
 * a satellite fix write 0/0. Never throws.
 */
export async function readMetadata(
  bytes: Buffer,
  format: PhotoFormat | null = identifyFormat(bytes),
): Promise<PhotoMetadata> {
  try {
    if (format === 'crw') return { position: null, takenAt: formatCameraClock(readCrw(bytes).takenAtSeconds) };
    const source = await findExifSource(bytes, format);
    if (!source) return NO_METADATA;
    const tags: Record<string, unknown> | undefined = await exifr.parse(source, {
      ifd0: { pick: ['ModifyDate'] },
      exif: { pick: ['DateTimeOriginal', 'CreateDate'] },
      gps: { pick: ['GPSLatitudeRef', 'GPSLatitude', 'GPSLongitudeRef', 'GPSLongitude'] },
      ifd1: false,
      interop: false,
      makerNote: false,
      userComment: false,
      xmp: false,
      icc: false,
      iptc: false,
      jfif: false,
      ihdr: false,
      reviveValues: false,
    });
    if (!tags) return NO_METADATA;
    return {
      position: parsePosition(tags.latitude, tags.longitude),
      takenAt: parseTime(tags.DateTimeOriginal) ?? parseTime(tags.CreateDate),
    };
  } catch {
    return NO_METADATA;
  }
}

/** Returns the bytes from which exifr reads EXIF data. It finds the block itself in JPEG, PNG and TIFF. */
async function findExifSource(bytes: Buffer, format: PhotoFormat | null): Promise<Buffer | null> {
  switch (format) {
    case null:
    case 'bmp':
    case 'gif':
      return null;
    case 'heic':
    case 'avif':
      return findHeifExif(bytes);
    case 'webp': {
      const { exif } = await sharp(bytes, { failOn: 'none' }).metadata();
      if (!exif) return null;
      return exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif;
    }
    default:
      return bytes;
  }
}

function parsePosition(latitude: unknown, longitude: unknown): PhotoMetadata['position'] {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  // Negated, so that NaN is rejected as well.
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return null;
  if (latitude === 0 && longitude === 0) return null;
  return { latitude, longitude };
}

/** Parses an EXIF time, `2019:03:21 11:04:22`; some programs use other separators. */
function parseTime(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const match = /^(\d{4})[:-](\d{2})[:-](\d{2})[ T](\d{2}):(\d{2}):(\d{2})/.exec(value);
  if (!match) return null;
  const [, year, month, day, hour, minute, second] = match;
  const iso = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  const time = new Date(`${iso}Z`);
  // An impossible date such as February 31 becomes another day when it is formatted.
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(iso) ? iso : null;
}

function formatCameraClock(seconds: number | null): string | null {
  return seconds ? new Date(seconds * 1000).toISOString().slice(0, 19) : null;
}
