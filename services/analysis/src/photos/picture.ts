import { crc32, deflateSync } from 'node:zlib';
import { ApiError } from '@placelore/contracts/errors.js';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import type { RawPixels } from './bmp.js';

/** Most pixels of a photo that is decoded: 100 megapixels. */
export const PIXELS_MAX = 100_000_000;
/** Longest edge, in pixels: what JPEG can state. Lines of many megapixels take gigabytes to scale. */
const EDGE_MAX = 65_535;
/** Long edge of a working picture, in pixels. */
export const PICTURE_EDGE = 2048;
const QUALITY = 88;
const SECONDS_MAX = 20;

/** An upright sRGB JPEG without metadata or transparency. */
export interface Picture {
  bytes: Buffer;
  mediaType: 'image/jpeg';
  width: number;
  height: number;
}

// Photos are decoded side by side, so one thread each; and no photo of one person is kept for another.
sharp.concurrency(1);
sharp.cache(false);
// Whatever is not a photo (SVG, PDF, and what a library update may add) cannot be opened, not even by mistake.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Tiff', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
});

/** Warnings of the JPEG decoder after which parts of the picture are missing; its other ones are harmless. */
const LOST_PIXELS = /premature end|bad huffman|instead of RST|bad seek|truncat/i;

/**
 * To be called with the declared size of a photo before anything is decoded.
 * @throws ApiError IMAGE_TOO_MANY_PIXELS
 */
export function refuseTooLarge(width: number, height: number): void {
  if (width * height > PIXELS_MAX || width > EDGE_MAX || height > EDGE_MAX) throw new ApiError('IMAGE_TOO_MANY_PIXELS');
}

/**
 * Size of a photo that sharp can decode, as it stands upright, in pixels. Reads its header only.
 * @throws ApiError IMAGE_TOO_MANY_PIXELS, IMAGE_UNREADABLE
 */
export async function measure(bytes: Buffer): Promise<{ width: number; height: number }> {
  const { autoOrient } = await open(bytes, 'error')
    .metadata()
    .catch((error) => {
      throw refusal(error);
    });
  refuseTooLarge(autoOrient.width, autoOrient.height);
  return autoOrient;
}

/**
 * Decodes a photo into a working picture, turned by the orientation it states.
 * @throws ApiError IMAGE_TOO_MANY_PIXELS, IMAGE_UNREADABLE
 */
export async function pictureOfCoded(bytes: Buffer): Promise<Picture> {
  try {
    return await render(open(bytes, 'warning').autoOrient());
  } catch (error) {
    if (LOST_PIXELS.test(String(error))) throw refusal(error);
  }
  try {
    return await render(open(bytes, 'error').autoOrient());
  } catch (error) {
    throw refusal(error);
  }
}

/** Makes a working picture of pixels, which are in the colours of `colourProfile` (ICC) if there is one, else sRGB. */
export async function pictureOfPixels(pixels: RawPixels, colourProfile: Buffer | null = null): Promise<Picture> {
  const { data, width, height } = pixels;
  const plain = sharp(data, { raw: { width, height, channels: 3 } });
  if (!colourProfile) return render(plain);
  const small = await inside(plain).png({ compressionLevel: 1 }).toBuffer();
  // A profile the library cannot use must not cost the photo: it is then taken for sRGB.
  return render(sharp(withProfile(small, colourProfile))).catch(() => render(sharp(small)));
}

type FailOn = NonNullable<SharpOptions['failOn']>;

function open(bytes: Buffer, failOn: FailOn): Sharp {
  return sharp(bytes, { failOn, limitInputPixels: PIXELS_MAX });
}

function inside(photo: Sharp): Sharp {
  return photo.resize(PICTURE_EDGE, PICTURE_EDGE, { fit: 'inside', withoutEnlargement: true });
}

async function render(photo: Sharp): Promise<Picture> {
  const { data, info } = await inside(photo)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY })
    .timeout({ seconds: SECONDS_MAX })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, mediaType: 'image/jpeg', width: info.width, height: info.height };
}

/** Puts an ICC profile into a PNG (chunk iCCP, PNG 11.3.2.3), right after its header chunk of 33 bytes. */
function withProfile(png: Buffer, profile: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(profile)]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}

function refusal(error: unknown): ApiError {
  const tooMany = /exceeds pixel limit|exceeds.*security limit/i.test(String(error));
  return new ApiError(tooMany ? 'IMAGE_TOO_MANY_PIXELS' : 'IMAGE_UNREADABLE', { cause: error });
}
