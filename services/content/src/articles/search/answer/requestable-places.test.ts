import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { readSearch } from '../search-readings.js';
import { findRequestablePlaces } from './requestable-places.js';

const country = { place: { kind: 'country', country: 'NO' } };
const village = {
  place: {
    kind: 'city',
    city: null,
    town: { id: 1, name: 'Norway', country: 'US', admin: null, latitude: 45, longitude: -87, population: 3_000 },
  },
};
const INTENT = {
  ...{ places: [country], others: [village], excluded: [], kind: null, rest: [], topics: [], part: null },
  ...{ relation: 'near', isLesserKnown: false },
};
const find = (total: number) => findRequestablePlaces({} as never, INTENT as never, [], total).map(({ name }) => name);

test('findRequestablePlaces: offers no guide to a country with guides, nor to villages of its name', () => {
  expect(find(4)).toEqual(['Norway', 'Norway']);
  expect(find(5)).toEqual([]);
});

describe('findRequestablePlaces: for a search', () => {
  const list = (text: string, titles: string[] = [], total = titles.length) =>
    findRequestablePlaces(
      Atlas.load(),
      readSearch(text, 'exact'),
      titles.map((title) => ({ title })),
      total,
    ).map(({ name, location }) => `${name}, ${location}`);

  it('offers the place itself, with its position, unless it has a guide', () => {
    expect(findRequestablePlaces(Atlas.load(), readSearch('nice', 'exact'), [], 0)).toEqual([
      { name: 'Nice', location: 'France', latitude: 43.7009, longitude: 7.2683 },
    ]);
    expect(list('nice', ['Nice'])).toEqual([]);
  });

  it('offers a place with other words only if nothing was found', () => {
    expect(list('museums in nice')).toEqual(['Nice, France']);
    expect(list('museums in nice', ['Museum of Clocks'])).toEqual([]);
  });

  it('distinguishes places of one name by their regions', () => {
    expect(list('springfield').slice(0, 2)).toEqual([
      'Springfield, Missouri, United States',
      'Springfield, Massachusetts, United States',
    ]);
  });

  it.each(['hidden gems in lisbon', 'castles outside munich'])(
    'offers no guide to the place of "%s", because that is not what is looked for',
    (text) => expect(list(text)).toEqual([]),
  );

  it('offers what is inside a place, at most five, while it has few guides', () => {
    expect(list('tuscany', ['Siena'])).toEqual([
      ...['Tuscany, Italy', 'Elba, Italy', 'Chianti, Italy', "Val d'Orcia, Italy", 'Maremma, Italy'],
    ]);
    expect(list('tuscany', ['Siena'], 5)).toEqual(['Tuscany, Italy']);
    expect(list('tuscany', ['Tuscany', 'Elba', 'Chianti']).slice(0, 2)).toEqual([
      "Val d'Orcia, Italy",
      'Maremma, Italy',
    ]);
  });

  it('offers of a part of a country only what is in it, and not the whole', () => {
    const places = list('northern italy');
    expect(places.slice(0, 3)).toEqual(['Cinque Terre, Italy', 'Dolomites, Italy', 'Lake Como, Italy']);
    expect(list('southern italy')).not.toContain('Dolomites, Italy');
  });

  it('offers of a kind only places of that kind, and none near the place', () => {
    expect(list('islands in croatia', ['Vis']).slice(0, 2)).toEqual(['Hvar, Croatia', 'Brač, Croatia']);
    expect(list('castles in croatia', ['Trakošćan'])).toEqual([]);
  });

  it('offers of a kind near a town the nearest', () => {
    expect(list('islands near split', ['Vis'])[0]).toBe('Šolta, Croatia');
    expect(list('beaches near bangkok')).toEqual(['Koh Larn, Thailand', 'Koh Samet, Thailand']);
    expect(list('beaches near bangkok', ['Koh Larn'], 5)).toEqual([]);
    expect(list('places near bangkok', ['Wat Pho'])).not.toContain('Koh Larn, Thailand');
  });

  it('offers day trips to destinations and to other capitals of provinces', () => {
    const trips = list('day trips from barcelona', ['Girona Cathedral']);
    expect(trips).toEqual(expect.arrayContaining(['Montserrat, Spain', 'Tarragona, Spain']));
    expect(trips.filter((name) => /Girona|Tarragona|Badalona/.test(name))).toEqual(['Tarragona, Spain']);
    expect(list('day trips from barcelona', [], 5)).toEqual([]);
  });

  it.each([
    ['wine regions france', ['Burgundy', 'Loire Valley', 'Alsace', 'Champagne']],
    ['southern france villages', ['Rocamadour', 'Gordes', 'Les Baux-de-Provence']],
    ['hiking in new zealand', ['Tongariro Alpine Crossing', 'Milford Track', 'Fiordland National Park']],
  ])('offers destinations that are of a kind by what they say: %s', (text, names) => {
    const found = list(text, ['Emerald Lakes']);
    expect(found.map((name) => name.split(', ')[0])).toEqual(expect.arrayContaining(names));
  });

  it('offers the best known places of a topic, but none whose name begins a title that was found', () => {
    expect(list('ghost towns').slice(0, 2)).toEqual(['Pripyat, Ukraine', 'Bodie, United States']);
    const safaris = list('safari', ['Masai Mara National Reserve']);
    expect(safaris).toContain('Kruger National Park, South Africa');
    expect(safaris).not.toContain('Masai Mara, Kenya');
    expect(list('safari', ['Masai Mara National Reserve'], 5)).toEqual([]);
  });

  it('offers a town that is only known as the address of sights', () => {
    expect(list('chefchaouen', ['Kasbah of Chefchaouen'])[0]).toBe('Chefchaouen, Morocco');
    expect(list('chefchaouen', ['Chefchaouen'])).toEqual([]);
    expect(list('lantern', [])).toEqual([]);
  });

  it('offers a place that has the name among others, though it is little known', () => {
    expect(list('skellig michael')).toEqual(['Skellig Islands, Ireland']);
  });

  it('offers places in the wild, and says no country of a region in many', () => {
    expect(list('where to see penguins', ['Boulders Beach'])).toEqual(
      expect.arrayContaining(['Falkland Islands, ', 'Phillip Island, Australia']),
    );
    expect(list('caribbean')[0]).toBe('Caribbean, ');
  });
});
