import type { Article } from '@placelore/contracts/content/articles/articles.js';
import { screen, waitFor, within } from '@testing-library/react';
import { buildAdminArticle } from '../../testing/builders/articles.js';
import { jsonResponse, mockFetch } from '../../testing/fakes/browser.js';
import { createMemoryCaches } from '../../testing/fakes/caches.js';
import { renderWithProviders } from '../../testing/render/render.js';
import { ArticleWithExtras } from './ArticleWithExtras.js';

beforeEach(() => mockFetch(() => jsonResponse({}, 503)));

const renderArticle = (change: Partial<Article> = {}) =>
  renderWithProviders(<ArticleWithExtras article={{ ...buildAdminArticle(), ...change }} isGuest={false} />);
const findDirections = () => screen.queryByRole('button', { name: 'Directions' });
/** Renders an article whose town offers tickets for a sight. */
function renderWithTickets(title: string, change: Partial<Article> = {}) {
  const [provider, price, imageUrl, affiliateUrl] = ['Tiqets', null, null, 'https://example.com/1'];
  const activity = { title, category: 'Museum', description: '', provider, price, imageUrl, affiliateUrl };
  const offers = { locationInfo: { city: 'Rome', country: 'Italy' }, tours: [], hotels: [], activities: [activity] };
  mockFetch(({ url }) =>
    url.startsWith('/api/travel-recommendations') ? jsonResponse(offers) : jsonResponse({}, 503),
  );
  return renderArticle({ title: 'Colosseum', ...change });
}

describe('ArticleWithExtras', () => {
  test('offers to keep the guide offline in a browser that can', async () => {
    const memory = createMemoryCaches();
    try {
      renderArticle();
      expect(await screen.findByRole('button', { name: 'Keep offline' })).not.toBeNull();
    } finally {
      memory.uninstall();
    }
  });

  test('does not offer to keep the guide in a browser without cache storage', async () => {
    renderArticle();
    expect(await screen.findByRole('button', { name: 'Add to trip' })).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Keep offline' })).toBeNull();
  });

  test('offers directions and other maps only for a place with a position', () => {
    const { unmount } = renderArticle();
    expect(findDirections()).not.toBeNull();
    expect(screen.getByRole('link', { name: /open in maps/i }).getAttribute('href')).toContain('41.8902');
    unmount();
    renderArticle({ latitude: null, longitude: null });
    expect(findDirections()).toBeNull();
    expect(screen.queryByRole('link', { name: /open in maps/i })).toBeNull();
  });

  test('links to tickets if there are any for the sight itself, and opens all recommendations on request', async () => {
    const { unmount, user } = renderWithTickets('Colosseum');
    const tickets = await screen.findByRole('link', { name: 'Tickets in Rome (opens a new tab)' });
    expect(tickets.getAttribute('href')).toBe('https://example.com/1');
    expect(screen.queryByRole('region', { name: 'Travel Recommendations' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Travel Recommendations' }));
    const offers = within(await screen.findByRole('region', { name: 'Travel Recommendations' }));
    expect(offers.getByRole('heading', { name: 'Tickets for Colosseum' })).not.toBeNull();
    unmount();
    renderWithTickets('Another sight of the town');
    await screen.findByRole('button', { name: 'Travel Recommendations' });
    expect(screen.queryByRole('link', { name: /^Tickets/ })).toBeNull();
  });

  test('offers nothing for a place of which little is known', async () => {
    renderWithTickets('Colosseum', { isThin: true });
    await screen.findByRole('button', { name: 'Add to trip' });
    expect(screen.queryByText('Travel Recommendations')).toBeNull();
  });

  test('does not look for places around a city, whose text recommends them', async () => {
    const requests = mockFetch(() => jsonResponse({}, 503));
    renderArticle({
      title: 'Rome',
      placeType: 'City',
      category: 'Other',
      content: '<ul><li><strong>Roscioli</strong>, Roman.</li></ul>',
      nearbyAttractions: [{ name: 'Forum', distance: '300 m', coordinates: { lat: 41.9, lng: 12.5 } }],
    });
    await waitFor(() => expect(requests.map(({ url }) => url)).toContainEqual(expect.stringMatching(/^.api.map/)));
    expect(requests.filter(({ url }) => url.startsWith('/api/nearby'))).toEqual([]);
  });
});
