import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import type * as Ocr from '../../services/analysis/src/images/ocr.js';

/** Longer edge in pixels of the image that is read and resized. */
const WORKING_EDGE = 2048;
/** Widths in pixels of the published images, each as WebP and JPEG, with their qualities. */
const SIZES = [
  { width: 1200, height: 800, webp: 80, jpeg: 82 },
  { width: 800, height: 533, webp: 60, jpeg: 80 },
  { width: 400, height: 267, webp: 75, jpeg: 78 },
];

/** Work on photos that runs in this process. */
export interface PhotoBaseline {
  process(photo: Buffer): Promise<void>;
  close(): Promise<void>;
}

/**
 * Returns a function that decodes a photo, reads its text and makes its images in this process: the cost of a photo
 * without the upload, sandbox, queue, place and texts. Reading uses the product's engine, which stays in memory.
 */
export async function createPhotoBaseline(root: string): Promise<PhotoBaseline> {
  const built = pathToFileURL(join(root, 'services/analysis/dist/images/ocr.js')).href;
  const { PhotoOcr } = (await import(built)) as typeof Ocr;
  const ocr = new PhotoOcr();
  return {
    process: async (photo) => {
      const working = await sharp(photo)
        .autoOrient()
        .resize(WORKING_EDGE, WORKING_EDGE, { fit: 'inside', withoutEnlargement: true })
        .jpeg({ quality: 88 })
        .toBuffer();
      await ocr.read(working);
      await renderSizes(sharp(working));
    },
    close: () => ocr.close(),
  };
}

async function renderSizes(photo: Sharp): Promise<void> {
  await Promise.all(
    SIZES.flatMap(({ width, height, webp, jpeg }) => {
      const resized = photo.clone().resize({ width, height, fit: 'cover' });
      return [resized.clone().webp({ quality: webp }).toBuffer(), resized.clone().jpeg({ quality: jpeg }).toBuffer()];
    }),
  );
}
