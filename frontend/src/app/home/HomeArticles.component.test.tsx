import { screen } from '@testing-library/react';
import { jsonResponse, mockFetch } from '../../testing/fakes/browser.js';
import { renderWithProviders } from '../../testing/render/render.js';
import { HomeArticles } from './HomeArticles.js';

test.each([
  ['k', false],
  ['ky', false],
  ['kyo', true],
  ['京', false],
  ['京都', true],
])('HomeArticles: after a search for “%s”, offers to have an article written: %s', async (query, isOffered) => {
  mockFetch(() => jsonResponse([]));
  renderWithProviders(<HomeArticles />, { initialUrl: `/app?q=${encodeURIComponent(query)}` });
  expect(await screen.findByText('No articles found')).not.toBeNull();
  expect(screen.queryByRole('button', { name: /^Write an article/ }) !== null).toBe(isOffered);
});
