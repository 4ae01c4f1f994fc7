import { cacheAnalysis, cachedAnalysis } from '../features/analysis/cache.js';
import { keptDiscoveries } from '../features/discoveries/kept-copy.js';
import { keepDiscoveries } from '../features/discoveries/kept-list.js';
import { cacheLocation, newestLocation } from '../features/location/cached-locations.js';
import { forgetSetAside, handOver } from '../lib/set-aside.js';
import { analysisResultWith } from '../testing/analysis-result.js';
import { discoveryWith } from '../testing/discovery.js';
import { memoryStore } from '../testing/memory-store.js';

const ADA = 1;
const BOB = 2;

/** A device on which things can be left under a name and looked for. */
function device() {
  const store = memoryStore();
  return {
    store,
    leave(name: string, at: number) {
      cacheAnalysis(name, null, analysisResultWith({ title: name }), store);
      const place = { latitude: at, longitude: at, country: '', address: '' };
      cacheLocation({ ...place, city: name, timestamp: at }, store);
      keepDiscoveries([discoveryWith({ id: at, title: name })], store);
    },
    /** In which of the lists something of this name can be seen. */
    seen(name: string, at: number) {
      const places = newestLocation({ latitude: at, longitude: at }, store);
      return [
        cachedAnalysis(name, null, store) && 'analysis',
        places?.city === name && 'place',
        keptDiscoveries(store)?.some(({ title }) => title === name) && 'discovery',
      ].filter(Boolean);
    },
  };
}

const ALL = ['analysis', 'place', 'discovery'];

test('whose session ended finds everything again, and nobody else saw it meanwhile', () => {
  const { store, leave, seen } = device();
  leave('of Ada', 10);
  expect(seen('of Ada', 10)).toEqual(ALL);
  expect(handOver(ADA, null, store)).toBe(false);
  expect(seen('of Ada', 10)).toEqual([]);
  leave('of a guest', 20);
  expect(handOver(null, ADA, store)).toBe(false);
  expect(seen('of Ada', 10)).toEqual(ALL);
  expect(seen('of a guest', 20)).toEqual(ALL);
});

test('another user gets what they made as a guest, and nothing of the former user, who does not get it back', () => {
  const { store, leave, seen } = device();
  leave('of Ada', 10);
  handOver(ADA, null, store);
  leave('of a guest', 20);
  expect(handOver(null, BOB, store)).toBe(true);
  expect(seen('of Ada', 10)).toEqual([]);
  expect(seen('of a guest', 20)).toEqual(ALL);
  handOver(BOB, null, store);
  expect(handOver(null, ADA, store)).toBe(true);
  expect(seen('of Ada', 10)).toEqual([]);
  expect(seen('of a guest', 20)).toEqual([]);
});

test('another user who comes straight after the former finds nothing', () => {
  const { store, leave, seen } = device();
  leave('of Ada', 10);
  expect(handOver(ADA, BOB, store)).toBe(true);
  expect(seen('of Ada', 10)).toEqual([]);
});

test('a guest who signs in where nobody was known keeps everything', () => {
  const { store, leave, seen } = device();
  leave('of a guest', 20);
  expect(handOver(null, ADA, store)).toBe(false);
  expect(seen('of a guest', 20)).toEqual(ALL);
});

test('who signed out, or had it all deleted, is not known any more', () => {
  const { store, leave, seen } = device();
  leave('of Ada', 10);
  handOver(ADA, null, store);
  forgetSetAside(store);
  expect(handOver(null, ADA, store)).toBe(false);
  expect(seen('of Ada', 10)).toEqual([]);
});

test('a full device still knows who it was', () => {
  const names = new Map<string, string>();
  const store = { ...memoryStore(), getItem: (key: string) => names.get(key) ?? null };
  store.removeItem = (key) => void names.delete(key);
  store.setItem = (key, value) => {
    if (value.length > 60 && key.endsWith('set-aside')) throw new DOMException('no room', 'QuotaExceededError');
    names.set(key, value);
  };
  cacheAnalysis('of Ada', null, analysisResultWith(), store);
  handOver(ADA, null, store);
  expect(handOver(null, BOB, store)).toBe(true);
  expect(cachedAnalysis('of Ada', null, store)).toBeUndefined();
});
