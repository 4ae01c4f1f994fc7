import { buffer } from 'node:stream/consumers';
import exifr from 'exifr';
import sharp from 'sharp';
import { buildArticle, buildUser, ContentTestService } from '../support/content-test-service.js';
import { createJpeg, requestUploadUrl, sendUpload } from '../support/upload-client.js';

let content: ContentTestService;
beforeAll(async () => {
  content = await ContentTestService.start();
});
afterAll(() => content.stop());

const admin = buildUser({ isAdmin: true });
/** Matches every secret that the test hides in a photo. */
const SECRET = /Secret|SN-4711|IPTC|8BIM|Exif|EXIF|XMP|http:|xpacket|ICC_PROFILE|ICCP|GPS|Photoshop/;

const segment = (marker: number, body: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
};

/** Builds a Photoshop block of IPTC data (IIM record 2: by-line, city, caption). */
function iptc(): Buffer {
  const dataset = (number: number, value: string) =>
    Buffer.concat([Buffer.from([0x1c, 2, number, 0, value.length]), Buffer.from(value)]);
  const data = Buffer.concat([dataset(80, 'SecretName'), dataset(90, 'SecretCity'), dataset(120, 'SecretText')]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return segment(0xed, Buffer.concat([Buffer.from('Photoshop 3.0\x008BIM\x04\x04\0\0', 'latin1'), length, data]));
}

/** Builds an Exif block whose second directory is a thumbnail (TIFF 6.0, Exif 3.0 section 4.5.4). */
function thumbnailExif(thumbnail: Buffer): Buffer {
  const tiff = Buffer.alloc(44);
  tiff.write('MM\0*', 'latin1');
  tiff.writeUInt32BE(8, 4);
  // The first directory is empty and leads to the second, at 14, with the thumbnail’s offset and length.
  tiff.writeUInt32BE(14, 10);
  tiff.writeUInt16BE(2, 14);
  for (const [offset, tag, value] of [
    [16, 0x0201, 44],
    [28, 0x0202, thumbnail.length],
  ] as const) {
    tiff.writeUInt16BE(tag, offset);
    tiff.writeUInt16BE(4, offset + 2);
    tiff.writeUInt32BE(1, offset + 4);
    tiff.writeUInt32BE(value, offset + 8);
  }
  return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, thumbnail]));
}

/** Creates a photo with all metadata that cameras and programs write. */
async function createPhotoWithMetadata(): Promise<Buffer> {
  const photo = await sharp(await createJpeg(900, 600))
    .withExif({
      IFD0: { Make: 'SecretCam', Model: 'Secret 5', Artist: 'SecretName' },
      IFD2: { BodySerialNumber: 'SN-4711', LensSerialNumber: 'SN-4711-L', CameraOwnerName: 'SecretName' },
      IFD3: { GPSLatitude: '43/1 28/1 2/1', GPSLatitudeRef: 'N', GPSLongitude: '11/1 53/1 6/1', GPSLongitudeRef: 'E' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SecretCaption</x:xmpmeta>')
    .withIccProfile('p3')
    .jpeg()
    .toBuffer();
  const comment = segment(0xfe, Buffer.from('SecretComment'));
  return Buffer.concat([photo.subarray(0, 2), iptc(), comment, photo.subarray(2)]);
}

/** Returns the markers of a JPEG before its image data, or the chunks of a WebP. All metadata is in one of these. */
function findMetadataParts(file: Buffer): string[] {
  const parts: string[] = [];
  if (file.toString('latin1', 0, 4) === 'RIFF') {
    for (let offset = 12; offset < file.length; ) {
      parts.push(file.toString('latin1', offset, offset + 4));
      const length = file.readUInt32LE(offset + 4);
      offset += 8 + length + (length % 2);
    }
    return parts;
  }
  for (let offset = 2; file[offset] === 0xff; offset += 2 + file.readUInt16BE(offset + 2)) {
    parts.push(file[offset + 1]!.toString(16));
    if (file[offset + 1] === 0xda) break;
  }
  return parts;
}

async function publish(bytes: Buffer): Promise<Map<string, Buffer>> {
  const [id] = await content.insertArticles([buildArticle()]);
  const photoURL = await requestUploadUrl(content, admin);
  await sendUpload(content, photoURL, bytes);
  const { body } = await content.put(`/api/admin/articles/${id}/photo`, admin, { photoURL });
  const listed = await content.storage.list(body.objectPath.slice('/objects/'.length, -'photo.webp'.length), '', 9);
  const files = listed.map(async ({ key }) => [key.split('/').at(-1)!, await buffer(await content.storage.read(key))]);
  return new Map((await Promise.all(files)) as [string, Buffer][]);
}

it('test photo: a metadata reader finds everything the test hides in it', async () => {
  const photo = await createPhotoWithMetadata();
  const metadata = await exifr.parse(photo, { gps: true, iptc: true, xmp: true, exif: true, mergeOutput: true });
  expect(metadata).toMatchObject({ Make: 'SecretCam', City: 'SecretCity', Byline: 'SecretName' });
  expect(metadata.latitude).toBeCloseTo(43.467, 2);
  expect(photo.toString('latin1')).toMatch(/SN-4711/);
  const small = await createJpeg(16, 16);
  const withThumbnail = Buffer.concat([small.subarray(0, 2), thumbnailExif(small), small.subarray(2)]);
  expect(Buffer.from((await exifr.thumbnail(withThumbnail))!).equals(small)).toBe(true);
});

it('published image: position, owner, serial number, caption, profile and comment are removed', async () => {
  const files = await publish(await createPhotoWithMetadata());
  expect([...files.keys()].sort()).toEqual([
    'medium.jpg',
    'medium.webp',
    'photo.jpg',
    'photo.webp',
    'thumbnail.jpg',
    'thumbnail.webp',
  ]);
  for (const [name, file] of files) {
    expect([name, file.toString('latin1').match(SECRET)]).toEqual([name, null]);
    // The only application data is the JFIF header; the other segments are tables, the frame and the image.
    const parts = findMetadataParts(file);
    expect(parts.length).toBeGreaterThan(0);
    const allowed = name.endsWith('.webp') ? /^VP8[ L]$/ : /^(e0|db|c0|c2|c4|da)$/;
    expect(parts.filter((part) => !allowed.test(part))).toEqual([]);
    if (name.endsWith('.jpg')) expect(await exifr.parse(file, true)).toBeUndefined();
  }
});

it('published image: the embedded thumbnail is removed, which would show cropped parts', async () => {
  const inner = await sharp({ create: { width: 32, height: 32, channels: 3, background: '#ff00ff' } })
    .jpeg()
    .toBuffer();
  const photo = await createJpeg();
  const files = await publish(Buffer.concat([photo.subarray(0, 2), thumbnailExif(inner), photo.subarray(2)]));
  for (const [name, file] of files) {
    expect([name, file.includes(inner.subarray(-200)), file.lastIndexOf(Buffer.from([0xff, 0xd8, 0xff]))]).toEqual([
      name,
      false,
      name.endsWith('.jpg') ? 0 : -1,
    ]);
  }
});
