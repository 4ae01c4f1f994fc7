import { screen, within } from '@testing-library/react';
import { renderWithProviders } from '../../../testing/render/render.js';
import { ThingsToDoNearby } from './ThingsToDoNearby.js';

const coordinates = { lat: 43.77, lng: 11.26 };

test('ThingsToDoNearby: shows distances of nearby places', () => {
  renderWithProviders(<ThingsToDoNearby attractions={[{ name: 'Duomo', distance: '800 m', coordinates }]} />);
  expect(within(screen.getByRole('region', { name: 'Things to Do Nearby' })).getByText('800 m')).not.toBeNull();
});

test('ThingsToDoNearby: shows where places inside a region are', () => {
  const place = { name: 'Duomo', distance: '', note: 'Florence', coordinates };
  renderWithProviders(<ThingsToDoNearby attractions={[place]} />);
  expect(
    within(screen.getByRole('region', { name: 'Places to Discover Inside' })).getByText('Florence'),
  ).not.toBeNull();
});
