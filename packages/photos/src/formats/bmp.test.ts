import { expect, test } from '@jest/globals';
import { buildBmp, redBlueRows } from '../../test/fixtures/bmp.js';
import { decodeBmp } from './bmp.js';

/** Rows of 3 pixels in 24 bits have 9 bytes and 3 of padding. */
const BMP = buildBmp({ width: 3, height: 4, bits: 24, rows: redBlueRows(3, 4, () => [10, 20, 30]) });
const PADDING_BYTES = 3;

test('decodeBmp: decodes a file that ends with its last pixel, without the padding of the last row', async () => {
  const { data } = await decodeBmp(BMP.subarray(0, BMP.length - PADDING_BYTES));
  expect([...data]).toEqual(Array.from({ length: 12 }, () => [30, 20, 10]).flat());
});

test.each([1, 9, 12])('decodeBmp: rejects a file without the last %i bytes of its pixels', async (missing) => {
  await expect(decodeBmp(BMP.subarray(0, BMP.length - PADDING_BYTES - missing))).rejects.toThrow('truncated');
});
