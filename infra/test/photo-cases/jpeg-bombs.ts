import { brotliDecompressSync } from 'node:zlib';
import sharp from 'sharp';
import { boundedCase, createJpeg, createProgressiveJpeg, MB, rejectedCase, repeatLastScan } from './bomb-support.ts';
import {
  createDeflatedZeros,
  jpegProfile,
  jpegSegment,
  jpegWith,
  jpegWithDeclaredSize,
  tiffFile,
} from './containers.ts';
import type { PhotoCase } from './photo-case.ts';

/**
 * Brotli-compressed result of
 * `createFlatImage(10_000, 10_000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' })`. Encoding the image here
 * would take seconds and 600 MB.
 */
const PROGRESSIVE_JPEG =
  'n6jnEQiuDmy3yYzgKJsKFp2hkT+tovzn7925b61/329xVGKTIcAww0THBAvHfNuIxg0xKxTE0ihojVcCzP63E5ytsGp7K2Ltv52v' +
  'YRh6IUW/D3VRgmHn6YYwGg53A8RsDycyMBwPVLdOLCRXUxgurnAaDv7bDxYwShutDOeMtcYFDsH70C1N4kFBZAeAhjE17XVJjuhc' +
  'saPyfdefeXhboI5sg1GndsZ0tq5H+1fdiN1lqhCVpDf86YEIkfSeRt+J6AglSRAsGaAVCg75p8sJ/8v1PUcE0mL523fv3Xcbl7EZ' +
  'VdZNZahBrgebkCAQjF8cm8nMJHT7IfYx6CGQeBHREfigXPLn5gGOAY2ZwdS0Aw==';

/** JPEG files. */
export const JPEG_BOMBS: readonly PhotoCase[] = [
  rejectedCase('JPEG of 60,000 x 60,000', async () => jpegWithDeclaredSize(await createJpeg(), 60_000, 60_000)),
  rejectedCase('JPEG with 1,000 progressive scans', async () => repeatLastScan(await createProgressiveJpeg(), 1_000)),
  rejectedCase('JPEG with 1,000 progressive scans of 9,000 x 9,000', async () =>
    repeatLastScan(jpegWithDeclaredSize(await createProgressiveJpeg(), 9_000, 9_000), 1_000),
  ),
  boundedCase('JPEG of 10,000 x 10,000, progressive, colors in full', () =>
    brotliDecompressSync(Buffer.from(PROGRESSIVE_JPEG, 'base64')),
  ),
  rejectedCase('JPEG, ICC of 9 MB in segments', async () =>
    jpegWith(await createJpeg(), jpegProfile(Buffer.alloc(9 * MB, 7))),
  ),
  rejectedCase('JPEG, ICC of 255 segments of 32 kB', async () =>
    jpegWith(await createJpeg(), jpegProfile(Buffer.alloc(255 * 32_000, 7), 32_000)),
  ),
  boundedCase('JPEG, ICC that counts 255 segments and has one', async () => {
    const [segment] = jpegProfile(Buffer.alloc(300, 7));
    segment![17] = 255;
    return jpegWith(await createJpeg(), [segment!]);
  }),
  boundedCase('JPEG, EXIF whose directories are a circle', async () =>
    jpegWith(await createJpeg(), [
      createExifSegment(
        tiffFile(
          [
            [34_665, 4, 1, 8],
            [34_853, 4, 1, 8],
          ],
          Buffer.alloc(0),
          8,
        ),
      ),
    ]),
  ),
  boundedCase('JPEG, EXIF that lies about its lengths', async () =>
    jpegWith(await createJpeg(), [
      createExifSegment(
        tiffFile([
          [36_867, 2, 0x7fffffff, 0x7ffffff0],
          [2, 5, 0xffffffff, 8],
        ]),
      ),
    ]),
  ),
  rejectedCase('JPEG cut in its middle', async () => {
    const file = await sharp({
      create: {
        width: 900,
        height: 900,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 50 },
      },
    })
      .jpeg()
      .toBuffer();
    return file.subarray(0, file.length / 2);
  }),
  boundedCase('JPEG of 100,000 comments', async () =>
    jpegWith(await createJpeg(), [
      Buffer.concat(Array<Buffer>(100_000).fill(jpegSegment(0xfe, Buffer.from('comment')))),
    ]),
  ),
  boundedCase('JPEG with an archive and a page behind it', async () =>
    Buffer.concat([
      await createJpeg(),
      Buffer.from('PK\x03\x04<html><script>1</script>'),
      createDeflatedZeros(1024 * MB),
    ]),
  ),
];

function createExifSegment(tiff: Buffer): Buffer {
  return jpegSegment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]));
}
