import { toCardLocation } from './card-location.js';

test.each([
  ['Paris', 'Paris, France', 'France'],
  ['Singapore', 'Singapore', 'Singapore'],
  ['Eiffel Tower', 'Paris, France', 'Paris, France'],
  ['Vatican Museums', 'Vatican City, Vatican City', 'Vatican City'],
])('toCardLocation: omits the title %s', (title, location, shown) => {
  expect(toCardLocation(title, location)).toBe(shown);
});
