import { buildFacts, buildOsmKnowledge } from './osm-facts.js';
import type { OsmPlace } from './osm-tags.js';

const createPlace = (tags: Record<string, string>): OsmPlace => ({
  id: 'way/123',
  name: 'Trattoria Roma',
  names: ['Trattoria Roma'],
  tags,
  position: { latitude: 41.9, longitude: 12.5 },
  distance: 0,
  retrievedAt: new Date('2026-11-20T08:00:00Z'),
});

describe('buildOsmKnowledge', () => {
  it('names the element as the source, with its license and the time when the map was read', () => {
    const { facts, sources } = buildOsmKnowledge(createPlace({ cuisine: 'italian;pizza' }));
    expect(facts).toMatchObject([{ kind: 'cuisine', statement: 'Cuisine: italian, pizza.', value: 'italian, pizza' }]);
    expect(sources).toEqual([
      {
        id: 's1',
        provider: 'osm',
        name: 'OpenStreetMap: Trattoria Roma',
        url: 'https://www.openstreetmap.org/way/123',
        permalink: 'https://www.openstreetmap.org/way/123',
        revision: null,
        license: expect.objectContaining({ id: 'odbl-1.0' }),
        authors: 'OpenStreetMap contributors',
        retrievedAt: '2026-11-20T08:00:00.000Z',
      },
    ]);
  });

  it.each([
    [{ 'check_date:opening_hours': '2026-05-01' }, '2026-05-01'],
    [{ check_date: '2025-12-24' }, '2025-12-24'],
    [{ check_date: 'last spring' }, '2026-11-20'],
    [{ check_date: '2026-13-40' }, '2026-11-20'],
    [{}, '2026-11-20'],
  ])('dates opening hours: %j', (tags, asOf) => {
    const { facts } = buildOsmKnowledge(createPlace({ opening_hours: 'Mo-Su 12:00-23:00', ...tags }));
    expect(facts).toMatchObject([{ kind: 'opening hours', value: 'Mo-Su 12:00-23:00', asOf }]);
  });

  it('accepts only a web address as a website', () => {
    const website = (value: string) => buildOsmKnowledge(createPlace({ website: value })).facts;
    expect(website('https://roma.example')).toMatchObject([{ kind: 'website', value: 'https://roma.example/' }]);
    expect(website('javascript:alert(1)')).toEqual([]);
  });

  it('returns no source when the map states nothing', () => {
    expect(buildOsmKnowledge(createPlace({ amenity: 'restaurant' }))).toEqual({ facts: [], sources: [] });
  });
});

it('buildFacts: returns values and units, and omits invalid numbers', () => {
  expect(
    buildFacts({ name: 'Peak', tags: { name: 'Peak', ele: '2061.5', stars: 'many', start_date: '1889' } }),
  ).toEqual([
    { kind: 'inception', statement: 'Dates from 1889.', value: '1889' },
    { kind: 'elevation', statement: 'Height above the sea: 2061.5 m.', value: '2061.5', unit: 'm' },
  ]);
  expect(buildFacts({ name: 'Peak', tags: { ele: 'high' } })).toEqual([]);
});
