import sharp from 'sharp';

/** Limits of a vendor's models for pictures. */
export interface PictureLimits {
  /** Longer side in pixels, above which the vendor scales the picture down or charges more. */
  longSide: number;
  /** Maximum bytes of the JPEG. */
  maxBytes: number;
}

/** JPEG qualities, best first. Lettering is still legible at the last one. */
const QUALITIES = [88, 75, 60, 45];
const MIN_LONG_SIDE = 720;
const STEP = 0.75;

/**
 * Makes a photo fit a vendor's limits: an upright JPEG without metadata. A photo that fits already is returned
 * unchanged, because every encoding blurs lettering.
 * @throws Error when the bytes are not a picture
 */
export async function fitPicture(photo: Buffer, limits: PictureLimits): Promise<Buffer> {
  const { format, width, height, exif, xmp, iptc, orientation = 1 } = await sharp(photo).metadata();
  const isBare = !exif && !xmp && !iptc && orientation === 1;
  const fits = Math.max(width, height) <= limits.longSide && photo.length <= limits.maxBytes;
  if (format === 'jpeg' && isBare && fits) return photo;
  return encode(photo, limits);
}

/** Lowers first the quality, then the number of pixels, until the file is small enough. */
async function encode(photo: Buffer, { longSide, maxBytes }: PictureLimits): Promise<Buffer> {
  let encoded: Buffer;
  let side = longSide;
  do {
    for (const quality of QUALITIES) {
      encoded = await sharp(photo)
        .autoOrient()
        .resize(side, side, { fit: 'inside', withoutEnlargement: true })
        .jpeg({ quality })
        .toBuffer();
      if (encoded.length <= maxBytes) return encoded;
    }
    side = Math.floor(side * STEP);
  } while (side >= MIN_LONG_SIDE);
  return encoded!;
}
