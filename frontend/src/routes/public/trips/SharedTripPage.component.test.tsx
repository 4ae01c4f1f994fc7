import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { buildStop, buildTrip } from '../../../testing/builders/trips.js';
import { USER } from '../../../testing/builders/users.js';
import { jsonResponse, mockFetch } from '../../../testing/fakes/browser.js';
import { renderWithProviders } from '../../../testing/render/render.js';
import SharedTripPage from './SharedTripPage.js';

/** Its stop has no position, so that no map is loaded. */
const TRIP = buildTrip({ stops: [buildStop({ coordinates: null, path: null })] });

function renderPage(response: Response) {
  window.matchMedia = () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }) as never;
  mockFetch(({ url }) => (url.includes('secret') ? response.clone() : jsonResponse(USER)));
  renderWithProviders(
    <Routes>
      <Route path="/t/:token" element={<SharedTripPage />} />
    </Routes>,
    { initialUrl: '/t/secret' },
  );
}
const getMeta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

test('SharedTripPage: shows the trip, and keeps its secret URL from search engines and other sites', async () => {
  renderPage(jsonResponse(TRIP));
  expect(await screen.findByRole('heading', { level: 1, name: TRIP.title })).not.toBeNull();
  expect(screen.getByText('A shared trip')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Print' })).not.toBeNull();
  await waitFor(() => expect(document.title).toBe(`${TRIP.title} | Placelore`));
  expect([getMeta('robots'), getMeta('referrer')]).toEqual(['noindex, nofollow', 'no-referrer']);
});

test('SharedTripPage: offers no printing without stops', async () => {
  renderPage(jsonResponse({ ...TRIP, stops: [] }));
  await screen.findByRole('heading', { level: 1, name: TRIP.title });
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
});

test('SharedTripPage: explains that a link was turned off', async () => {
  renderPage(jsonResponse({}, 404));
  expect(await screen.findByRole('alert')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
});
