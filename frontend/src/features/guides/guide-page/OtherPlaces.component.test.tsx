import type { PlaceResolution, ResolvedPlace } from '@placelore/contracts/places/places.js';
import { screen } from '@testing-library/react';
import { jsonResponse, mockFetch } from '../../../testing/fakes/browser.js';
import { renderWithProviders } from '../../../testing/render/render.js';
import { OtherPlaces, PlaceChoice } from './OtherPlaces.js';

const buildPlace = (location: string, longitude: number): ResolvedPlace => ({
  name: 'Springfield',
  location,
  latitude: 39.8,
  longitude,
  kind: 'city',
  placeType: 'City',
  match: 'exact',
  why: 'It has this name.',
});

function answer(resolution: PlaceResolution) {
  return mockFetch(() => jsonResponse(resolution));
}

const TWO = [buildPlace('Illinois, United States', -89.6), buildPlace('Missouri, United States', -93.3)];

test('PlaceChoice: asks which of several places with the name is meant', async () => {
  const requests = answer({ status: 'ambiguous', places: TWO });
  renderWithProviders(<PlaceChoice name="springfield" sentence="Several places have this name." />);
  expect(await screen.findByRole('heading', { name: 'Which springfield?' })).not.toBeNull();
  expect(screen.getByRole('alert').textContent).toBe('Several places have this name.');
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['SpringfieldCity · Illinois, United States', '/dynamic/Springfield%4039.8,-89.6'],
    ['SpringfieldCity · Missouri, United States', '/dynamic/Springfield%4039.8,-93.3'],
  ]);
  expect(requests.map(({ url }) => url)).toEqual(['/api/places/resolve?q=springfield']);
});

test('PlaceChoice: offers places with a similar name', async () => {
  answer({ status: 'suggested', places: [TWO[0]!] });
  renderWithProviders(<PlaceChoice name="sprngfild" />);
  expect(await screen.findByRole('heading', { name: 'Did you mean one of these?' })).not.toBeNull();
});

test('PlaceChoice: renders nothing if there are no places', async () => {
  answer({ status: 'unknown', places: [] });
  const { container } = renderWithProviders(<PlaceChoice name="my house" />);
  await Promise.resolve();
  expect(container.querySelector('section')).toBeNull();
});

test('OtherPlaces: lists other places of the same name below the guide', async () => {
  answer({ status: 'found', places: TWO });
  renderWithProviders(<OtherPlaces name="springfield" />);
  const link = await screen.findByRole('link', { name: 'Springfield, Missouri, United States' });
  expect(link.getAttribute('href')).toBe('/dynamic/Springfield%4039.8,-93.3');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
