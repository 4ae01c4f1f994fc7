import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { keepTrip } from '../../../app/trips/keep-trip.js';
import { isCopyKept } from '../../../lib/cache/kept-copies.js';
import { buildStop, buildTrip } from '../../../testing/builders/trips.js';
import { USER } from '../../../testing/builders/users.js';
import { jsonResponse, mockFetch } from '../../../testing/fakes/browser.js';
import { createMemoryCaches, type MemoryCaches } from '../../../testing/fakes/caches.js';
import { renderWithProviders } from '../../../testing/render/render.js';
import TripPage from './TripPage.js';

/** Its stop has no position, so that no map is loaded. */
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
  const { user, getCurrentUrl, getNavigationType } = renderWithProviders(
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
  expect(getNavigationType()).toBe('REPLACE');
  expect(await isCopyKept(`trip/${USER.id}/7`)).toBe(false);
});

test('TripPage: reports that a trip was deleted in another tab, and removes its kept copy', async () => {
  await keepTrip(TRIP, USER.id);
  renderWithProviders(
    <Routes>
      <Route path="/trips/:id" element={<TripPage />} />
    </Routes>,
    { initialUrl: '/trips/7' },
  );
  await screen.findByRole('button', { name: 'Delete trip' });
  mockFetch(({ url }) =>
    url.startsWith('/api/trips/')
      ? jsonResponse({ error: 'There is no such trip', code: 'TRIP_NOT_FOUND' }, 404)
      : jsonResponse(USER),
  );
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: "This trip doesn't exist" })).not.toBeNull();
  await waitFor(async () => expect(await isCopyKept(`trip/${USER.id}/7`)).toBe(false));
});

test('TripPage: shows guests that they need an account, and requests no trip', async () => {
  const requests = mockFetch(() => jsonResponse({ error: 'no', code: 'AUTHENTICATION_REQUIRED' }, 401));
  renderWithProviders(
    <Routes>
      <Route path="/trips/:id" element={<TripPage />} />
    </Routes>,
    { initialUrl: '/trips/7' },
  );
  expect(await screen.findByText(/Trips need an account/)).not.toBeNull();
  expect(requests.map(({ url }) => url)).toEqual(['/api/user']);
});
