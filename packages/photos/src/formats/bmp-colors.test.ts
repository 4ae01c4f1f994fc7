import { expect, test } from '@jest/globals';
import { buildBmp } from '../../test/fixtures/bmp.js';
import { decodeBmp, readBmpHeader } from './bmp.js';

const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');
const [BLACK, WHITE, RED, GREEN, BLUE] = ['000000', 'ffffff', 'ff0000', '00ff00', '0000ff'];
/** Blue, green, red and an unused byte for each color. */
const PALETTE = hex('00000000 ffffff00 0000ff00 00ff0000 ff000000');

/** Builds a file with another header than the usual one of 40 bytes. */
function buildWithHeader(header: string, content: string, offset?: number): Buffer {
  const [fields, pixels] = [hex(header), hex(content)];
  const start = Buffer.alloc(14);
  start.write('BM', 'latin1');
  start.writeUInt32LE(offset ?? 14 + fields.length, 10);
  return Buffer.concat([start, fields, pixels]);
}
/** Header of 52 to 124 bytes for one row of 32 bits per pixel, with masks for red, green, blue, and alpha. */
const buildMaskHeader = (length: number, width: number, masks: string) => {
  const header = Buffer.alloc(length);
  header.writeUInt32LE(length, 0);
  header.writeUInt32LE(width, 4);
  header.writeUInt32LE(1, 8);
  header.writeUInt16LE(1, 12);
  header.writeUInt16LE(32, 14);
  header.writeUInt32LE(3, 16);
  hex(masks).copy(header, 40);
  return header.toString('hex');
};
const RGB_MASKS = '0000ff00 00ff0000 ff000000';

const bitmap = (width: number, bits: number, rows: string, options: Partial<Parameters<typeof buildBmp>[0]> = {}) =>
  buildBmp({ width, height: 1, bits, rows: hex(rows), ...options });

test.each<[string, Buffer, string[]]>([
  [
    '1 bit',
    bitmap(10, 1, 'a6400000', { palette: PALETTE }),
    [...'1010011001'].map((bit) => (bit === '1' ? WHITE : BLACK)),
  ],
  ['4 bits', bitmap(3, 4, '23400000', { palette: PALETTE }), [RED, GREEN, BLUE]],
  ['8 bits', bitmap(5, 8, '0403020100000000', { palette: PALETTE }), [BLUE, GREEN, RED, WHITE, BLACK]],
  ['8 bits, and colors that the palette does not have', bitmap(2, 8, '05ff0000', { palette: PALETTE }), [BLACK, BLACK]],
  ['4 bits in runs', bitmap(4, 4, '0323 0104 0001', { palette: PALETTE, compression: 2 }), [RED, GREEN, RED, BLACK]],
  ['16 bits', bitmap(4, 16, '007c e003 1f00 1042'), [RED, GREEN, BLUE, '838383']],
  [
    '16 bits by fields',
    bitmap(4, 16, '00f8 e007 1f00 1084', { compression: 3, masks: [0xf800, 0x7e0, 0x1f] }),
    [RED, GREEN, BLUE, '838183'],
  ],
  ['24 bits', bitmap(3, 24, '010203 040506 070809 000000'), ['030201', '060504', '090807']],
  ['32 bits, whose last byte is unused', bitmap(2, 32, '01020300 040506ff'), ['030201', '060504']],
  ['32 bits by fields', bitmap(1, 32, '01020304', { compression: 3, masks: [0xff, 0xff0000, 0xff000000] }), ['010304']],
  [
    '32 bits with transparency',
    bitmap(3, 32, '0000ffff 0000ff00 0000ff33', { compression: 6, masks: [0xff0000, 0xff00, 0xff, 0xff000000] }),
    [RED, WHITE, 'ffcccc'],
  ],
  ['a header with masks', buildWithHeader(buildMaskHeader(52, 1, RGB_MASKS), '01020300'), ['030201']],
  [
    'a header with masks and transparency',
    buildWithHeader(buildMaskHeader(108, 1, `${RGB_MASKS} 000000ff`), '01020300'),
    [WHITE],
  ],
  [
    'an OS/2 file',
    buildWithHeader('0c000000 0300 0100 0100 0400', '000000 0000ff 00ff00 ff0000 12300000', 38),
    [RED, GREEN, BLUE],
  ],
])('decodeBmp: decodes the colors of %s', async (_what, bytes, colors) => {
  const { data } = await decodeBmp(bytes);
  expect(data.toString('hex').match(/.{6}/g)).toEqual(colors);
});

test.each([
  [2, ['030303', '020202', '010101']],
  [-2, ['010101', '020202', '030303']],
])('decodeBmp: reads rows with padding, for a height of %i', async (sign, colors) => {
  const rows = hex('01010100 02020200 03030300');
  const { data, width, height } = await decodeBmp(buildBmp({ width: 1, height: Math.sign(sign) * 3, bits: 24, rows }));
  expect([data.toString('hex').match(/.{6}/g), width, height]).toEqual([colors, 1, 3]);
});

test.each<[string, Parameters<typeof bitmap>]>([
  ['no width', [0, 24, '00']],
  ['a negative width', [-1, 24, '00']],
  ['no height', [1, 24, '00', { height: 0 }]],
  ['2 bits', [1, 2, '00']],
  ['an unknown compression', [1, 24, '00', { compression: 4 }]],
  ['runs of 8 bits in a file of 4 bits', [1, 4, '00', { compression: 1 }]],
  ['runs of 4 bits in a file of 8 bits', [1, 8, '00', { compression: 2 }]],
  ['runs from the top', [1, 8, '00', { compression: 1, height: -1 }]],
  ['runs of 4 bits from the top', [1, 4, '00', { compression: 2, height: -1 }]],
  ['fields in a file of 24 bits', [1, 24, '00', { compression: 3 }]],
  ['fields with transparency in a file of 8 bits', [1, 8, '00', { compression: 6 }]],
])('readBmpHeader: rejects %s', (_what, parameters) => {
  expect(() => readBmpHeader(bitmap(...parameters))).toThrow(/damaged|Unsupported/);
});

test.each([1, 4, 8, 16, 24, 32])('readBmpHeader: accepts %i bits', (bits) => {
  expect(readBmpHeader(bitmap(7, bits, '00', { height: -5 }))).toMatchObject({
    width: 7,
    height: 5,
    bits,
    isTopDown: true,
  });
});
