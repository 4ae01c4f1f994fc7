import { getCardPath, getGuidePath } from './urls.js';

test('a card leads to its article, and with a negative id to its dynamic guide', () => {
  expect(getCardPath({ id: 7, slug: 'colosseum' })).toBe('/articles/colosseum');
  expect(getCardPath({ id: -7, slug: 'dynamic-old-mill' })).toBe('/dynamic/old-mill');
});

test('a place is named and placed in the address, with the at sign encoded', () => {
  expect(getGuidePath('Café & Bar/1', { lat: -33.5, lng: 151.25 })).toBe(
    '/dynamic/Caf%C3%A9%20%26%20Bar%2F1%40-33.5,151.25',
  );
  expect(getGuidePath(' Colosseum ')).toBe('/dynamic/Colosseum');
});
