import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { cacheDiscoveries } from '../../features/discoveries/discoveries-cache.js';
import { buildAnalysisResult } from '../../testing/builders/analyses.js';
import { buildDiscovery } from '../../testing/builders/discoveries.js';
import { USER } from '../../testing/builders/users.js';
import { type CapturedRequest, jsonResponse, mockFetch, setOnline } from '../../testing/fakes/browser.js';
import { mockIndexedDb } from '../../testing/fakes/storage.js';
import { renderWithProviders } from '../../testing/render/render.js';
import AppHomePage from './AppHomePage.js';

beforeEach(() => {
  localStorage.clear();
  mockIndexedDb();
  setOnline(true);
  window.matchMedia = () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }) as never;
});

async function listHeadings(isSignedIn: boolean): Promise<(string | null)[]> {
  mockFetch(({ url }: CapturedRequest) => {
    if (url.startsWith('/api/user')) return isSignedIn ? jsonResponse(USER) : jsonResponse({}, 401);
    return jsonResponse(url.startsWith('/api/discoveries') ? [buildDiscovery({ id: 7, title: 'Old Mill' })] : []);
  });
  renderWithProviders(<AppHomePage />, { initialUrl: '/app' });
  await screen.findByRole('heading', { name: 'Old Mill' });
  return screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
}

test('AppHomePage: shows signed-in users their discoveries before the guides that everyone sees', async () => {
  expect(await listHeadings(true)).toEqual(['Your discoveries', 'Your location', 'Guides']);
});

test('AppHomePage: shows guests the guides first', async () => {
  expect(await listHeadings(false)).toEqual(['Your location', 'Guides', 'Your discoveries']);
});

test('AppHomePage: shows guests who come back their discoveries first', async () => {
  cacheDiscoveries([buildDiscovery({ id: 7, title: 'Old Mill' })]);
  expect(await listHeadings(false)).toEqual(['Your discoveries', 'Your location', 'Guides']);
});

test('AppHomePage: does not count a guide that was only looked up as a discovery', async () => {
  cacheDiscoveries([buildDiscovery({ id: 7, source: 'text_search' })]);
  expect(await listHeadings(false)).toEqual(['Your location', 'Guides', 'Your discoveries']);
});

test('AppHomePage: offers members to add the place of a result to a trip', async () => {
  const id = '00000000-0000-4000-8000-000000000001';
  const result = buildAnalysisResult({ id, discoveryId: 7, title: 'Piazza Grande' });
  mockFetch(({ url }: CapturedRequest) => {
    if (url.startsWith('/api/user')) return jsonResponse(USER);
    return jsonResponse(url.startsWith('/api/analyses/') ? { status: 'done', result } : []);
  });
  const page = (
    <Routes>
      <Route path="/d/:id" element={<AppHomePage />} />
    </Routes>
  );
  renderWithProviders(page, { initialUrl: `/d/${id}` });
  expect(await screen.findByRole('heading', { name: 'Piazza Grande' })).not.toBeNull();
  expect(await screen.findByRole('button', { name: 'Add to trip' })).not.toBeNull();
});
