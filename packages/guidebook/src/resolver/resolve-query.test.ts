import { describe, expect, test } from '@jest/globals';
import { Atlas, getCountryCodes, getDisplayName } from '../atlas/atlas.js';
import { resolveQuery } from './resolve-query.js';

const atlas = Atlas.load();

/** Returns the status and the first place: its kind, name and first country. */
function resolve(query: string): [string, string | null] {
  const { status, candidates } = resolveQuery(atlas, query);
  const place = candidates[0]?.place;
  return [status, place ? `${place.kind}: ${getDisplayName(place)}, ${getCountryCodes(place)[0] ?? ''}` : null];
}

describe('resolveQuery', () => {
  test.each([
    // Destinations, which are neither towns nor sights.
    ['Bali', 'destination: Bali, ID'],
    ['Bali, Indonesia', 'destination: Bali, ID'],
    ['Provence', 'destination: Provence, FR'],
    ['Patagonia', 'destination: Patagonia, AR'],
    ['California', 'destination: California, US'],
    ['Sicily', 'destination: Sicily, IT'],
    ['Hawaii', 'destination: Hawaii, US'],
    ['Tuscany', 'destination: Tuscany, IT'],
    ['Toscana', 'destination: Tuscany, IT'],
    ['Santorini', 'destination: Santorini, GR'],
    ['the Amalfi coast', 'destination: Amalfi Coast, IT'],
    ['Goa beaches', 'destination: Goa, IN'],
    ['Bali island', 'destination: Bali, ID'],
    ['lake como italy', 'destination: Lake Como, IT'],
    ['Lago di Como', 'destination: Lake Como, IT'],
    ['Scotland', 'destination: Scotland, GB'],
    ['Sahara', 'destination: Sahara, DZ'],
    ['Isle of Skye', 'destination: Isle of Skye, GB'],
    ['Galapagos', 'destination: Galápagos Islands, EC'],
    ['Zanzibar', 'destination: Zanzibar, TZ'],
    ['Cote d’Azur', 'destination: French Riviera, FR'],
    ['Bayern', 'destination: Bavaria, DE'],
    ['Hokkaido', 'destination: Hokkaido, JP'],
    ['Serengeti', 'destination: Serengeti, TZ'],
    // Places too small for the gazetteer. An alias of a region begins with the first.
    ['Hallstatt', 'destination: Hallstatt, AT'],
    ['Everest Base Camp trek', 'destination: Everest Base Camp, NP'],
    ['Niseko ski resort', 'destination: Niseko, JP'],
    ['香格里拉', 'destination: Shangri-La, CN'],
    // Towns by prominence, context and spelling.
    ['Valencia', 'city: Valencia, ES'],
    ['Valencia, Venezuela', 'city: Valencia, VE'],
    ['Rome, Georgia', 'city: Rome, US'],
    ['Paris, Texas', 'city: Paris, US'],
    ['Cambridge MA', 'city: Cambridge, US'],
    ['Nice', 'city: Nice, FR'],
    ['Best, Netherlands', 'city: Best, NL'],
    ['Barcelna', 'city: Barcelona, ES'],
    ['東京', 'city: Tokyo, JP'],
    ['things to do in Lisbon', 'city: Lisbon, PT'],
    ['trip to Kyoto', 'city: Kyoto, JP'],
    ['weather in Athens', 'city: Athens, GR'],
    ['Ulaanbaatar City', 'city: Ulaanbaatar, MN'],
    // Countries, also in other languages.
    ['Mısır', 'country: Egypt, EG'],
    ['Luxembourg', 'country: Luxembourg, LU'],
    ['Nederland', 'country: Netherlands, NL'],
    ['Burma', 'country: Myanmar, MM'],
    // Sights.
    ['efel tower', 'landmark: Eiffel Tower, FR'],
    ['Eiffel Tower Paris', 'landmark: Eiffel Tower, FR'],
    ['Paris Eiffel Tower', 'landmark: Eiffel Tower, FR'],
    ['Hoi An Old Town', 'landmark: Hoi An Ancient Town, VN'],
    ['Notre Dame', 'landmark: Notre-Dame de Paris, FR'],
    ['St Peters', "landmark: St Peter's Basilica, VA"],
    ['北京故宫', 'landmark: Forbidden City, CN'],
    ['Mt Fuji', 'landmark: Mount Fuji, JP'],
    // Of two names without a comma, the larger place is the area, in either order.
    ['Petra Mallorca', 'city: Petra, ES'],
    ['Sardinia Cagliari', 'city: Cagliari, IT'],
    // Official names, and words for what people search in a place.
    ['大韓民国', 'country: South Korea, KR'],
    ['Bundesrepublik Deutschland', 'country: Germany, DE'],
    ['Kyoto temples', 'city: Kyoto, JP'],
  ])('finds "%s": %s', (query, expected) => {
    expect(resolve(query)).toEqual(['found', expected]);
  });

  test.each(['Springfield', 'San José', 'Georgia', 'Victoria'])('asks which "%s" is meant', (query) => {
    const { status, candidates } = resolveQuery(atlas, query);
    expect(status).toBe('ambiguous');
    expect(candidates.length).toBeGreaterThan(1);
  });

  test.each([
    ['Eiffel Tower, Berlin', 'landmark: Eiffel Tower, FR'],
    ['Eiffel Tower, Paris, Texas', 'landmark: Eiffel Tower, FR'],
    ['Trattoria Da Mario, Florence', 'city: Florence, IT'],
    // Rotenburg is more similar but has half as many people, which is too few to be offered for a misspelled name.
    ['Rotenburgg', 'city: Rottenburg, DE'],
  ])('offers a place for "%s" without using it', (query, expected) => {
    expect(resolve(query)).toEqual(['suggested', expected]);
  });

  test.each([
    'Neverland',
    'Hogwarts',
    'my house',
    'at the beach',
    'best pizza',
    'asdf',
    '12345',
    '…!?',
    '',
    'honeymoon',
  ])('finds no place in "%s"', (query) => {
    expect(resolve(query)[0]).toBe('unknown');
  });

  test.each(['Bali constructor', 'constructor Bali', 'constructor'])('finds no place in the hostile "%s"', (query) => {
    expect(resolve(query)[0]).not.toBe('found');
  });

  test('lists the other places with a name after the most likely one', () => {
    const { candidates } = resolveQuery(atlas, 'Valencia');
    expect(candidates.map(({ place }) => getCountryCodes(place)[0])).toEqual(expect.arrayContaining(['ES', 'VE']));
  });

  test('states how the words match', () => {
    const getMatch = (query: string) => resolveQuery(atlas, query).candidates[0]?.match;
    expect([getMatch('Bali'), getMatch('Toscana'), getMatch('efel tower'), getMatch('Eiffel Tower, Berlin')]).toEqual([
      'exact',
      'exact',
      'spelling',
      'partial',
    ]);
  });

  test.each(['Iguazu Falls, Foz do Iguaçu', 'Iguazu Falls, Puerto Iguazú', 'Mont Blanc, Chamonix'])(
    'finds a sight on a border beside a town of one of its countries: %s',
    (query) => {
      const { status, candidates } = resolveQuery(atlas, query);
      expect([status, candidates[0]?.match]).toEqual(['found', 'exact']);
    },
  );

  test('omits what a filter excludes', () => {
    const { candidates } = resolveQuery(atlas, 'Valencia', (place) => getCountryCodes(place).includes('VE'));
    expect(candidates.map(({ place }) => getCountryCodes(place)[0])).toEqual(candidates.map(() => 'VE'));
  });
});
