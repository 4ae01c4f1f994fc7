import { screen, within } from '@testing-library/react';
import { jsonResponse, mockFetch } from '../../../../testing/fakes/browser.js';
import { renderWithProviders } from '../../../../testing/render/render.js';
import NearbyAttractions from './NearbyAttractions.js';

const FORUM = { name: 'Forum', distance: '300 m', coordinates: { lat: 41.8, lng: 12.4 } };

beforeEach(() => void mockFetch(() => jsonResponse([])));

test('NearbyAttractions: links nearby attractions to their guides', () => {
  renderWithProviders(<NearbyAttractions places={[FORUM]} />);
  const nearby = within(screen.getByRole('region', { name: 'Nearby Attractions' }));
  expect(nearby.getByText('300 m')).not.toBeNull();
  expect(nearby.getByRole('link', { name: 'Forum' }).getAttribute('href')).toBe('/dynamic/Forum%4041.8,12.4');
});

test('NearbyAttractions: states where places inside a region are', () => {
  renderWithProviders(<NearbyAttractions places={[{ ...FORUM, distance: '', note: 'Rome' }]} />);
  expect(within(screen.getByRole('region', { name: 'Places Inside' })).getByText('Rome')).not.toBeNull();
});

test('NearbyAttractions: calls nothing nearby that is farther than 10 km, and names another country', () => {
  renderWithProviders(<NearbyAttractions places={[{ ...FORUM, distance: '10.5 km', country: 'Chile' }]} />);
  const region = within(screen.getByRole('region', { name: 'In the region' }));
  expect(region.getByText('10.5 km · Chile')).not.toBeNull();
});

test('NearbyAttractions: requests no pictures while it holds the place of other cards', async () => {
  const requests = mockFetch(() => jsonResponse([]));
  renderWithProviders(<NearbyAttractions places={[FORUM]} hasPictures={false} />);
  await screen.findByRole('link', { name: 'Forum' });
  expect(requests).toEqual([]);
});
