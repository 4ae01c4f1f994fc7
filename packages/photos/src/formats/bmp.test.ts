import { expect, test } from '@jest/globals';
import { buildBmp, redBlueRows } from '../../test/fixtures/bmp.js';
import { decodeBmp, decodeRuns } from './bmp.js';

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

test.each([
  ['8 bits', 8, '0301 0000 0202 0102 0000 0001', ['111.', '222.', '....', '....']],
  ['4 bits', 4, '0312 0000 0004 1234 0000 0001', ['121.', '1234', '....', '....']],
  ['literal pixels with padding', 8, '0003 01020300 0000 0003 04050600 0001', ['123.', '456.', '....', '....']],
  ['a jump', 8, '0101 0002 0102 0103 0001', ['1...', '....', '..3.', '....']],
  ['pixels beyond the right edge', 8, '0901 0102 0000 0103 0001', ['1111', '3...', '....', '....']],
  ['rows beyond the top', 8, '0000 0000 0000 0000 0101 0001', ['....', '....', '....', '....']],
])('decodeRuns: unpacks %s', (_what, bits, codes, rows) => {
  const indexes = decodeRuns(Buffer.from(codes.replaceAll(' ', ''), 'hex'), { width: 4, height: 4, bits });
  expect([...indexes].join('').replaceAll('0', '.').match(/.{4}/g)).toEqual(rows);
});

test('decodeRuns: rejects codes without an end', () => {
  expect(() => decodeRuns(Buffer.from('0301', 'hex'), { width: 4, height: 4, bits: 8 })).toThrow('truncated');
});
