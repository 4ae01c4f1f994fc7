import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { PhotoRefused } from './measure/refusals.js';
import { checkSize } from './measure/sizes.js';
import { PIXELS_MAX, type RawPixels } from './pixels.js';

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

// A process decodes one photo at a time, in one thread; and no photo of one person is kept for another.
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
 * @throws PhotoRefused
 */
export async function measureCoded(bytes: Buffer): Promise<{ width: number; height: number }> {
  const { autoOrient } = await open(bytes, 'error')
    .metadata()
    .catch((error) => {
      throw refusal(error);
    });
  checkSize(autoOrient.width, autoOrient.height);
  return autoOrient;
}

/**
 * Decodes a photo into a working picture, turned by the orientation it states.
 * @throws PhotoRefused
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
export function pictureOfPixels(pixels: RawPixels): Promise<Picture> {
  return render(openPixels(pixels));
}

/** Cuts a photo to a size, upright and in sRGB; transparency stays. @throws PhotoRefused */
export async function coverOfCoded(bytes: Buffer, size: { width: number; height: number }): Promise<RawPixels> {
  try {
    return await cover(open(bytes, 'truncated').autoOrient(), size);
  } catch (error) {
    throw refusal(error);
  }
}

/** Cuts pixels in sRGB to a size. */
export function coverOfPixels(pixels: RawPixels, size: { width: number; height: number }): Promise<RawPixels> {
  return cover(openPixels(pixels), size);
}

type FailOn = NonNullable<SharpOptions['failOn']>;

function open(bytes: Buffer, failOn: FailOn): Sharp {
  return sharp(bytes, { failOn, limitInputPixels: PIXELS_MAX });
}

function openPixels({ data, width, height, channels = 3 }: RawPixels): Sharp {
  return sharp(data, { raw: { width, height, channels } });
}

async function cover(photo: Sharp, { width, height }: { width: number; height: number }): Promise<RawPixels> {
  const { data, info } = await photo
    .resize({ width, height, fit: 'cover' })
    .toColourspace('srgb')
    .timeout({ seconds: SECONDS_MAX })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels === 4 ? 4 : 3 };
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

function refusal(error: unknown): PhotoRefused {
  const tooMany = /exceeds pixel limit|exceeds.*security limit/i.test(String(error));
  return new PhotoRefused(tooMany ? 'pixels' : 'damaged', { cause: error });
}
