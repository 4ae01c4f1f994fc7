import { createHash } from 'node:crypto';
import { HASHED_REGIONS } from './hash-regions.js';
import { computeHashes, GRAY_EDGE, getHashDistance, HASH_BITS } from './perceptual-hash.js';

/** Draws waves of several lengths, so that every part differs. */
const drawWaves = (draw: (x: number, y: number) => number) =>
  Uint8Array.from({ length: GRAY_EDGE ** 2 }, (_, index) =>
    Math.round(128 + 100 * draw(index % GRAY_EDGE, Math.floor(index / GRAY_EDGE))),
  );
const WAVES = drawWaves((x, y) => Math.sin(x / 7 + y / 31) * Math.cos(y / 11 + (x * y) / 4_000));

test('computeHashes: computes the recorded hashes, since they are compared with those of stored photos', () => {
  const hashes = computeHashes(WAVES);
  expect(hashes[0]).toMatchInlineSnapshot(`"09fff200f800af55fc00a95552aa41aa52aa41aad22b01bfd27f01fff2ff01ff"`);
  expect(createHash('sha256').update(hashes.join()).digest('hex').slice(0, 16)).toMatchInlineSnapshot(
    `"fe769a33ee0d327b"`,
  );
  expect([hashes.length, HASH_BITS, hashes[0]!.length]).toEqual([35, 256, 64]);
});

test('HASHED_REGIONS: has the recorded parts', () => {
  const toPercent = (share: number) => Math.round(share * 1_000) / 10;
  const lines = HASHED_REGIONS.map((region) => Object.values(region).map(toPercent).join(' '));
  expect(lines.join(', ')).toMatchInlineSnapshot(
    `"0 0 100 100, 5 5 90 90, 10 10 80 80, 15 15 70 70, 5 0 95 100, 0 5 100 95, 0 0 95 100, 0 0 100 95, 10 0 90 100, 0 10 100 90, 0 0 90 100, 0 0 100 90, 20 0 80 100, 0 20 100 80, 0 0 80 100, 0 0 100 80, 5 5 95 95, 0 5 95 95, 0 0 95 95, 5 0 95 95, 10 10 90 90, 0 10 90 90, 0 0 90 90, 10 0 90 90, 15 15 85 85, 0 15 85 85, 0 0 85 85, 15 0 85 85, 20 20 80 80, 0 20 80 80, 0 0 80 80, 20 0 80 80, 10 0 80 100, 16.7 0 66.7 100, 0 10 100 80"`,
  );
});

test('computeHashes: returns none for an image with detail in less than a quarter', () => {
  const shown = (rows: number) => drawWaves((x, y) => (y < rows ? Math.sin(x) : 0));
  expect([computeHashes(shown(32)).length, computeHashes(shown(16)).length]).toEqual([35, 0]);
});

test('computeHashes: counts a cell from a standard deviation of 3 gray levels', () => {
  const stripe = (difference: number, rows: number) =>
    drawWaves((x, y) => (y < rows ? ((x % 2 === 0 ? 1 : -1) * difference) / 100 : 0));
  const [shown, others] = [computeHashes(stripe(3, 32)), [stripe(2, 32), stripe(3, 31)].map(computeHashes)];
  expect([shown.length, others]).toEqual([35, [[], []]]);
});

test('getHashDistance: counts the differing bits', () => {
  const zeros = '0'.repeat(64);
  expect(getHashDistance(zeros, zeros)).toBe(0);
  expect(getHashDistance(zeros, `1${'0'.repeat(62)}f`)).toBe(5);
  expect(getHashDistance(zeros, 'f'.repeat(64))).toBe(256);
});
