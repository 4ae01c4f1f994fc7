import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { MAX_PIXELS, type RawPixels } from '../formats/pixels.js';
import { assertSize, PhotoRejectedError } from '../measure/photo-limits.js';

/** Maximum edge length of a working image, in pixels. */
export const MAX_IMAGE_EDGE = 2048;
const JPEG_QUALITY = 88;
const TIMEOUT_SECONDS = 20;

/** An upright sRGB JPEG without metadata or transparency. */
export interface WorkingImage {
  bytes: Buffer;
  mediaType: 'image/jpeg';
  width: number;
  height: number;
}

// One photo at a time and one thread per process. Without the cache, no user's photo stays in memory while another
// user's is decoded.
sharp.concurrency(1);
sharp.cache(false);
// Blocks all other loaders (SVG, PDF, and any that a library update may add), so that only photos can be opened.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Tiff', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
});

/** Warnings of the JPEG decoder about missing parts of the image. Its other warnings are harmless. */
const PIXEL_LOSS_WARNING = /premature end|bad huffman|instead of RST|bad seek|truncat/i;

/**
 * Returns the upright size, in pixels, of a photo that sharp can decode. Reads only its header.
 * @throws PhotoRejectedError
 */
export async function measureEncoded(bytes: Buffer): Promise<{ width: number; height: number }> {
  const { autoOrient } = await openImage(bytes, 'error')
    .metadata()
    .catch((error) => {
      throw toRejection(error);
    });
  assertSize(autoOrient.width, autoOrient.height);
  return autoOrient;
}

/**
 * Decodes a photo into a working image, rotated by its stated orientation.
 * @throws PhotoRejectedError
 */
export async function renderEncoded(bytes: Buffer): Promise<WorkingImage> {
  try {
    return await render(openImage(bytes, 'warning').autoOrient());
  } catch (error) {
    if (PIXEL_LOSS_WARNING.test(String(error))) throw toRejection(error);
  }
  try {
    return await render(openImage(bytes, 'error').autoOrient());
  } catch (error) {
    throw toRejection(error);
  }
}

/** Creates a working image from sRGB pixels. */
export function renderPixels(pixels: RawPixels): Promise<WorkingImage> {
  return render(openPixels(pixels));
}

/** Crops a photo to a size, upright and in sRGB; preserves transparency. @throws PhotoRejectedError */
export async function coverEncoded(bytes: Buffer, size: { width: number; height: number }): Promise<RawPixels> {
  try {
    return await cover(openImage(bytes, 'truncated').autoOrient(), size);
  } catch (error) {
    throw toRejection(error);
  }
}

/** Crops sRGB pixels to a size. */
export function coverPixels(pixels: RawPixels, size: { width: number; height: number }): Promise<RawPixels> {
  return cover(openPixels(pixels), size);
}

type FailOn = NonNullable<SharpOptions['failOn']>;

function openImage(bytes: Buffer, failOn: FailOn): Sharp {
  return sharp(bytes, { failOn, limitInputPixels: MAX_PIXELS });
}

function openPixels({ data, width, height, channels = 3 }: RawPixels): Sharp {
  return sharp(data, { raw: { width, height, channels } });
}

async function cover(photo: Sharp, { width, height }: { width: number; height: number }): Promise<RawPixels> {
  const { data, info } = await photo
    .resize({ width, height, fit: 'cover' })
    .toColourspace('srgb')
    .timeout({ seconds: TIMEOUT_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels === 4 ? 4 : 3 };
}

function fitInside(photo: Sharp): Sharp {
  return photo.resize(MAX_IMAGE_EDGE, MAX_IMAGE_EDGE, { fit: 'inside', withoutEnlargement: true });
}

async function render(photo: Sharp): Promise<WorkingImage> {
  const { data, info } = await fitInside(photo)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: JPEG_QUALITY })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, mediaType: 'image/jpeg', width: info.width, height: info.height };
}

function toRejection(error: unknown): PhotoRejectedError {
  const hasTooManyPixels = /exceeds pixel limit|exceeds.*security limit/i.test(String(error));
  return new PhotoRejectedError(hasTooManyPixels ? 'pixels' : 'damaged', { cause: error });
}
