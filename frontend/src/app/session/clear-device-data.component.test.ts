import { renderHook } from '@testing-library/react';
import { publish, useCompletedAnalyses } from '../../features/analysis/offline-queue/completed-analyses.js';
import { queueDatabase } from '../../features/analysis/offline-queue/queue-database.js';
import { cacheAnalysis } from '../../features/analysis/result/cache/analysis-cache.js';
import { cacheDiscoveries } from '../../features/discoveries/discoveries-cache.js';
import { cacheLocation } from '../../features/location/cached-locations.js';
import { DEVICE_KEY_PREFIX } from '../../lib/brand.js';
import { OFFLINE_ARTICLES_CACHE, readOfflineArticles } from '../../lib/cache/offline-articles.js';
import { storeSharedPhoto, takeSharedPhoto } from '../../lib/cache/shared-photo.js';
import { rememberUser } from '../../lib/device/device-user.js';
import { rememberSearch } from '../../lib/search/recent-searches.js';
import { buildAnalysisResult, buildQueuedPhoto } from '../../testing/builders/analyses.js';
import { buildDiscovery } from '../../testing/builders/discoveries.js';
import { USER } from '../../testing/builders/users.js';
import { createMemoryCaches } from '../../testing/fakes/caches.js';
import { mockIndexedDb } from '../../testing/fakes/storage.js';
import { clearDeviceData } from './clear-device-data.js';

/** Stores everything that the product stores synchronously for a user or guest. */
function storeUserData(): void {
  cacheAnalysis('key', null, buildAnalysisResult());
  cacheDiscoveries([buildDiscovery()]);
  cacheLocation({ latitude: 1, longitude: 1, country: '', address: '', city: 'Rome', timestamp: 1 });
  rememberSearch('rome');
}
const readNames = () => Object.keys(localStorage).map((name) => name.replace(DEVICE_KEY_PREFIX, ''));

test('clearDeviceData: leaves nothing of the user on the device', async () => {
  mockIndexedDb();
  createMemoryCaches();
  rememberUser(USER);
  storeUserData();
  rememberUser(null);
  storeUserData();
  const photo = buildQueuedPhoto();
  await queueDatabase.put(photo);
  publish({ photo: photo.data, result: buildAnalysisResult() });
  const cache = await caches.open(OFFLINE_ARTICLES_CACHE);
  await cache.put('/api/articles/rome/direct', Response.json({ title: 'Rome' }));
  await (await caches.open('placelore:kept:oslo')).put('/api/articles/oslo/direct', Response.json({ title: 'Oslo' }));
  await storeSharedPhoto(new File(['x'], 'bridge.jpg', { type: 'image/jpeg' }));
  const { result, unmount } = renderHook(useCompletedAnalyses);
  const names = ['analysis-cache', 'cached-locations', 'discoveries', 'recent-searches', 'set-aside', 'user'];
  expect(readNames().sort()).toEqual(names);
  expect([await queueDatabase.getAll(), await readOfflineArticles(), result.current]).toMatchObject([
    [{}],
    [{ slug: 'oslo' }, { slug: 'rome' }],
    [{}],
  ]);

  unmount();
  await clearDeviceData();

  expect(Object.entries(localStorage)).toEqual([[`${DEVICE_KEY_PREFIX}user`, 'null']]);
  expect([await queueDatabase.getAll(), await readOfflineArticles()]).toEqual([[], []]);
  expect(await takeSharedPhoto()).toBeNull();
  expect(renderHook(useCompletedAnalyses).result.current).toEqual([]);
});
