import type { GuideResponse } from '@placelore/contracts/content/guides.js';
import { createMemoryStore } from '../../testing/fakes/storage.js';
import { consumeTemporaryGuide, storeTemporaryGuide } from './temporary-guide.js';

const RESPONSE: GuideResponse = { redirect: true, url: '/articles/petra', source: 'cache' };

test('temporary guide: can be consumed only once', () => {
  const store = createMemoryStore();
  storeTemporaryGuide('Petra', RESPONSE, store);
  expect(consumeTemporaryGuide('Petra', store)).toEqual(RESPONSE);
  expect(consumeTemporaryGuide('Petra', store)).toBeNull();
});

test('temporary guide: is dropped when another query is requested', () => {
  const store = createMemoryStore();
  storeTemporaryGuide('Petra', RESPONSE, store);
  expect(consumeTemporaryGuide('Kyoto', store)).toBeNull();
  expect(consumeTemporaryGuide('Petra', store)).toBeNull();
});

test('temporary guide: works without storage', () => {
  storeTemporaryGuide('Petra', RESPONSE, null);
  expect(consumeTemporaryGuide('Petra', createMemoryStore(3))).toBeNull();
});
