import { IMAGE_MAX_BYTES } from '@placelore/contracts/analysis/analyses.js';
import { SHARED_PHOTO_CACHE, takeSharedPhoto } from '../lib/cache/shared-photo.js';
import { createMemoryCaches, type MemoryCaches } from '../testing/fakes/caches.js';
import { respondToShare } from './shared-photo.js';

let caches: MemoryCaches;
beforeEach(() => {
  caches = createMemoryCaches();
});
afterEach(() => caches.uninstall());

/** Shares files as a device does. */
function share(...files: (File | string)[]): Promise<Response> {
  const body = new FormData();
  for (const file of files) body.append('photo', file);
  return respondToShare(new Request('https://placelore.example/app/share', { method: 'POST', body }));
}
const photo = (content: BlobPart, name = 'bridge.jpg') => new File([content], name, { type: 'image/jpeg' });
const readPaths = () => caches.readPaths(SHARED_PHOTO_CACHE);

test('respondToShare: stores the photo for the page to which it redirects, which reads it once', async () => {
  const response = await share(photo('pixels', 'Brücke 1%.jpg'));
  expect([response.status, response.headers.get('location')]).toEqual([303, '/app?start=shared']);
  const shared = await takeSharedPhoto();
  expect(shared).toMatchObject({ name: 'Brücke 1%.jpg', type: 'image/jpeg', size: 6 });
  expect(await shared?.file.text()).toBe('pixels');
  expect(await readPaths()).toEqual([]);
  expect(await takeSharedPhoto()).toBeNull();
});

test('respondToShare: keeps only the photo that was shared last', async () => {
  await share(photo('first'));
  await share(photo('second'), photo('beside it'));
  expect(await readPaths()).toHaveLength(1);
  expect(await (await takeSharedPhoto())?.file.text()).toBe('second');
});

test('respondToShare: does not store the content of a file that is too large', async () => {
  await share(photo(new Uint8Array(IMAGE_MAX_BYTES + 1)));
  const shared = await takeSharedPhoto();
  expect([shared?.size, shared?.file.size]).toEqual([IMAGE_MAX_BYTES + 1, 0]);
});

test.each([
  ['text instead of a photo', () => share('https://example.com')],
  ['an empty form', () => share()],
  ['no form', () => respondToShare(new Request('https://placelore.example/app/share', { method: 'POST', body: 'x' }))],
])('respondToShare: stores nothing for %s, but still redirects', async (_, send) => {
  expect((await send()).status).toBe(303);
  expect(await takeSharedPhoto()).toBeNull();
});
