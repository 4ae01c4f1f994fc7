import { IMAGE_WIDTHS, type ImageSize } from '@placelore/contracts/content/image-sizes.js';
import { MAX_PIXELS, type RawPixels } from '@placelore/photos/formats/pixels.js';
import sharp, { type Sharp } from 'sharp';
import type { Derivative } from './storage-keys.js';

/** Size of the largest form, in pixels. */
export const PHOTO_SIZE = { width: IMAGE_WIDTHS.photo, height: 800 };
/** Quality, 1 to 100: of WebP, and of the JPEG for clients without WebP support. */
const QUALITY: Record<ImageSize, { webp: number; jpeg: number }> = {
  photo: { webp: 80, jpeg: 82 },
  medium: { webp: 78, jpeg: 80 },
  thumbnail: { webp: 75, jpeg: 78 },
};
/** Background of transparent images as JPEG. */
const BACKGROUND = '#ffffff';

export type Derivatives = Record<Derivative, Buffer>;

// Images are processed in parallel, so one thread each; the cache is off so that no photo stays in memory for other
// users.
sharp.concurrency(1);
sharp.cache(false);
// Only images that the product made itself are opened here; uploads are decoded in a separate process.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp'].map((format) => `VipsForeignLoad${format}Buffer`) });

/**
 * Returns the published forms of a photo, WebP and JPEG in sRGB: 1200 × 800 pixels, cropped to its center, and the same
 * image 800 and 400 pixels wide.
 * @param pixels of {@link PHOTO_SIZE}, upright and in sRGB
 */
export async function makeDerivatives(pixels: RawPixels): Promise<Derivatives> {
  const photo = () => toSharp(pixels);
  const medium = await renderOnce(photo().resize(IMAGE_WIDTHS.medium));
  const thumbnail = await renderOnce(photo().resize(IMAGE_WIDTHS.thumbnail));
  const [photoWebp, photoJpeg, mediumWebp, mediumJpeg, thumbnailWebp, thumbnailJpeg] = await Promise.all([
    encodeWebp(photo(), 'photo'),
    encodeJpeg(photo(), 'photo'),
    encodeWebp(medium(), 'medium'),
    encodeJpeg(medium(), 'medium'),
    encodeWebp(thumbnail(), 'thumbnail'),
    encodeJpeg(thumbnail(), 'thumbnail'),
  ]);
  return {
    'photo.webp': photoWebp,
    'photo.jpg': photoJpeg,
    'medium.webp': mediumWebp,
    'medium.jpg': mediumJpeg,
    'thumbnail.webp': thumbnailWebp,
    'thumbnail.jpg': thumbnailJpeg,
  };
}

function toSharp({ data, width, height, channels = 3 }: RawPixels): Sharp {
  return sharp(data, { raw: { width, height, channels } });
}

/** Returns the JPEG of a published WebP that was stored before JPEGs were. */
export const convertToJpeg = (webp: Buffer): Promise<Buffer> =>
  encodeJpeg(sharp(webp, { limitInputPixels: MAX_PIXELS }), 'photo');

/**
 * Returns a smaller size, as WebP, of a cropped photo or cover.
 * @throws Error when the bytes are not a complete image
 */
export const resizePublished = (photo: Buffer, size: Exclude<ImageSize, 'photo'>): Promise<Buffer> =>
  encodeWebp(sharp(photo, { failOn: 'truncated', limitInputPixels: MAX_PIXELS }).resize(IMAGE_WIDTHS[size]), size);

const encodeWebp = (image: Sharp, size: ImageSize): Promise<Buffer> =>
  image.webp({ quality: QUALITY[size].webp }).toBuffer();

const encodeJpeg = (image: Sharp, size: ImageSize): Promise<Buffer> =>
  image.flatten({ background: BACKGROUND }).jpeg({ quality: QUALITY[size].jpeg }).toBuffer();

/** Decodes an image once, for any number of uses. */
async function renderOnce(image: Sharp): Promise<() => Sharp> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels as 3 | 4 } });
}
