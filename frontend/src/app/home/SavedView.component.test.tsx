import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { buildArticleCard } from '../../testing/builders/articles.js';
import { buildDiscovery } from '../../testing/builders/discoveries.js';
import { USER } from '../../testing/builders/users.js';
import { type CapturedRequest, jsonResponse, mockFetch } from '../../testing/fakes/browser.js';
import { createMemoryCaches, type MemoryCaches } from '../../testing/fakes/caches.js';
import { renderWithProviders } from '../../testing/render/render.js';
import SavedView from './SavedView.js';

jest.mock('../../features/maps/PlacesMap.js', () => ({
  __esModule: true,
  default: ({ places, onSelect }: { places: { id: number; name: string }[]; onSelect: (id: number) => void }) =>
    places.map(({ id, name }) => (
      <button key={id} type="button" onClick={() => onSelect(id)}>
        Pin of {name}
      </button>
    )),
}));

const DISCOVERIES = [
  buildDiscovery({ id: 7, title: 'Piazza Grande' }),
  buildDiscovery({ id: 8, title: 'Old Mill', articleId: 12 }),
  buildDiscovery({ id: 9, title: 'Weir', latitude: null }),
];
const TRIP = { id: 3, title: 'Italy', stopCount: 1, isShared: false, updatedAt: '2026-11-23T00:00:00.000Z' };

let memory: MemoryCaches;
beforeEach(() => {
  memory = createMemoryCaches();
  window.matchMedia = () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }) as never;
});
afterEach(() => memory.uninstall());

function renderSaved(discoveries = DISCOVERIES, user: typeof USER | null = USER) {
  const requests = mockFetch(({ url, method }: CapturedRequest) => {
    if (method === 'POST') return jsonResponse({}, 500);
    if (url.startsWith('/api/discoveries')) return jsonResponse(discoveries);
    if (url.startsWith('/api/articles')) return jsonResponse([buildArticleCard({ title: 'Taj Mahal' })]);
    if (url.startsWith('/api/trips')) return jsonResponse([TRIP]);
    return jsonResponse(url.startsWith('/api/analyses') ? [] : user);
  });
  return { ...renderWithProviders(<SavedView note={null} onDeleted={() => {}} />, { hasSharedCache: true }), requests };
}
const getMark = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('SavedView: marks a discovery that is chosen on the map or among the cards', async () => {
  const { user } = renderSaved();
  await user.click(await screen.findByRole('button', { name: 'Pin of Old Mill' }));
  expect(getMark()).toContain('Old Mill is marked on the map and among the cards.');
  const show = screen.getByRole('button', { name: 'Show Piazza Grande on the map' });
  expect(show.getAttribute('aria-pressed')).toBe('false');
  await user.click(show);
  expect(show.getAttribute('aria-pressed')).toBe('true');
  expect(getMark()).toContain('Piazza Grande is marked on the map and among the cards.');
});

test('SavedView: leaves discoveries without a position off the map', async () => {
  renderSaved();
  await screen.findByRole('button', { name: 'Pin of Old Mill' });
  expect(screen.getAllByRole('button', { name: /^Pin of/ })).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Show Weir on the map' })).toBeNull();
});

test.each([
  ['Piazza Grande', 'the discovery', { kind: 'discovery', subjectId: '7' }],
  ['Old Mill', 'its article, which others may see as well', { kind: 'article', subjectId: '12' }],
])('SavedView: adds %s to a trip as %s', async (title, _what, stop) => {
  const { user, requests } = renderSaved();
  await user.click(await screen.findByRole('button', { name: `Add ${title} to a trip` }));
  await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: /Italy/ }));
  expect(requests.find(({ method }) => method === 'POST')).toMatchObject({ url: '/api/trips/3/stops', body: stop });
});
test('SavedView: scrolls to the card of a discovery chosen on the map, and to the map from a card', async () => {
  const scrolled: (string | null | undefined)[] = [];
  Element.prototype.scrollIntoView = function (this: Element, options) {
    expect(options).toEqual({ block: 'nearest', behavior: 'smooth' });
    scrolled.push(this.getAttribute('data-discovery') ?? this.querySelector('button')?.textContent);
  };
  const { user } = renderSaved();
  await user.click(await screen.findByRole('button', { name: 'Pin of Old Mill' }));
  await user.click(screen.getByRole('button', { name: 'Show Piazza Grande on the map' }));
  expect(scrolled).toEqual(['8', 'Pin of Piazza Grande']);
});

test('SavedView: offers guides, and how to keep one, to a guest without anything', async () => {
  const { unmount } = renderSaved([], null);
  const guides = within(await screen.findByRole('region', { name: 'Start with one of these' }));
  expect(await guides.findByRole('heading', { name: 'Taj Mahal' })).not.toBeNull();
  expect(guides.getByText(/press “Keep offline”/)).not.toBeNull();
  unmount();
  renderSaved(DISCOVERIES, null);
  await screen.findByRole('button', { name: 'Pin of Old Mill' });
  expect(screen.queryByRole('region', { name: 'Start with one of these' })).toBeNull();
});
