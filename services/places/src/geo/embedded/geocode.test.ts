import { describe, expect, test } from '@jest/globals';
import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { geocode } from './geocode.js';

const atlas = Atlas.load();
const names = (text: string) =>
  geocode(atlas, text).map(({ name, region, countryCode }) => ({ name, region, countryCode }));

/** User queries with the expected first result: name used by travelers, country, latitude and longitude. */
const QUERIES: [text: string, name: string, countryCode: string, latitude: number, longitude: number][] = [
  // An ambiguous name means the most populous town.
  ['Springfield', 'Springfield', 'US', 37.21, -93.3],
  ['San José', 'San José', 'CR', 9.93, -84.08],
  ['Paris', 'Paris', 'FR', 48.85, 2.35],
  ['London', 'London', 'GB', 51.51, -0.13],
  ['Santiago', 'Santiago', 'CL', -33.45, -70.66],
  ['Victoria', 'Victoria', 'CA', 48.43, -123.37],
  ['Córdoba', 'Córdoba', 'AR', -31.41, -64.18],
  ['Valencia', 'Valencia', 'ES', 39.47, -0.38],
  ['Granada', 'Granada', 'ES', 37.18, -3.6],
  ['Birmingham', 'Birmingham', 'GB', 52.48, -1.9],
  ['Alexandria', 'Alexandria', 'EG', 31.2, 29.92],
  ['Tripoli', 'Tripoli', 'LY', 32.89, 13.19],
  ['Hyderabad', 'Hyderabad', 'IN', 17.38, 78.46],
  ['León', 'León', 'MX', 21.13, -101.67],
  ['Newcastle', 'Newcastle', 'AU', -32.93, 151.78],
  // Names in other scripts.
  ['東京', 'Tokyo', 'JP', 35.69, 139.69],
  ['北京', 'Beijing', 'CN', 39.91, 116.4],
  ['香港', 'Hong Kong', 'HK', 22.28, 114.17],
  ['서울', 'Seoul', 'KR', 37.57, 126.98],
  ['Москва', 'Moscow', 'RU', 55.75, 37.62],
  ['القاهرة', 'Cairo', 'EG', 30.06, 31.25],
  ['Αθήνα', 'Athens', 'GR', 37.98, 23.73],
  ['ירושלים', 'Jerusalem', 'IL', 31.77, 35.22],
  ['กรุงเทพ', 'Bangkok', 'TH', 13.75, 100.5],
  ['दिल्ली', 'Delhi', 'IN', 28.65, 77.23],
  // Names without accents, and with umlauts spelled out.
  ['Sao Paulo', 'São Paulo', 'BR', -23.55, -46.63],
  ['Bogota', 'Bogotá', 'CO', 4.61, -74.08],
  ['Krakow', 'Kraków', 'PL', 50.06, 19.94],
  ['Koeln', 'Cologne', 'DE', 50.93, 6.95],
  ['Hue', 'Hue', 'VN', 16.46, 107.6],
  // Local names and travelers' names.
  ['Köln', 'Cologne', 'DE', 50.93, 6.95],
  ['Cologne', 'Cologne', 'DE', 50.93, 6.95],
  ['München', 'Munich', 'DE', 48.14, 11.58],
  ['Firenze', 'Florence', 'IT', 43.78, 11.25],
  ['Praha', 'Prague', 'CZ', 50.09, 14.42],
  ['Sevilla', 'Seville', 'ES', 37.38, -5.97],
  ['Gent', 'Ghent', 'BE', 51.05, 3.72],
  ['Genève', 'Geneva', 'CH', 46.2, 6.15],
  ['Göteborg', 'Gothenburg', 'SE', 57.71, 11.97],
  ['Lisboa', 'Lisbon', 'PT', 38.72, -9.14],
  ['Makkah', 'Mecca', 'SA', 21.43, 39.83],
  // Former names.
  ['Bombay', 'Mumbai', 'IN', 18.94, 72.84],
  ['Saigon', 'Ho Chi Minh City', 'VN', 10.82, 106.63],
  ['Peking', 'Beijing', 'CN', 39.91, 116.4],
  ['Constantinople', 'Istanbul', 'TR', 41.01, 28.95],
  ['Leningrad', 'Saint Petersburg', 'RU', 59.94, 30.31],
  // Names with the country or state.
  ['San Jose, Costa Rica', 'San José', 'CR', 9.93, -84.08],
  ['Cordoba, Spain', 'Córdoba', 'ES', 37.89, -4.77],
  ['Paris, Texas', 'Paris', 'US', 33.66, -95.56],
  ['London, Ontario', 'London', 'CA', 42.98, -81.23],
  ['Cambridge, Massachusetts', 'Cambridge', 'US', 42.38, -71.11],
  ['Portland, Maine', 'Portland', 'US', 43.66, -70.26],
  ['Birmingham, Alabama', 'Birmingham', 'US', 33.52, -86.8],
  // Sights and countries.
  ['Kinkaku-ji, Kyoto', 'Kinkaku-ji', 'JP', 35.04, 135.73],
  ['Tour Eiffel', 'Eiffel Tower', 'FR', 48.858, 2.294],
  ['Eifel Towr', 'Eiffel Tower', 'FR', 48.858, 2.294],
  ['Philippines', 'Philippines', 'PH', 14.6, 120.98],
  ['Georgia', 'Georgia', 'GE', 41.69, 44.83],
];

describe('geocode', () => {
  test.each(QUERIES)('resolves "%s" to %s', (text, name, countryCode, latitude, longitude) => {
    const [place] = geocode(atlas, text);
    expect(place).toMatchObject({ name, countryCode });
    expect(Math.abs(place!.lat - latitude)).toBeLessThan(0.1);
    expect(Math.abs(place!.lng - longitude)).toBeLessThan(0.1);
  });

  test.each([
    ['San José', ['CR', 'US']],
    ['Tripoli', ['LY', 'LB']],
    ['Córdoba', ['AR', 'ES']],
    ['Valencia', ['ES', 'VE']],
    ['Granada', ['ES', 'GD', 'NI']],
    ['Hyderabad', ['IN', 'PK']],
    ['Cambridge', ['GB', 'CA', 'US']],
    ['Barcelona', ['ES', 'VE']],
  ])('lists other towns called %s by population', (text, countries) => {
    const found = names(text).map(({ countryCode }) => countryCode);
    expect(found.slice(0, countries.length)).toEqual(countries);
  });

  test('resolves an ambiguous name to the most populous town, or by its state', () => {
    expect(names('Springfield').slice(0, 3)).toEqual([
      { name: 'Springfield', region: 'Missouri', countryCode: 'US' },
      { name: 'Springfield', region: 'Massachusetts', countryCode: 'US' },
      { name: 'Springfield', region: 'Illinois', countryCode: 'US' },
    ]);
    expect(names('Springfield, Illinois')[0]?.region).toBe('Illinois');
  });

  test('returns one result for a town and a country with the same name', () => {
    expect(names('Singapore')).toHaveLength(1);
    // The two places are 29 km apart; the mountains of Rila are 34 km from their town.
    expect(names('Réunion')).toHaveLength(1);
    expect(names('Rila')).toHaveLength(2);
  });

  test('returns nothing for unknown names', () => {
    for (const text of ['Zzyzqqville', '!!!', ' ', '\u{1F5FC}']) expect(geocode(atlas, text)).toEqual([]);
  });
});
