import { jest } from '@jest/globals';
import { articles } from '@placelore/contracts/content/articles/articles.js';
import { render } from '@testing-library/react';
import useSWR, { type Cache, SWRConfig, unstable_serialize } from 'swr';
import { UNUSED_TTL_MS } from './freshness.js';
import { SWR_CONFIG, toKey } from './server-state.js';

const KEY = toKey(articles.bySlug, { slug: 'colosseum' });

function Reader() {
  useSWR(KEY, () => new Promise(() => {}));
  return null;
}

test('SWR_CONFIG: evicts an entry only after both components that show it are gone', () => {
  jest.useFakeTimers();
  const cache: Cache = new Map();
  const show = (readers: number) => (
    <SWRConfig value={{ ...SWR_CONFIG, provider: () => cache }}>
      {Array.from({ length: readers }, (_, index) => (
        <Reader key={index} />
      ))}
    </SWRConfig>
  );
  const isCached = () => cache.get(unstable_serialize(KEY)) !== undefined;
  const { rerender } = render(show(2));
  rerender(show(1));
  jest.advanceTimersByTime(UNUSED_TTL_MS);
  expect(isCached()).toBe(true);
  rerender(show(0));
  jest.advanceTimersByTime(UNUSED_TTL_MS);
  expect(isCached()).toBe(false);
  jest.useRealTimers();
});
