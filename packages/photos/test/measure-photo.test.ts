import sharp from 'sharp';
import type { PhotoFormat } from '../src/formats/photo-format.js';
import { measurePhoto } from '../src/measure/measure-photo.js';
import { BASE_MEMORY_BYTES } from '../src/measure/photo-limits.js';

const [WIDTH, HEIGHT] = [61, 47];
const photo = (channels: 3 | 4 = 3) =>
  sharp({ create: { width: WIDTH, height: HEIGHT, channels, background: { r: 9, g: 99, b: 199, alpha: 0.5 } } });

describe('measurePhoto', () => {
  it.each<[string, PhotoFormat, () => Promise<Buffer>]>([
    ['png', 'png', () => photo(4).png().toBuffer()],
    ['jpeg', 'jpeg', () => photo().jpeg().toBuffer()],
    ['progressive jpeg', 'jpeg', () => photo().jpeg({ progressive: true }).toBuffer()],
    ['gif', 'gif', () => photo().gif().toBuffer()],
    ['lossy webp', 'webp', () => photo().webp().toBuffer()],
    ['lossless webp', 'webp', () => photo().webp({ lossless: true }).toBuffer()],
    ['webp with transparency and metadata', 'webp', () => photo(4).webp().withExif({}).toBuffer()],
    ['tiff in strips', 'tiff', () => photo().tiff().toBuffer()],
    ['tiff in tiles', 'tiff', () => photo().tiff({ tile: true, tileWidth: 16, tileHeight: 16 }).toBuffer()],
    ['big tiff', 'tiff', () => photo().tiff({ bigtiff: true }).toBuffer()],
    ['avif', 'avif', () => photo().avif().toBuffer()],
  ])('reads the size and the memory of a %s', async (_, format, build) => {
    const { width, height, memoryBytes } = measurePhoto(await build(), format);
    expect([width, height, Math.round(memoryBytes - BASE_MEMORY_BYTES)]).toMatchSnapshot();
    expect([width, height]).toEqual([WIDTH, HEIGHT]);
  });
});
