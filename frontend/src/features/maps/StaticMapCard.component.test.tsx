import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/render/render.js';
import type { MappedPlace } from './model/map-model.js';
import { StaticMapCard } from './StaticMapCard.js';

function getRequestedParameters(place: MappedPlace): URLSearchParams {
  renderWithProviders(<StaticMapCard place={place} />);
  const { src } = screen.getByRole<HTMLImageElement>('img');
  return new URL(src, 'http://x').searchParams;
}

test('StaticMapCard: looks up a place without a position by a valid name from its title', () => {
  expect(getRequestedParameters({ name: 'Rome -- <the> guide', coordinates: null }).get('location')).toBe(
    'Rome the guide',
  );
});

test('StaticMapCard: looks up the location before the title, unless it contains no valid name', () => {
  const place = { name: 'A walk', coordinates: null };
  expect(getRequestedParameters({ ...place, location: 'Rome; Italy' }).get('location')).toBe('Rome Italy');
  document.body.innerHTML = '';
  expect(getRequestedParameters({ ...place, location: '<>' }).get('location')).toBe('A walk');
});
