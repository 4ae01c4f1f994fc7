import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import type { LocatedPlace } from '@placelore/contracts/places/places.js';
import type { TaggedPlace } from '../../geo/osm/nominatim.js';
import type { WikidataItem } from '../wikidata/wikidata-item.js';
import { getClassRank, getItemClasses, type ItemClass } from './item-classes.js';
import { NominatimTags } from './osm-tags.js';
import { getTolerance, isVenueNoun } from './place-reach.js';
import { pickCertainItem, scoreItem } from './score-candidates.js';

const METERS_PER_DEGREE = 111_195;
const PLACE = {
  kind: 'landmark',
  name: 'Dom Tower of Utrecht',
  localName: 'Domtoren',
  category: 'Landmark',
  placeType: null,
  latitude: 0,
  longitude: 0,
  city: 'Utrecht',
  region: 'Utrecht Province',
  country: 'Netherlands',
  countryCode: 'NL',
  guidebookId: null,
} as unknown as LocatedPlace;
const place = (overrides: Partial<LocatedPlace> = {}): LocatedPlace => ({ ...PLACE, ...overrides });

describe('getItemClasses', () => {
  test.each([
    ['Q6256', 'country'],
    ['Q82794', 'region'],
    ['Q484170', 'municipality'],
    ['Q515', 'settlement'],
    ['Q23397', 'nature'],
    ['Q570116', 'sight'],
    ['Q55488', 'station'],
    ['Q3918', 'university'],
    ['Q11707', 'venue'],
    ['Q5', 'other'],
  ])('%s is of the class %s', (id, name) => expect(getItemClasses([id, id, 'Q999999999'])).toEqual([name]));

  test('gives the ids their classes as they were looked up on Wikidata', () => {
    const classes = Array.from({ length: 20_000 }, (_, id) => getItemClasses([`Q${id}`]).join());
    const later = [747_074, 1_549_591, 13_220_204, 56_242_215, 53_536_964, 94_993_988].map((id) =>
      getItemClasses([`Q${id}`]).join(),
    );
    expect(later).toEqual(['municipality', 'settlement', 'region', 'sight', 'sight', 'station']);
    expect(createHash('sha256').update(classes.join(' ')).digest('hex').slice(0, 10)).toBe('cb507f3550');
  });
});

describe('getClassRank', () => {
  const of = (kind: LocatedPlace['kind'], category = 'Landmark', noun?: string) => ({ kind, category, noun });
  test.each([
    [of('landmark'), ['sight'], 0],
    [of('landmark'), ['nature'], 0],
    [of('landmark'), ['settlement'], 1],
    [of('landmark'), ['region'], 2],
    [of('landmark'), ['station'], 3],
    [of('landmark'), ['university'], 4],
    [of('landmark'), ['municipality'], 5],
    [of('landmark'), ['venue'], null],
    [of('landmark'), ['country'], null],
    [of('landmark'), ['other', 'sight'], 0],
    [of('landmark'), ['settlement', 'sight'], 0],
    [of('landmark'), [], 2],
    [of('landmark', 'Transportation'), ['station'], 0],
    [of('landmark', 'Transportation'), ['sight'], 0],
    [of('landmark', 'Transportation'), ['nature'], 1],
    [of('landmark', 'Restaurant'), ['venue'], 0],
    [of('landmark', 'Restaurant'), ['sight'], 0],
    [of('landmark', 'Restaurant'), ['nature'], null],
    [of('landmark', 'Other', 'a guest house'), ['venue'], 0],
    [of('city'), ['settlement'], 0],
    [of('city'), ['municipality'], 1],
    [of('city'), ['region'], 2],
    [of('city'), ['country'], 3],
    [of('city'), ['sight'], null],
    [of('region'), ['region'], 0],
    [of('region'), ['nature'], 0],
    [of('region'), ['country'], 1],
    [of('region'), ['municipality'], 2],
    [of('region'), ['settlement'], null],
    [of('country'), ['country'], 0],
    [of('country'), ['region'], 1],
    [of('country'), ['nature'], 2],
    [of('country'), ['settlement'], null],
  ] as [Parameters<typeof getClassRank>[0], ItemClass[], number | null][])(
    '%j of %j ranks %j',
    (what, classes, rank) => {
      expect(getClassRank(what, classes)).toBe(rank);
    },
  );
});

test.each([
  ['Restaurant', undefined, true],
  ['Landmark', undefined, false],
  ['Other', 'a hotel', true],
  ['Other', 'A Hostel', true],
  ['Other', 'a motel', true],
  ['Other', 'a guesthouse', true],
  ['Other', 'a holiday apartment', true],
  ['Other', 'a chalet', true],
  ['Other', 'a café', true],
  ['Other', 'a bar', true],
  ['Other', 'a pub', true],
  ['Other', 'a bed and breakfast', true],
  ['Other', 'a barn', false],
  ['Other', 'a public square', false],
])('isVenueNoun: %s, %s: %j', (category, noun, isVenue) => expect(isVenueNoun({ category, noun })).toBe(isVenue));

test.each([
  [{ kind: 'country' }, null, null],
  [{ kind: 'city' }, 900, 5_000],
  [{ kind: 'landmark' }, null, 150],
  [{ kind: 'landmark' }, 4, 150],
  [{ kind: 'landmark', category: 'Restaurant' }, 4, 60],
  [{ kind: 'landmark', category: 'Museum', noun: 'a hotel' }, null, 60],
  [{ kind: 'landmark', category: 'Park' }, null, 1_000],
  [{ kind: 'landmark', category: 'Beach' }, 4, 2_000],
  [{ kind: 'landmark', category: 'Historical Site' }, 0.25, 1_000],
  [{ kind: 'landmark', category: 'Entertainment' }, 1, 1_000],
  [{ kind: 'landmark', category: 'Mountain' }, null, 5_000],
  [{ kind: 'landmark', category: 'Natural Wonder' }, 100, 10_000],
  [{ kind: 'region', placeType: 'Region' }, 100, null],
  [{ kind: 'region', placeType: 'Island' }, 100, 10_000],
  [{ kind: 'region', placeType: 'Lake' }, 4, 5_000],
  [{ kind: 'region', placeType: 'Waterfall' }, null, 5_000],
  [{ kind: 'region', placeType: 'Cave' }, null, 5_000],
  [{ kind: 'region', placeType: 'Mountain' }, null, 5_000],
  [{ kind: 'region', placeType: null }, null, null],
] as [Partial<LocatedPlace>, number | null, number | null][])(
  'getTolerance: %j with an area of %j km² allows %j m',
  (overrides, area, meters) => expect(getTolerance(place(overrides), area)).toBe(meters),
);

interface ItemOptions {
  id?: string;
  classId?: string | null;
  country?: string;
  /** Meters to the north; null without a position. */
  meters?: number | null;
  squareKm?: number;
}
function wikidataItem(name: string, options: ItemOptions = {}): WikidataItem {
  const { id = 'Q1', classId = 'Q570116', country, meters = 0, squareKm } = options;
  const toClaim = (type: string, value: unknown) => [
    { rank: 'normal', mainsnak: { snaktype: 'value', datavalue: { type, value } } },
  ];
  return {
    id,
    lastrevid: 1,
    labels: { en: { language: 'en', value: name } },
    descriptions: {},
    aliases: {},
    sitelinks: {},
    claims: {
      ...(classId && { P31: toClaim('wikibase-entityid', { id: classId }) }),
      ...(country && { P17: toClaim('wikibase-entityid', { id: country }) }),
      ...(meters !== null && {
        P625: toClaim('globecoordinate', { latitude: meters / METERS_PER_DEGREE, longitude: 0 }),
      }),
      ...(squareKm && {
        P2046: toClaim('quantity', { amount: `+${squareKm}`, unit: 'http://www.wikidata.org/entity/Q712226' }),
      }),
    },
  } as unknown as WikidataItem;
}
const isInCountry = (ids: readonly string[]) => (ids.length === 0 ? null : ids.includes('Q55'));

describe('scoreItem', () => {
  test.each([
    ['the same name', 'Dom Tower of Utrecht', {}, 1],
    ['its local name', 'domtoren', {}, 1],
    ['its words in another order', 'Utrecht Dom Tower', {}, 0.97],
    ['another name', 'Saint Martin’s Cathedral', {}, null],
    ['a name without letters that a key has', '!!', {}, null],
    ['a class that fits less', 'Domtoren', { classId: 'Q515' }, 0.98],
    ['an unknown class', 'Domtoren', { classId: null }, 0.96],
    ['a station', 'Domtoren', { classId: 'Q55488' }, 0.94],
    ['a university', 'Domtoren', { classId: 'Q3918' }, 0.92],
    ['a municipality', 'Domtoren', { classId: 'Q484170' }, 0.92],
    ['a class that excludes it', 'Domtoren', { classId: 'Q5' }, null],
    ['its country', 'Domtoren', { country: 'Q55' }, 1],
    ['another country', 'Domtoren', { country: 'Q31' }, null],
    ['half of the distance allowed', 'Domtoren', { meters: 75 }, 0.925],
    ['nearly the distance allowed', 'Domtoren', { meters: 149.9 }, 0.8501],
    ['more than the distance allowed', 'Domtoren', { meters: 150.2 }, null],
    ['no position', 'Domtoren', { meters: null }, 0.85],
  ] as [string, string, ItemOptions, number | null][])('rates an item of %s', (_, name, options, score) => {
    const scored = scoreItem(place(), wikidataItem(name, options), isInCountry);
    if (score === null) expect(scored).toBeNull();
    else expect(scored!.score).toBeCloseTo(score, 3);
  });

  test('allows an item with an area to be as far as it is wide', () => {
    const park = place({ category: 'Park' });
    expect(scoreItem(park, wikidataItem('Domtoren', { meters: 1_500, squareKm: 4 }), isInCountry)).not.toBeNull();
    expect(scoreItem(park, wikidataItem('Domtoren', { meters: 1_500, squareKm: 2 }), isInCountry)).toBeNull();
  });

  test('compares no distance with a country', () => {
    const country = place({ kind: 'country', name: 'Netherlands', localName: null });
    const item = wikidataItem('Netherlands', { classId: 'Q6256', meters: 500_000 });
    expect(scoreItem(country, item, isInCountry)?.score).toBe(1);
  });
});

describe('pickCertainItem', () => {
  const pick = (...items: WikidataItem[]) => pickCertainItem(place(), items, isInCountry)?.item.id ?? null;
  const item = (id: string, options: ItemOptions = {}, name = 'Domtoren') => wikidataItem(name, { id, ...options });

  test.each([
    ['the only one', [item('Q1')], 'Q1'],
    ['one that is given twice', [item('Q1'), item('Q1')], 'Q1'],
    ['none of two alike', [item('Q1'), item('Q2')], null],
    ['none whose rival is less than 0.15 behind', [item('Q1'), item('Q2', { meters: 149 })], null],
    ['one that is at least 0.15 ahead', [item('Q1'), item('Q2', { meters: null })], 'Q1'],
    [
      'the better class, whatever the other scores',
      [item('Q1', { meters: 90 }), item('Q2', { classId: 'Q515' })],
      'Q1',
    ],
    ['none below 0.8', [item('Q1', { classId: 'Q3918', meters: null })], null],
    ['none without candidates', [], null],
  ])('picks %s', (_, items, id) => expect(pick(...items)).toBe(id));
});

describe('NominatimTags', () => {
  const RESULT: TaggedPlace = {
    id: '7',
    type: 'relation',
    names: ['Domtoren'],
    countryCode: 'NL',
    position: { latitude: 0, longitude: 0 },
    isSettlement: false,
    wikidata: 'Q42',
    wikipedia: 'nl:Domtoren (Utrecht)',
  } as unknown as TaggedPlace;
  const find = async (results: Partial<TaggedPlace>[], overrides: Partial<LocatedPlace> = {}) => {
    const queries: string[] = [];
    const searchTagged = async (query: string) => {
      queries.push(query);
      return results.map((result) => ({ ...RESULT, ...result }));
    };
    const tags = await new NominatimTags({ searchTagged } as never).findTags(place(overrides));
    return { tags, queries };
  };

  test.each([
    [{}, 'Dom Tower of Utrecht, Utrecht, Netherlands'],
    [{ city: null }, 'Dom Tower of Utrecht, Netherlands'],
    [{ kind: 'city', name: 'Utrecht' }, 'Utrecht, Utrecht Province, Netherlands'],
    [{ kind: 'city', name: 'Utrecht', region: 'Utrecht' }, 'Utrecht, Netherlands'],
    [{ kind: 'country', name: 'Netherlands' }, 'Netherlands'],
  ] as [Partial<LocatedPlace>, string][])('searches for %j as %s', async (overrides, query) => {
    expect((await find([], overrides)).queries).toEqual([query]);
  });

  test.each([
    [
      'a relation',
      {},
      { wikidataId: 'Q42', article: { language: 'nl', title: 'Domtoren (Utrecht)' }, relationId: '7' },
    ],
    ['a way', { type: 'way' }, { relationId: null }],
    ['no item', { wikidata: 'P31' }, { wikidataId: null }],
    ['no article', { wikipedia: 'Domtoren' }, { article: null }],
    ['an unknown country', { countryCode: null }, { wikidataId: 'Q42' }],
    ['another country', { countryCode: 'BE' }, null],
    ['another name', { names: ['Dom'] }, null],
    ['its other name', { names: ['dom tower of utrecht'] }, { wikidataId: 'Q42' }],
    ['a distance of 100 m', { position: { latitude: 100 / METERS_PER_DEGREE, longitude: 0 } }, { wikidataId: 'Q42' }],
    ['a distance of 200 m', { position: { latitude: 200 / METERS_PER_DEGREE, longitude: 0 } }, null],
  ] as [string, Partial<TaggedPlace>, object | null][])('reads of %s', async (_, result, tags) => {
    const found = (await find([result])).tags;
    if (tags === null) expect(found).toBeNull();
    else expect(found).toMatchObject(tags);
  });

  test('prefers a result with an item, and never takes a settlement for a region', async () => {
    const other = { type: 'way', wikidata: null } as Partial<TaggedPlace>;
    expect((await find([other, {}])).tags?.wikidataId).toBe('Q42');
    expect((await find([other])).tags).toMatchObject({ wikidataId: null, relationId: null });
    const region = { kind: 'region' } as const;
    expect((await find([{ isSettlement: true }], region)).tags).toBeNull();
    expect((await find([{}], region)).tags).not.toBeNull();
  });
});
