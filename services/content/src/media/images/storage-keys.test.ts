import { randomUUID } from 'node:crypto';
import { checkKey } from '@placelore/platform/storage/storage.port.js';
import {
  deriveMediaId,
  getImageKeys,
  getStoredKeys,
  getUploadKey,
  isUploadKey,
  parseImageFolder,
} from './storage-keys.js';

it('deriveMediaId: derives one UUID per analysis that differs from the analysis id', () => {
  const [a, b] = [randomUUID(), randomUUID()];
  expect(deriveMediaId(a)).toBe(deriveMediaId(a));
  expect(deriveMediaId(a)).not.toBe(deriveMediaId(b));
  expect(deriveMediaId(a)).not.toBe(a);
  expect(deriveMediaId(a)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

it('parseImageFolder: finds the media folder in every stored key, which every store accepts', () => {
  const mediaId = deriveMediaId(randomUUID());
  for (const kind of ['discoveries', 'articles'] as const) {
    const keys = getStoredKeys(mediaId, kind);
    expect(keys).toEqual(expect.arrayContaining(Object.values<string>(getImageKeys(mediaId, kind))));
    for (const key of keys) expect(parseImageFolder(checkKey(key))).toEqual({ kind, mediaId });
  }
});

it.each(['', 'discoveries/x/photo.webp', '/', '\n', `uploads/${randomUUID()}`])(
  'parseImageFolder: returns null for %j',
  (key) => {
    expect(parseImageFolder(key)).toBeNull();
  },
);

it('parseImageFolder: returns null for strings that only resemble a key', () => {
  const { photo } = getImageKeys(deriveMediaId(randomUUID()));
  for (const key of [`${photo}\n`, `${photo}.meta`, ` ${photo}`, `/${photo}`, photo.toUpperCase(), `a/${photo}`]) {
    expect(parseImageFolder(key)).toBeNull();
  }
});

it('isUploadKey: accepts only the keys of uploads, which every store accepts', () => {
  const key = getUploadKey(randomUUID());
  expect(isUploadKey(checkKey(key))).toBe(true);
  for (const other of [`${key}/x`, `${key}\n`, `/${key}`, 'uploads/', 'uploads/../x']) {
    expect(isUploadKey(other)).toBe(false);
  }
});
