import { screen } from '@testing-library/react';
import { USER } from '../../testing/builders/users.js';
import { jsonResponse, mockFetch } from '../../testing/fakes/browser.js';
import { renderWithProviders } from '../../testing/render/render.js';
import NotFoundPage from './NotFoundPage.js';

test('NotFoundPage: sends a search to the list of articles, and is not indexed', async () => {
  window.matchMedia = () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }) as never;
  mockFetch(({ url }) => jsonResponse(url.startsWith('/api/articles') ? [] : USER));
  const { user, getCurrentUrl } = renderWithProviders(<NotFoundPage />, { initialUrl: '/articles/old-mill' });
  expect(document.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content).toBe('noindex');
  expect(screen.getByRole('link', { name: 'Go to Homepage' }).getAttribute('href')).toBe('/');
  await user.type(screen.getByRole('combobox'), 'old mill{Enter}');
  expect(getCurrentUrl()).toBe('/articles?q=old+mill');
});
