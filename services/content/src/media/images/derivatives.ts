import { IMAGE_WIDTHS, type ImageSize, LARGE_WIDTH } from '@placelore/contracts/content/image-sizes.js';
import { MAX_PIXELS, type RawPixels } from '@placelore/photos/formats/pixels.js';
import sharp, { type Sharp } from 'sharp';
import type { Derivative } from './storage-keys.js';

/** Sizes in pixels to which a photo is cropped: to `large` if the photo itself is that large, otherwise to `photo`. */
export const PHOTO_SIZES = {
  large: { width: LARGE_WIDTH, height: 1067 },
  photo: { width: IMAGE_WIDTHS.photo, height: 800 },
} as const;
/** Quality, 1 to 100, of the WebP, and of the JPEG for clients without WebP support. */
const QUALITY: Record<ImageSize | 'large', { webp: number; jpeg: number }> = {
  large: { webp: 78, jpeg: 80 },
  photo: { webp: 80, jpeg: 82 },
  // Saves a quarter: most pages show this size first on phones, whose small pixels hide what it leaves out.
  medium: { webp: 60, jpeg: 80 },
  thumbnail: { webp: 75, jpeg: 78 },
};
/**
 * Size in bytes above which a medium WebP is encoded again at lower quality. Dense foliage, which causes it, hides what
 * that leaves out. A new connection transfers about this much in three round trips.
 */
const MAX_MEDIUM_BYTES = 43_800;
const DENSE_QUALITIES = [45, 30, 20];
/**
 * Width of a blurred preview in pixels, its maximum size in bytes, and the WebP qualities that are tried, best first.
 */
const BLUR_WIDTH = 16;
const MAX_BLUR_BYTES = 112;
const BLUR_QUALITIES = [40, 20, 5, 0];
/** Background for transparent images in a JPEG. */
const BACKGROUND = '#ffffff';

/**
 * Published sizes of a photo by file name. `large` exists only for photos that are large enough, and its JPEG is made
 * on demand.
 */
export type Derivatives = Record<Exclude<Derivative, `large.${string}`>, Buffer> & { 'large.webp'?: Buffer };

// Several images are processed in parallel, so each uses one thread. No cache, so that no photo stays in memory.
sharp.concurrency(1);
sharp.cache(false);
// Only images that the product made itself are opened here; uploads are decoded in the sandboxed process.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp'].map((format) => `VipsForeignLoad${format}Buffer`) });

/**
 * Returns the published sizes of a photo, as WebP and JPEG in sRGB: 1200 × 800 pixels, cropped to the center, and the
 * same image 800 and 400 pixels wide; as WebP also 1600 pixels wide, if the photo is that large.
 * @param pixels of one of {@link PHOTO_SIZES}, upright and in sRGB
 */
export async function makeDerivatives(pixels: RawPixels): Promise<Derivatives> {
  const isLarge = pixels.width === PHOTO_SIZES.large.width;
  const photo = isLarge
    ? await renderOnce(toSharp(pixels).resize({ ...PHOTO_SIZES.photo, fit: 'fill' }))
    : () => toSharp(pixels);
  const medium = await renderOnce(photo().resize(IMAGE_WIDTHS.medium));
  const thumbnail = await renderOnce(photo().resize(IMAGE_WIDTHS.thumbnail));
  const [largeWebp, photoWebp, photoJpeg, mediumWebp, mediumJpeg, thumbnailWebp, thumbnailJpeg] = await Promise.all([
    isLarge ? encodeWebp(toSharp(pixels), 'large') : undefined,
    encodeWebp(photo(), 'photo'),
    encodeJpeg(photo(), 'photo'),
    encodeWebp(medium(), 'medium'),
    encodeJpeg(medium(), 'medium'),
    encodeWebp(thumbnail(), 'thumbnail'),
    encodeJpeg(thumbnail(), 'thumbnail'),
  ]);
  return {
    ...(largeWebp && { 'large.webp': largeWebp }),
    'photo.webp': photoWebp,
    'photo.jpg': photoJpeg,
    'medium.webp': mediumWebp,
    'medium.jpg': mediumJpeg,
    'thumbnail.webp': thumbnailWebp,
    'thumbnail.jpg': thumbnailJpeg,
  };
}

/**
 * Returns a WebP of 16 × 11 pixels in base64, which pages show until a photo has loaded. Returns an empty string for a
 * photo with transparent parts, because the preview would remain visible behind them.
 */
export async function createBlur(thumbnail: Buffer): Promise<string> {
  const small = sharp(thumbnail, { limitInputPixels: MAX_PIXELS });
  if ((await small.metadata()).hasAlpha) return '';
  for (const quality of BLUR_QUALITIES) {
    const webp = await small.clone().resize(BLUR_WIDTH).webp({ quality, effort: 6 }).toBuffer();
    if (webp.length <= MAX_BLUR_BYTES) return webp.toString('base64');
  }
  return '';
}

function toSharp({ data, width, height, channels = 3 }: RawPixels): Sharp {
  return sharp(data, { raw: { width, height, channels } });
}

/** Returns the JPEG for a published WebP that was stored before JPEGs were made. */
export const convertToJpeg = (webp: Buffer): Promise<Buffer> =>
  encodeJpeg(sharp(webp, { limitInputPixels: MAX_PIXELS }), 'photo');

/**
 * Returns a smaller size of a cropped photo or cover, as WebP.
 * @throws Error when the bytes are not a complete image
 */
export const resizePublished = (photo: Buffer, size: Exclude<ImageSize, 'photo'>): Promise<Buffer> =>
  encodeWebp(sharp(photo, { failOn: 'truncated', limitInputPixels: MAX_PIXELS }).resize(IMAGE_WIDTHS[size]), size);

async function encodeWebp(image: Sharp, size: ImageSize | 'large'): Promise<Buffer> {
  let webp = await image.clone().webp({ quality: QUALITY[size].webp }).toBuffer();
  for (const quality of size === 'medium' ? DENSE_QUALITIES : []) {
    if (webp.length <= MAX_MEDIUM_BYTES) break;
    webp = await image.clone().webp({ quality }).toBuffer();
  }
  return webp;
}

const encodeJpeg = (image: Sharp, size: ImageSize): Promise<Buffer> =>
  image.flatten({ background: BACKGROUND }).jpeg({ quality: QUALITY[size].jpeg }).toBuffer();

/** Decodes an image once, for several uses. */
async function renderOnce(image: Sharp): Promise<() => Sharp> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels as 3 | 4 } });
}
