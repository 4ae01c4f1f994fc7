import { screen } from '@testing-library/react';
import { buildDiscovery } from '../../testing/builders/discoveries.js';
import { USER } from '../../testing/builders/users.js';
import { type CapturedRequest, jsonResponse, mockFetch, setOnline } from '../../testing/fakes/browser.js';
import { mockIndexedDb } from '../../testing/fakes/storage.js';
import { renderWithProviders } from '../../testing/render/render.js';
import AppHomePage from './AppHomePage.js';

beforeEach(() => {
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
