import { describe, expect, test } from '@jest/globals';
import { travelRecommendations } from '@placelore/contracts/places/places.js';
import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { AffiliateLinks } from './affiliate-links.js';
import { RecommendationsService } from './recommendations.service.js';

const atlas = Atlas.load();
const noIds = { viator: undefined, tiqets: undefined, booking: undefined, klook: undefined };
const service = (ids: Partial<Record<keyof typeof noIds, string>> = {}) =>
  new RecommendationsService(atlas, new AffiliateLinks({ ...noIds, ...ids }));

const kyoto = { city: 'Kyoto', country: 'Japan', countryCode: 'JP', latitude: 35.01, longitude: 135.76 };
const omaha = { city: 'Omaha', country: 'United States', countryCode: 'US', latitude: 41.26, longitude: -95.94 };

function getOffers(query: typeof kyoto, ids = {}) {
  const { tours, hotels, activities } = service(ids).recommend(query);
  return [...tours, ...hotels, ...activities];
}

describe('RecommendationsService.recommend', () => {
  test('returns valid results without prices, images or ratings', () => {
    for (const query of [kyoto, omaha]) {
      expect(travelRecommendations.safeParse(service().recommend(query)).success).toBe(true);
      for (const offer of getOffers(query)) {
        expect([offer.price, offer.imageUrl, 'rating' in offer ? offer.rating : null]).toEqual([null, null, null]);
      }
    }
  });

  test("returns the guidebook's hotels and sights of the city", () => {
    const { hotels, activities, locationInfo } = service().recommend(kyoto);
    const record = atlas.guidebook.findCitiesByName('Kyoto')[0]!;
    expect(locationInfo).toEqual({ city: 'Kyoto', country: 'Japan' });
    expect(hotels.map(({ name }) => name)).toEqual(record.hotels.map(({ name }) => name));
    expect(activities.map(({ title }) => title)).toContain('Nijō Castle');
  });

  test('returns a plain search link when the guidebook has no data', () => {
    const { hotels } = service().recommend(omaha);
    expect(hotels).toHaveLength(1);
    expect(hotels[0]).toMatchObject({ name: 'Hotels in Omaha', provider: 'Booking.com' });
  });

  test('offers Klook in Asia only', () => {
    expect(getOffers(kyoto).map(({ provider }) => provider)).toContain('Klook');
    expect(getOffers(omaha).map(({ provider }) => provider)).not.toContain('Klook');
  });

  test('does not confuse the city with a distant one of the same name', () => {
    const { hotels } = service().recommend({ ...omaha, city: 'Paris', latitude: 33.66, longitude: -95.55 });
    expect(hotels.map(({ name }) => name)).toEqual(['Hotels in Paris']);
  });
});

describe('RecommendationsService.recommendFor', () => {
  const cityFor = (location: string) => service().recommendFor(location, 'general').locationInfo;

  test('uses the city itself, the city of a landmark or the capital of a country', () => {
    expect(cityFor('Kyoto')).toEqual({ city: 'Kyoto', country: 'Japan' });
    expect(cityFor('Eiffel Tower')).toEqual({ city: 'Paris', country: 'France' });
    expect(cityFor('Italy')).toEqual({ city: 'Rome', country: 'Italy' });
    expect(cityFor('Omaha NE')).toEqual({ city: 'Omaha', country: 'United States' });
  });

  test('returns the same results as by position', () => {
    const rome = atlas.guidebook.findCitiesByName('Rome', 'IT')[0]!;
    const query = { ...rome, city: 'Rome', country: 'Italy', countryCode: 'IT' };
    expect(service().recommendFor('Rome', 'general')).toEqual(service().recommend(query));
  });

  test('rejects unknown names', () => {
    expect(() => service().recommendFor('Qwxyzzy Nowhereville', 'general')).toThrow(
      expect.objectContaining({ code: 'PLACE_NOT_FOUND' }),
    );
  });

  test('filters by a category that the city has and ignores one that it lacks', () => {
    const categories = (category: string) => [
      ...new Set(
        service()
          .recommendFor('Paris', category)
          .activities.map((activity) => activity.category),
      ),
    ];
    expect(categories('general').length).toBeGreaterThan(1);
    expect(categories('museums')).toEqual(['Museum']);
    expect(categories('Museum')).toEqual(['Museum']);
    expect(categories('submarine races')).toEqual(categories('general'));
  });
});

describe('affiliate links', () => {
  test('search the provider for the name, URL-encoded', () => {
    const [hotel] = service().recommend({ ...kyoto, city: 'A & B', country: 'x?y=z' }).hotels;
    const url = new URL(hotel!.affiliateUrl);
    expect(url.origin).toBe('https://www.booking.com');
    expect([...url.searchParams]).toEqual([['ss', 'A & B, x?y=z']]);
  });

  test("carry only the operator's id for that provider", () => {
    const offers = getOffers(kyoto, { viator: 'P00012345', booking: '304142' });
    const parameters = (provider: string) =>
      Object.fromEntries(new URL(offers.find((offer) => offer.provider === provider)!.affiliateUrl).searchParams);
    expect(parameters('Viator')).toMatchObject({ pid: 'P00012345', mcid: '42383', medium: 'link' });
    expect(parameters('Booking.com')).toMatchObject({ aid: '304142' });
    expect(parameters('Tiqets')).not.toHaveProperty('partner');
    expect(parameters('Klook')).not.toHaveProperty('aid');
  });
});
