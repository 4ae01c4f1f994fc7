import { describe, expect, test } from '@jest/globals';
import { placeKnowledge } from '@placelore/contracts/places/facts.js';
import { joinStatements, pickFacts, pickStatements } from '@placelore/contracts/places/knowledge.js';
import { LICENSES } from '@placelore/contracts/places/licenses.js';
import type { LocatedPlace, PlaceClue } from '@placelore/contracts/places/places.js';
import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { formatDuration } from '../format-duration.js';
import { findNearbyPlaces } from './around/nearby.js';
import { buildBackground } from './background.js';
import { locate } from './locate.js';
import { formatPopulation } from './presentation/rounded-values.js';

const atlas = Atlas.load();
const locateAt = (latitude: number, longitude: number): LocatedPlace =>
  locate(atlas, [{ kind: 'photo position', position: { latitude, longitude }, confidence: 0.95 }]).place!;

const locateName = (text: string): LocatedPlace =>
  locate(atlas, [{ kind: 'stated location', text, confidence: 0.85 }]).place!;

describe('buildBackground', () => {
  test('returns the guidebook record of a sight', () => {
    const { facts, sources } = buildBackground(atlas, locateName('Eiffel Tower'));
    const record = atlas.guidebook.landmark('eiffel-tower')!;
    expect(joinStatements({ facts }, 'summary')).toBe(record.summary);
    expect(joinStatements({ facts }, 'significance')).toBe(record.significance);
    expect(pickStatements({ facts }, 'detail')).toEqual(record.facts);
    expect(pickFacts({ facts }, 'period')).toMatchObject([{ value: record.period }]);
    expect(sources).toEqual([
      expect.objectContaining({
        name: 'Placelore guidebook',
        url: null,
        permalink: null,
        revision: expect.stringMatching(/^\d+\.\d+\.\d+/),
        license: LICENSES.mit,
      }),
    ]);
  });

  test('returns facts of the gazetteer and of its region for a town without a guidebook record, and no distance of a sight in it', () => {
    const knowledge = buildBackground(atlas, locateAt(40.955, -5.65));
    expect(placeKnowledge.parse(knowledge)).toEqual(knowledge);
    const { facts, sources } = knowledge;
    expect(facts.slice(0, 2)).toMatchObject([
      {
        statement: 'Salamanca is a city of about 160,000 people in Castile and León, Spain.',
        kind: 'population',
        value: '160000',
        unit: 'people',
      },
      { statement: expect.stringMatching(/^Castile and León is a vast region/), kind: 'detail' },
    ]);
    expect(facts.map(({ kind }) => kind)).not.toContain('summary');
    const providerById = new Map(sources.map(({ id, provider }) => [id, provider]));
    expect(facts.map(({ kind, sourceId }) => [kind, providerById.get(sourceId)])).toEqual([
      ['population', 'gazetteer'],
      ['detail', 'guidebook'],
      ['location', 'gazetteer'],
    ]);
    expect(sources.find(({ provider }) => provider === 'gazetteer')).toMatchObject({ license: LICENSES.ccBy4 });
  });

  test('returns the sources of each fact about a country, in the order of the text', () => {
    const { facts, sources } = buildBackground(atlas, locateName('Japan'));
    const providerById = new Map(sources.map(({ id, provider }) => [id, provider]));
    expect(facts.map(({ kind, sourceId }) => [kind, providerById.get(sourceId)])).toEqual([
      ['summary', 'guidebook'],
      ['location', 'countries'],
      ['capital', 'countries'],
      ['detail', 'gazetteer'],
      ['language', 'countries'],
      ['inside', 'guidebook'],
    ]);
  });

  test("states what a town's region is after where the town is", () => {
    const statements = buildBackground(atlas, locateAt(37.1273, -7.6486)).facts.map(({ statement }) => statement);
    expect(statements.slice(0, 2)).toEqual([
      'Tavira is a town of about 15,000 people in the Algarve, Portugal.',
      expect.stringMatching(/^The Algarve is the southernmost region of mainland Portugal, /),
    ]);
  });

  test.each([
    [64.255, -15.2, 'Höfn is a village of about 1,700 people in Iceland.'],
    [43.5633, 11.8419, 'Capolona is a town of about 2,800 people in Tuscany, Italy.'],
  ])('uses the noun that fits the population at %d, %d', (latitude, longitude, expected) => {
    expect(buildBackground(atlas, locateAt(latitude, longitude)).facts[0]!.statement).toBe(expected);
  });

  test.each<[string, PlaceClue]>([
    ['a country', { kind: 'stated location', text: 'Japan', confidence: 0.85 }],
    ['a village', { kind: 'photo position', position: { latitude: 64.255, longitude: -15.2 }, confidence: 0.95 }],
    [
      'a sight known only to the vision provider',
      {
        kind: 'landmark recognized',
        text: 'Torre Guinigi',
        position: { latitude: 43.8438, longitude: 10.5075 },
        confidence: 0.8,
      },
    ],
  ])('returns at least two facts for %s', (_, clue) => {
    const { facts } = buildBackground(atlas, locate(atlas, [clue]).place!);
    expect(facts.length).toBeGreaterThanOrEqual(2);
  });

  test('states the starting point of every distance, regardless of where the photo was taken', () => {
    const place = { ...locateAt(43.5633, 11.8419), latitude: 43.6233, longitude: 11.9419 };
    const statements = buildBackground(atlas, place).facts.map(({ statement }) => statement);
    expect(statements.filter((statement) => / (?:km|m) /.test(statement))).toEqual([
      'Arezzo Cathedral, the nearest sight with a guide, is about 11 km south of Capolona.',
      'Arezzo is about 12 km south of Capolona.',
    ]);
  });

  test.each([
    [
      'a village',
      { latitude: 52.74, longitude: 6.0792 },
      ['Steenwijk, with about 17,000 people, is about 6 km northeast of Giethoorn.'],
    ],
    [
      'a village among lakes and mountains',
      { latitude: 46.2747, longitude: 13.9543 },
      [
        'Lake Bohinj is about 7 km west of Bohinjska Bistrica.',
        'Jesenice, with about 13,000 people, is about 20 km northeast of Bohinjska Bistrica.',
        'Lake Bled, the nearest sight with a guide, is about 15 km northeast of Bohinjska Bistrica.',
        'Ljubljana is about 49 km southeast of Bohinjska Bistrica.',
      ],
    ],
  ])('names what is around %s, and no sight that is far away', (_, position, expected) => {
    const { facts } = buildBackground(atlas, locateAt(position.latitude, position.longitude));
    expect(facts.filter(({ kind }) => kind === 'nearby').map(({ statement }) => statement)).toEqual(expected);
  });

  test('describes a restaurant by its guidebook record and its location', () => {
    const { venue } = atlas.guidebook.findVenuesByName('Le Procope')[0]!;
    const place = { ...locateAt(48.853, 2.3387), name: venue.name, kind: 'landmark', guidebookId: null } as const;
    const knowledge = buildBackground(atlas, { ...place, latitude: venue.latitude, longitude: venue.longitude });
    expect(joinStatements(knowledge, 'summary')).toBe(venue.description);
    expect(joinStatements(knowledge, 'significance')).toBe('Le Procope is a long-established restaurant of Paris.');
    expect(pickFacts(knowledge, 'cuisine')).toMatchObject([{ value: 'cuisine' in venue && venue.cuisine }]);
    expect(pickFacts(knowledge, 'opening')).toMatchObject([{ value: String(venue.since) }]);
    expect(pickFacts(knowledge, 'location')).toContainEqual(
      expect.objectContaining({
        statement: expect.stringMatching(/^Le Procope is about \d+(?: km|00 m) from the center of Paris\.$/),
        value: expect.stringMatching(/^\d+$/),
      }),
    );
  });

  test('rounds populations', () => {
    expect([76_346, 443_885, 940, 8_336_599].map(formatPopulation)).toEqual(['76,000', '440,000', '940', '8,300,000']);
  });
});

describe('findNearbyPlaces', () => {
  const paris = { position: { latitude: 48.8606, longitude: 2.3376 }, radius: 2_000, limit: 10, excludeNames: [] };
  const nearby = (query: Partial<Parameters<typeof findNearbyPlaces>[1]>) =>
    findNearbyPlaces(atlas.guidebook, { ...paris, kind: 'attraction', ...query });

  test('returns sights within the radius, nearest first, with a formatted distance', () => {
    const places = nearby({});
    expect(places.map(({ name }) => name)).toContain('Notre-Dame de Paris');
    expect(places.map(({ name }) => name)).not.toContain('Eiffel Tower');
    expect(places.map(({ distanceMeters }) => distanceMeters)).toEqual(
      places.map(({ distanceMeters }) => distanceMeters).toSorted((a, b) => a - b),
    );
    expect(places[0]).toMatchObject({ name: 'Louvre Museum', distance: '140 m', source: 'guidebook', slug: null });
  });

  test('omits excluded names in any spelling and respects the limit', () => {
    const names = (excludeNames: string[]) => nearby({ excludeNames }).map(({ name }) => name);
    expect(names([])).toContain('Louvre Museum');
    expect(names(['MUSÉE DU LOUVRE'])).not.toContain('Louvre Museum');
    expect(nearby({ limit: 1 })).toHaveLength(1);
  });

  test('returns restaurants and hotels of the guidebook', () => {
    const london = { latitude: 51.5, longitude: -0.12 };
    const [restaurant] = nearby({ kind: 'restaurant', position: london, radius: 3_000 });
    expect(restaurant).toMatchObject({ category: 'Restaurant', estimatedVisitTime: 'About 1 h 30 min' });
    const [hotel] = nearby({ kind: 'accommodation', position: london, radius: 3_000 });
    expect(hotel).toMatchObject({ name: 'The Savoy', category: 'Hotel', popularity: 0 });
    const excludeNames = ['the savoy'];
    const others = nearby({ kind: 'accommodation', position: london, radius: 3_000, excludeNames });
    expect(others.map(({ name }) => name)).not.toContain('The Savoy');
    expect(nearby({ kind: 'restaurant', position: { latitude: 24, longitude: 0.5 } })).toEqual([]);
  });

  test('formats durations in words', () => {
    expect([30, 60, 61, 90, 150].map(formatDuration)).toEqual([
      'About 30 min',
      'About 1 h',
      'About 1 h 1 min',
      'About 1 h 30 min',
      'About 2 h 30 min',
    ]);
  });
});
