import sharp from 'sharp';

/** What a vendor's models take of a picture. */
export interface PictureLimits {
  /** Pixels of the longer side, beyond which a vendor scales down or charges for more. */
  longSide: number;
  /** Bytes of the JPEG. */
  maxBytes: number;
}

/** Qualities of JPEG, best first. Lettering stays legible down to the last one. */
const QUALITIES = [88, 75, 60, 45];
const MIN_LONG_SIDE = 720;
const STEP = 0.75;

/**
 * Fits a photo into the limits of a vendor: upright, without metadata, a JPEG. One that fits already is returned as it
 * is, because every encoding loses lettering.
 * @throws Error when the bytes are no picture
 */
export async function fitPicture(photo: Buffer, limits: PictureLimits): Promise<Buffer> {
  const { format, width, height, exif, xmp, iptc, orientation = 1 } = await sharp(photo).metadata();
  const isBare = !exif && !xmp && !iptc && orientation === 1;
  const fits = Math.max(width, height) <= limits.longSide && photo.length <= limits.maxBytes;
  if (format === 'jpeg' && isBare && fits) return photo;
  return encode(photo, limits);
}

/** Lowers quality first, then the number of pixels, until the file is small enough. */
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
