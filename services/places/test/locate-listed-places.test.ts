import type { Route } from '@placelore/contracts/core/route.js';
import type { PlaceKnowledge } from '@placelore/contracts/places/facts.js';
import { LICENSES } from '@placelore/contracts/places/licenses.js';
import { places } from '@placelore/contracts/places/maps.js';
import { internalPlaces } from '@placelore/contracts/places/places.internal.js';
import { type NearbyPlace } from '@placelore/contracts/places/places.js';
import { type FakeOverpass, type OverpassElement, startFakeOverpass } from '../../../infra/fake-vendors/overpass.ts';
import { type PlacesTestService, startPlacesService, WORKER } from './support/places-service.js';

/** Overpass is a fake with unusual names, and Nominatim is unreachable; Postgres and Redis are real. */
let overpass: FakeOverpass;
let service: PlacesTestService;

beforeAll(async () => {
  overpass = await startFakeOverpass();
  service = await startPlacesService(1, {
    OSM_NOMINATIM_URL: 'http://127.0.0.1:9/',
    OSM_OVERPASS_URL: `${overpass.url}/api/interpreter`,
    OSM_ROUTER_URL: 'http://127.0.0.1:9/',
  });
});
afterAll(async () => {
  await service?.stop();
  await overpass?.close();
});

const ROME = { latitude: 41.8902, longitude: 12.4922 };
const NAMES: [string, Record<string, string>][] = [
  ['Roma', { amenity: 'restaurant', cuisine: 'roman' }],
  ['Colosseum', { amenity: 'restaurant' }],
  ['Q', { amenity: 'restaurant' }],
  ['8½', { amenity: 'restaurant' }],
  ['!!!', { amenity: 'restaurant' }],
  ['L\u2019Osteria "da Nino" & Figli, dal 1900', { amenity: 'restaurant' }],
  ['日本料理 さくら', { amenity: 'restaurant' }],
  ['Hotel Roma', { tourism: 'hotel' }],
  ['Guide to Rome', { tourism: 'hostel' }],
  ["'; drop table articles; --", { tourism: 'guest_house' }],
  ['Santa Maria, Madre di Dio (Cappella)', { historic: 'church' }],
  ['Things to Do in Rome', { tourism: 'museum' }],
];
const elements: OverpassElement[] = NAMES.map(([name, tags], index) => ({
  type: 'node',
  id: 100 + index,
  lat: ROME.latitude + 0.0012 * (index + 1),
  lon: ROME.longitude,
  tags: { name, ...tags },
}));

describe('POST /internal/places/locate with places listed by OpenStreetMap', () => {
  beforeEach(() => overpass.setDefault({ kind: 'ok', elements }));

  it.each<[string, Route]>([
    ['attraction', places.nearbyAttractions],
    ['restaurant', places.nearbyRestaurants],
    ['accommodation', places.nearbyAccommodations],
  ])('finds each listed %s by its name and position', async (_, route) => {
    const { body: listed } = await service.call(route, { ...ROME, limit: 50 });
    expect(listed).toHaveLength(NAMES.length);
    for (const { name, coordinates } of listed as NearbyPlace[]) {
      const at = { latitude: coordinates.lat, longitude: coordinates.lng };
      const { body } = await service.call(internalPlaces.locate, { query: name, clues: [], at }, WORKER);
      expect(body.place).toMatchObject({ name, ...at, country: 'Italy', provider: 'osm', kind: 'landmark' });
    }
  });

  it('returns the map data of the place', async () => {
    const at = { latitude: elements[0]!.lat!, longitude: elements[0]!.lon! };
    const { body } = await service.call(internalPlaces.locate, { query: 'Roma', clues: [], at }, WORKER);
    expect(body.place).toMatchObject({ noun: 'a restaurant', category: 'Restaurant', city: 'Rome' });
    expect(body.place.attribution).toContain('OpenStreetMap');
    const described = await service.call(internalPlaces.describe, { place: body.place }, WORKER);
    const { facts, sources } = described.body.background as PlaceKnowledge;
    expect(sources[0]).toMatchObject({
      provider: 'osm',
      name: 'OpenStreetMap: Roma',
      permalink: expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\/(node|way)\/\d+$/),
      license: LICENSES.odbl,
    });
    expect(facts[0]).toMatchObject({ kind: 'cuisine', value: 'roman', sourceId: 's1' });
  });

  it('returns facts about the location when the map fails between the calls', async () => {
    const at = { latitude: elements[1]!.lat! + 1e-5, longitude: elements[1]!.lon! };
    const { body } = await service.call(internalPlaces.locate, { query: 'Colosseum', clues: [], at }, WORKER);
    expect(body.place).toMatchObject({ provider: 'osm' });
    overpass.setDefault({ kind: 'serverError' });
    // A position without a cached response requires another call to the map.
    const place = { ...body.place, latitude: body.place.latitude + 0.01 };
    const described = await service.call(internalPlaces.describe, { place }, WORKER);
    expect(described.status).toBe(200);
    const { sources } = described.body.background as PlaceKnowledge;
    expect(sources.map(({ provider }) => provider)).not.toContain('osm');
    expect(sources).not.toEqual([]);
  });

  it('reports a failure instead of a missing place, but needs no map for places in the guidebook', async () => {
    overpass.setDefault({ kind: 'serverError' });
    const locateQuery = (query: string, latitude: number) =>
      service.call(internalPlaces.locate, { query, clues: [], at: { latitude, longitude: 2.3387 } }, WORKER);
    expect((await locateQuery('Trattoria Nowhere', 48.86)).status).toBeGreaterThanOrEqual(500);
    expect((await locateQuery('Le Procope', 48.853)).body.place).toMatchObject({ name: 'Le Procope' });
    expect((await locateQuery('Paris', 48.853)).body.place).toMatchObject({ name: 'Paris', kind: 'city' });
  });
});
