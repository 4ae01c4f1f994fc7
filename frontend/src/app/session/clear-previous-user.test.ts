import { cacheAnalysis, getCachedAnalysis } from '../../features/analysis/result/cache/analysis-cache.js';
import { cacheDiscoveries } from '../../features/discoveries/discoveries-cache.js';
import { getCachedDiscoveries } from '../../features/discoveries/my-discoveries/useMyDiscoveries.js';
import { cacheLocation, findNewestLocation } from '../../features/location/cached-locations.js';
import { readDevice } from '../../lib/device/device-storage.js';
import { clearSessionStash, switchDeviceUser } from '../../lib/device/session-stash.js';
import { buildAnalysisResult } from '../../testing/builders/analyses.js';
import { buildDiscovery } from '../../testing/builders/discoveries.js';
import { createMemoryStore } from '../../testing/fakes/storage.js';

const ADA = 1;
const BOB = 2;

/** Creates a device on which data can be stored and looked up by name. */
function device() {
  const store = createMemoryStore();
  return {
    store,
    leave(name: string, id: number) {
      cacheAnalysis(name, null, buildAnalysisResult({ title: name }), store);
      const place = { latitude: id, longitude: id, country: '', address: '' };
      cacheLocation({ ...place, city: name, timestamp: id }, store);
      cacheDiscoveries([buildDiscovery({ id, title: name })], store);
    },
    /** Returns the visible lists that contain data with this name. */
    readVisibleData(name: string, id: number) {
      const places = findNewestLocation({ latitude: id, longitude: id }, store);
      return [
        getCachedAnalysis(name, null, store) && 'analysis',
        places?.city === name && 'place',
        getCachedDiscoveries(store)?.some(({ title }) => title === name) && 'discovery',
      ].filter(Boolean);
    },
  };
}

const ALL = ['analysis', 'place', 'discovery'];

test('switchDeviceUser: hides a user’s data after the session ended and restores it when they return', () => {
  const { store, leave, readVisibleData } = device();
  leave('of Ada', 10);
  expect(readVisibleData('of Ada', 10)).toEqual(ALL);
  expect(switchDeviceUser(ADA, null, store)).toBe(false);
  expect(readVisibleData('of Ada', 10)).toEqual([]);
  leave('of a guest', 20);
  expect(switchDeviceUser(null, ADA, store)).toBe(false);
  expect(readVisibleData('of Ada', 10)).toEqual(ALL);
  expect(readVisibleData('of a guest', 20)).toEqual(ALL);
});

test('switchDeviceUser: gives a second user the guest’s data and deletes the first user’s for good', () => {
  const { store, leave, readVisibleData } = device();
  leave('of Ada', 10);
  switchDeviceUser(ADA, null, store);
  leave('of a guest', 20);
  expect(switchDeviceUser(null, BOB, store)).toBe(true);
  expect(readVisibleData('of Ada', 10)).toEqual([]);
  expect(readVisibleData('of a guest', 20)).toEqual(ALL);
  switchDeviceUser(BOB, null, store);
  expect(switchDeviceUser(null, ADA, store)).toBe(true);
  expect(readVisibleData('of Ada', 10)).toEqual([]);
  expect(readVisibleData('of a guest', 20)).toEqual([]);
});

test('switchDeviceUser: deletes the previous user’s data when another user follows directly', () => {
  const { store, leave, readVisibleData } = device();
  leave('of Ada', 10);
  expect(switchDeviceUser(ADA, BOB, store)).toBe(true);
  expect(readVisibleData('of Ada', 10)).toEqual([]);
});

test('switchDeviceUser: restores no lists if the user left none', () => {
  const { store } = device();
  switchDeviceUser(ADA, null, store);
  switchDeviceUser(null, ADA, store);
  for (const name of ['analysis-cache', 'cached-locations', 'discoveries']) {
    expect([name, readDevice(name, store)]).toEqual([name, readDevice('never stored', store)]);
  }
});

test('switchDeviceUser: keeps a guest’s data when the first user signs in', () => {
  const { store, leave, readVisibleData } = device();
  leave('of a guest', 20);
  expect(switchDeviceUser(null, ADA, store)).toBe(false);
  expect(readVisibleData('of a guest', 20)).toEqual(ALL);
});

test('clearSessionStash: deletes the data and the identity of a user who signed out', () => {
  const { store, leave, readVisibleData } = device();
  leave('of Ada', 10);
  switchDeviceUser(ADA, null, store);
  clearSessionStash(store);
  expect(switchDeviceUser(null, ADA, store)).toBe(false);
  expect(readVisibleData('of Ada', 10)).toEqual([]);
});

test('switchDeviceUser: remembers the user even when storage is too full for their data', () => {
  const names = new Map<string, string>();
  const store = { ...createMemoryStore(), getItem: (key: string) => names.get(key) ?? null };
  store.removeItem = (key) => void names.delete(key);
  store.setItem = (key, value) => {
    if (value.length > 60 && key.endsWith('set-aside')) throw new DOMException('no room', 'QuotaExceededError');
    names.set(key, value);
  };
  cacheAnalysis('of Ada', null, buildAnalysisResult(), store);
  switchDeviceUser(ADA, null, store);
  expect(switchDeviceUser(null, BOB, store)).toBe(true);
  expect(getCachedAnalysis('of Ada', null, store)).toBeUndefined();
});
