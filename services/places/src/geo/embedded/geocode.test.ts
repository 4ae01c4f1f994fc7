import { describe, expect, test } from '@jest/globals';
import { Atlas } from '@placelore/guidebook/atlas.js';
import { geocode } from './geocode.js';

const atlas = Atlas.load();
const names = (text: string) =>
  geocode(atlas, text).map(({ name, region, countryCode }) => ({ name, region, countryCode }));

describe('geocode', () => {
  test.each([
    ['東京', 'JP', 35.69, 139.69],
    ['Sao Paulo', 'BR', -23.55, -46.63],
    ['Köln', 'DE', 50.93, 6.95],
    ['Cologne', 'DE', 50.93, 6.95],
    ['Koeln', 'DE', 50.93, 6.95],
    ['Москва', 'RU', 55.75, 37.62],
    ['القاهرة', 'EG', 30.06, 31.25],
    ['Granada', 'ES', 37.18, -3.6],
    ['Kinkaku-ji, Kyoto', 'JP', 35.04, 135.73],
    ['Tour Eiffel', 'FR', 48.858, 2.294],
    ['Eifel Towr', 'FR', 48.858, 2.294],
    ['Philippines', 'PH', 14.6, 120.98],
  ])('%s', (text, countryCode, lat, lng) => {
    const [place] = geocode(atlas, text);
    expect(place?.countryCode).toBe(countryCode);
    expect(Math.abs(place!.lat - lat)).toBeLessThan(0.1);
    expect(Math.abs(place!.lng - lng)).toBeLessThan(0.1);
  });

  test('an ambiguous name means the most populous town; the others follow', () => {
    expect(names('Springfield').slice(0, 3)).toEqual([
      { name: 'Springfield', region: 'Missouri', countryCode: 'US' },
      { name: 'Springfield', region: 'Massachusetts', countryCode: 'US' },
      { name: 'Springfield', region: 'Illinois', countryCode: 'US' },
    ]);
    expect(names('Springfield, Illinois')[0]?.region).toBe('Illinois');
    expect(
      names('San José')
        .map(({ countryCode }) => countryCode)
        .slice(0, 2),
    ).toEqual(['US', 'CR']);
    expect(names('San José, Costa Rica')[0]?.countryCode).toBe('CR');
  });

  test('a town and its country of one name are one answer', () => {
    expect(names('Singapore')).toHaveLength(1);
  });

  test('what nobody knows is nothing', () => {
    for (const text of ['Zzyzqqville', '!!!', ' ', '\u{1F5FC}']) expect(geocode(atlas, text)).toEqual([]);
  });
});
