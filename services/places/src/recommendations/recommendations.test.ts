import { describe, expect, test } from '@jest/globals';
import { travelRecommendations } from '@placelore/contracts/places/places.js';
import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { z } from 'zod';
import { AffiliateLinks, type Affiliations, toAffiliations } from './affiliate-links.js';
import { addAffiliateIssues, affiliateVariables } from './affiliate-variables.js';
import { RecommendationsService } from './recommendations.service.js';

const atlas = Atlas.load();
const service = (affiliations: Affiliations = {}) =>
  new RecommendationsService(atlas, new AffiliateLinks(affiliations));
const variables = z.object(affiliateVariables).superRefine(addAffiliateIssues, { when: () => true });
const read = (environment: Record<string, string>) => toAffiliations(variables.parse(environment));

const kyoto = { city: 'Kyoto', country: 'Japan', countryCode: 'JP', latitude: 35.01, longitude: 135.76 };
const tulsa = { city: 'Tulsa', country: 'United States', countryCode: 'US', latitude: 36.15, longitude: -95.99 };

function getOffers(query: typeof kyoto, affiliations: Affiliations = {}) {
  const { tours, hotels, activities } = service(affiliations).recommend(query);
  return [...tours, ...hotels, ...activities];
}

describe('RecommendationsService.recommend', () => {
  test('returns valid results without prices, images or ratings', () => {
    for (const query of [kyoto, tulsa]) {
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
    expect(hotels.map(({ name }) => name)).toEqual([...record.hotels.map(({ name }) => name), 'Hotels in Kyoto']);
    expect(activities.map(({ title }) => title)).toContain('Nijō Castle');
  });

  test('sells no tickets for squares, bridges and the like', () => {
    const rome = { city: 'Rome', country: 'Italy', countryCode: 'IT', latitude: 41.89, longitude: 12.49 };
    const names = service()
      .recommend(rome)
      .activities.map(({ title }) => title);
    expect(names).toContain('Colosseum');
    for (const open of ['Trevi Fountain', 'Spanish Steps', 'Piazza Navona']) expect(names).not.toContain(open);
  });

  test('returns a plain search link when the guidebook has no data', () => {
    const { hotels } = service().recommend(tulsa);
    expect(hotels).toHaveLength(1);
    expect(hotels[0]).toMatchObject({ name: 'Hotels in Tulsa', provider: 'Booking.com' });
  });

  test('offers Klook in Asia only', () => {
    expect(getOffers(kyoto).map(({ provider }) => provider)).toContain('Klook');
    expect(getOffers(tulsa).map(({ provider }) => provider)).not.toContain('Klook');
  });

  test('does not confuse the city with a distant one of the same name', () => {
    const { hotels } = service().recommend({ ...tulsa, city: 'Paris', latitude: 33.66, longitude: -95.55 });
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
  test('search at the provider for the name, URL-encoded', () => {
    const [hotel] = service().recommend({ ...kyoto, city: 'A & B', country: 'x?y=z' }).hotels;
    const url = new URL(hotel!.affiliateUrl);
    expect(url.origin).toBe('https://www.booking.com');
    expect([...url.searchParams]).toEqual([['ss', 'A & B, x?y=z']]);
  });

  test("carry only the operator's id for that provider", () => {
    const offers = getOffers(kyoto, read({ AFFILIATE_VIATOR_ID: 'P00012345', AFFILIATE_GETYOURGUIDE_ID: 'GYG1' }));
    const parameters = (provider: string) =>
      Object.fromEntries(new URL(offers.find((offer) => offer.provider === provider)!.affiliateUrl).searchParams);
    expect(parameters('Viator')).toMatchObject({ pid: 'P00012345', mcid: '42383', medium: 'link' });
    expect(parameters('GetYourGuide')).toEqual({ q: 'Kyoto, Japan', partner_id: 'GYG1' });
    expect(Object.keys(parameters('Booking.com'))).toEqual(['ss']);
    expect(parameters('Tiqets')).not.toHaveProperty('partner');
    expect(parameters('Klook')).not.toHaveProperty('aid');
  });

  test.each([
    ['Awin', 'https://www.awin1.com/cread.php?awinmid=6776&awinaffid=123456&ued={url}', 'ued'],
    ['CJ', 'https://www.anrdoezrs.net/click-1234567-15735418?url={url}', 'url'],
    ['Travelpayouts', 'https://tp.media/r?marker=12345&trs=6789&p=4110&u={url}', 'u'],
    ['a host of its own', 'https://go.partner.example/to?link={url}&sub=placelore', 'link'],
  ])('lead through the network %s, with the whole search as its target', (_, template, parameter) => {
    const affiliations = read({
      AFFILIATE_LINKS: JSON.stringify({ booking: template }),
      AFFILIATE_HOSTS: 'partner.example, other.example',
    });
    const [hotel] = service(affiliations).recommend({ ...kyoto, city: "A & B $& #'é", country: 'x?y=z' }).hotels;
    const url = new URL(hotel!.affiliateUrl);
    expect(url.origin).toBe(new URL(template).origin);
    const target = new URL(url.searchParams.get(parameter)!);
    expect(target.origin + target.pathname).toBe('https://www.booking.com/searchresults.html');
    expect([...target.searchParams]).toEqual([['ss', "A & B $& #'é, x?y=z"]]);
    // No part of the target becomes a part of the link itself.
    expect([...url.searchParams.keys()]).toEqual([...new URL(template).searchParams.keys()]);
    expect(url.hash).toBe('');
  });

  test('show GetYourGuide only to operators who earn money from it, and replace an id with a template', () => {
    const shown = (affiliations: Affiliations) =>
      service(affiliations)
        .recommend(kyoto)
        .tours.map(({ provider }) => provider);
    expect(shown({})).toEqual(['Viator']);
    const template = 'https://www.awin1.com/cread.php?awinmid=18925&awinaffid=1&ued={url}';
    const links = JSON.stringify({ getyourguide: template, viator: template });
    const affiliations = read({ AFFILIATE_LINKS: links, AFFILIATE_VIATOR_ID: 'P1' });
    expect(shown(affiliations)).toEqual(['Viator', 'GetYourGuide']);
    expect(service(affiliations).recommend(kyoto).tours[0]!.affiliateUrl).not.toContain('P1');
  });
});

describe('affiliate variables', () => {
  const getIssues = (environment: Record<string, string>) =>
    variables.safeParse(environment).error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`) ?? [];
  const forBooking = (template: unknown) => getIssues({ AFFILIATE_LINKS: JSON.stringify({ booking: template }) });

  test.each([
    ['https://www.awin1.com/cread.php?awinmid=1&awinaffid=2', 'must contain {url} once'],
    ['https://www.awin1.com/cread.php?ued={url}&x={url}', 'must contain {url} once'],
    ['http://www.awin1.com/cread.php?ued={url}', 'must start with https://'],
    ['javascript:alert("{url}")', 'must start with https://'],
    ['{url}', 'must be a URL'],
    ['https://{url}/', 'must be a URL'],
    ['https://me:secret@www.awin1.com/?ued={url}', 'must have neither user nor port'],
    ['https://www.awin1.com:444/?ued={url}', 'must have neither user nor port'],
    ['https://www.awin1.com/cread.php?awinaffid={id}&ued={url}', 'must have no other braces than {url}, and no spaces'],
    [
      'https://awin1.com.evil.example/?ued={url}',
      'leads to awin1.com.evil.example, which is neither a known affiliate network nor one of AFFILIATE_HOSTS',
    ],
    [
      'https://notawin1.com/?ued={url}',
      'leads to notawin1.com, which is neither a known affiliate network nor one of AFFILIATE_HOSTS',
    ],
  ])('reject the template %s with one sentence', (template, problem) => {
    expect(forBooking(template)).toEqual([`AFFILIATE_LINKS: booking ${problem}`]);
  });

  test('reject values that are not providers with links, and invalid hosts', () => {
    const form = expect.stringMatching(/^AFFILIATE_LINKS: must be JSON: \{"provider": "https:\/\/… \{url\} …"\}/);
    for (const value of ['nonsense', '[]', '{"booking": 5}', '{"hotels.com": "https://www.awin1.com/?ued={url}"}'])
      expect(getIssues({ AFFILIATE_LINKS: value })).toEqual([form]);
    expect(getIssues({ AFFILIATE_HOSTS: 'https://x.example' })).toEqual([
      'AFFILIATE_HOSTS: must be host names, separated by commas',
    ]);
  });
});
