import { ApiError } from '@placelore/contracts/errors.js';
import { type Frame, PIXELS_MAX, type RawPixels } from '@placelore/photos/pixels.js';
import sharp, { type Sharp } from 'sharp';
import type { Derivative } from './media-keys.js';

/** Pixels. */
const PHOTO = { width: 1200, height: 800 };
/** How large a picture has to be that the photo is cut out of. */
export const PHOTO_FRAME: Frame = { ...PHOTO, fit: 'outside' };
const THUMBNAIL_WIDTH = 400;
/** Quality, 1 to 100: of WebP, and of the JPEG for those who cannot show that. */
const PHOTO_QUALITY = { webp: 80, jpeg: 82 };
const THUMBNAIL_QUALITY = { webp: 75, jpeg: 78 };
/** What shows through a transparent picture as JPEG. */
const BACKGROUND = '#ffffff';
const SECONDS_MAX = 20;

export type Derivatives = Record<Derivative, Buffer>;

// Pictures are made side by side, so one thread each; and no photo of one person is kept for another.
sharp.concurrency(1);
sharp.cache(false);
// Whatever is not a photo (SVG, PDF, and what a library update may add) cannot be opened, not even by mistake.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((format) => `VipsForeignLoad${format}Buffer`) });

/**
 * The published forms of a photo, WebP and JPEG in sRGB: 1200 × 800 pixels, cropped to its middle, and the same picture
 * 400 pixels wide. Nothing but pixels is taken over: sharp leaves out EXIF, XMP and colour profile unless told to keep
 * them, and converts the colours of a profile to sRGB. What is decoded and scaled, the costly part, is so only once.
 * @param picture a file that sharp opens, or pixels that were decoded already, upright and in sRGB
 * @throws ApiError IMAGE_UNREADABLE when the bytes are no whole picture.
 */
export async function makeDerivatives(picture: Buffer | RawPixels): Promise<Derivatives> {
  try {
    const photo = await pixelsOf(
      open(picture)
        .autoOrient()
        .resize({ ...PHOTO, fit: 'cover' })
        .toColourspace('srgb')
        .timeout({ seconds: SECONDS_MAX }),
    );
    const thumbnail = await pixelsOf(photo().resize(THUMBNAIL_WIDTH));
    const [photoWebp, photoJpeg, thumbnailWebp, thumbnailJpeg] = await Promise.all([
      photo().webp({ quality: PHOTO_QUALITY.webp }).toBuffer(),
      asJpeg(photo(), PHOTO_QUALITY.jpeg),
      thumbnail().webp({ quality: THUMBNAIL_QUALITY.webp }).toBuffer(),
      asJpeg(thumbnail(), THUMBNAIL_QUALITY.jpeg),
    ]);
    return {
      'photo.webp': photoWebp,
      'photo.jpg': photoJpeg,
      'thumbnail.webp': thumbnailWebp,
      'thumbnail.jpg': thumbnailJpeg,
    };
  } catch (thrown) {
    throw new ApiError('IMAGE_UNREADABLE', { cause: thrown });
  }
}

function open(picture: Buffer | RawPixels): Sharp {
  if (Buffer.isBuffer(picture)) return sharp(picture, { failOn: 'truncated', limitInputPixels: PIXELS_MAX });
  return sharp(picture.data, { raw: { width: picture.width, height: picture.height, channels: 3 } });
}

/** The JPEG of a published WebP that was stored before there were JPEGs. */
export const jpegOfPublished = (webp: Buffer): Promise<Buffer> =>
  asJpeg(sharp(webp, { limitInputPixels: PIXELS_MAX }), PHOTO_QUALITY.jpeg);

const asJpeg = (picture: Sharp, quality: number): Promise<Buffer> =>
  picture.flatten({ background: BACKGROUND }).jpeg({ quality }).toBuffer();

/** Renders a picture once, for any number of uses. */
async function pixelsOf(picture: Sharp): Promise<() => Sharp> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels as 3 | 4 } });
}
