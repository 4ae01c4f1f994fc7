import { describe, expect, test } from '@jest/globals';
import { pickNamedPlace, pickNamedVenue } from './named-place.js';
import type { TaggedPlace } from './nominatim.js';

const DOM_TOWER: TaggedPlace = {
  type: 'way',
  id: '1',
  position: { latitude: 52.0906, longitude: 5.1213 },
  name: 'Dom Tower',
  localName: 'Domtoren',
  names: ['Domtoren', 'Dom Tower'],
  category: 'man_made',
  placeType: 'tower',
  tags: { historic: 'tower' },
  importance: 0.5,
  address: { city: 'Utrecht', country: 'Netherlands' },
  addressType: 'man_made',
  city: 'Utrecht',
  region: 'Utrecht',
  countryCode: 'NL',
  isSettlement: false,
  wikidata: 'Q1237',
  wikipedia: null,
};
const pick = (query: string, ...changes: Partial<TaggedPlace>[]) =>
  pickNamedPlace(
    query,
    changes.map((change) => ({ ...DOM_TOWER, ...change })),
  );
const FAR = { latitude: 40, longitude: -100 };

describe('pickNamedPlace', () => {
  test.each([
    'Dom Tower',
    'domtoren',
    'Utrecht Dom Tower',
    'Dom Tower, Utrecht, Netherlands',
    'the Dom Tower of Utrecht',
  ])('finds the place that %j names in full', (query) => {
    expect(pick(query, {})).toMatchObject({
      name: 'Dom Tower',
      localName: 'Domtoren',
      kind: 'landmark',
      category: 'Architecture',
      city: 'Utrecht',
      country: 'Netherlands',
      provider: 'osm',
      attribution: '© OpenStreetMap contributors',
    });
  });

  test.each(['Dom', 'best Dom Tower pizza', 'Dom Tower, Amsterdam', 'my house', '', '!!!'])(
    'finds nothing for %j',
    (query) => {
      expect(pick(query, {})).toBeNull();
    },
  );

  test.each<[string, Partial<TaggedPlace>]>([
    ['without an entry in Wikidata', { wikidata: null }],
    ['that is a shop', { category: 'shop' }],
    ['without a country', { countryCode: null }],
    ['without a position', { position: { latitude: Number.NaN, longitude: 0 } }],
  ])('does not use a result %s', (_, change) => {
    expect(pick('Dom Tower', change)).toBeNull();
  });

  test.each<[string, string, Partial<TaggedPlace>]>([
    ['village', 'city', { placeType: 'village', category: 'place' }],
    ['state', 'region', { placeType: 'administrative', category: 'boundary' }],
    ['island', 'region', { placeType: 'island', category: 'place' }],
    ['country', 'country', { placeType: 'administrative', category: 'boundary' }],
  ])('converts a %s to a %s', (addressType, kind, change) => {
    expect(pick('Dom Tower', { ...change, addressType })).toMatchObject({ kind, category: 'Other' });
  });

  test('uses the more important of two places if the difference is clear, and neither of two equal ones', () => {
    expect(pick('Dom Tower', { importance: 0.3, position: FAR }, {})?.countryCode).toBe('NL');
    expect(pick('Dom Tower', { importance: 0.45, position: FAR }, {})).toBeNull();
    expect(pick('Dom Tower', { importance: 0.45 }, {})).not.toBeNull();
  });
});

describe('pickNamedVenue', () => {
  const VENUE = {
    name: 'Da Mario',
    localName: null,
    names: ['Da Mario'],
    category: 'amenity',
    placeType: 'restaurant',
    tags: {},
    addressType: 'amenity',
    wikidata: null,
  };
  const pickVenue = (...changes: Partial<TaggedPlace>[]) =>
    pickNamedVenue(
      'Da Mario, Utrecht',
      changes.map((change) => ({ ...DOM_TOWER, ...VENUE, ...change })),
    );

  test('finds the only venue with a name, which is not in an encyclopedia', () => {
    expect(pickVenue({})).toMatchObject({ name: 'Da Mario', kind: 'landmark', city: 'Utrecht', countryCode: 'NL' });
    expect(pick('Da Mario, Utrecht', VENUE)).toBeNull();
  });

  test('finds neither of two venues with the same name, and no street', () => {
    expect(pickVenue({}, { position: { latitude: 52.1, longitude: 5.1 } })).toBeNull();
    expect(pickVenue({ category: 'highway' })).toBeNull();
    expect(pickVenue({ names: ['Da Mario e Figli'] })).toBeNull();
  });
});
