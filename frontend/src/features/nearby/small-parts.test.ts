import { guideAddress } from './guide-address.js';
import { fillOf, starsOf } from './star-fill.js';

test('the address of a guide names the place and where it is', () => {
  expect(guideAddress('Café & Bar / Roma?', { lat: 41.9, lng: -12.5 })).toBe(
    '/dynamic/Caf%C3%A9%20%26%20Bar%20%2F%20Roma%3F%4041.9,-12.5',
  );
  expect(guideAddress('Colosseum')).toBe('/dynamic/Colosseum');
});

test('five stars show half of a popularity, in halves', () => {
  expect([0, 4.4, 5, 9.9, 10].map(starsOf)).toEqual([0, 2, 2.5, 5, 5]);
  expect([0, 1, 2, 3, 4].map((place) => fillOf(2.5, place))).toEqual([1, 1, 0.5, 0, 0]);
});
