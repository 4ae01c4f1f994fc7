import type { SearchAnswer } from '@placelore/contracts/content/articles/search.js';
import { screen } from '@testing-library/react';
import { buildArticleCard } from '../../testing/builders/articles.js';
import { jsonResponse, mockFetch } from '../../testing/fakes/browser.js';
import { renderWithProviders } from '../../testing/render/render.js';
import SearchMap from './SearchMap.js';

const ANSWER = {
  groups: [
    { group: 'best', articles: [buildArticleCard()] },
    { group: 'mentioned', articles: [buildArticleCard({ id: 2, title: 'Carthage' })] },
  ],
  positions: [
    { id: 1, latitude: 41.89, longitude: 12.49 },
    { id: 2, latitude: 36.85, longitude: 10.33 },
  ],
} as SearchAnswer;

function mockScreen(isLarge: boolean): void {
  const list = { matches: isLarge, addEventListener: () => undefined, removeEventListener: () => undefined };
  window.matchMedia = () => list as unknown as MediaQueryList;
}

beforeEach(() => void mockFetch(() => jsonResponse({}, 404)));

test('SearchMap: is next to the results on a large screen', async () => {
  mockScreen(true);
  renderWithProviders(<SearchMap answer={ANSWER} />);
  expect(screen.getByRole('complementary', { name: 'Map of the results' })).not.toBeNull();
  expect(await screen.findByRole('region', { name: 'Map of the results' })).not.toBeNull();
  expect(await screen.findByRole('button', { name: 'Colosseum' })).not.toBeNull();
  // This guide only mentions the words of the search.
  expect(screen.queryByRole('button', { name: 'Carthage' })).toBeNull();
});

test('SearchMap: is not loaded on a small screen', () => {
  mockScreen(false);
  const { container } = renderWithProviders(<SearchMap answer={ANSWER} />);
  expect(container.textContent).toBe('');
});
