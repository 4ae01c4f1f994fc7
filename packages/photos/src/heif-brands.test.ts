import { identifyHeifFormat } from './heif-brands.js';

const brands = (major: string, ...compatible: string[]) =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 16 + compatible.length * 4]),
    Buffer.from(`ftyp${major}\0\0\0\0${compatible.join('')}`, 'latin1'),
  ]);

test.each([
  [brands('heic', 'mif1'), 'heic'],
  [brands('mif1', 'miaf', 'heic'), 'heic'],
  [brands('mif1', 'miaf', 'avif'), 'avif'],
  [brands('mif1', 'miaf'), 'heic'],
  [brands('avif', 'mif1'), 'avif'],
  [brands('crx ', 'isom'), null],
  [brands('isom', 'mp42'), null],
  [Buffer.from('\xff\xd8\xff\xe0', 'latin1'), null],
  [Buffer.alloc(0), null],
])('brands %#', (bytes, format) => {
  expect(identifyHeifFormat(bytes)).toBe(format);
});
