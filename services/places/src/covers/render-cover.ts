import { type CoverSubject, type CoverVariant, getCoverSize } from '@placelore/contracts/content/covers.js';
import { SeededRandom } from '../drawing/seeded-random.js';
import { sharp } from '../drawing/svg-raster.js';
import { drawCover } from './draw-cover.js';

/**
 * WebP quality, from 1 to 100, and effort, from 0 to 6. Smart subsampling of colors would take 90 ms more without a
 * visible difference.
 */
const ENCODING = { quality: 80, effort: 2 } as const;
/** Maximum strength of the grain, from 0 to 255. */
const GRAIN = 2;
/** Length of the repeated grain. It is not a multiple of any image width, so that the grain makes no stripes. */
const GRAIN_LENGTH = 65_521;

let grain: Int8Array | undefined;

/** Draws a cover as WebP. A small cover takes a fraction of the time of a large one. */
export async function renderCover(subject: CoverSubject, { light, size }: CoverVariant): Promise<Buffer> {
  const dimensions = getCoverSize(size);
  const { data, info } = await sharp(Buffer.from(drawCover(subject, light === 'dusk')))
    .resize({ ...dimensions, fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  addGrain(data, info.channels);
  return sharp(data, { raw: { ...dimensions, channels: info.channels as 3 } })
    .webp(ENCODING)
    .toBuffer();
}

/** Adds a paper grain to the flat colors; it is the same on every cover. */
function addGrain({ buffer, byteOffset, length }: Buffer, channels: number): void {
  grain ??= createGrain();
  // Values assigned to this view are clamped to 0 to 255, several times as fast as by comparisons.
  const values = new Uint8ClampedArray(buffer, byteOffset, length);
  for (let start = 0; start < length; start += GRAIN_LENGTH * channels) {
    const end = Math.min(length, start + GRAIN_LENGTH * channels);
    for (let i = start, pixel = 0; i < end; pixel++) {
      const light = grain[pixel]!;
      for (const last = i + channels; i < last; i++) values[i] = values[i]! + light;
    }
  }
}

function createGrain(): Int8Array {
  const random = new SeededRandom('grain');
  return Int8Array.from({ length: GRAIN_LENGTH }, () =>
    Math.round(random.between(-GRAIN, GRAIN) + random.between(-GRAIN, GRAIN)),
  );
}
