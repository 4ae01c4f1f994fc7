import { getCardPath, getGuidePath } from './urls.js';

test('getCardPath: returns the article’s path, or the dynamic guide’s if the id is negative', () => {
  expect(getCardPath({ id: 7, slug: 'colosseum' })).toBe('/articles/colosseum');
  expect(getCardPath({ id: -7, slug: 'dynamic-old-mill' })).toBe('/dynamic/old-mill');
});

test('getGuidePath: encodes the name, the at sign and the position', () => {
  expect(getGuidePath('Café & Bar/1', { lat: -33.5, lng: 151.25 })).toBe(
    '/dynamic/Caf%C3%A9%20%26%20Bar%2F1%40-33.5,151.25',
  );
  expect(getGuidePath(' Colosseum ')).toBe('/dynamic/Colosseum');
});
