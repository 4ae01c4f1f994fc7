import { decodeHeic } from '../../src/photos/heic.js';
import { ROTATED_HEIC } from './fixtures/heic.js';

const LIMITS = { timeMs: 20_000, memoryBytes: 1024 ** 3, pixelsMax: 100_000_000, edge: 2048 };
const refused = (limits: typeof LIMITS, bytes = ROTATED_HEIC) =>
  decodeHeic(bytes, limits).then(
    () => 'accepted',
    (error) => [error.code, String(error.cause)].join(': '),
  );

test('a picture is halved until its long edge nears the wanted one', async () => {
  expect(await decodeHeic(ROTATED_HEIC, LIMITS)).toMatchObject({ width: 48, height: 64, fullWidth: 48 });
  const small = await decodeHeic(ROTATED_HEIC, { ...LIMITS, edge: 16 });
  expect(small).toMatchObject({ width: 12, height: 16, fullWidth: 48, fullHeight: 64 });
  expect(small.data).toHaveLength(12 * 16 * 3);
});

test('a decoder that takes too long is ended', async () => {
  const start = performance.now();
  expect(await refused({ ...LIMITS, timeMs: 1 })).toMatch(/^IMAGE_UNREADABLE: not decoded within 1 ms/);
  expect(performance.now() - start).toBeLessThan(1_000);
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
