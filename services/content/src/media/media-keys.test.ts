import { randomUUID } from 'node:crypto';
import { checkKey } from '@placelore/platform/storage/storage.port.js';
import { mediaIdIn, mediaIdOf, mediaKeysOf } from './media-keys.js';

it('gives each analysis one media folder of its own, which is a UUID and not the analysis’s', () => {
  const [a, b] = [randomUUID(), randomUUID()];
  expect(mediaIdOf(a)).toBe(mediaIdOf(a));
  expect(mediaIdOf(a)).not.toBe(mediaIdOf(b));
  expect(mediaIdOf(a)).not.toBe(a);
  expect(mediaIdOf(a)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

it('finds the media folder in every key it makes, and every store takes the key', () => {
  const mediaId = mediaIdOf(randomUUID());
  for (const key of Object.values<string>(mediaKeysOf(mediaId))) {
    expect(mediaIdIn(checkKey(key))).toBe(mediaId);
  }
});

it.each(['', 'discoveries/x/photo.webp', '/', '\n'])('finds none in %j', (key) => {
  expect(mediaIdIn(key)).toBeNull();
});

it('finds none in what only resembles a key', () => {
  const { photo } = mediaKeysOf(mediaIdOf(randomUUID()));
  for (const key of [`${photo}\n`, `${photo}.meta`, ` ${photo}`, `/${photo}`, photo.toUpperCase(), `a/${photo}`]) {
    expect(mediaIdIn(key)).toBeNull();
  }
});
