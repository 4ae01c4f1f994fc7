import { describe, expect, test } from '@jest/globals';
import * as google from './google/google-kinds.js';
import * as osm from './osm/osm-kinds.js';

type Row = readonly [category: string, minutes: number, ...places: (readonly [type: string, noun: string])[]];

const GOOGLE_ROWS: readonly Row[] = [
  ['Museum', 90, ['museum', 'a museum']],
  ['Museum', 60, ['art_gallery', 'an art gallery']],
  ['Historical Site', 90, ['castle', 'a castle']],
  ['Historical Site', 60, ['historical_place', 'a historical place'], ['historical_landmark', 'a historical landmark']],
  [
    'Religious Site',
    30,
    ['church', 'a church'],
    ['mosque', 'a mosque'],
    ['synagogue', 'a synagogue'],
    ['hindu_temple', 'a Hindu temple'],
    ['buddhist_temple', 'a Buddhist temple'],
    ['shinto_shrine', 'a Shinto shrine'],
    ['place_of_worship', 'a house of prayer'],
  ],
  ['Cultural Site', 45, ['cultural_landmark', 'a cultural landmark']],
  ['Cultural Site', 10, ['sculpture', 'a sculpture']],
  ['Landmark', 20, ['monument', 'a monument'], ['plaza', 'a square']],
  ['Landmark', 30, ['observation_deck', 'an observation deck']],
  ['Entertainment', 180, ['zoo', 'a zoo']],
  ['Entertainment', 120, ['aquarium', 'an aquarium']],
  ['Entertainment', 240, ['amusement_park', 'an amusement park']],
  ['Park', 60, ['botanical_garden', 'a botanical garden']],
  ['Park', 45, ['garden', 'a garden'], ['park', 'a park']],
  ['Park', 240, ['national_park', 'a national park']],
  ['Beach', 120, ['beach', 'a beach']],
  ['Landmark', 45, ['tourist_attraction', 'a sight']],
  ['Other', 30, ['bakery', 'a sight'], ['constructor', 'a sight']],
];
const OSM_ROWS: readonly Row[] = [
  ['Museum', 90, ['tourism=museum', 'a museum']],
  ['Museum', 60, ['tourism=gallery', 'an art gallery']],
  ['Landmark', 20, ['tourism=viewpoint', 'a viewpoint'], ['historic=monument', 'a monument']],
  ['Cultural Site', 10, ['tourism=artwork', 'a work of art'], ['historic=memorial', 'a memorial']],
  ['Entertainment', 180, ['tourism=zoo', 'a zoo']],
  ['Entertainment', 120, ['tourism=aquarium', 'an aquarium']],
  ['Entertainment', 240, ['tourism=theme_park', 'a theme park']],
  ['Architecture', 20, ['historic=aqueduct', 'an aqueduct'], ['historic=tower', 'a historic tower']],
  ['Architecture', 60, ['historic=manor', 'a manor']],
  ['Architecture', 90, ['historic=palace', 'a palace']],
  ['Historical Site', 60, ['historic=archaeological_site', 'an archaeological site'], ['historic=fort', 'a fort']],
  ['Historical Site', 90, ['historic=castle', 'a castle']],
  ['Historical Site', 15, ['historic=city_gate', 'a city gate']],
  ['Historical Site', 30, ['historic=ruins', 'ruins']],
  ['Historical Site', 45, ['historic=ship', 'a historic ship']],
  ['Historical Site', 20, ['historic=tomb', 'a tomb']],
  ['Religious Site', 45, ['historic=cathedral', 'a cathedral']],
  ['Religious Site', 60, ['historic=monastery', 'a monastery']],
  [
    'Religious Site',
    30,
    ['historic=church', 'a historic church'],
    ['historic=mosque', 'a historic mosque'],
    ['historic=temple', 'a historic temple'],
    ['amenity=place_of_worship', 'a house of prayer'],
  ],
  ['Park', 45, ['leisure=park', 'a park'], ['leisure=garden', 'a garden']],
  ['Park', 120, ['leisure=nature_reserve', 'a nature reserve']],
  ['Mountain', 120, ['natural=peak', 'a peak'], ['natural=volcano', 'a volcano']],
  ['Beach', 120, ['natural=beach', 'a beach']],
  ['Natural Wonder', 60, ['natural=cave_entrance', 'a cave']],
  ['Landmark', 45, ['tourism=attraction', 'a sight']],
  ['Other', 30, ['shop=bakery', 'a sight'], ['historic=museum', 'a sight']],
];
const list = (rows: readonly Row[]) =>
  rows.flatMap(([category, minutes, ...places]) =>
    places.map(([type, noun]) => [type, category, noun, minutes] as const),
  );
const toTags = (tags: string) => Object.fromEntries(tags.split(' ').map((tag) => tag.split('=') as [string, string]));

describe('kinds of Google', () => {
  test.each(list(GOOGLE_ROWS))('%s is %s: %s, %d minutes', (type, category, noun, minutes) => {
    const types = ['point_of_interest', type, ...(type === 'tourist_attraction' ? [] : ['bakery'])];
    expect(google.getCategory('attraction', types)).toBe(category);
    expect(google.getNoun('attraction', types)).toBe(noun);
    expect(google.getVisitMinutes('attraction', types)).toBe(minutes);
  });

  test('uses the most specific of several types, regardless of their order', () => {
    const order = list(GOOGLE_ROWS)
      .slice(0, 2)
      .map(([type]) => type);
    expect(google.getNoun('attraction', ['tourist_attraction', ...order.toReversed()])).toBe('a museum');
    expect(google.getNoun('attraction', ['tourist_attraction', 'park'])).toBe('a park');
    expect(google.getNoun('attraction', ['place_of_worship', 'church'])).toBe('a church');
  });

  test.each([
    ['bed_and_breakfast', 'Guest House', 'a guest house'],
    ['guest_house', 'Guest House', 'a guest house'],
    ['hostel', 'Hostel', 'a hostel'],
    ['motel', 'Motel', 'a motel'],
    ['inn', 'Inn', 'an inn'],
    ['campground', 'Campground', 'a campground'],
    ['hotel', 'Hotel', 'a hotel'],
  ])('names accommodation of the type %s %s: %s', (type, category, noun) => {
    expect(google.getCategory('accommodation', ['lodging', type])).toBe(category);
    expect(google.getNoun('accommodation', ['lodging', type])).toBe(noun);
  });

  test('a meal takes 90 minutes', () => {
    expect(google.getCategory('restaurant', ['museum'])).toBe('Restaurant');
    expect(google.getNoun('restaurant', [])).toBe('a restaurant');
    expect(google.getVisitMinutes('restaurant', ['museum'])).toBe(90);
  });

  test('requests only types whose meaning is known', () => {
    const known = new Set(list(GOOGLE_ROWS).map(([type]) => type));
    expect(google.SEARCHED_TYPES.attraction.filter((type) => !known.has(type))).toEqual([]);
    expect(google.SEARCHED_TYPES.attraction).toHaveLength(17);
    expect([google.SEARCHED_TYPES.restaurant, google.SEARCHED_TYPES.accommodation]).toEqual([
      ['restaurant'],
      ['lodging'],
    ]);
  });
});

describe('kinds of OpenStreetMap', () => {
  test.each(list(OSM_ROWS))('%s is %s: %s, %d minutes', (tag, category, noun, minutes) => {
    const tags = { name: 'x', ...toTags(tag) };
    expect(osm.getKind(tags)).toBe('attraction');
    expect(osm.getCategory('attraction', tags)).toBe(category);
    expect(osm.getNoun('attraction', tags)).toBe(noun);
    expect(osm.getVisitMinutes('attraction', tags)).toBe(minutes);
  });

  test.each([
    ['tourism=attraction historic=castle', 'a castle'],
    ['historic=castle tourism=museum', 'a museum'],
    ['amenity=place_of_worship historic=cathedral', 'a cathedral'],
  ])('%s is %s', (tags, noun) => expect(osm.getNoun('attraction', toTags(tags))).toBe(noun));

  test.each([
    ['tourism=hotel', 'accommodation', 'Hotel', 'a hotel'],
    ['tourism=guest_house', 'accommodation', 'Guest House', 'a guest house'],
    ['tourism=hostel', 'accommodation', 'Hostel', 'a hostel'],
    ['tourism=motel', 'accommodation', 'Motel', 'a motel'],
    ['tourism=apartment', 'accommodation', 'Holiday Apartment', 'a holiday apartment'],
    ['tourism=chalet', 'accommodation', 'Chalet', 'a chalet'],
    ['tourism=hotel amenity=restaurant', 'accommodation', 'Hotel', 'a hotel'],
    ['amenity=restaurant', 'restaurant', 'Restaurant', 'a restaurant'],
  ] as const)('%s is of the kind %s', (tags, kind, category, noun) => {
    expect(osm.getKind(toTags(tags))).toBe(kind);
    expect(osm.getCategory(kind, toTags(tags))).toBe(category);
    expect(osm.getNoun(kind, toTags(tags))).toBe(noun);
    expect(osm.getVisitMinutes(kind, toTags(tags))).toBe(90);
  });

  test('calls an unknown lodging a hotel', () => expect(osm.getCategory('accommodation', {})).toBe('Hotel'));
});
