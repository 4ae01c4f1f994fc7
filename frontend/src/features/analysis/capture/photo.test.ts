import { createHash } from 'node:crypto';
import { captureToPhoto, uploadToPhoto, withLocation } from './photo.js';

/** Builds captures that differ in their last byte only, like two JPEG files of one camera with the same header. */
const buildCapture = (last: string) => ({ imageData: btoa(`${'header'.repeat(20)}${last}`) });
const buildFile = (content: string) => new File([content], 'photo.jpg', { lastModified: 1 });

test('captureToPhoto: two captures with the same length and header have different keys', async () => {
  const one = await captureToPhoto(buildCapture('a'));
  const other = await captureToPhoto(buildCapture('b'));
  expect(one.imageKey).not.toBe(other.imageKey);
  expect((await captureToPhoto(buildCapture('a'))).imageKey).toBe(one.imageKey);
});

test('uploadToPhoto: two files with the same name, size and time have different keys', async () => {
  const one = await uploadToPhoto({ file: buildFile('a') });
  const other = await uploadToPhoto({ file: buildFile('b') });
  expect(one.imageKey).not.toBe(other.imageKey);
});

test('withLocation: keeps the key of the photo', async () => {
  const photo = await uploadToPhoto({ file: buildFile('a') });
  expect(photo.imageKey).toBe(createHash('sha256').update('a').digest('hex'));
  expect(withLocation(photo, 'Rome')).toMatchObject({ imageKey: photo.imageKey, locationContext: 'Rome' });
});
