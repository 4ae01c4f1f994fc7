import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import type { RawPixels, ResizeBox } from '../formats/pixels.js';

const TIMEOUT_SECONDS = 20;

/**
 * Shrinks pixels to a box, and converts them to sRGB if they have an ICC profile.
 * @param colorProfile null for pixels that are already sRGB
 */
export async function shrinkToSrgb(
  pixels: RawPixels,
  box: ResizeBox,
  colorProfile: Buffer | null = null,
): Promise<RawPixels> {
  const { data, width, height } = pixels;
  const shrunk = sharp(data, { raw: { width, height, channels: 3 } }).resize({ ...box, withoutEnlargement: true });
  if (!colorProfile) return toRawPixels(shrunk);
  // libvips reads a profile only from a file. With a profile that it cannot use, it treats the colors as sRGB instead
  // of rejecting the photo.
  const png = await shrunk.png({ compressionLevel: 1 }).timeout({ seconds: TIMEOUT_SECONDS }).toBuffer();
  return toRawPixels(sharp(embedProfile(png, colorProfile)).toColourspace('srgb'));
}

async function toRawPixels(image: Sharp): Promise<RawPixels> {
  const { data, info } = await image.raw().timeout({ seconds: TIMEOUT_SECONDS }).toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Embeds an ICC profile into a PNG (chunk iCCP, PNG 11.3.2.3), right after its header chunk of 33 bytes. */
function embedProfile(png: Buffer, profile: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(profile)]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}
