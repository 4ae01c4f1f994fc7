import { waitFor } from '@testing-library/react';
import { jsonResponse, mockFetch } from '../../testing/fakes/browser.js';
import { renderWithProviders } from '../../testing/render/render.js';
import AppHomePage from './AppHomePage.js';

beforeEach(() => {
  window.matchMedia = () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }) as never;
});

it.each([
  ['/saved', 'Your discoveries'],
  ['/profile', 'Profile'],
  ['/app?view=saved', 'Your discoveries'],
  ['/app?view=profile', 'Profile'],
  ['/app?view=other', 'What did you discover?'],
  ['/saved?view=profile', 'Your discoveries'],
])('AppHomePage: shows at %s the view %s', async (url, title) => {
  mockFetch(() => jsonResponse({ error: 'No', code: 'AUTHENTICATION_REQUIRED' }, 401));
  renderWithProviders(<AppHomePage />, { initialUrl: url });
  await waitFor(() => expect(document.title).toBe(`${title} | Placelore`));
});
