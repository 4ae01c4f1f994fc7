import { getGuidePath } from '../../lib/urls.js';
import { getMapsSearchUrl, parseGuideParameter } from './guide-request.js';

test.each([
  ['Kinkaku-ji', { lat: 35.0394, lng: 135.7292 }, '/dynamic/Kinkaku-ji%4035.0394,135.7292'],
  ['São Paulo / Sé', null, '/dynamic/S%C3%A3o%20Paulo%20%2F%20S%C3%A9'],
  ['  Ushuaia ', { lat: -54.8, lng: -68.3 }, '/dynamic/Ushuaia%40-54.8,-68.3'],
])('getGuidePath: builds a path for %s that parseGuideParameter reads back', (name, coordinates, path) => {
  expect(getGuidePath(name, coordinates)).toBe(path);
  const parameter = decodeURIComponent(path.slice('/dynamic/'.length));
  expect(parseGuideParameter(parameter)).toEqual({ name: name.trim(), coordinates });
});

test.each(['Somewhere@91,10', 'Somewhere@10,181'])(
  'parseGuideParameter: ignores the invalid position of %s',
  (parameter) => {
    expect(parseGuideParameter(parameter)).toEqual({ name: 'Somewhere', coordinates: null });
  },
);

test('parseGuideParameter: keeps an at sign that is part of the name', () => {
  expect(parseGuideParameter('Café @ the Quay')).toEqual({ name: 'Café @ the Quay', coordinates: null });
});

test('getMapsSearchUrl: searches by position, or by name without one', () => {
  expect(getMapsSearchUrl('Sé & more', null)).toMatch(/query=S%C3%A9%20%26%20more$/);
  expect(getMapsSearchUrl('Sé', { lat: 1.5, lng: -2 })).toMatch(/query=1.5%2C-2$/);
});
