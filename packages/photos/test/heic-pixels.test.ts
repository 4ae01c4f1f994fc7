import { decodeHeic, loadLibheif } from '../src/decoder/heic.js';
import type { ResizeBox } from '../src/formats/pixels.js';

/** Replaces the images that the decoder finds in a file. */
async function stubImages(...images: { pixels: number[][]; isPrimary?: boolean; isTransparent?: boolean }[]) {
  const libheif = await loadLibheif();
  const { heif_chroma_interleaved_RGB: rgb } = libheif.heif_chroma;
  const found = images.map(({ pixels, isPrimary = true, isTransparent = false }) => ({
    handle: pixels,
    get_width: () => 4,
    get_height: () => pixels.length,
    is_primary: () => isPrimary,
    has_alpha_channel: () => isTransparent,
  }));
  jest.spyOn(libheif, 'HeifDecoder').mockImplementation(() => ({ decode: () => found }));
  jest.spyOn(libheif, 'heif_js_decode_image2').mockImplementation((handle, _colors, chroma) => {
    const rows = handle as number[][];
    const step = chroma === rgb ? 3 : 4;
    // Rows end with bytes that belong to no pixel.
    const data = Uint8Array.from(rows.flatMap((row) => [...row, 99, 99]));
    return { channels: [{ width: rows[0]!.length / step, height: rows.length, stride: rows[0]!.length + 2, data }] };
  });
}
afterEach(() => jest.restoreAllMocks());

const decode = async (width: number, height: number, fit: ResizeBox['fit'] = 'inside') => {
  const { data, ...size } = await decodeHeic(Buffer.alloc(0), { width, height, fit });
  return { ...size, pixels: [...data] };
};
const [RED, GREEN] = [
  [200, 10, 20],
  [0, 100, 51],
];
const ROWS = [
  [RED, RED, GREEN, GREEN].flat(),
  [GREEN, GREEN, GREEN, GREEN].flat(),
  [RED, RED, RED, RED].flat(),
  [RED, RED, RED, RED].flat(),
];

describe('decodeHeic', () => {
  it('averages squares of pixels', async () => {
    await stubImages({ pixels: ROWS });
    const pixels = [100, 55, 36, ...GREEN, ...RED, ...RED];
    expect(await decode(2, 2)).toEqual({ pixels, width: 2, height: 2, fullWidth: 4, fullHeight: 4 });
  });

  it('does not shrink an image to less than the box, nor enlarge it', async () => {
    await stubImages({ pixels: ROWS });
    expect(await decode(3, 3)).toMatchObject({ pixels: ROWS.flat(), width: 4, height: 4 });
    expect(await decode(9, 9)).toMatchObject({ width: 4, height: 4 });
    expect(await decode(2, 4)).toMatchObject({ width: 2, height: 2 });
    expect(await decode(2, 4, 'outside')).toMatchObject({ width: 4, height: 4 });
  });

  it('blends transparent pixels with white', async () => {
    const transparent = [
      [...RED, 255, ...GREEN, 0],
      [...GREEN, 51, ...RED, 255],
    ];
    await stubImages({ pixels: transparent, isTransparent: true });
    expect((await decode(9, 9)).pixels).toEqual([...RED, 255, 255, 255, 204, 224, 214, ...RED]);
  });

  it('decodes the main image, or the first if none is marked as such', async () => {
    const [first, second] = [[[...RED]], [[...GREEN]]];
    await stubImages({ pixels: first, isPrimary: false }, { pixels: second });
    expect((await decode(9, 9)).pixels).toEqual(GREEN);
    await stubImages({ pixels: first, isPrimary: false }, { pixels: second, isPrimary: false });
    expect((await decode(9, 9)).pixels).toEqual(RED);
    await stubImages();
    await expect(decode(9, 9)).rejects.toMatchObject({ reason: 'damaged' });
  });
});
