import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { buildCollection } from '../../../testing/builders/collections.js';
import { jsonResponse, mockFetch, mockIntersectionObserver } from '../../../testing/fakes/browser.js';
import { renderWithProviders } from '../../../testing/render/render.js';
import CollectionPage from './CollectionPage.js';

function renderPage(initialUrl: string, response = jsonResponse(buildCollection())) {
  mockIntersectionObserver();
  window.matchMedia = () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }) as never;
  const requests = mockFetch(({ url }) =>
    url.startsWith('/api/collections') ? response.clone() : jsonResponse({}, 401),
  );
  const page = renderWithProviders(
    <Routes>
      <Route path="/:type/:slug" element={<CollectionPage />} />
    </Routes>,
    { initialUrl },
  );
  return {
    ...page,
    getReads: () => requests.map(({ url }) => url).filter((url) => url.startsWith('/api/collections')),
  };
}

test.each(['countries', 'regions', 'places'])('CollectionPage: reads a collection of %s by its path', async (type) => {
  const { getReads } = renderPage(`/${type}/it`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Italy' })).not.toBeNull();
  expect(getReads()[0]).toMatch(new RegExp(`^/api/collections/${type}/it(\\?|$)`));
  await waitFor(() => expect(document.title).toMatch(/^Italy.* \| Placelore$/));
});

test('CollectionPage: redirects a URL with capital letters', async () => {
  const { getCurrentUrl, getNavigationType } = renderPage('/countries/IT');
  await screen.findByRole('heading', { level: 1, name: 'Italy' });
  expect([getCurrentUrl(), getNavigationType()]).toEqual(['/countries/it', 'REPLACE']);
});

test.each([400, 404])("CollectionPage: shows 'Page Not Found' if the server responds with %d", async (status) => {
  renderPage('/countries/xx', jsonResponse({}, status));
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).not.toBeNull();
});

test('CollectionPage: does not report a missing page if the server fails', async () => {
  renderPage('/countries/xx', jsonResponse({}, 500));
  expect(await screen.findByRole('alert')).not.toBeNull();
  expect(screen.queryByRole('heading', { name: 'Page Not Found' })).toBeNull();
});
