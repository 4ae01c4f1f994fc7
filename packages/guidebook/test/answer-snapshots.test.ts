import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { Atlas, type AtlasPlace, getPlaceKey, getPosition } from '@placelore/guidebook/atlas/atlas.js';
import { findNamesInText } from '@placelore/guidebook/atlas/find-names-in-text.js';
import { findCountryAt, findSovereignCountryAt } from '@placelore/guidebook/countries/borders.js';
import { COUNTRY_CODES, getCountryName, getCountryProfile } from '@placelore/guidebook/countries/countries.js';
import {
  describeCapital,
  describeCountry,
  describeLanguages,
} from '@placelore/guidebook/countries/country-statements.js';
import { interpretName } from '@placelore/guidebook/resolver/interpret-name.js';
import {
  findCitiesInside,
  findDestinationsInside,
  findLandmarksInside,
} from '@placelore/guidebook/resolver/places-inside.js';
import { resolveQuery } from '@placelore/guidebook/resolver/resolve-query.js';
import { findAreasByBeginning } from '@placelore/guidebook/searches/complete-name.js';
import { findKind, KIND_WORDS } from '@placelore/guidebook/searches/kinds/place-kinds.js';
import { parseSearch, type Spelling } from '@placelore/guidebook/searches/parse-search.js';

// To accept changed answers after reading their differences, delete the snapshot file and run these tests.
const atlas = Atlas.load();

const QUERIES = ['./place-queries.json', './small-place-queries.json'].flatMap((file) =>
  (JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as { q: string }[]).map(({ q }) => q),
);

/** Returns every n-th entry, so that all parts of a list occur. */
const sample = <T>(list: readonly T[], count: number): T[] =>
  Array.from({ length: count }, (_, index) => list[Math.floor((index * list.length) / count)]!);

const SIGHTS = sample(atlas.guidebook.landmarks, 40);
const CITIES = sample(atlas.guidebook.cities, 30);

/** Places with a region of the neighboring country, or of one that numbers its regions in the same way. */
const BESIDE_BORDERS = [
  'Tijuana, California',
  'Windsor, Michigan',
  'Detroit, Ontario',
  'Ciudad Juárez, Texas',
  'Salzburg, Bavaria',
  'Strasbourg, Baden-Württemberg',
  'Niagara Falls, New York',
  'Rome, Nova Scotia',
  'Sydney, British Columbia',
];

/** Omits one letter in the middle. */
const misspell = (name: string) => name.slice(0, name.length >> 1) + name.slice((name.length >> 1) + 1);

const formatNumber = (value: number) => String(Math.round(value * 1000) / 1000);
const formatPlaces = (places: readonly { place: AtlasPlace; score: number; match: string }[]) =>
  places.map(({ place, score, match }) => `${getPlaceKey(place)} ${match} ${formatNumber(score)}`).join(', ');

test('resolveQuery: answers judged, misspelled and completed names as recorded', () => {
  const queries = [
    ...QUERIES,
    ...CITIES.map(({ name }) => misspell(name)),
    ...SIGHTS.map(({ name }) => misspell(name)),
    ...SIGHTS.map(({ name, city }) => `${name}, ${city}`),
    ...SIGHTS.map(({ name }, index) => `${name} ${CITIES[index % CITIES.length]!.name}`),
    ...BESIDE_BORDERS,
  ];
  const lines = queries.map((query) => {
    const { status, candidates } = resolveQuery(atlas, query);
    return `${query} → ${status}: ${formatPlaces(candidates.slice(0, 3))}`;
  });
  expect(lines.join('\n')).toMatchSnapshot();
});

test('interpretName: rates what a text may mean as recorded', () => {
  const texts = [...sample(QUERIES, 60), 'Trattoria Da Mario, Florence', 'Eiffel Tower, Berlin', 'Efel Tower'];
  const lines = texts.map((text) => {
    const found = interpretName(atlas, text).slice(0, 3);
    const format = ({ place, quality, isExact, isComplete, isAmbiguous }: (typeof found)[number]) =>
      `${getPlaceKey(place)} ${formatNumber(quality)} ${[isExact, isComplete, isAmbiguous].map(Number).join('')}`;
    return `${text} → ${found.map(format).join(', ')}`;
  });
  expect(lines.join('\n')).toMatchSnapshot();
});

test('findKind: knows every word for a kind, with the categories, types and nouns of the kind', () => {
  const kinds = new Map(KIND_WORDS.map((words) => [findKind(words.split(' '))!.kind, [] as string[]]));
  for (const words of KIND_WORDS) kinds.get(findKind(words.split(' '))!.kind)!.push(words);
  expect([...kinds].map(([kind, words]) => JSON.stringify({ ...kind, words })).join('\n')).toMatchSnapshot();
});

test.each(['exact', 'similar'] as Spelling[])(
  'parseSearch: reads searches with %s spelling as recorded',
  (spelling) => {
    const searches = [
      ...sample(QUERIES, spelling === 'exact' ? 200 : 50),
      ...sample(KIND_WORDS, 60).map((words, index) => `${words} in ${CITIES[index % CITIES.length]!.name}`),
      ...sample(KIND_WORDS, 40).map((words, index) => `${CITIES[index % CITIES.length]!.name} ${words}`),
      ...'castles near munich|gothic churches in france|in rome|things to do in lisbon|museums near me|near me'.split(
        '|',
      ),
      ...'unesco portugal|gaudi barcelona|roman temples|norman castles|castles bavaria|split beach|grand bazaar'.split(
        '|',
      ),
      ...'beaches around me|volcanoes|rome, georgia|tanzania safari|museum|musems in pariss|the best of|'.split('|'),
    ];
    const lines = searches.map((text) => {
      const { subject, kind, relation, places, others, rest, isCorrected } = parseSearch(atlas, text, spelling);
      const found = `${formatPlaces(places.slice(0, 2))}; others ${others.length}`;
      return `${text} → ${JSON.stringify([subject, kind?.label, relation, rest, isCorrected])} ${found}`;
    });
    expect(lines.join('\n')).toMatchSnapshot();
  },
);

test('parseSearch: reads conditions, topics, parts, exclusions and questions as recorded', () => {
  const searches = readFileSync(new URL('./searches.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const lines = searches.map((text) => {
    const intent = parseSearch(atlas, text, 'exact');
    const { places, others, excluded, part, kind, topics, ...plain } = intent;
    const format = (candidates: typeof places) => candidates.slice(0, 4).map(({ place }) => getPlaceKey(place));
    const known = {
      places: format(places),
      others: format(others),
      excluded: format(excluded),
      part: part && `${part.direction} ${part.box.map(formatNumber)}`,
      kind: kind?.label ?? null,
      topics: topics.map(({ label }) => label),
    };
    return `${text} → ${JSON.stringify({ ...plain, ...known })}`;
  });
  expect(lines.join('\n')).toMatchSnapshot();
});

test('findNamesInText: rates names on signs as recorded', () => {
  const texts = [
    ...SIGHTS.flatMap(({ name, city }) => [name, `${city}\n${name}`, `Welcome to the ${misspell(name)}`]),
    ...sample(SIGHTS, 10).flatMap(({ name, localName }) => [`Restaurant ${name}`, `Via ${name}`, localName ?? '']),
    ...sample(CITIES, 10).flatMap(({ name }) => [name, `Comune di ${name}`, `Hotel Continentale ${name}`]),
    ...sample(CITIES, 10).map(({ name, country }) => `${name} ${getCountryName(country)}`),
    'Say this is the Taj Mahal',
    '北京故宫博物院',
    'UFFIZI',
    'C0L0SSEUM',
  ];
  const lines = texts.map((text) => {
    const names = findNamesInText(atlas, text).slice(0, 4);
    const format = ({ place, phrase, quality }: (typeof names)[number]) =>
      `${getPlaceKey(place)} "${phrase}" ${formatNumber(quality)}`;
    return `${JSON.stringify(text)} → ${names.map(format).join(', ')}`;
  });
  expect(lines.join('\n')).toMatchSnapshot();
});

test('places inside and names by their beginning: are found as recorded', () => {
  const areas = ['Italy', 'Bavaria', 'Paris', 'Bali', 'Sahara', 'Louvre', 'Georgia', 'Istanbul', 'Lake Como'].map(
    (name) => resolveQuery(atlas, name).candidates[0]!.place,
  );
  const format = (records: readonly { id: string }[]) =>
    `${records.length} (${records.slice(0, 5).map(({ id }) => id)})`;
  const inside = areas.map(
    (area) =>
      `${getPlaceKey(area)} → ${[findLandmarksInside, findCitiesInside, findDestinationsInside].map((find) => format(find(atlas, area))).join(' ')}`,
  );
  const beginnings = ['a', 'ba', 'new', 'Île', 'south k', 'xyz', ''].map(
    (text) => `${text} → ${findAreasByBeginning(atlas, text, 4).map(getPlaceKey)}`,
  );
  const offsets = areas.map((area) => JSON.stringify(getPosition(area)));
  expect([...inside, ...beginnings, ...offsets].join('\n')).toMatchSnapshot();
});

test('countries: have the recorded profiles, statements and borders', () => {
  const profiles = COUNTRY_CODES.map((code) =>
    JSON.stringify([getCountryProfile(code), describeCountry(code), describeCapital(code), describeLanguages(code)]),
  );
  const latitudes = Array.from({ length: 15 }, (_, index) => -68 + 10 * index);
  const longitudes = Array.from({ length: 36 }, (_, index) => -178 + 10 * index);
  const rows = latitudes.map((latitude) =>
    longitudes
      .map((longitude) => ({ latitude, longitude }))
      .map((at) => `${findCountryAt(at) ?? '..'}${findSovereignCountryAt(at) === findCountryAt(at) ? '' : '*'}`)
      .join(' '),
  );
  expect([...profiles, ...rows].join('\n')).toMatchSnapshot();
});
