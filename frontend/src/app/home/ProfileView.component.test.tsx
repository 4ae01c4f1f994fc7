import { screen } from '@testing-library/react';
import { cacheAnalysis } from '../../features/analysis/result/cache/analysis-cache.js';
import { DEVICE_KEY_PREFIX } from '../../lib/brand.js';
import { buildAnalysisResult } from '../../testing/builders/analyses.js';
import { buildDiscovery } from '../../testing/builders/discoveries.js';
import { jsonResponse, mockFetch, setOnline } from '../../testing/fakes/browser.js';
import { createMemoryCaches } from '../../testing/fakes/caches.js';
import { mockIndexedDb } from '../../testing/fakes/storage.js';
import { getToasts, renderWithProviders } from '../../testing/render/render.js';
import ProfileView from './ProfileView.js';

beforeEach(() => {
  window.matchMedia = () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }) as never;
});

test('ProfileView: deletes all data of a guest on the server and on the device', async () => {
  mockIndexedDb();
  createMemoryCaches();
  setOnline(true);
  cacheAnalysis('key', null, buildAnalysisResult());
  const stored = { discoveries: [buildDiscovery({ id: 7 }), buildDiscovery({ id: 8 })], analyses: [{ id: 'a' }] };
  const requests = mockFetch(({ method, url }) => {
    const [, list, id] = /^\/api\/(discoveries|analyses)(?:\/([^/?]+))?/.exec(url) ?? [];
    if (list === undefined) return jsonResponse({ error: 'No', code: 'AUTHENTICATION_REQUIRED' }, 401);
    const items = stored[list as keyof typeof stored] as { id: number | string }[];
    if (method === 'GET') return jsonResponse(items);
    items.splice(
      items.findIndex((item) => String(item.id) === id),
      1,
    );
    return new Response(null, { status: 204 });
  });
  const { user } = renderWithProviders(<ProfileView onSignOut={() => {}} />);
  await screen.findByText(/^The 2 discoveries you made here as a guest/);
  await user.click(await screen.findByRole('button', { name: 'Delete data on this device' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await getToasts().findByText('Data on this device deleted')).not.toBeNull();
  expect(stored).toEqual({ discoveries: [], analyses: [] });
  expect(requests.filter(({ method }) => method === 'DELETE').map(({ url }) => url)).toEqual([
    '/api/discoveries/7',
    '/api/discoveries/8',
    '/api/analyses/a',
  ]);
  const names = Object.keys(localStorage).map((name) => name.replace(DEVICE_KEY_PREFIX, ''));
  expect(names.filter((name) => name !== 'user')).toEqual([]);
});

test('ProfileView: switches the theme', async () => {
  localStorage.clear();
  mockFetch(() => jsonResponse({ error: 'No', code: 'AUTHENTICATION_REQUIRED' }, 401));
  const { user } = renderWithProviders(<ProfileView onSignOut={() => {}} />);
  await user.click(await screen.findByRole('button', { name: 'Use dark colors' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(screen.getByRole('button', { name: 'Use light colors' })).not.toBeNull();
});
