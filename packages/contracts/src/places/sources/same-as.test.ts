import { describe, expect, test } from '@jest/globals';
import { getSameAs, getWikidataId } from './same-as.js';

const wikidata = { provider: 'wikidata', url: 'https://www.wikidata.org/wiki/Q243' } as const;
const mirror = { provider: 'wikidata', url: 'http://wikibase.internal/wiki/Q243' } as const;
const wikipedia = { provider: 'wikipedia', url: 'https://en.wikipedia.org/wiki/Eiffel_Tower' } as const;
const guidebook = { provider: 'guidebook', url: null } as const;

describe('getSameAs', () => {
  test('returns the public URLs of the item and the article', () => {
    expect(getSameAs([guidebook, wikipedia, mirror])).toEqual(['https://www.wikidata.org/entity/Q243', wikipedia.url]);
  });

  test.each([
    ['without an item', [guidebook, wikipedia]],
    ['for another page of Wikidata', [{ provider: 'wikidata', url: 'https://www.wikidata.org/wiki/Property:P31' }]],
    ['without sources', []],
  ] as const)('returns nothing %s', (_, sources) => {
    expect(getSameAs(sources)).toEqual([]);
  });

  test('omits an article on an own server', () => {
    expect(
      getSameAs([wikidata, { provider: 'wikipedia', url: 'http://wiki.internal/wiki/Eiffel_Tower' }]),
    ).toHaveLength(1);
  });
});

test('getWikidataId: reads only sources of Wikidata', () => {
  expect(getWikidataId([{ provider: 'osm', url: 'https://example.org/Q5' }, wikidata])).toBe('Q243');
});
