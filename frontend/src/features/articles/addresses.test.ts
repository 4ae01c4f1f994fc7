import { cardAddress, listAddress, mapPicture, placeAddress } from './addresses.js';

test('a card leads to its article, and with a negative id to its dynamic guide', () => {
  expect(cardAddress({ id: 7, slug: 'colosseum' })).toBe('/articles/colosseum');
  expect(cardAddress({ id: -7, slug: 'dynamic-old-mill' })).toBe('/dynamic/old-mill');
});

test('a place is named and placed in the address, with the at sign encoded', () => {
  expect(placeAddress('Café & Bar/1', { lat: -33.5, lng: 151.25 })).toBe(
    '/dynamic/Caf%C3%A9%20%26%20Bar%2F1%40-33.5,151.25',
  );
});

test('the list keeps the search in its address', () => {
  expect(listAddress('')).toBe('/articles');
  expect(new URL(listAddress('a&b c'), 'http://x').searchParams.get('q')).toBe('a&b c');
});

test('the map picture is of the document’s size and has the place marked', () => {
  const { searchParams } = new URL(mapPicture('41.89', '12.49', 'Rome, Italy'), 'http://x');
  expect(Object.fromEntries(searchParams)).toEqual({
    lat: '41.89',
    lng: '12.49',
    zoom: '15',
    size: '600x300',
    markers: '41.89,12.49',
    location: 'Rome, Italy',
  });
});

test('without a position the map is of the place’s name, from farther away', () => {
  const { searchParams } = new URL(mapPicture(null, null, 'Rome, Italy'), 'http://x');
  expect(Object.fromEntries(searchParams)).toEqual({ zoom: '13', size: '600x300', location: 'Rome, Italy' });
});
