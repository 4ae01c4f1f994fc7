import { decodeHeic } from '../src/heic.js';
import type { ResizeBox } from '../src/pixels.js';
import { ROTATED_HEIC } from './fixtures/heic.js';

const insideBox = (edge: number): ResizeBox => ({ width: edge, height: edge, fit: 'inside' });

test('a picture is halved, thirded and so on as long as that still fills the frame', async () => {
  const decodeSizes = async (box: ResizeBox) => {
    const { data, ...sizes } = await decodeHeic(ROTATED_HEIC, box);
    expect(data).toHaveLength(sizes.width * sizes.height * 3);
    return sizes;
  };
  const full = { fullWidth: 48, fullHeight: 64 };
  expect(await decodeSizes(insideBox(2048))).toEqual({ width: 48, height: 64, ...full });
  expect(await decodeSizes(insideBox(16))).toEqual({ width: 12, height: 16, ...full });
  // 24 x 16 have to be covered, so the width decides.
  expect(await decodeSizes({ width: 24, height: 16, fit: 'outside' })).toEqual({ width: 24, height: 32, ...full });
});
