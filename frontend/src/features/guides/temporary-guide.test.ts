import type { GuideAnswer } from '@placelore/contracts/guides.js';
import { memoryStore } from '../../testing/memory-store.js';
import { keepTemporaryGuide, takeTemporaryGuide } from './temporary-guide.js';

const ANSWER: GuideAnswer = { redirect: true, url: '/articles/petra', source: 'cache' };

test('a guide that was handed over is there once', () => {
  const store = memoryStore();
  keepTemporaryGuide('Petra', ANSWER, store);
  expect(takeTemporaryGuide('Petra', store)).toEqual(ANSWER);
  expect(takeTemporaryGuide('Petra', store)).toBeNull();
});

test('and is for nobody else', () => {
  const store = memoryStore();
  keepTemporaryGuide('Petra', ANSWER, store);
  expect(takeTemporaryGuide('Kyoto', store)).toBeNull();
  expect(takeTemporaryGuide('Petra', store)).toBeNull();
});

test('a browser that keeps nothing is no fault', () => {
  keepTemporaryGuide('Petra', ANSWER, null);
  expect(takeTemporaryGuide('Petra', memoryStore(3))).toBeNull();
});
