import { createHash } from 'node:crypto';
import { captureToPhoto, uploadToPhoto, withLocation } from './photo.js';

/** Builds captures that differ only in their last byte, like two JPEG files of one camera with the same header. */
const buildCapture = (last: string) => ({ imageData: btoa(`${'header'.repeat(20)}${last}`) });
const buildFile = (content: string) => new File([content], 'photo.jpg', { lastModified: 1 });

test('captureToPhoto: two captures with the same length and header have different keys', async () => {
  const one = await captureToPhoto(buildCapture('a'), false);
  const other = await captureToPhoto(buildCapture('b'), false);
  expect(one.imageKey).not.toBe(other.imageKey);
  expect((await captureToPhoto(buildCapture('a'), false)).imageKey).toBe(one.imageKey);
  expect(one).toMatchObject({ fileName: 'capture.jpg', source: 'camera_capture', keepPrivate: false });
});

test('uploadToPhoto: two files with the same name, size and time have different keys', async () => {
  const one = await uploadToPhoto({ file: buildFile('a') }, false);
  const other = await uploadToPhoto({ file: buildFile('b') }, false);
  expect(one.imageKey).not.toBe(other.imageKey);
});

test('withLocation: keeps the key of the photo', async () => {
  const photo = await uploadToPhoto({ file: buildFile('a') }, false);
  expect(photo.imageKey).toBe(createHash('sha256').update('a').digest('hex'));
  expect(withLocation(photo, 'Rome')).toMatchObject({ imageKey: photo.imageKey, locationContext: 'Rome' });
});

test('uploadToPhoto: a private photo has another key, so that it never reuses a result that may be public', async () => {
  const keys = await Promise.all(
    [true, false].map(async (keepPrivate) => (await uploadToPhoto({ file: buildFile('a') }, keepPrivate)).imageKey),
  );
  expect(new Set(keys).size).toBe(2);
});
