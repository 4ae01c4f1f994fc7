import { toCardLocation } from './card-location.js';

test.each([
  ['Paris', 'Paris, France', 'France'],
  ['Singapore', 'Singapore', 'Singapore'],
  ['Eiffel Tower', 'Paris, France', 'Paris, France'],
  ['Vatican Museums', 'Vatican City, Vatican City', 'Vatican City'],
])('toCardLocation: leaves out what the title %s says', (title, location, shown) => {
  expect(toCardLocation(title, location)).toBe(shown);
});
