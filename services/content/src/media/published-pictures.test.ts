import { readHeic } from '@placelore/photos/heic-photo.js';
import type { Storage } from '@placelore/platform/storage/storage.port.js';
import sharp from 'sharp';
import { heicDeclaring, ROTATED_HEIC } from '../../../../packages/photos/test/fixtures/heic.js';
import { makeDerivatives } from './derivatives.js';
import { PublishedPictures } from './published-pictures.js';

jest.mock('@placelore/photos/heic-photo.js', () => ({
  ...jest.requireActual('@placelore/photos/heic-photo.js'),
  readHeic: jest.fn(),
}));
const decoding = jest.mocked(readHeic);

const storage = { put: async () => {} } as unknown as Storage;
const png = () =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();

it('decodes one HEIC photo at a time, and others beside it', async () => {
  let inside = 0;
  let most = 0;
  let besides: Promise<unknown> | undefined;
  const pictures = new PublishedPictures(storage);
  decoding.mockImplementation(async () => {
    most = Math.max(most, ++inside);
    besides ??= pictures.publish(await png(), 'articles', 'besides');
    await besides;
    inside--;
    return { pixels: { data: Buffer.alloc(30 * 20 * 3), width: 30, height: 20 }, width: 30, height: 20 };
  });
  await Promise.all(['a', 'b', 'c', 'd'].map((id) => pictures.publish(ROTATED_HEIC, 'articles', id)));
  expect([most, inside]).toEqual([1, 0]);
});

it('counts the pixels of HEIC with those of all pictures in work', async () => {
  const order: string[] = [];
  const pictures = new PublishedPictures(storage);
  let besides: Promise<unknown> | undefined;
  decoding.mockImplementation(async () => {
    // Beside 81 megapixels there is room for no other picture.
    besides = pictures.publish(await png(), 'articles', 'besides').then(() => order.push('besides'));
    // Long enough for it to be made, if it were let in.
    for (let times = 0; times < 3; times++) await makeDerivatives(await png());
    order.push('HEIC');
    return { pixels: { data: Buffer.alloc(30 * 20 * 3), width: 30, height: 20 }, width: 30, height: 20 };
  });
  await pictures.publish(heicDeclaring(9_000, 9_000), 'articles', 'large');
  await besides;
  expect(order).toEqual(['HEIC', 'besides']);
});
