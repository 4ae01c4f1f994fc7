import { screen } from '@testing-library/react';
import { jsonResponse, mockFetch } from '../../testing/fakes/browser.js';
import { renderWithProviders } from '../../testing/render/render.js';
import LatestDiscoveries from './LatestDiscoveries.js';

const buildDiscovery = (id: number) => ({
  id,
  title: `Place ${id}`,
  location: 'Rome, Italy',
  category: 'Landmark',
  author: 'isabella',
  createdAt: '2026-01-02T03:04:05.000Z',
});

async function renderLatest(count: number): Promise<void> {
  mockFetch(() => jsonResponse(Array.from({ length: count }, (_, index) => buildDiscovery(index + 1))));
  renderWithProviders(<LatestDiscoveries whenFew={<p>Guides</p>} />);
  await screen.findByText(count === 0 ? 'Guides' : 'Place 1');
}

test('LatestDiscoveries: shows guides below a short list', async () => {
  await renderLatest(3);
  const heading = screen.getByRole('heading', { name: 'Latest discoveries' });
  expect(screen.getByText('Guides').compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

test('LatestDiscoveries: shows guides instead of an empty list', async () => {
  await renderLatest(0);
  expect(screen.queryByRole('heading', { name: 'Latest discoveries' })).toBeNull();
});

test('LatestDiscoveries: shows no guides below a full line of discoveries', async () => {
  await renderLatest(4);
  expect(screen.queryByText('Guides')).toBeNull();
});
