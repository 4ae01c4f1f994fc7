import { formatOfferCount, getSafeImageUrl, isDescribed, toOfferLinks, toOffers } from './offers.js';

const offer = { provider: 'Viator', description: 'd', price: '€20', imageUrl: null, affiliateUrl: 'https://x.example' };

test('toOffers: converts tours, hotels and activities to one format', () => {
  const { tours, hotels, activities } = toOffers({
    locationInfo: { city: 'Rome', country: 'Italy' },
    tours: [{ ...offer, title: 'Forum at dawn', duration: '3 hours', rating: 4.5 }],
    hotels: [{ ...offer, name: 'Hotel Roma', location: 'Rome', rating: 4 }],
    activities: [{ ...offer, title: 'Pasta class', category: 'Food' }],
  });
  expect(tours).toMatchObject([{ name: 'Forum at dawn', duration: '3 hours', rating: 4.5, perNight: false }]);
  expect(hotels).toMatchObject([{ name: 'Hotel Roma', kind: 'Rome', rating: 4, perNight: true, price: '€20' }]);
  expect(activities).toMatchObject([{ name: 'Pasta class', kind: 'Food', rating: null, url: 'https://x.example' }]);
});

test('toOffers: omits sights that the page already shows, and offers tickets for its own sight', () => {
  const { activities } = toOffers(
    {
      locationInfo: { city: 'Rome', country: 'Italy' },
      tours: [],
      hotels: [],
      activities: ['Colosseum', 'Forum', 'Pantheon'].map((title) => ({ ...offer, title, category: 'Landmark' })),
    },
    { own: 'Colosseum', omitted: ['Forum', 'Arch'] },
  );
  expect(activities.map(({ name }) => name)).toEqual(['Tickets for Colosseum', 'Pantheon']);
});

test('formatOfferCount: uses the singular for one', () => {
  expect(formatOfferCount('tours', 1)).toBe('1 Tour');
  expect(formatOfferCount('hotels', 3)).toBe('3 Hotels');
  expect(formatOfferCount('activities', 1)).toBe('1 Activity');
  expect(formatOfferCount('activities', 2)).toBe('2 Activities');
});

test('getSafeImageUrl: rejects inline images', () => {
  expect(getSafeImageUrl('https://x.example/a.jpg')).toBe('https://x.example/a.jpg');
  expect(getSafeImageUrl('DATA:image/png;base64,AAAA')).toBeNull();
  expect(getSafeImageUrl('')).toBeNull();
  expect(getSafeImageUrl(null)).toBeNull();
});

test('toOfferLinks: links to all hotels of the city, to its tours, and to tickets for the sight of the page', () => {
  const found = { ...offer, price: null };
  const recommendations = {
    locationInfo: { city: 'Rome', country: 'Italy' },
    tours: [{ ...found, title: 'Tours and day trips in Rome', duration: null, rating: null }],
    hotels: ['Hotel Roma', 'Hotels in Rome'].map((name) => ({
      ...found,
      name,
      location: 'Rome, Italy',
      rating: null,
      affiliateUrl: `https://x.example/${name}`,
    })),
    activities: [{ ...found, title: 'Colosseum', category: 'Landmark' }],
  };
  expect(toOfferLinks(recommendations, 'Colosseum').map(({ label, url }) => [label, url])).toEqual([
    ['Hotels', 'https://x.example/Hotels in Rome'],
    ['Tours', 'https://x.example'],
    ['Tickets', 'https://x.example'],
  ]);
  expect(toOfferLinks(recommendations).map(({ label }) => label)).toEqual(['Hotels', 'Tours']);
  const { hotels } = toOffers(recommendations, { omitted: ['Hotel Roma'] });
  expect(hotels.map(({ name }) => name)).toEqual(['Hotels in Rome']);
  expect(hotels.some(isDescribed)).toBe(false);
  expect(isDescribed({ ...hotels[0]!, price: '€ 90' })).toBe(true);
});
