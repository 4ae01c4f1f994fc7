import type { GuideResponse } from '@placelore/contracts/content/guides.js';
import { createMemoryStore } from '../../testing/fakes/storage.js';
import { consumeTemporaryGuide, storeTemporaryGuide } from './temporary-guide.js';

const RESPONSE: GuideResponse = { redirect: true, url: '/articles/petra', source: 'cache' };

test('a guide that was handed over is there once', () => {
  const store = createMemoryStore();
  storeTemporaryGuide('Petra', RESPONSE, store);
  expect(consumeTemporaryGuide('Petra', store)).toEqual(RESPONSE);
  expect(consumeTemporaryGuide('Petra', store)).toBeNull();
});

test('and is for nobody else', () => {
  const store = createMemoryStore();
  storeTemporaryGuide('Petra', RESPONSE, store);
  expect(consumeTemporaryGuide('Kyoto', store)).toBeNull();
  expect(consumeTemporaryGuide('Petra', store)).toBeNull();
});

test('a browser that keeps nothing is no fault', () => {
  storeTemporaryGuide('Petra', RESPONSE, null);
  expect(consumeTemporaryGuide('Petra', createMemoryStore(3))).toBeNull();
});
