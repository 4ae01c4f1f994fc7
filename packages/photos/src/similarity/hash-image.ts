import sharp from 'sharp';
import { computeHashes, GRAY_EDGE } from './perceptual-hash.js';

/**
 * Returns the perceptual hashes of a JPEG that this product created (see {@link computeHashes}). The image is distorted
 * to a square, which is safe because most copies have the same proportions, and crops are compared by parts.
 */
export async function hashImage(jpeg: Buffer): Promise<string[]> {
  const gray = await sharp(jpeg).resize(GRAY_EDGE, GRAY_EDGE, { fit: 'fill' }).greyscale().raw().toBuffer();
  return computeHashes(gray);
}
