import { ApiError } from '@placelore/contracts/errors.js';
import { PIXELS_MAX, type RawPixels, refuseTooLarge } from '@placelore/photos/pixels.js';
import sharp, { type Sharp, type SharpOptions } from 'sharp';

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

/** Makes a working picture of pixels in sRGB. */
export function pictureOfPixels({ data, width, height }: RawPixels): Promise<Picture> {
  return render(sharp(data, { raw: { width, height, channels: 3 } }));
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

function refusal(error: unknown): ApiError {
  const tooMany = /exceeds pixel limit|exceeds.*security limit/i.test(String(error));
  return new ApiError(tooMany ? 'IMAGE_TOO_MANY_PIXELS' : 'IMAGE_UNREADABLE', { cause: error });
}
