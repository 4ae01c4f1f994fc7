import { screen } from '@testing-library/react';
import { jsonResponse, mockFetch } from '../../testing/fakes/browser.js';
import { renderWithProviders } from '../../testing/render/render.js';
import { HomeArticles, HomeSearch } from './HomeArticles.js';

beforeEach(() => void mockFetch(() => jsonResponse([])));

test('HomeSearch: shows its results on the page of all articles', async () => {
  const { user, getCurrentUrl } = renderWithProviders(<HomeSearch />, { initialUrl: '/app' });
  await user.type(screen.getByRole('combobox'), 'old mill{Enter}');
  expect(getCurrentUrl()).toBe('/articles?q=old+mill');
});

test('HomeArticles: redirects a search in the URL there', () => {
  const { getCurrentUrl, getNavigationType } = renderWithProviders(<HomeArticles />, { initialUrl: '/app?q=kyo' });
  expect(getCurrentUrl()).toBe('/articles?q=kyo');
  expect(getNavigationType()).toBe('REPLACE');
});

test('HomeArticles: stays behind a result, whose URL has a query', () => {
  const { getCurrentUrl } = renderWithProviders(<HomeArticles />, { initialUrl: '/d/0c0ffee0?q=kyo' });
  expect(getCurrentUrl()).toBe('/d/0c0ffee0?q=kyo');
  expect(screen.getByRole('heading', { name: 'Guides' })).not.toBeNull();
});
