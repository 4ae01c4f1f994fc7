import { buildAnalysisResult } from '../../../../testing/builders/analyses.js';
import { createMemoryStore } from '../../../../testing/fakes/storage.js';
import {
  cacheAnalysis,
  deleteAnalysesOfDiscovery,
  getCachedAnalysis,
  replaceCachedAnalysis,
} from './analysis-cache.js';

const DAY = 24 * 60 * 60_000;
const now = Date.UTC(2026, 10, 1);

test('analysis cache: finds a result by location context, and uses a result without context for every context', () => {
  const store = createMemoryStore();
  cacheAnalysis('k', null, buildAnalysisResult({ title: 'plain' }), store, now);
  cacheAnalysis('k', 'Rome', buildAnalysisResult({ title: 'in Rome' }), store, now);
  expect(getCachedAnalysis('k', 'Rome', store, now)?.title).toBe('in Rome');
  expect(getCachedAnalysis('k', 'Paris', store, now)?.title).toBe('plain');
  expect(getCachedAnalysis('k', null, store, now)?.title).toBe('plain');
  expect(getCachedAnalysis('other', null, store, now)).toBeUndefined();
});

test('analysis cache: does not use an entry with context for a lookup without one', () => {
  const store = createMemoryStore();
  cacheAnalysis('k', 'Rome', buildAnalysisResult(), store, now);
  expect(getCachedAnalysis('k', null, store, now)).toBeUndefined();
});

test('analysis cache: stores nothing for an image without a key', () => {
  const store = createMemoryStore();
  cacheAnalysis(null, null, buildAnalysisResult(), store, now);
  expect(store.getItem('placelore:analysis-cache')).toBeNull();
  expect(getCachedAnalysis(null, null, store, now)).toBeUndefined();
});

test('analysis cache: expires entries after seven days', () => {
  const store = createMemoryStore();
  cacheAnalysis('k', null, buildAnalysisResult(), store, now);
  expect(getCachedAnalysis('k', null, store, now + 7 * DAY - 1)).toBeDefined();
  expect(getCachedAnalysis('k', null, store, now + 7 * DAY)).toBeUndefined();
});

test('analysis cache: keeps the newest 100 entries', () => {
  const store = createMemoryStore();
  for (let n = 0; n <= 100; n += 1) cacheAnalysis(`k${n}`, null, buildAnalysisResult(), store, now + n);
  expect(getCachedAnalysis('k0', null, store, now + 100)).toBeUndefined();
  expect(getCachedAnalysis('k1', null, store, now + 100)).toBeDefined();
  expect(getCachedAnalysis('k100', null, store, now + 100)).toBeDefined();
});

test('analysis cache: stores no unidentified results, so that a retry with a location hint is analyzed', () => {
  const store = createMemoryStore();
  cacheAnalysis('k', null, buildAnalysisResult({ identified: false }), store, now);
  expect(getCachedAnalysis('k', 'Rome', store, now)).toBeUndefined();
});

test('analysis cache: deletes the results of a deleted discovery only', () => {
  const store = createMemoryStore();
  cacheAnalysis('gone', null, buildAnalysisResult({ discoveryId: 7 }), store);
  cacheAnalysis('stays', null, buildAnalysisResult({ discoveryId: 8 }), store);
  deleteAnalysesOfDiscovery(7, store);
  expect(getCachedAnalysis('gone', null, store)).toBeUndefined();
  expect(getCachedAnalysis('stays', null, store)).toBeDefined();
});

test('analysis cache: replaces a corrected result in every entry and keeps its expiry', () => {
  const store = createMemoryStore();
  const other = '3f0c2f51-4ad1-4f5e-9d5a-0d3a1f6f6a02';
  cacheAnalysis('k', null, buildAnalysisResult({ title: 'taken for' }), store, now);
  cacheAnalysis('k', 'Rome', buildAnalysisResult({ title: 'taken for' }), store, now);
  cacheAnalysis('other', null, buildAnalysisResult({ id: other, title: 'other' }), store, now);
  replaceCachedAnalysis(buildAnalysisResult({ title: 'really is' }), store, now + DAY);
  expect(getCachedAnalysis('k', null, store, now + DAY)?.title).toBe('really is');
  expect(getCachedAnalysis('k', 'Rome', store, now + DAY)?.title).toBe('really is');
  expect(getCachedAnalysis('other', null, store, now + DAY)?.title).toBe('other');
  expect(getCachedAnalysis('k', null, store, now + 7 * DAY)).toBeUndefined();
});

test('analysis cache: ignores invalid contents and keeps the newer half when storage is full', () => {
  const broken = createMemoryStore();
  broken.setItem('placelore:analysis-cache', '[{"key":"k","result":{}}, 3]');
  expect(getCachedAnalysis('k', null, broken, now)).toBeUndefined();

  const entry = JSON.stringify({
    key: 'k0',
    result: buildAnalysisResult(),
    timestamp: now,
    locationContext: null,
  }).length;
  const small = createMemoryStore(entry * 3);
  for (let n = 0; n < 4; n += 1) cacheAnalysis(`k${n}`, null, buildAnalysisResult(), small, now + n);
  expect(getCachedAnalysis('k3', null, small, now + 3)).toBeDefined();
  expect(getCachedAnalysis('k0', null, small, now + 3)).toBeUndefined();
});
