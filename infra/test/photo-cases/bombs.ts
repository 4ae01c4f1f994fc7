import { deflateSync } from 'node:zlib';
import { MB, rejectedCase } from './bomb-support.ts';
import { HEIF_BOMBS, RAW_BOMBS, TIFF_BOMBS } from './container-bombs.ts';
import { createDeflatedZeros } from './containers.ts';
import { JPEG_BOMBS } from './jpeg-bombs.ts';
import type { PhotoCase } from './photo-case.ts';
import { ANIMATION_BOMBS, BITMAP_BOMBS, PNG_BOMBS } from './raster-bombs.ts';

const otherFormats: PhotoCase[] = [
  rejectedCase('SVG of 90,000 x 90,000', () =>
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="90000"/>'),
  ),
  rejectedCase('ZIP', () =>
    Buffer.concat([Buffer.from('PK\x03\x04\x14\0\0\0\x08\0', 'latin1'), createDeflatedZeros(1024 * MB)]),
  ),
  rejectedCase('PDF', () => Buffer.from('%PDF-1.7\n1 0 obj\n<< /Length 99999999 >>\nstream\n')),
  rejectedCase('page behind the signature of GIF', () => Buffer.from('GIF89a<html><script>alert(1)</script></html>')),
  rejectedCase('gzip', () =>
    Buffer.concat([Buffer.from('1f8b0800000000000003', 'hex'), deflateSync(Buffer.alloc(MB))]),
  ),
];

/** Small files that take much memory, or never end, when a program decodes them. */
export const BOMBS: readonly PhotoCase[] = [
  ...PNG_BOMBS,
  ...JPEG_BOMBS,
  ...ANIMATION_BOMBS,
  ...TIFF_BOMBS,
  ...HEIF_BOMBS,
  ...BITMAP_BOMBS,
  ...RAW_BOMBS,
  ...otherFormats,
];
