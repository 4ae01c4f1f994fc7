import { randomBytes } from 'node:crypto';
import type { Position } from '@placelore/contracts/places/geography.js';
import sharp, { type Sharp } from 'sharp';

/** Creates a small unique JPEG, with a position when one is given. */
export async function createPhoto(position?: Position, edge = 24): Promise<Buffer> {
  const jpeg = sharp(randomBytes(edge * edge * 3), { raw: { width: edge, height: edge, channels: 3 } }).jpeg();
  return position ? writePosition(jpeg, position) : jpeg.toBuffer();
}

/** Encodes an image with a position in its metadata. */
export function writePosition(image: Sharp, position: Position): Promise<Buffer> {
  return image.withExif({ IFD3: formatGpsTags(position) }).toBuffer();
}

/** Returns the tags of a position in a photo's metadata. */
export const formatGpsTags = ({ latitude, longitude }: Position) => ({
  GPSLatitudeRef: latitude < 0 ? 'S' : 'N',
  GPSLatitude: formatDegrees(latitude),
  GPSLongitudeRef: longitude < 0 ? 'W' : 'E',
  GPSLongitude: formatDegrees(longitude),
});

/** Formats an angle as EXIF stores it: degrees, minutes and seconds, as fractions. */
const formatDegrees = (value: number) => `${Math.round(Math.abs(value) * 1e6)}/1000000 0/1 0/1`;
