import { ApiError } from '@placelore/contracts/errors.js';
import sharp from 'sharp';

/** Pixels. */
const PHOTO = { width: 1200, height: 800 };
const THUMBNAIL_WIDTH = 400;
/** WebP quality, 1 to 100. */
const PHOTO_QUALITY = 80;
const THUMBNAIL_QUALITY = 75;

export interface Derivatives {
  photo: Buffer;
  thumbnail: Buffer;
}

/**
 * The published forms of a photo, both WebP in sRGB: 1200 × 800 pixels, cropped to its middle, and the same picture
 * 400 pixels wide. Nothing but pixels is taken over: sharp leaves out EXIF, XMP and colour profile unless told to keep
 * them, and converts the colours of a profile to sRGB.
 * @throws ApiError IMAGE_UNREADABLE when the bytes are no whole picture.
 */
export async function makeDerivatives(picture: Buffer): Promise<Derivatives> {
  try {
    const { data, info } = await sharp(picture, { failOn: 'truncated' })
      .autoOrient()
      .resize({ ...PHOTO, fit: 'cover' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const cropped = () =>
      sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels as 3 | 4 } });
    const [photo, thumbnail] = await Promise.all([
      cropped().webp({ quality: PHOTO_QUALITY }).toBuffer(),
      cropped().resize(THUMBNAIL_WIDTH).webp({ quality: THUMBNAIL_QUALITY }).toBuffer(),
    ]);
    return { photo, thumbnail };
  } catch (thrown) {
    throw new ApiError('IMAGE_UNREADABLE', { cause: thrown });
  }
}
