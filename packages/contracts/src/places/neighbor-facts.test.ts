import { createKnowledge } from './knowledge.js';
import { LICENSES } from './licenses.js';
import { addNeighborFacts, pickMeasuredFacts } from './neighbor-facts.js';
import type { LocatedPlace } from './places.js';

const place: LocatedPlace = {
  name: 'Eiffel Tower',
  localName: null,
  kind: 'landmark',
  category: 'Landmark',
  latitude: 48.8584,
  longitude: 2.2945,
  city: 'Paris',
  region: null,
  country: 'France',
  countryCode: 'FR',
  guidebookId: null,
  confidence: 0.9,
  evidence: [],
  provider: 'embedded',
  attribution: null,
};
const source = {
  provider: 'wikidata',
  name: 'Wikidata',
  url: null,
  permalink: null,
  revision: null,
  license: LICENSES.cc0,
  authors: null,
  retrievedAt: '2026-11-20T10:00:00.000Z',
} as const;
const knowledge = createKnowledge(source, [{ kind: 'detail', statement: 'It rusts.' }]);
const coordinates = { lat: 0, lng: 0 };
const measuredAt = new Date('2026-11-21T10:00:00Z');
const measure = (subject: Partial<LocatedPlace>, ...neighbors: { name: string; distance: string; note?: string }[]) =>
  pickMeasuredFacts(
    addNeighborFacts(
      knowledge,
      { ...place, ...subject },
      neighbors.map((neighbor) => ({ ...neighbor, coordinates })),
      measuredAt,
    ),
  );
const state = (subject: Partial<LocatedPlace>, ...neighbors: { name: string; distance: string; note?: string }[]) =>
  measure(subject, ...neighbors).neighbors.map(({ statement }) => statement);

it('addNeighborFacts: adds distances after the other facts, with their own source', () => {
  const { facts, sources } = addNeighborFacts(
    knowledge,
    place,
    [{ name: 'Louvre', distance: '1.2 km', coordinates }],
    measuredAt,
  );
  expect(facts.map(({ id, statement, value, unit }) => [id, statement, value, unit])).toEqual([
    ['f1', 'It rusts.', null, null],
    ['f2', 'Eiffel Tower is in Paris, France.', null, null],
    ['f3', 'Louvre is 1.2 km from Eiffel Tower.', '1.2', 'km'],
  ]);
  expect(sources.map(({ name, retrievedAt }) => [name, retrievedAt])).toEqual([
    ['Wikidata', source.retrievedAt],
    ['Placelore map (straight-line distances)', measuredAt.toISOString()],
  ]);
});

it('addNeighborFacts: measures from the center of a town', () => {
  expect(state({ kind: 'city', name: 'Delft' }, { name: 'Oude Kerk', distance: '300 m' })).toEqual([
    'Oude Kerk is 300 m from the center of Delft.',
  ]);
});

it('addNeighborFacts: states where places inside a country are, and repeats no name', () => {
  const netherlands = { kind: 'country', name: 'Netherlands', countryCode: 'NL' } as const;
  const inside = [
    { name: 'Friesland', distance: '', note: 'Region' },
    { name: 'Rijksmuseum', distance: '', note: 'Amsterdam' },
    { name: 'Wadden Islands', distance: '', note: 'Islands' },
  ];
  expect(state(netherlands, ...inside)).toEqual([
    'Friesland is in the Netherlands.',
    'Rijksmuseum is in Amsterdam, the Netherlands.',
    'Wadden Islands are in the Netherlands.',
  ]);
  const singapore = { kind: 'country', name: 'Singapore', countryCode: 'SG' } as const;
  expect(state(singapore, { name: 'Merlion', distance: '', note: 'Singapore' })).toEqual(['Merlion is in Singapore.']);
});

it('addNeighborFacts: adds nothing without neighbors or without a distance', () => {
  expect(state({})).toEqual([]);
  expect(state({}, { name: 'Louvre', distance: '' })).toEqual([]);
});

it.each([
  [
    { localName: 'Tour Eiffel', region: 'Île-de-France' },
    'Eiffel Tower (Tour Eiffel) is in Paris, Île-de-France, France.',
  ],
  [{ name: 'Hôtel Sully', noun: 'a hotel' }, 'Hôtel Sully is a hotel in Paris, France.'],
  [{ name: 'Delft', city: 'Delft', country: 'Netherlands', countryCode: 'NL' }, 'Delft is in the Netherlands.'],
])('addNeighborFacts: states where %j is, and repeats no name', (subject, statement) => {
  expect(measure(subject).location.map((fact) => fact.statement)).toEqual([statement]);
});

it('addNeighborFacts: states no location of a country', () => {
  const monaco = { name: 'Monaco', city: 'Monaco', country: 'Monaco', countryCode: 'MC' };
  expect(measure(monaco).location).toEqual([]);
  expect(addNeighborFacts(knowledge, { ...place, ...monaco }, [], measuredAt)).toEqual(knowledge);
});
