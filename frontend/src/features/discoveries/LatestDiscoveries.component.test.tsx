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
  await screen.findByText(count === 0 ? /^No shared discoveries yet/ : 'Place 1');
}

test.each([
  [0, Node.DOCUMENT_POSITION_FOLLOWING],
  [3, Node.DOCUMENT_POSITION_PRECEDING],
])('LatestDiscoveries: shows guides above an empty list and below a short one, as with %i', async (count, position) => {
  await renderLatest(count);
  const heading = screen.getByRole('heading', { name: 'Latest discoveries' });
  expect(screen.getByText('Guides').compareDocumentPosition(heading)).toBe(position);
});

test('LatestDiscoveries: shows an empty list with its heading and the way to fill it', async () => {
  await renderLatest(0);
  expect(screen.getByText(/^No shared discoveries yet/).tagName).toBe('P');
  expect(screen.getByText('Latest discoveries').closest('.hidden')).toBeNull();
  expect(screen.getByText('Latest discoveries').parentElement!.className).toContain('header');
  expect(screen.getByRole('region', { name: 'Latest discoveries' })).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Upload Photo' }).getAttribute('href')).toBe('/app?start=upload');
});

test('LatestDiscoveries: shows no guides below a full line of discoveries', async () => {
  await renderLatest(4);
  expect(screen.queryByText('Guides')).toBeNull();
});
