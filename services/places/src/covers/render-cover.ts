import { COVER_SIZE, type CoverSubject } from '@placelore/contracts/content/covers.js';
import { SeededRandom } from '../drawing/seeded-random.js';
import { sharp } from '../drawing/svg-raster.js';
import { drawCover } from './draw-cover.js';

/**
 * WebP quality, 1 to 100, and effort, 0 to 6: smart subsampling of colors would take 90 ms more for no visible gain.
 */
const ENCODING = { quality: 84, effort: 2 } as const;
/** Maximum strength of the grain, in 255ths. */
const GRAIN = 2;
/** A length that is no multiple of any image width, so that the grain makes no stripes. */
const GRAIN_LENGTH = 65_521;

let grain: Int8Array | undefined;

/** Draws a cover, in daylight or at dusk, and converts it to WebP. */
export async function renderCover(subject: CoverSubject, isDusk: boolean): Promise<Buffer> {
  const { data, info } = await sharp(Buffer.from(drawCover(subject, isDusk)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  addGrain(data, info.channels);
  return sharp(data, { raw: { ...COVER_SIZE, channels: info.channels as 3 } })
    .webp(ENCODING)
    .toBuffer();
}

/** Adds a paper grain to flat colors; it is the same on every cover. */
function addGrain(data: Buffer, channels: number): void {
  grain ??= createGrain();
  for (let i = 0, pixel = 0; i < data.length; i += channels, pixel++) {
    const light = grain[pixel % GRAIN_LENGTH]!;
    for (let channel = 0; channel < channels; channel++) {
      data[i + channel] = Math.max(0, Math.min(255, data[i + channel]! + light));
    }
  }
}

function createGrain(): Int8Array {
  const random = new SeededRandom('grain');
  return Int8Array.from({ length: GRAIN_LENGTH }, () =>
    Math.round(random.between(-GRAIN, GRAIN) + random.between(-GRAIN, GRAIN)),
  );
}
