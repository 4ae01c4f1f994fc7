import { decodeHeic } from '../src/heic.js';
import type { Frame } from '../src/pixels.js';
import { ROTATED_HEIC } from './fixtures/heic.js';

const LIMITS = { timeMs: 20_000, memoryBytes: 1024 ** 3, pixelsMax: 100_000_000 };
const inside = (edge: number): Frame => ({ width: edge, height: edge, fit: 'inside' });
const refused = (limits: typeof LIMITS, bytes = ROTATED_HEIC) =>
  decodeHeic(bytes, inside(2048), limits).then(
    () => 'accepted',
    (error) => [error.code, String(error.cause)].join(': '),
  );

test('a picture is halved, thirded and so on as long as that still fills the frame', async () => {
  const decoded = async (frame: Frame) => {
    const { data, ...sizes } = await decodeHeic(ROTATED_HEIC, frame, LIMITS);
    expect(data).toHaveLength(sizes.width * sizes.height * 3);
    return sizes;
  };
  const full = { fullWidth: 48, fullHeight: 64 };
  expect(await decoded(inside(2048))).toEqual({ width: 48, height: 64, ...full });
  expect(await decoded(inside(16))).toEqual({ width: 12, height: 16, ...full });
  // 24 x 16 have to be covered, so the width decides.
  expect(await decoded({ width: 24, height: 16, fit: 'outside' })).toEqual({ width: 24, height: 32, ...full });
});

test('a decoder that takes too long is ended', async () => {
  const start = performance.now();
  expect(await refused({ ...LIMITS, timeMs: 1 })).toMatch(/^IMAGE_UNREADABLE: not decoded within 1 ms/);
  expect(performance.now() - start).toBeLessThan(10_000);
});

test('a decoder that wants more memory than it may have is refused it', async () => {
  const filling = Buffer.alloc(40_000_000);
  filling.writeUInt32BE(filling.length, 0);
  filling.write('free', 4, 'latin1');
  const large = Buffer.concat([ROTATED_HEIC, filling]);
  expect(await refused(LIMITS, large)).toBe('accepted');
  expect(await refused({ ...LIMITS, memoryBytes: 30_000_000 }, large)).toMatch(/^IMAGE_UNREADABLE/);
});

test('a picture larger than its declaration said is refused before it is decoded', async () => {
  expect(await refused({ ...LIMITS, pixelsMax: 48 * 64 - 1 })).toMatch(/^IMAGE_TOO_MANY_PIXELS/);
});
