import { screen, within } from '@testing-library/react';
import { jsonResponse, mockFetch } from '../../../testing/fakes/browser.js';
import { renderWithProviders } from '../../../testing/render/render.js';
import type { MappedPlace } from '../model/map-model.js';
import { StaticMapCard } from './StaticMapCard.js';

function getRequestedParameters(place: MappedPlace): URLSearchParams {
  renderWithProviders(<StaticMapCard place={place} />);
  const { src } = screen.getByRole<HTMLImageElement>('img');
  return new URL(src, 'http://x').searchParams;
}

test('StaticMapCard: looks up a place without a position by a valid name derived from its title', () => {
  expect(getRequestedParameters({ name: 'Rome -- <the> guide', coordinates: null }).get('location')).toBe(
    'Rome the guide',
  );
});

test('StaticMapCard: looks up the location rather than the title, unless it contains no valid name', () => {
  const place = { name: 'A walk', coordinates: null };
  expect(getRequestedParameters({ ...place, location: 'Rome; Italy' }).get('location')).toBe('Rome Italy');
  document.body.innerHTML = '';
  expect(getRequestedParameters({ ...place, location: '<>' }).get('location')).toBe('A walk');
});

test('StaticMapCard: after the position was denied, offers a retry without a second button of the same name', async () => {
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: undefined });
  mockFetch(() => jsonResponse({}, 503));
  const place = { name: 'Colosseum', coordinates: { lat: 41.89, lng: 12.49 } };
  renderWithProviders(<StaticMapCard place={place} showsRoute />);
  expect(await screen.findByText('Location access denied or unavailable')).not.toBeNull();
  const panel = screen.getByText('Location access denied or unavailable').parentElement as HTMLElement;
  expect(within(panel).getByRole('button', { name: 'Try Again' })).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Walking directions' })).toBeNull();
});

test('StaticMapCard: requests an image twice as wide as high, with the place in its middle and marked', () => {
  const parameters = getRequestedParameters({ name: 'Colosseum', coordinates: { lat: 41.89, lng: 12.49 } });
  expect(Object.fromEntries(parameters)).toEqual({
    ...{ lat: '41.89', lng: '12.49', zoom: '15', size: '600x300', markers: '41.89,12.49' },
  });
  document.body.innerHTML = '';
  const unknown = getRequestedParameters({ name: 'Colosseum', coordinates: null });
  expect(Object.fromEntries(unknown)).toEqual({ location: 'Colosseum', zoom: '13', size: '600x300' });
});
