import { parsePlaceName } from './place-name.js';

test('city, country and the first administrative name are read', () => {
  const localityInfo = { administrative: [{ name: 'Lazio', order: 4 }, { name: 'Roma' }] };
  expect(parsePlaceName({ city: 'Rome', locality: 'Monti', countryName: 'Italy', localityInfo })).toEqual({
    city: 'Rome',
    country: 'Italy',
    address: 'Lazio',
  });
});

test('the locality stands in for a missing city', () => {
  expect(parsePlaceName({ city: '', locality: 'Monti' })).toEqual({ city: 'Monti', country: '', address: '' });
});

test('an answer without names is none, and another form is a fault', () => {
  expect(parsePlaceName({ city: '', localityInfo: { administrative: [] } })).toBeNull();
  expect(() => parsePlaceName('<html>')).toThrow();
});
