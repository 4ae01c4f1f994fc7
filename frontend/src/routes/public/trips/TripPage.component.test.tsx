import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { keepTrip } from '../../../app/trips/keep-trip.js';
import { isCopyKept } from '../../../lib/cache/kept-copies.js';
import { buildStop, buildTrip } from '../../../testing/builders/trips.js';
import { USER } from '../../../testing/builders/users.js';
import { jsonResponse, mockFetch } from '../../../testing/fakes/browser.js';
import { createMemoryCaches, type MemoryCaches } from '../../../testing/fakes/caches.js';
import { renderWithProviders } from '../../../testing/render/render.js';
import TripPage from './TripPage.js';

/** Has no position, so that no map is loaded. */
const TRIP = buildTrip({ stops: [buildStop({ coordinates: null, path: null })] });

let memory: MemoryCaches;
beforeEach(() => {
  memory = createMemoryCaches();
  window.matchMedia = () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }) as never;
  mockFetch(({ url, method }) => {
    if (method === 'DELETE') return new Response(null, { status: 204 });
    if (url === '/api/trips') return jsonResponse([]);
    return jsonResponse(url === '/api/trips/7' ? TRIP : USER);
  });
});
afterEach(() => memory.uninstall());

test('TripPage: removes the kept copy of a trip that is deleted', async () => {
  await keepTrip(TRIP, USER.id);
  const { user, getCurrentUrl } = renderWithProviders(
    <Routes>
      <Route path="/trips/:id" element={<TripPage />} />
      <Route path="*" element={null} />
    </Routes>,
    { initialUrl: '/trips/7' },
  );
  await user.click(await screen.findByRole('button', { name: 'Delete trip' }));
  expect(await isCopyKept(`trip/${USER.id}/7`)).toBe(true);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(getCurrentUrl()).toBe('/saved'));
  expect(await isCopyKept(`trip/${USER.id}/7`)).toBe(false);
});
