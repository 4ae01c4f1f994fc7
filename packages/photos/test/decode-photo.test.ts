import sharp from 'sharp';
import { decodeHeic } from '../src/decoder/heic.js';
import { photoDecoder } from '../src/decoder/photo-decoder.js';
import type { ResizeBox } from '../src/formats/pixels.js';
import { buildBmp, redBlueRows } from './fixtures/bmp.js';
import { ROTATED_HEIC } from './fixtures/heic.js';
import { EIFFEL, EIFFEL_EXIF, getColorAt, noise, redLeftBlueRight } from './fixtures/images.js';
import {
  buildArw,
  buildCr2,
  buildCrw,
  buildDng,
  buildNef,
  buildPlainTiff,
  buildTiff,
  EIFFEL_DIRECTORIES,
} from './fixtures/raw.js';

afterAll(() => photoDecoder.close());

const png = () => redLeftBlueRight().png().toBuffer();
const jpeg = () => redLeftBlueRight().jpeg({ chromaSubsampling: '4:4:4' }).toBuffer();

describe('decoding formats', () => {
  const coded: [string, () => Promise<Buffer>][] = [
    ['jpeg', jpeg],
    ['png', png],
    ['gif', () => redLeftBlueRight().gif().toBuffer()],
    ['webp', () => redLeftBlueRight().webp().toBuffer()],
    ['avif', () => redLeftBlueRight().avif().toBuffer()],
    ['tiff', () => redLeftBlueRight().tiff({ compression: 'lzw' }).toBuffer()],
  ];

  test.each(coded)('decodes %s', async (format, make) => {
    const bytes = await make();
    const photo = await photoDecoder.open(bytes);
    expect(photo).toMatchObject({ format, width: 120, height: 80, metadata: { position: null, takenAt: null } });
    expect(await getColorAt(photo.jpeg, 0.2, 0.5)).toBe('red');
    expect(await getColorAt(photo.jpeg, 0.8, 0.5)).toBe('blue');
  });

  test('loses little detail in the JPEG', async () => {
    const { jpeg } = await photoDecoder.open(await png());
    // The first step of the quantization of brightness: 4 at a quality of 88, 6 at the usual 80.
    const step = jpeg[jpeg.indexOf(Buffer.from([0xff, 0xdb])) + 5];
    expect(step).toBe(4);
  });

  const blue24 = (red: boolean) => (red ? [20, 20, 220] : [220, 20, 20]);
  const palette = Buffer.from([20, 20, 220, 0, 220, 20, 20, 0]);
  const bitmaps: [string, Buffer][] = [
    ['24 bits', buildBmp({ width: 30, height: 10, bits: 24, rows: redBlueRows(30, 10, blue24) })],
    ['32 bits', buildBmp({ width: 30, height: 10, bits: 32, rows: redBlueRows(30, 10, (red) => [...blue24(red), 0]) })],
    [
      '8 bits',
      buildBmp({ width: 30, height: 10, bits: 8, palette, rows: redBlueRows(30, 10, (red) => [red ? 0 : 1]) }),
    ],
    [
      '8 bits in runs',
      buildBmp({
        ...{ width: 30, height: 10, bits: 8, palette, compression: 1 },
        rows: Buffer.concat([...Array(10).fill(Buffer.from([15, 0, 15, 1, 0, 0])), Buffer.from([0, 1])]),
      }),
    ],
    [
      '16 bits by fields',
      buildBmp({
        ...{ width: 30, height: 10, bits: 16, compression: 3, masks: [0xf800, 0x7e0, 0x1f] },
        rows: redBlueRows(30, 10, (red) => (red ? [0x00, 0xf8] : [0x1f, 0x00])),
      }),
    ],
  ];

  test.each(bitmaps)('decodes bmp of %s', async (_, bytes) => {
    const photo = await photoDecoder.open(bytes);
    expect(photo).toMatchObject({ format: 'bmp', width: 30, height: 10 });
    expect(await getColorAt(photo.jpeg, 0.2, 0.5)).toBe('red');
    expect(await getColorAt(photo.jpeg, 0.8, 0.5)).toBe('blue');
  });

  test('reads bmp rows from the bottom, or from the top when the height is negative', async () => {
    const rows = Buffer.concat([redBlueRows(16, 8, () => [20, 20, 220]), redBlueRows(16, 8, () => [220, 20, 20])]);
    const up = await photoDecoder.open(buildBmp({ width: 16, height: 16, bits: 24, rows }));
    const down = await photoDecoder.open(buildBmp({ width: 16, height: -16, bits: 24, rows }));
    expect(await getColorAt(up.jpeg, 0.5, 0.1)).toBe('blue');
    expect(await getColorAt(down.jpeg, 0.5, 0.1)).toBe('red');
  });

  test('rotates heic once although the file states its rotation twice', async () => {
    const photo = await photoDecoder.open(ROTATED_HEIC);
    expect(photo).toMatchObject({ format: 'heic', width: 48, height: 64 });
    expect(await getColorAt(photo.jpeg, 0.5, 0.1)).toBe('red');
    expect(await getColorAt(photo.jpeg, 0.5, 0.9)).toBe('blue');
    expect(photo.metadata.takenAt).toBe('2024-05-06T07:08:09');
    expect(photo.metadata.position?.latitude).toBeCloseTo(48.858333, 5);
  });

  const raws = { nef: buildNef, arw: buildArw, dng: buildDng, cr2: buildCr2 };

  test.each(Object.entries(raws))(
    'decodes %s by its largest preview and applies the stated rotation',
    async (format, build) => {
      const thumbnail = await redLeftBlueRight(24, 16).jpeg().toBuffer();
      const photo = await photoDecoder.open(build(await jpeg(), thumbnail, 6));
      expect(photo).toMatchObject({ format, width: 80, height: 120 });
      expect(await getColorAt(photo.jpeg, 0.5, 0.2)).toBe('red');
      expect(await getColorAt(photo.jpeg, 0.5, 0.8)).toBe('blue');
    },
  );

  test('decodes crw by its largest preview and applies the stated rotation', async () => {
    const thumbnail = await redLeftBlueRight(24, 16).jpeg().toBuffer();
    const photo = await photoDecoder.open(buildCrw(await jpeg(), thumbnail, 270, 1_078_143_825));
    expect(photo).toMatchObject({ format: 'crw', width: 80, height: 120 });
    expect(await getColorAt(photo.jpeg, 0.5, 0.2)).toBe('blue');
    expect(photo.metadata).toEqual({ position: null, takenAt: '2004-03-01T12:23:45' });
  });

  test('decodes crw without a valid rotation as it is stored', async () => {
    const photo = await photoDecoder.open(buildCrw(await jpeg(), await jpeg(), 45));
    expect(photo).toMatchObject({ format: 'crw', width: 120, height: 80 });
    expect(await getColorAt(photo.jpeg, 0.2, 0.5)).toBe('red');
  });

  test('uses the smaller preview of a raw file when the large one is damaged', async () => {
    const large = await noise(400, 300).jpeg().toBuffer();
    const photo = await photoDecoder.open(buildCr2(large.subarray(0, large.length / 2), await jpeg()));
    expect(photo).toMatchObject({ width: 120, height: 80 });
  });
});

test('decodes a photo with a defect that loses no pixels', async () => {
  const bytes = await jpeg();
  const frame = bytes.indexOf(Buffer.from('ffc0', 'hex'));
  const defective = Buffer.concat([bytes.subarray(0, frame), Buffer.alloc(3), bytes.subarray(frame)]);
  const photo = await photoDecoder.open(defective);
  expect(photo).toMatchObject({ format: 'jpeg', width: 120, height: 80 });
  expect(await getColorAt(photo.jpeg, 0.2, 0.5)).toBe('red');
});

describe('working image', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'applies EXIF orientation %i in a jpeg and in a raw file',
    async (orientation) => {
      const upright = sharp(await redLeftBlueRight(64, 64).png().toBuffer());
      const corner = await sharp({ create: { width: 32, height: 32, channels: 3, background: '#ffffff' } })
        .png()
        .toBuffer();
      const marked = await upright
        .composite([{ input: corner, left: 0, top: 0 }])
        .jpeg({ quality: 95 })
        .toBuffer();
      const stated = await sharp(marked).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer();
      const fromJpeg = (await photoDecoder.open(stated)).jpeg;
      const fromRaw = (await photoDecoder.open(buildNef(marked, marked, orientation))).jpeg;
      for (const [x, y] of [
        [0.2, 0.2],
        [0.8, 0.2],
        [0.2, 0.8],
        [0.8, 0.8],
      ] as const) {
        expect(await getColorAt(fromRaw, x, y)).toBe(await getColorAt(fromJpeg, x, y));
      }
      const places = {
        1: [0.2, 0.2],
        2: [0.8, 0.2],
        3: [0.8, 0.8],
        4: [0.2, 0.8],
        5: [0.2, 0.2],
        6: [0.8, 0.2],
        7: [0.8, 0.8],
        8: [0.2, 0.8],
      };
      const [x = 0, y = 0] = places[orientation as keyof typeof places];
      expect(await getColorAt(fromJpeg, x, y)).toBe('white');
    },
  );

  test('is at most 2048 pixels long, has the same aspect ratio and is never enlarged', async () => {
    const large = await photoDecoder.open(await redLeftBlueRight(3000, 1000).jpeg().toBuffer());
    expect(large).toMatchObject({ width: 3000, height: 1000, image: { width: 2048, height: 683 } });
    expect(await sharp(large.jpeg).metadata()).toMatchObject({ width: 2048, height: 683, format: 'jpeg' });
  });

  test('has no metadata', async () => {
    const bytes = await redLeftBlueRight().withExif(EIFFEL_EXIF).withIccProfile('p3').jpeg().toBuffer();
    const { jpeg: image, metadata } = await photoDecoder.open(bytes);
    expect(metadata.position).not.toBeNull();
    const left = await sharp(image).metadata();
    expect([left.exif, left.icc, left.xmp, left.iptc, left.orientation]).toEqual(Array(5).fill(undefined));
  });

  test('is white where the photo is transparent', async () => {
    const clear = sharp({ create: { width: 20, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
    for (const bytes of [await clear.png().toBuffer(), await clear.webp().toBuffer(), await clear.gif().toBuffer()]) {
      expect(await getColorAt((await photoDecoder.open(bytes)).jpeg, 0.5, 0.5)).toBe('white');
    }
  });

  test('shows the first frame of an animation', async () => {
    const frames = Buffer.concat([
      Buffer.alloc(300, Buffer.from([220, 20, 20])),
      Buffer.alloc(300, Buffer.from([20, 20, 220])),
    ]);
    const moving = () => sharp(frames, { raw: { width: 10, height: 20, channels: 3, pageHeight: 10 } });
    for (const bytes of [await moving().gif().toBuffer(), await moving().webp({ lossless: true }).toBuffer()]) {
      const photo = await photoDecoder.open(bytes);
      expect(photo).toMatchObject({ width: 10, height: 10 });
      expect(await getColorAt(photo.jpeg, 0.5, 0.5)).toBe('red');
    }
  });

  test('drops data that was appended to the photo', async () => {
    for (const tail of ['PK\x03\x04payload', '<html><script>alert(1)</script>']) {
      const { jpeg: image } = await photoDecoder.open(Buffer.concat([await jpeg(), Buffer.from(tail, 'latin1')]));
      expect(image.includes(tail)).toBe(false);
    }
  });
});

test('photoDecoder.open: converts the colors of a wide-gamut photo to sRGB', async () => {
  // The same red in Display P3, where its numbers differ.
  const wide = sharp({ create: { width: 16, height: 16, channels: 3, background: { r: 200, g: 60, b: 60 } } });
  const { jpeg: image } = await photoDecoder.open(await wide.png().withIccProfile('p3').toBuffer());
  const [r = 0, g = 0, b = 0] = await sharp(image).raw().toBuffer();
  expect(Math.max(Math.abs(r - 200), Math.abs(g - 60), Math.abs(b - 60))).toBeLessThanOrEqual(3);
});

test('photoDecoder.open: reads the position and time from every container format', async () => {
  const tagged = () => redLeftBlueRight().withExif(EIFFEL_EXIF);
  const photos = {
    jpeg: await tagged().jpeg().toBuffer(),
    png: await tagged().png().toBuffer(),
    webp: await tagged().webp().toBuffer(),
    avif: await tagged().avif().toBuffer(),
    tiff: buildPlainTiff(EIFFEL_DIRECTORIES),
    dng: buildTiff([
      { numbers: { 50706: 1025 }, nested: [{ blobs: [[513, 514, await jpeg()]] }], linked: EIFFEL_DIRECTORIES },
    ]),
  };
  for (const [format, bytes] of Object.entries(photos)) {
    const { metadata } = await photoDecoder.open(bytes);
    expect([format, metadata.takenAt]).toEqual([format, '2024-05-06T07:08:09']);
    expect(metadata.position?.latitude).toBeCloseTo(EIFFEL.latitude, 6);
    expect(metadata.position?.longitude).toBeCloseTo(EIFFEL.longitude, 6);
  }
});

const insideBox = (edge: number): ResizeBox => ({ width: edge, height: edge, fit: 'inside' });

test('decodeHeic: shrinks by whole factors as long as the result still fills the box', async () => {
  const decodeSizes = async (box: ResizeBox) => {
    const { data, ...sizes } = await decodeHeic(ROTATED_HEIC, box);
    expect(data).toHaveLength(sizes.width * sizes.height * 3);
    return sizes;
  };
  const full = { fullWidth: 48, fullHeight: 64 };
  expect(await decodeSizes(insideBox(2048))).toEqual({ width: 48, height: 64, ...full });
  expect(await decodeSizes(insideBox(16))).toEqual({ width: 12, height: 16, ...full });
  // The result must cover 24 x 16, so the width decides.
  expect(await decodeSizes({ width: 24, height: 16, fit: 'outside' })).toEqual({ width: 24, height: 32, ...full });
});
