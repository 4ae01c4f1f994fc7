import { analysisResultWith } from '../../testing/analysis-result.js';
import { memoryStore } from '../../testing/memory-store.js';
import {
  cacheAnalysis,
  cachedAnalysis,
  dataImageKey,
  fileImageKey,
  forgetAnalysesOf,
  replaceAnalysis,
} from './cache.js';

const DAY = 24 * 60 * 60_000;
const now = Date.UTC(2026, 10, 1);

test('image keys are made of name, size and time of a file, and of length and beginning of data', () => {
  expect(fileImageKey({ name: 'a.jpg', size: 12, lastModified: 5 })).toBe('file:a.jpg:12:5');
  expect(dataImageKey(`${'x'.repeat(50)}rest`)).toBe(`data:54:${'x'.repeat(50)}`);
});

test('a result is found with its location context, and one without context answers for every context', () => {
  const store = memoryStore();
  cacheAnalysis('k', null, analysisResultWith({ title: 'plain' }), store, now);
  cacheAnalysis('k', 'Rome', analysisResultWith({ title: 'in Rome' }), store, now);
  expect(cachedAnalysis('k', 'Rome', store, now)?.title).toBe('in Rome');
  expect(cachedAnalysis('k', 'Paris', store, now)?.title).toBe('plain');
  expect(cachedAnalysis('k', null, store, now)?.title).toBe('plain');
  expect(cachedAnalysis('other', null, store, now)).toBeUndefined();
});

test('an entry with context does not answer for a lookup without one', () => {
  const store = memoryStore();
  cacheAnalysis('k', 'Rome', analysisResultWith(), store, now);
  expect(cachedAnalysis('k', null, store, now)).toBeUndefined();
});

test('an entry is valid for seven days', () => {
  const store = memoryStore();
  cacheAnalysis('k', null, analysisResultWith(), store, now);
  expect(cachedAnalysis('k', null, store, now + 7 * DAY - 1)).toBeDefined();
  expect(cachedAnalysis('k', null, store, now + 7 * DAY)).toBeUndefined();
});

test('the newest 100 are kept', () => {
  const store = memoryStore();
  for (let n = 0; n <= 100; n += 1) cacheAnalysis(`k${n}`, null, analysisResultWith(), store, now + n);
  expect(cachedAnalysis('k0', null, store, now + 100)).toBeUndefined();
  expect(cachedAnalysis('k1', null, store, now + 100)).toBeDefined();
  expect(cachedAnalysis('k100', null, store, now + 100)).toBeDefined();
});

test('what identified nothing is not kept, so that a try with a location is a real one', () => {
  const store = memoryStore();
  cacheAnalysis('k', null, analysisResultWith({ identified: false }), store, now);
  expect(cachedAnalysis('k', 'Rome', store, now)).toBeUndefined();
});

test('results of a deleted discovery are forgotten, others stay', () => {
  const store = memoryStore();
  cacheAnalysis('gone', null, analysisResultWith({ discoveryId: 7 }), store);
  cacheAnalysis('stays', null, analysisResultWith({ discoveryId: 8 }), store);
  forgetAnalysesOf(7, store);
  expect(cachedAnalysis('gone', null, store)).toBeUndefined();
  expect(cachedAnalysis('stays', null, store)).toBeDefined();
});

test('a result for another place stands wherever the former one stood, for as long', () => {
  const store = memoryStore();
  const other = '3f0c2f51-4ad1-4f5e-9d5a-0d3a1f6f6a02';
  cacheAnalysis('k', null, analysisResultWith({ title: 'taken for' }), store, now);
  cacheAnalysis('k', 'Rome', analysisResultWith({ title: 'taken for' }), store, now);
  cacheAnalysis('other', null, analysisResultWith({ id: other, title: 'other' }), store, now);
  replaceAnalysis(analysisResultWith({ title: 'really is' }), store, now + DAY);
  expect(cachedAnalysis('k', null, store, now + DAY)?.title).toBe('really is');
  expect(cachedAnalysis('k', 'Rome', store, now + DAY)?.title).toBe('really is');
  expect(cachedAnalysis('other', null, store, now + DAY)?.title).toBe('other');
  expect(cachedAnalysis('k', null, store, now + 7 * DAY)).toBeUndefined();
});

test('what is not a cache is no cache, and a full browser keeps the newer half', () => {
  const broken = memoryStore();
  broken.setItem('placelore:analysis-cache', '[{"key":"k","result":{}}, 3]');
  expect(cachedAnalysis('k', null, broken, now)).toBeUndefined();

  const entry = JSON.stringify({
    key: 'k0',
    result: analysisResultWith(),
    timestamp: now,
    locationContext: null,
  }).length;
  const small = memoryStore(entry * 3);
  for (let n = 0; n < 4; n += 1) cacheAnalysis(`k${n}`, null, analysisResultWith(), small, now + n);
  expect(cachedAnalysis('k3', null, small, now + 3)).toBeDefined();
  expect(cachedAnalysis('k0', null, small, now + 3)).toBeUndefined();
});
