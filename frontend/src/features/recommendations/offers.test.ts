import { countTextOf, offersOf, pictureOf } from './offers.js';

const offer = { provider: 'Viator', description: 'd', price: '€20', imageUrl: null, affiliateUrl: 'https://x.example' };

test('tours, hotels and activities become cards of one form', () => {
  const { tours, hotels, activities } = offersOf({
    locationInfo: { city: 'Rome', country: 'Italy' },
    tours: [{ ...offer, title: 'Forum at dawn', duration: '3 hours', rating: 4.5 }],
    hotels: [{ ...offer, name: 'Hotel Roma', location: 'Rome', rating: 4 }],
    activities: [{ ...offer, title: 'Pasta class', category: 'Food' }],
  });
  expect(tours).toMatchObject([{ name: 'Forum at dawn', duration: '3 hours', rating: 4.5, perNight: false }]);
  expect(hotels).toMatchObject([{ name: 'Hotel Roma', kind: 'Rome', rating: 4, perNight: true, price: '€20' }]);
  expect(activities).toMatchObject([{ name: 'Pasta class', kind: 'Food', rating: null, url: 'https://x.example' }]);
});

test('one is counted as one', () => {
  expect(countTextOf('tours', 1)).toBe('1 Tour');
  expect(countTextOf('hotels', 3)).toBe('3 Hotels');
  expect(countTextOf('activities', 1)).toBe('1 Activity');
  expect(countTextOf('activities', 2)).toBe('2 Activities');
});

test('inline pictures are not shown', () => {
  expect(pictureOf('https://x.example/a.jpg')).toBe('https://x.example/a.jpg');
  expect(pictureOf('DATA:image/png;base64,AAAA')).toBeNull();
  expect(pictureOf('')).toBeNull();
  expect(pictureOf(null)).toBeNull();
});
