import { parsePlaceName } from './place-name.js';

test('parsePlaceName: reads city, country and the first administrative name', () => {
  const localityInfo = { administrative: [{ name: 'Lazio', order: 4 }, { name: 'Roma' }] };
  expect(parsePlaceName({ city: 'Rome', locality: 'Monti', countryName: 'Italy', localityInfo })).toEqual({
    city: 'Rome',
    country: 'Italy',
    address: 'Lazio',
  });
});

test('parsePlaceName: uses the locality for a missing city', () => {
  expect(parsePlaceName({ city: '', locality: 'Monti' })).toEqual({ city: 'Monti', country: '', address: '' });
});

test('parsePlaceName: returns null without names and rejects another format', () => {
  expect(parsePlaceName({ city: '', localityInfo: { administrative: [] } })).toBeNull();
  expect(() => parsePlaceName('<html>')).toThrow();
});
